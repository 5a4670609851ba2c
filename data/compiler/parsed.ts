/** JSON inside a string literal: engines parse it faster than the same data written as an object literal. */
export function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
