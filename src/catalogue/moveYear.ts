/** The year of a move in words and terms: how each country treats it, and what two countries have agreed. */
import {
  type ArrivalCountry,
  type ArrivalRegime,
  type Certainty,
  type LeavingCountry,
  type MoveHome,
  type MovePlan,
  type Reference,
  scheduleOf,
  type TaxOptions,
  type YearIncome,
} from '../tax/index.ts';
import type { HomeCountryTax } from './homeCountries.ts';
import type { Leaving } from './leaving.ts';

/** How a destination treats the year of an arrival, in sentences. */
export interface ArrivalYear {
  /** From when a person is resident, and what the days have to do with it. */
  readonly residence: string;
  /** What of the months before is taxed. */
  readonly incomeBefore: string;
  readonly firstReturn: string;
  /** By regime id. */
  readonly regimes: Readonly<
    Record<
      string,
      {
        readonly note: string;
        readonly confidence: Certainty;
        /** Worked by hand: day of arrival, and the steps in words and numbers. */
        readonly example?: { readonly on: string; readonly steps: readonly string[] };
      }
    >
  >;
  readonly sources: readonly Reference[];
  /** ISO date. */
  readonly reviewed: string;
}

/** How a home country treats the year of a departure, in sentences. */
export interface LeavingYear {
  /** When residence ends in that year. */
  readonly residence: string;
  /** What has to be met for the year to be split; empty where nothing has. */
  readonly conditions: readonly { readonly name: string; readonly text: string }[];
  /** What happens to the income earned after leaving, as a term and in words. */
  readonly after: LeavingCountry['incomeAfter'];
  /** Whether it taxes citizens wherever they live. */
  readonly taxesCitizens: boolean;
  readonly incomeAfter: string;
  /** What a short year does to allowances and bands. */
  readonly allowances: string;
  readonly contributions: string;
  readonly note: string;
  /** What people overlook. */
  readonly trap: string;
  readonly confidence: Certainty;
  /** Worked by hand, in the country's currency. */
  readonly example?: {
    readonly on: string;
    readonly currency: string;
    readonly income: number;
    readonly total: number;
    /** What a whole year at home would have cost. */
    readonly wholeYear: number;
    readonly steps: readonly string[];
  };
  readonly sources: readonly Reference[];
  /** ISO date. */
  readonly reviewed: string;
}

/**
 * What a home country has agreed with a destination, as the year of a move asks for it: a treaty on tax, and whether
 * an agreement ends contributions at home. Null: not known.
 */
export function agreedWith(
  { agreements, selfEmploymentTax }: Pick<Leaving, 'agreements' | 'selfEmploymentTax'>,
  slug: string,
): Pick<MoveHome, 'treaty' | 'agreement'> {
  const own = agreements[slug];
  const removed = selfEmploymentTax?.removedByTotalization.includes(slug);
  return { treaty: own?.taxTreaty ?? null, agreement: removed ?? own?.socialSecurity ?? null };
}

/** All laws of years of a move, as one module has them (`virtual:lowtide/person`). */
export interface MoveLaws {
  /** By the destination's slug. */
  readonly arrive: Readonly<Record<string, ArrivalCountry>>;
  /** By the home country's id. */
  readonly leave: Readonly<Record<string, LeavingCountry>>;
  /** By the home country's id, then by the destination's slug. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, Pick<MoveHome, 'treaty' | 'agreement'>>>>>;
  /** Units of each currency of these laws per US dollar. */
  readonly rates: Readonly<Record<string, number>>;
}

/** A move that is asked about; money in USD per year. */
export interface MoveAsked {
  /** Null where it is not one of the home countries. */
  readonly home: HomeCountryTax | null;
  /** Slug of the destination. */
  readonly slug: string;
  readonly regimeId: string;
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  readonly income: YearIncome;
  readonly costs: TaxOptions['costs'];
  /** Whether reliefs of the first year are counted. */
  readonly withReliefs: boolean;
  /** Leaves out other taxes of the regime, where they are fees that are among the running costs. */
  readonly withoutFees?: boolean | undefined;
  /** Whether the person is a citizen of the home country. */
  readonly isCitizen: boolean;
  /** See `MoveDestination`. */
  readonly ratios?: MovePlan['destination']['ratios'];
}

/** The plan that the engine takes; null where the laws know nothing of the regime. */
export function movePlanOf(
  { arrive, leave, agreed, rates }: MoveLaws,
  { home, slug, regimeId, on, income, costs, withReliefs, withoutFees = false, isCitizen, ratios }: MoveAsked,
): MovePlan | null {
  const country = arrive[slug];
  const regime = country?.regimes.find(({ id }) => id === regimeId);
  if (!country || !regime) return null;
  const left = home && leave[home.id];
  return {
    home:
      home && left
        ? {
            country: left,
            citizen: isCitizen,
            schedule: scheduleOf(home.rules, home.taxBrackets),
            rate: rates[left.currency] ?? 1,
            ...(agreed[home.id]?.[slug] ?? { treaty: null, agreement: null }),
          }
        : null,
    destination: {
      country,
      rate: rates[regime.currency] ?? 1,
      regime: withoutFees ? withoutOther(regime) : regime,
      reliefs: withReliefs ? Object.keys(regime.reliefs ?? {}) : [],
      ratios,
    },
    on,
    income,
    costs,
  };
}

function withoutOther(regime: ArrivalRegime): ArrivalRegime {
  const { other: _other, ...lines } = regime.law.lines;
  return { ...regime, law: { ...regime.law, lines } };
}
