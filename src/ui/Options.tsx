interface Props<Value> {
  readonly of: Iterable<readonly [value: Value, text: string | number]>;
}

/** What can be chosen in a select. */
export function Options<Value extends string | number>({ of }: Props<Value>) {
  return [...of].map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
