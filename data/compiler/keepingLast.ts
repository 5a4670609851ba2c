/**
 * Keeps by name what was made last, and of what: an edit of one file leaves what is made of the others as it is.
 * What cannot be made is not kept: it is undefined, or throws.
 */
export function keepingLast<Kept>() {
  const last = new Map<string, { readonly of: readonly unknown[]; readonly made: Kept }>();
  return <Made extends Kept | undefined>(
    name: string,
    of: readonly unknown[],
    make: () => Made,
  ): Kept | Made => {
    const before = last.get(name);
    if (before?.of.every((one, place) => one === of[place])) return before.made;
    const made = make();
    if (made !== undefined) last.set(name, { of, made });
    return made;
  };
}
