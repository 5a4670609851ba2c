/** A move beside staying, year by year, with all that it costs: on the plan, on paper and in tools. */
import type { CostRange } from '../catalogue/costs.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { fromUsd } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { assess, isMoneyOpen, moveOf, type ProjectionReason, scheduleIn, wageLawOf } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { homeSchemeOf } from '../situation/homeTax.ts';
import { costsOf } from '../situation/moveCosts.ts';
import { isExitTaxOpen, isOnPayroll } from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import type { BetterStay } from './atHome.ts';
import type { AssessedYear } from './dueAtHome.ts';

/** Amounts are in whole units of the person's currency, so that they add up as they are shown. */
export interface BalanceYear {
  /** Calendar year in which this year of the stay begins. */
  readonly year: number;
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly regimeId: string;
  /** Whether it is cut in two by the move. */
  readonly isCut: boolean;
  readonly reasons: readonly ProjectionReason[];
  /** What is kept by staying as today; null where it is not known. */
  readonly stay: number | null;
  /** The same by staying with a better scheme; null where there is none. */
  readonly better: number | null;
  /** What is kept by going; null where the regime is over and none follows. */
  readonly go: number | null;
  /** What going has left more than staying at the end of it, all that is paid once taken off; null where either is not known. */
  readonly ahead: number | null;
}

export interface Balance {
  /** What moving there costs beside tax, USD; null where too little is known to add it up. */
  readonly onceCosts: CostRange | null;
  /** A year's costs there and at home beside tax, USD; null likewise. */
  readonly yearly: { readonly there: CostRange; readonly atHome: number } | null;
  /** All that is paid once: those costs, what leaving takes for good, and own amounts. */
  readonly once: number;
  /** The better scheme at home, and what it costs once; null where there is none, or nothing can be compared. */
  readonly better: { readonly name: string; readonly once: number } | null;
  readonly years: readonly BalanceYear[];
  /** What the whole stay leaves more than staying, less than 0 where it costs; null where that is not known. */
  readonly ahead: number | null;
  /** The same against the better scheme. */
  readonly aheadOfBetter: number | null;
  /** How many years count in it: none after the regime has ended. */
  readonly counted: number;
  /** Null where nothing more is left, or too little is known. */
  readonly aheadAfterMonths: number | null;
  /** Whether leaving with her company is taxed, and nothing is known of what she owns. */
  readonly isBeforeExitTax: boolean;
  readonly back: Return | null;
}

/** What somebody has who comes back after the second year. */
interface Return {
  /** What going has left more until then, with what the return costs and what it undoes. */
  readonly ahead: number;
  /** What it costs to close what was set up there. */
  readonly closing: number;
  /** What the regime takes back from who leaves that early, without interest. */
  readonly takenBack: number;
  /** What was paid on leaving and falls away. */
  readonly undone: number;
}

/** After how many years of a stay a return is looked at. */
export const BACK_AFTER = 2;

export interface BalanceAsked {
  readonly figures: Pick<Figures, 'situation' | 'income' | 'costs' | 'from'> & {
    readonly currency: Currency;
  };
  readonly facts: Pick<PersonFacts, 'costs' | 'homes' | 'laws'>;
  /** What is kept today in a year of the stay before costs beside tax, USD; null where it is not known. */
  readonly keptIn: (place: number) => number | null;
  /** What leaving takes for good, and what of it a return within two years undoes, USD. */
  readonly exit?: { readonly paid: number; readonly undone: number };
  /** Own amounts, in whole units of the currency. */
  readonly own?: number;
  readonly better?: BetterStay | null;
}

type Chosen = Pick<Assessed, 'regime' | 'country' | 'saving' | 'assessment' | 'options' | 'otherMoney'>;

/** A year's costs beside tax count on both sides, or on neither where those of the new country are not known. */
export function balanceOf(chosen: Chosen, years: readonly AssessedYear[], asked: BalanceAsked): Balance {
  const { figures, facts, keptIn, exit = { paid: 0, undone: 0 }, own = 0, better = null } = asked;
  const { situation, income, currency } = figures;
  const shown = (usd: number) => Math.round(fromUsd(usd, currency));
  const there = costsOf(chosen.regime.id, situation, facts);
  const scheme = homeSchemeOf(situation, income, facts);
  const costsAtHome = (id: string | undefined) =>
    there && id !== undefined ? costsOf(id, situation, facts) : null;
  const atHome = costsAtHome(scheme?.id)?.year.typical ?? 0;
  const ofBetter = better && costsAtHome(better.scheme.id);
  const once = shown(there?.once.typical ?? 0) + shown(exit.paid) + own;
  const betterOnce = shown(ofBetter?.once.typical ?? 0);
  const isCompared = chosen.saving !== null;
  // Compulsory fees are in the figure where a year's costs are not, and in those costs.
  const feesIn = ({ lines }: AssessedYear) =>
    chosen.regime.otherIsFees && !situation.runningCosts && there
      ? lines.reduce((sum, line) => sum + (line.kind === 'other' ? line.amount : 0), 0)
      : 0;
  const betterKept =
    better && isCompared ? shown(better.kept + better.runningCosts - (ofBetter?.year.typical ?? 0)) : null;
  let ahead = -once;
  const all = years.map((one): BalanceYear => {
    const { year, place, regimeId, reasons } = one;
    const go =
      one.ended || one.kept === null ? null : shown(one.kept + feesIn(one) - (there?.year.typical ?? 0));
    // Beside money that does not count there, what is kept today says nothing.
    const kept = isMoneyOpen(chosen.otherMoney) ? null : keptIn(place);
    const stay = kept === null ? null : shown(kept - atHome);
    const isCounted = isCompared && go !== null && stay !== null;
    if (isCounted) ahead += go - stay;
    const columns = { stay, better: betterKept, go, ahead: isCounted ? ahead : null };
    return { year, place, regimeId, reasons, isCut: moveOf(one) !== null, ...columns };
  });
  const counted = all.filter((one) => one.ahead !== null);
  const gained = counted.length > 0 ? ahead : null;
  const sum = (of: (year: BalanceYear) => number | null) =>
    counted.reduce((all, year) => all + (of(year) ?? 0), 0);
  return {
    onceCosts: there?.once ?? null,
    yearly: there && { there: there.year, atHome },
    ...{ once, years: all, ahead: gained, counted: counted.length },
    better: better && betterKept !== null ? { name: better.scheme.name, once: betterOnce } : null,
    aheadOfBetter:
      betterKept === null || gained === null
        ? null
        : sum(({ go }) => go) - once - (sum(({ better }) => better) - betterOnce),
    isBeforeExitTax: exit.paid === 0 && isExitTaxOpen(situation),
    aheadAfterMonths: there && monthsUntilAhead(counted, once, figures.from.month),
    back: returned(chosen, asked, counted, {
      closing: shown(there?.leaving.typical ?? 0),
      undone: shown(exit.undone),
    }),
  };
}

/** Months of the stay after which going has left more; beyond it as its last year goes on. */
function monthsUntilAhead(years: readonly BalanceYear[], once: number, arrival: number): number | null {
  const gains = years.map(({ go, stay }) => (go ?? 0) - (stay ?? 0));
  const last = gains.at(-1);
  if (last === undefined) return null;
  const isAhead = gains.reduce((sum, gain) => sum + gain, -once) >= 0;
  let left = once;
  let months = 0;
  for (const [at, gain] of gains.entries()) {
    const length = years[at]?.isCut ? 13 - arrival : 12;
    if (isAhead && gain >= left) return left <= 0 ? months : months + Math.ceil((left / gain) * length);
    left -= gain;
    months += length;
  }
  return last > 0 ? months + Math.ceil(left / (last / 12)) : null;
}

/** Null where the stay is shorter, or nothing can be compared. */
function returned(
  chosen: Chosen,
  { figures }: BalanceAsked,
  years: readonly BalanceYear[],
  { closing, undone }: Pick<Return, 'closing' | 'undone'>,
): Return | null {
  const then = years[BACK_AFTER - 1];
  if (!then || then.ahead === null) return null;
  const takenBack = Math.round(fromUsd(BACK_AFTER * reliefOf(chosen, figures), figures.currency));
  return { ahead: then.ahead - closing - takenBack + undone, closing, takenBack, undone };
}

/** What a regime takes off a year's tax that it takes back from who leaves within two years, USD. */
function reliefOf(
  { regime, country, assessment, options }: Chosen,
  { situation, income }: BalanceAsked['figures'],
): number {
  const term = regime.conditions.find((one) => one.type === 'other' && one.lost !== undefined);
  if (term?.type !== 'other' || term.lost === undefined || term.lost.within < BACK_AFTER) return 0;
  const lawOf = { regimeId: isOnPayroll(situation) ? wageLawOf(country.id) : term.lost.instead };
  if (!options.laws?.ask(lawOf)) return 0;
  return Math.max(assess(scheduleIn(lawOf), income, options).total - assessment.total, 0);
}
