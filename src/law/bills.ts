/** What an answer would come to if the bills before a parliament became law. */
import { isWorthAWord } from './band.ts';
import type { ByDay, Dated, LawProgram } from './program.ts';

/** What a tax year would cost more if bills passed, less than 0 where it would cost less, and which ones. */
export interface BillsEffect {
  readonly more: number;
  readonly titles: readonly string[];
}

const passed = new WeakMap<LawProgram, LawProgram>();

/** A law as it would be if its bills passed, which is made once; itself where there are none. */
export function withBills(program: LawProgram): LawProgram {
  const { bills, figures, scales, tables } = program;
  if (!bills) return program;
  const known = passed.get(program) ?? {
    ...program,
    figures: figures.map((figure, at) => ({ ...figure, in: joined(figure.in, bills.figures, at) })),
    scales: scales.map((scale, at) => joined(scale, bills.scales, at)),
    tables: tables.map((table, at) => ({ ...table, in: joined(table.in, bills.tables, at) })),
  };
  passed.set(program, known);
  return known;
}

/** Values by day with those of bills among them; of one day the bill's counts. */
function joined<T>(law: ByDay<T>, bills: readonly (readonly [number, ByDay<T>])[], at: number): ByDay<T> {
  const ofBills = bills.flatMap(([index, values]): readonly Dated<T>[] => (index === at ? values : []));
  if (ofBills.length === 0) return law;
  return [...law, ...ofBills].sort((a, b) => a.from.localeCompare(b.from));
}

/** What the bills of a law change in a tax year; null where it is too little to be worth a word. Amounts are in its currency. */
export function billsEffect(
  { bills }: LawProgram,
  { total, ifPassed, income, taxYear }: Record<'total' | 'ifPassed' | 'income' | 'taxYear', number>,
): BillsEffect | null {
  const titles = bills?.known.flatMap(({ title, from }) => (from <= taxYear ? [title] : [])) ?? [];
  const more = ifPassed - total;
  return titles.length > 0 && isWorthAWord(more, income) ? { more, titles } : null;
}
