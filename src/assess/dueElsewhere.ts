/**
 * What countries beside the new one take of a person's money: where it is paid from, where the work is done, where one is
 * still insured, and the country that one leaves for too short a time.
 */
import type { Country } from '../catalogue/entities.ts';
import { withheldOf } from '../catalogue/leavingRules.ts';
import type { DayRule, PersonFacts } from '../catalogue/personFacts.ts';
import { placeOf } from '../catalogue/places.ts';
import type { TakenElsewhere } from '../law/ask.ts';
import { moveOf, type ProjectedYear, TAX_KINDS, type TaxKind, wageLawOf } from '../law/index.ts';
import { homeTaxIn, homeTaxOf } from '../situation/homeTax.ts';
import { insuredByLaw, shortStayOf, withheldFrom } from '../situation/leftBehind.ts';
import {
  homeIdOf,
  isCitizenOf,
  type Month,
  ofWorkAlone,
  type Situation,
  worksAtHome,
  worksIn,
} from '../situation/situation.ts';
import { daysElsewhere, isReached } from './residenceNeeds.ts';
import type { ElsewhereNeed, WhyDue } from './terms.ts';

/** What a country beside the new one takes, USD per year, the average of a stay. */
export interface DueElsewhere extends TakenElsewhere {
  readonly why: WhyDue;
  readonly open?: 'payer';
}

/** A year of a stay, or a whole year of the scheme. */
interface Year {
  /** 1 for the first year of the stay; null for any whole year. */
  readonly place: number | null;
  /** What is paid on the work there and in the United States, USD. */
  readonly total: number;
  /** How much of it is spent there, 0 to 1. */
  readonly part: number;
}

/** What a country may take, and how much of it in a year, USD. */
export interface Claim extends Omit<DueElsewhere, 'amount'> {
  readonly amountIn: ((year: Year) => number) | null;
}

interface Claimed {
  readonly situation: Situation;
  readonly figures: { readonly income: number; readonly costs: number; readonly years: number | null };
  readonly facts: PersonFacts;
  /** Today on the work alone, USD per year; null where it is not known. */
  readonly paidOnWork: number | null;
  /** What a resident of the country of work pays on it, USD per year; null where it is not known. */
  readonly taxAtWork: () => number | null;
}

/** The ordinary tax of a resident of the country where most of the work is done; asked of another one than that of today. */
export function taxAtWorkOf(
  situation: Situation,
  figures: Claimed['figures'],
  facts: PersonFacts,
): number | null {
  const country = worksIn(situation);
  return country === null
    ? null
    : homeTaxIn(1, { ...ofWorkAlone(situation), home: { country } }, figures, facts);
}

/** What other countries take of the money of a person who moves to a country; nothing from people who stay at home. */
export function claimsOn(claimed: Claimed, country: Pick<Country, 'id' | 'slug'>): readonly Claim[] {
  if (country.id === homeIdOf(claimed.situation)) return [];
  return [workClaim, payerClaim, insuranceClaim, stayClaim].flatMap((claim) => claim(claimed, country) ?? []);
}

type ClaimOf = (claimed: Claimed, country: Pick<Country, 'id' | 'slug'>) => Claim | null;

/** No credit is reckoned: at home the larger of both taxes is paid in all. */
const workClaim: ClaimOf = ({ situation, paidOnWork, taxAtWork }, { id }) => {
  const country = worksIn(situation);
  if (country === null || country === id || placeOf(country) === null) return null;
  const about = { country, why: 'work' } as const;
  if (worksAtHome(situation)) {
    if (paidOnWork === null) return null;
    return { ...about, certain: true, amountIn: ({ total }) => Math.max(paidOnWork - total, 0) };
  }
  if (country === 'us' && isCitizenOf(situation, 'us')) return null;
  const tax = taxAtWork();
  return { ...about, certain: false, amountIn: tax === null ? null : () => tax };
};

const payerClaim: ClaimOf = ({ situation, figures, facts }, { slug }) => {
  const found = withheldFrom(situation, figures.income, { slug }, facts);
  if (!found) return null;
  const { payer, rate, isCounted } = found;
  const about = {
    country: payer,
    why: 'payer',
    ...(situation.payer ? {} : { open: 'payer' as const }),
  } as const;
  const tax = isCounted ? withheldOf(rate, figures.income) : null;
  if (tax === null) return { ...about, certain: false, amountIn: null };
  return { ...about, certain: true, amountIn: ({ part }) => tax * part };
};

/** An employee's contributions that go on at home for so long after the move, by the law of wages there. */
const insuranceClaim: ClaimOf = ({ situation, figures, facts }, place) => {
  const rule = insuredByLaw(situation, place, facts);
  const country = homeIdOf(situation);
  if (!rule || country === null) return null;
  const { years } = rule;
  const amount = contributionsIn(country, figures.income, facts);
  const partIn = (at: number) => (years === null ? 1 : Math.min(Math.max(years - (at - 1), 0), 1));
  return {
    ...{ country, why: 'insurance', certain: true },
    ...(situation.payer ? {} : { open: 'payer' as const }),
    amountIn: ({ place: at }) => (at === null ? 0 : amount * partIn(at)),
  };
};

/** Kinds of lines that are contributions. */
export const INSURES: ReadonlySet<TaxKind> = new Set(['socialContribution', 'pension']);

/** Contributions of an employee in a country, USD a year. */
function contributionsIn(country: string, income: number, { lawsFor }: Pick<PersonFacts, 'lawsFor'>): number {
  const amounts =
    lawsFor?.({})
      .ask({ regimeId: wageLawOf(country) })
      ?.amountsAt(income, 0) ?? [];
  return TAX_KINDS.reduce((sum, kind, at) => (INSURES.has(kind) ? sum + (amounts[at] ?? 0) : sum), 0);
}

/** The country that is left may not let go of somebody for so few years; asked only of who has said how many. */
const stayClaim: ClaimOf = ({ situation, facts, paidOnWork }, place) => {
  const short = shortStayOf(situation, place, facts);
  const country = homeIdOf(situation);
  if (short === null || country === null) return null;
  return { country, why: 'stay', certain: false, amountIn: paidOnWork === null ? null : () => paidOnWork };
};

/** What may be taken from a person, without amounts: of lists it is asked before anything is worked out. */
export function uncertainOn(
  situation: Situation,
  income: number,
  { id, slug }: Pick<Country, 'id' | 'slug'>,
  facts: Pick<PersonFacts, 'leavingRules' | 'dayRules'>,
): readonly Uncertain[] {
  const home = homeIdOf(situation);
  if (id === home) return [];
  const found: Uncertain[] = [];
  const works = worksIn(situation);
  if (works !== null && works !== id && works !== home && placeOf(works) !== null) {
    const resident = residentWithin(situation, works, facts);
    if (works !== 'us' || !isCitizenOf(situation, 'us'))
      found.push({ why: 'work', country: works, ...(resident && { resident }) });
  }
  const paid = withheldFrom(situation, income, { slug }, facts);
  if (paid && !paid.isCounted)
    found.push({
      ...{ why: 'payer', country: paid.payer, because: paid.inShort },
      ...(situation.payer === undefined && { asks: 'payer' as const }),
    });
  const short = shortStayOf(situation, { slug }, facts);
  if (short !== null && home !== null)
    found.push({ why: 'stay', country: home, because: short.because, years: situation.years ?? 0 });
  return found;
}

/** By which rule the country of work may call resident who is there on all days that are not spent in the new country. */
function residentWithin(
  situation: Situation,
  country: string,
  { dayRules }: Pick<PersonFacts, 'dayRules'>,
): ElsewhereNeed['resident'] | null {
  const days = daysElsewhere(situation);
  if (days === null) return null;
  const rules = (dayRules[country.toUpperCase()] ?? []).filter((rule) => isReached(rule, days));
  // One that asks where the other days are spent is for people who are hardly there.
  const reached = rules.filter((rule) => rule.noOtherCountryMoreThan === undefined);
  const needs = ({ needsAlso }: DayRule) => needsAlso.length;
  // Of several the one that asks for least beside days, then the ordinary one.
  const [rule] = reached.sort((a, b) => needs(a) - needs(b) || b.days - a.days);
  return rule ? { days, rule } : null;
}

type Uncertain = Pick<ElsewhereNeed, 'why' | 'country' | 'because' | 'years' | 'asks' | 'resident'>;

/** How much of a year of a stay is spent there: of the year of a move, from the month of arrival on. */
export function partOf(year: ProjectedYear, from: Month): number {
  return moveOf(year) ? (13 - from.month) / 12 : 1;
}

/** What certainly is taken in a year, USD. */
export function takenIn(claims: readonly Claim[], year: Year): number {
  return claims.reduce((sum, { certain, amountIn }) => (certain && amountIn ? sum + amountIn(year) : sum), 0);
}

/** Each claim with its average over years; of one that is not certain, what it may take in a whole year. */
export function averagesOf(claims: readonly Claim[], years: readonly Year[]): readonly DueElsewhere[] {
  return claims.flatMap(({ amountIn, ...claim }) => {
    const sum = years.reduce((all, year) => all + (amountIn?.(year) ?? 0), 0);
    const amount = amountIn === null ? null : sum / Math.max(years.length, 1);
    return claim.certain && amount === 0 ? [] : [{ ...claim, amount }];
  });
}

/** What other countries certainly take in a whole year at any income, of whom so much is paid in the new one, USD. */
export type TakenAt = (
  figures: { readonly income: number; readonly costs: number },
  total: number,
) => readonly DueElsewhere[];

/** An income above every amount that a rule names, USD. */
const MOST = 10_000_000;

/** Null where nothing certain is taken. @param years of which what is paid today is the average; null for one year */
export function takenOver(
  situation: Situation,
  years: number | null,
  facts: PersonFacts,
  country: Pick<Country, 'id' | 'slug'>,
): TakenAt | null {
  const claimsAt = (at: { readonly income: number; readonly costs: number }) => {
    const figures = { ...at, years };
    const paidOnWork = worksAtHome(situation) ? homeTaxOf(ofWorkAlone(situation), figures, facts) : null;
    const claims = claimsOn({ situation, figures, facts, paidOnWork, taxAtWork: () => null }, country);
    return claims.filter(({ certain }) => certain);
  };
  if (claimsAt({ income: MOST, costs: 0 }).length === 0) return null;
  return (figures, total) => averagesOf(claimsAt(figures), [{ place: null, total, part: 1 }]);
}

/** All that is certain, USD per year. */
export function certainSum(due: readonly DueElsewhere[]): number {
  return due.reduce((sum, { certain, amount }) => (certain ? sum + (amount ?? 0) : sum), 0);
}
