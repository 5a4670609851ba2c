/** A move year by year beside what is paid today, in whole units of the person's currency. */
import type { Currency } from '../catalogue/currencies.ts';
import type { CountryGuide } from '../catalogue/entities.ts';
import { fromUsd } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes } from '../catalogue/schedules.ts';
import { moveOf, netParts, type ProjectionReason, project } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import type { Assessed } from './assessor.ts';
import type { AssessedYear } from './dueAtHome.ts';
import { bracketsOf } from './guideAssessor.ts';
import { followingFor, holderOf } from './holder.ts';

export interface PlanYear {
  /** Calendar year in which this year of the stay begins. */
  readonly year: number;
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly regimeId: string;
  /** Tax at home for those who stay; null where it is not known. */
  readonly stay: number | null;
  /** Tax and contributions there; null where the regime is over and none follows. */
  readonly there: number | null;
  /** What home asks for: in the year of the move of the months before it, and what stays due. */
  readonly atHome: number;
  /** Whether it is cut in two by the move. */
  readonly isCut: boolean;
  /** What the move saves, less than 0 where it costs; null where either is not known. */
  readonly saved: number | null;
  /** Income less costs, tax and running costs; null where the regime is over. */
  readonly kept: number | null;
  readonly reasons: readonly ProjectionReason[];
}

interface Amounts {
  /** USD per year. */
  readonly income: number;
  readonly costs: number;
  readonly currency: Currency;
  /** What is paid today in a year of the stay, USD; null where it is not known. */
  readonly paidIn: (place: number) => number | null;
}

/** Every year of the stay, or of the first five where no length of it is said. */
export function planYears(
  assessed: Pick<Assessed, 'runningCosts'>,
  years: readonly AssessedYear[],
  { income, costs, currency, paidIn }: Amounts,
): PlanYear[] {
  const shown = (usd: number) => Math.round(fromUsd(usd, currency));
  const left = shown(income) - shown(costs);
  return years.map((projected) => {
    const { year, place, regimeId, total, ended, reasons, due } = projected;
    const move = moveOf(projected);
    const paid = paidIn(place);
    const stay = paid === null ? null : shown(paid);
    const whole = ended || total === null ? null : shown(total);
    const home = (move === null ? 0 : netParts(move).home) + due.total;
    const atHome = whole === null ? 0 : shown(home);
    const there = whole === null ? null : whole - atHome;
    return {
      year,
      place,
      regimeId,
      stay,
      there,
      atHome,
      isCut: move !== null,
      reasons,
      saved: stay === null || there === null ? null : stay - there - atHome,
      kept: there === null ? null : left - there - atHome - shown(assessed.runningCosts),
    };
  });
}

/** The years of a regime with the reasons of every step as its guide says them; without a guide, in the engine's words. */
export function yearsInWords(
  { regime, strip, options }: Pick<Assessed, 'regime' | 'strip' | 'options'>,
  figures: Pick<Figures, 'income' | 'costs' | 'estimate' | 'from' | 'situation'>,
  guide: CountryGuide | null,
  { schemes }: Pick<PersonFacts, 'schemes'>,
): readonly AssessedYear[] {
  const lookup = guide && lastingRegimes([guide], bracketsOf(guide), schemes);
  const lasting = lookup?.(regime.id);
  if (!lookup || !lasting) return strip;
  const plan = { income: figures.income, from: figures.from, years: strip.length };
  const { situation } = holderOf(regime, figures.situation, figures);
  const { years } = project(lasting, { ...options, ...plan }, followingFor(situation, lookup));
  return strip.map((year, at) => ({ ...year, reasons: years[at]?.reasons ?? year.reasons }));
}

/** Years after one another that are alike. */
interface YearGroup {
  readonly first: PlanYear;
  readonly last: PlanYear;
}

/** Years that are alike as one row: "2029–31". */
export function groupedYears(years: readonly PlanYear[]): YearGroup[] {
  const groups: YearGroup[] = [];
  for (const year of years) {
    const before = groups.at(-1);
    const isAlike =
      before !== undefined &&
      year.reasons.length === 0 &&
      before.last.there === year.there &&
      before.last.atHome === year.atHome &&
      before.last.regimeId === year.regimeId;
    if (isAlike) groups[groups.length - 1] = { first: before.first, last: year };
    else groups.push({ first: year, last: year });
  }
  return groups;
}
