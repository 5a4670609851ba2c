/** The year of a move in words and terms: how each country treats it, and what two countries have agreed. */
import type {
  ArrivalCountry,
  Certainty,
  Laws,
  LeavingCountry,
  MoveHome,
  MovePlan,
  NewCountry,
  OldCountry,
  Reference,
  RegimeLaw,
  SharesDue,
  TaxOptions,
} from '../law/index.ts';
import { placeOf } from './places.ts';

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

/** All laws of years of a move, as one module has them (`virtual:lowtide/person`). */
export interface MoveLaws {
  /** By the destination's slug. */
  readonly arrive: Readonly<Record<string, ArrivalCountry>>;
  /** By the home country's id. */
  readonly leave: Readonly<Record<string, LeavingCountry>>;
  /**
   * By the id of the country that is left, then by the slug of the other: a treaty on tax, and whether an agreement ends
   * contributions at home. Null: not known. The United States go by the person: see `UsTaxes`.
   */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, Pick<MoveHome, 'treaty' | 'agreement'>>>>>;
  /** Slugs of the countries of the EU and the EEA. */
  readonly eea: readonly string[];
}

/** A move that is asked about; money in USD per year. */
export interface MoveAsked {
  /**
   * Code of the country that is left, and the schemes there, of which the first whose law has a departure counts; null where
   * it is not known.
   */
  readonly home: { readonly id: string; readonly regimeIds: readonly string[] } | null;
  /** Slug of the destination. */
  readonly slug: string;
  readonly regimeId: string;
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  readonly income: number;
  readonly costs: TaxOptions['costs'];
  /** Reliefs that are asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
  /** Leaves out other taxes of the regime, where they are fees that are among the running costs. */
  readonly withoutFees?: boolean | undefined;
  readonly citizenships: readonly string[] | undefined;
  /** Whether the home country taxes the person as a citizen. */
  readonly isCitizen: boolean;
  readonly profession?: string | undefined;
  /** What the home country does for this person beside what two countries have agreed. */
  readonly atHome?: Pick<MoveHome, 'agreement' | 'credits' | 'ofCompany'> | undefined;
  /** Which shares of contributions are due there to somebody who stays insured at home. */
  readonly sharesDue?: SharesDue | undefined;
}

/** Whether a law says what the tax year of a departure takes. */
export function hasDeparture({ program: { extras } }: RegimeLaw): boolean {
  return Object.keys(extras).some((name) => name.startsWith('leaving.'));
}

/** What the law of the country that is left asks of the new one, and of the citizenships of who moves. */
export function newCountryOf(
  { agreed, eea }: Pick<MoveLaws, 'agreed' | 'eea'>,
  { id, listed = [] }: LeavingCountry,
  slug: string,
  citizenships: readonly string[] = [],
): NewCountry {
  return {
    treaty: agreed[id]?.[slug]?.treaty === true,
    eea: eea.includes(slug),
    listed: citizenships.includes(id) && listed.includes(slug),
    soleCitizen: citizenships.length === 1 && citizenships[0] === id,
  };
}

/** What the law of the new country, by its slug, asks of the one that is left, by its code. */
export function oldCountryOf(
  { agreed, eea }: Pick<MoveLaws, 'agreed' | 'eea'>,
  id: string,
  slug: string,
): OldCountry {
  return { treaty: agreed[id]?.[slug]?.treaty === true, eea: eea.includes(placeOf(id)?.slug ?? '') };
}

/** The plan that the engine takes; null where the laws know nothing of the regime. */
export function movePlanOf(moves: MoveLaws, laws: Laws, asked: MoveAsked): MovePlan | null {
  const { arrive, leave, agreed } = moves;
  const { home, slug, regimeId, on, income, costs, reliefs, isCitizen, profession } = asked;
  const country = arrive[slug];
  const law = laws.regimes[regimeId];
  if (!country || !law) return null;
  const left = home ? leave[home.id] : undefined;
  const lawAtHome = home?.regimeIds.flatMap((id) => laws.regimes[id] ?? []).find(hasDeparture);
  return {
    home:
      left && lawAtHome
        ? {
            country: left,
            law: lawAtHome,
            citizen: isCitizen,
            to: newCountryOf(moves, left, slug, asked.citizenships),
            ...(agreed[left.id]?.[slug] ?? { treaty: null, agreement: null }),
            ...asked.atHome,
          }
        : null,
    destination: {
      ...{ country, law, reliefs, profession, sharesDue: asked.sharesDue },
      from: home ? oldCountryOf(moves, home.id, slug) : undefined,
      leftOut: asked.withoutFees ? ['other'] : [],
    },
    on,
    income,
    costs,
  };
}
