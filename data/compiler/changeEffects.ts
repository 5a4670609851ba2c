/** What each change of the law does to the figures of the site: the law of the tax year before it beside that of the one it begins. */
import { type ChangeEffect, isSmall } from '../../src/catalogue/changes.ts';
import type { Country, TaxRegime } from '../../src/catalogue/entities.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../src/catalogue/income.ts';
import { assess, incomeLimit, type LawMethod, type LawOf, scheduleOf } from '../../src/law/index.ts';
import type { ChangesFile, LastingInFile } from './schema.ts';

type ChangeInFile = ChangesFile['changes'][number];

/** The first days of other rules that a regime's own data name. */
export function datedChanges({ until, changes = [] }: Pick<LastingInFile, 'until' | 'changes'>): string[] {
  const days = changes.flatMap(({ from }) => (from === undefined ? [] : [from]));
  if (until !== undefined) days.push(dayAfter(until));
  return [...new Set(days)];
}

/** Whether an entry is about other rules from a day on: what ends is dated by its last day. */
export function isAbout({ date }: Pick<ChangeInFile, 'date'>, day: string): boolean {
  return date === day || dayAfter(date) === day;
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The effects of an entry; regimes with the same effect share an entry, those without one are left out. */
export function changeEffects(
  { date, figures = [] }: ChangeInFile,
  countries: readonly Country[],
  laws: LawMethod,
): ChangeEffect[] {
  const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
  const year = Number(dayAfter(date).slice(0, 4));
  const found: ChangeEffect[] = [];
  for (const id of figures) {
    const before = regimes.find((regime) => regime.id === id);
    const { until, then } = before?.lasting ?? {};
    const ends = until !== undefined && then && isAbout({ date }, dayAfter(until));
    const after = ends ? regimes.find((regime) => regime.id === then) : before;
    const effect = before && after && effectOf(before, after, year, laws);
    if (!effect) continue;
    const same = found.findIndex((one) => figuresOf(one) === figuresOf(effect));
    const known = found[same];
    if (known) found[same] = { ...known, regimes: [...known.regimes, ...effect.regimes] };
    else found.push(effect);
  }
  return found;
}

function figuresOf(effect: ChangeEffect): string {
  const { income, rates, more } = effect;
  return [income, more, ...(isSmall(effect) ? [] : rates.map((rate) => rate.toFixed(1)))].join();
}

/** @param year the first tax year in which it counts */
function effectOf(before: TaxRegime, after: TaxRegime, year: number, laws: LawMethod): ChangeEffect | null {
  const at = (of: LawOf, income: number) => assess({ ...scheduleOf(after, []), lawOf: of }, income, { laws });
  for (const income of incomesWithin([before, after])) {
    const old = at({ regimeId: before.id, year: year - 1 }, income);
    const current = at({ regimeId: after.id, year }, income);
    const more = Math.round(current.total - old.total);
    if (more !== 0) {
      const rates = [old.effectiveRate ?? 0, current.effectiveRate ?? 0] as const;
      return { regimes: [before.name], income, rates, more };
    }
  }
  return null;
}

/** The income that the site starts with; where it is the same there, the next at which it is not. */
const INCOMES = [COUNTRIES_DEFAULT_INCOME, 150_000, 300_000];

/** Those within the limits of both regimes; where none is, the last round sum below the limit. */
function incomesWithin(regimes: readonly TaxRegime[]): readonly number[] {
  const limit = Math.min(...regimes.map((rules) => incomeLimit(rules) ?? Number.POSITIVE_INFINITY));
  const within = INCOMES.filter((income) => income <= limit);
  return within.length > 0 ? within : [Math.floor(limit / 10_000) * 10_000];
}
