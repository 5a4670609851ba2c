/** What each change of the law does to the figures of the site, with everything else left as it is. */
import { type ChangeEffect, isSmall } from '../../src/catalogue/changes.ts';
import type { Country } from '../../src/catalogue/entities.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../src/catalogue/income.ts';
import {
  assess,
  type BracketFigures,
  type ExchangeRates,
  incomeLimit,
  inDollars,
  type Lasting,
  type LastingRegime,
  overridden,
  type RuleOverrides,
  scheduleOf,
} from '../../src/tax/index.ts';
import { bracketFigures } from './regimes.ts';
import type { ChangesFile, LastingInFile } from './schema.ts';

type ChangeInFile = ChangesFile['changes'][number];
type OtherRules = NonNullable<NonNullable<ChangeInFile['figures']>[number]['before']>;
interface Figures {
  readonly countries: readonly Pick<Country, 'taxRegimes'>[];
  /** By the regime's id, like `lasting`. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  readonly lasting: Readonly<Record<string, Lasting>>;
}
type Regime = Pick<LastingRegime, 'rules' | 'brackets'> & { readonly name: string };

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
export function changeEffects(change: ChangeInFile, figures: Figures, rates: ExchangeRates): ChangeEffect[] {
  const found: ChangeEffect[] = [];
  for (const [before, after] of pairsOf(change, figures, rates)) {
    const effect = effectOf(before, after);
    if (effect === null) continue;
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

function effectOf(before: Regime, after: Regime): ChangeEffect | null {
  const schedules = [before, after].map(({ rules, brackets }) => scheduleOf(rules, brackets));
  for (const income of incomesWithin([before, after])) {
    const [old, current] = schedules.map((schedule) => assess(schedule, income));
    const more = old && current ? Math.round(current.total - old.total) : 0;
    if (old && current && more !== 0)
      return { regimes: [before.name], income, rates: [old.effectiveRate, current.effectiveRate], more };
  }
  return null;
}

/** The income that the site starts with; where it is the same there, the next at which it is not. */
const INCOMES = [COUNTRIES_DEFAULT_INCOME, 150_000, 300_000];

/** Those within the limits of both regimes; where none is, the last round sum below the limit. */
function incomesWithin(regimes: readonly Regime[]): readonly number[] {
  const limit = Math.min(...regimes.map(({ rules }) => incomeLimit(rules) ?? Number.POSITIVE_INFINITY));
  const within = INCOMES.filter((income) => income <= limit);
  return within.length > 0 ? within : [Math.floor(limit / 10_000) * 10_000];
}

/** Each regime that an entry changes, before and after. */
function pairsOf(change: ChangeInFile, figures: Figures, rates: ExchangeRates): [Regime, Regime][] {
  return (change.figures ?? []).flatMap(({ regimes, before, after }) =>
    regimes.map((id): [Regime, Regime] => {
      const regime = regimeOf(id, figures);
      const following = after?.lasting ? followingRegime(id, regime, change, figures) : regime;
      return [withRules(regime, before, rates), withRules(following, after, rates)];
    }),
  );
}

/** The regime as its own dated change makes it, or the one that takes its place after its last day. */
function followingRegime(id: string, regime: Regime, change: ChangeInFile, figures: Figures): Regime {
  const { changes = [], until, then } = figures.lasting[id] ?? {};
  const dated = changes.find(({ from }) => from !== undefined && isAbout(change, from));
  if (dated) return overridden(regime, dated);
  const ends = until !== undefined && isAbout(change, dayAfter(until));
  return ends && then ? regimeOf(then, figures) : regime;
}

function regimeOf(id: string, { countries, taxBrackets }: Figures): Regime {
  const rules = countries.flatMap(({ taxRegimes }) => taxRegimes).find((regime) => regime.id === id);
  if (!rules) throw new RangeError(`No regime ${id}`);
  return { name: rules.name, rules, brackets: taxBrackets[id] ?? [] };
}

function withRules(regime: Regime, other: OtherRules | undefined, rates: ExchangeRates): Regime {
  if (!other) return regime;
  const { rules = {}, brackets, scaled } = other;
  const overrides = inDollars(
    { rules, ...(brackets && { brackets: brackets.map(bracketFigures) }) },
    rates,
  ) as RuleOverrides;
  return overridden(regime, { ...overrides, ...(scaled && { scaled }) });
}
