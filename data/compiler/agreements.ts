/** What two countries have agreed, from the table of pairs. */
import type { Agreement, LeavingSource } from '../../src/catalogue/leavingHome.ts';
import type { ParsedData } from './read.ts';

type Agreements = ParsedData['agreements'];

/** Two slugs as the table names them. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** What a person who leaves a country finds agreed with others; two that are both no destination have no entry. */
export function agreementsOf(
  from: string,
  others: readonly string[],
  { pairs }: Agreements,
): Record<string, Agreement> {
  return Object.fromEntries(
    others.flatMap((to) => {
      const pair = pairs[pairOf(from, to)];
      return pair ? [[to, agreementFrom(from, pair)]] : [];
    }),
  );
}

function agreementFrom(
  from: string,
  { taxTreaty, socialSecurity, note, noteFrom }: Agreements['pairs'][string],
): Agreement {
  const notes = [note, noteFrom?.[from]].filter((one) => one !== undefined);
  return {
    taxTreaty: taxTreaty === null ? null : taxTreaty !== false,
    since: taxTreaty || null,
    socialSecurity,
    note: notes.length > 0 ? notes.join('; ') : null,
  };
}

/** Where they are written. */
export function agreementsSourceOf(from: string, { sources }: Agreements): LeavingSource {
  const source = sources[from]?.[0];
  if (!source) throw new RangeError(`No source says what ${from} has agreed.`);
  return source;
}
