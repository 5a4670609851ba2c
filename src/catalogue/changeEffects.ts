/** What a change of the law does to the figures of the site: the law of the tax year before it beside that of the one it begins. */
import { assess, incomeLimit, type LawOf, scheduleOf, type TaxOptions } from '../law/index.ts';
import { daysAfter } from '../residency/index.ts';
import { type ChangeEffect, isSmall } from './changes.ts';
import type { TaxRegime } from './entities.ts';
import { COUNTRIES_DEFAULT_INCOME } from './income.ts';

interface Changed {
  /** The first day of other rules, or the last of what ends; ISO date. */
  readonly date: string;
  /** Ids of the regimes whose figures it moves. */
  readonly figures: readonly string[];
}

/** Whether a change is about other rules from a day on: what ends is dated by its last day. */
export function isAbout({ date }: Pick<Changed, 'date'>, day: string): boolean {
  return date === day || daysAfter(date, 1) === day;
}

/**
 * The effects of a change; regimes with the same effect share an entry, those without one are left out.
 * @param regimes all that there are
 * @param options with the laws, and with costs where there are any
 * @param income USD per year; where a change moves nothing at it, what it does at a higher one is said
 */
export function changeEffects(
  { date, figures }: Changed,
  regimes: readonly TaxRegime[],
  options: TaxOptions,
  income: number = COUNTRIES_DEFAULT_INCOME,
): ChangeEffect[] {
  const year = Number(daysAfter(date, 1).slice(0, 4));
  const found: ChangeEffect[] = [];
  for (const id of figures) {
    const before = regimes.find((regime) => regime.id === id);
    const { until, then } = before?.lasting ?? {};
    const ends = then && until !== undefined && isAbout({ date }, daysAfter(until, 1));
    const after = ends ? regimes.find((regime) => regime.id === then) : before;
    const effect = before && after && effectOf(before, after, { year, options, income });
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

interface Asked {
  /** The first tax year in which it counts. */
  readonly year: number;
  readonly options: TaxOptions;
  readonly income: number;
}

function effectOf(
  before: TaxRegime,
  after: TaxRegime,
  { year, options, income: first }: Asked,
): ChangeEffect | null {
  const at = (of: LawOf, income: number) => assess({ ...scheduleOf(after, []), lawOf: of }, income, options);
  for (const income of incomesWithin([before, after], first)) {
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

/** Asked where nothing moves at the income itself; USD per year. */
const HIGHER = [150_000, 300_000];

/** Those within the limits of both regimes; where none is, the last round sum below the limit. */
function incomesWithin(regimes: readonly TaxRegime[], first: number): readonly number[] {
  const limit = Math.min(...regimes.map((rules) => incomeLimit(rules) ?? Number.POSITIVE_INFINITY));
  const within = [first, ...HIGHER.filter((income) => income > first)].filter((income) => income <= limit);
  return within.length > 0 ? within : [Math.floor(limit / 10_000) * 10_000];
}
