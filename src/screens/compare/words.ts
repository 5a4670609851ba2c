/** Sentences of the compare page that depend on what they speak of. */

/** The toast about ids that the catalogue does not have. */
export function unknownIdsNotice({ length }: readonly string[]): string {
  return length === 1
    ? 'One tax regime of this link does not exist here and was left out.'
    : `${length} tax regimes of this link do not exist here and were left out.`;
}

/** Names in a sentence: "Georgia, Malta, and Spain"; each once. */
export function namesText(names: readonly string[]): string {
  return listText([...new Set(names)]);
}

/** Not with `Intl`: three words do not need the browser's locale data. */
function listText(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
