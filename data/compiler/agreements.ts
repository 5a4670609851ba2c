/** What two countries have agreed: destinations in a table of pairs, home countries in their own files. */
import type { Agreement, LeavingSource } from '../../src/catalogue/leaving.ts';
import type { ParsedData } from './read.ts';

type Agreed = Pick<ParsedData, 'agreements' | 'leaving'>;

/** Two slugs as the table names them. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** What a country has agreed with another one; null where the data say nothing. */
export function agreementOf(from: string, to: string, { agreements, leaving }: Agreed): Agreement | null {
  const pair = agreements.pairs[pairOf(from, to)];
  if (pair) {
    const { noteFrom, note, ...agreed } = pair;
    const notes = [note, noteFrom?.[from]].filter((one) => typeof one === 'string');
    return { ...agreed, note: notes.length > 0 ? notes.join('; ') : null };
  }
  // What a home country's file says is about both directions, but for its notes.
  const own = leaving[from]?.agreements?.[to];
  const others = leaving[to]?.agreements?.[from];
  return own ?? (others ? { ...others, note: null } : null);
}

/** What somebody who leaves a country finds agreed with others. */
export function agreementsOf(
  from: string,
  others: readonly string[],
  data: Agreed,
): Record<string, Agreement> {
  return Object.fromEntries(
    others.flatMap((to) => {
      const agreed = to === from ? null : agreementOf(from, to, data);
      return agreed ? [[to, agreed]] : [];
    }),
  );
}

/** Where they are written. */
export function agreementsSourceOf(from: string, { agreements, leaving }: Agreed): LeavingSource {
  const source = leaving[from]?.agreementsSource ?? agreements.sources[from]?.[0];
  if (!source) throw new RangeError(`No source says what ${from} has agreed.`);
  return source;
}
