/** What a country that one leaves, or is paid from, still takes or asks of a person. */
import type { Country } from '../catalogue/entities.ts';
import {
  type InsuredOn,
  paperAt,
  type ShortStay,
  shortStayAt,
  type WithheldPart,
  type WithheldRate,
  withheldRate,
} from '../catalogue/leavingRules.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { placeAt } from '../catalogue/places.ts';
import { PROFESSION_IDS, type Profession } from '../catalogue/professions.ts';
import { homeIdOf, isCitizenOf, isOnPayroll, payerOf, type Situation, worksIn } from './situation.ts';

type Place = Pick<Country, 'slug'>;
type Facts = Pick<PersonFacts, 'leavingRules'>;

/** What is withheld where the money comes from, and by which rate. */
export interface Withheld {
  /** Lower-case code of the payer's country. */
  readonly payer: string;
  readonly rate: WithheldRate;
  /** Whether it is known well enough to be counted. */
  readonly isCounted: boolean;
  readonly inShort: string;
}

/** Null where nothing is withheld from somebody who lives there. @param income USD per year */
export function withheldFrom(
  situation: Situation,
  income: number,
  { slug }: Place,
  facts: Facts,
): Withheld | null {
  const payer = payerOf(situation);
  const part = partOf(situation, facts);
  if (payer === null || !part || payer === placeAt(slug).id) return null;
  // What the United States take of their citizens is in their own line.
  if (payer === 'us' && isCitizenOf(situation, 'us')) return null;
  const rate = withheldRate(part, { slug, profession: situation.profession, amount: income });
  return rate && { payer, rate, isCounted: part.isCounted && !rate.isUnsure, inShort: part.inShort };
}

/** Undefined where nothing is withheld: work that is done where the money comes from is taxed there as work. */
function partOf(situation: Situation, { leavingRules }: Facts): WithheldPart | undefined {
  if (worksIn(situation) === payerOf(situation)) return undefined;
  const rules = leavingRules[payerOf(situation) ?? ''];
  return isOnPayroll(situation) ? rules?.wages : rules?.fees;
}

const ratesOf = new WeakMap<WithheldPart, Map<string, ReadonlyMap<Profession, string> | null>>();

/** What tells the rates apart at which fees are withheld from each profession; null where they are the same for all. */
export function withheldByProfession(
  situation: Situation,
  place: Place,
  facts: Facts,
): ReadonlyMap<Profession, string> | null {
  const part = partOf(situation, facts);
  if (!part || isOnPayroll(situation)) return null;
  const known = ratesOf.get(part) ?? new Map<string, ReadonlyMap<Profession, string> | null>();
  ratesOf.set(part, known);
  const found = known.get(place.slug);
  if (found !== undefined) return found;
  const rates = PROFESSION_IDS.map((profession) => {
    // By the data alone: it is known for everybody who is paid from there.
    const rate = withheldRate(part, { slug: place.slug, profession });
    return [profession, rate ? `${rate.percent} ${rate.ofHalf ?? ''} ${rate.isUnsure ?? ''}` : ''] as const;
  });
  const told = new Set(rates.map(([, rate]) => rate)).size > 1 ? new Map(rates) : null;
  known.set(place.slug, told);
  return told;
}

/** What has to be handed over so that nothing is withheld where the money comes from; null where nothing would be. */
export function paperAgainst(
  situation: Situation,
  { slug }: Place,
  facts: Facts,
): { readonly country: string; readonly paper: string } | null {
  const payer = payerOf(situation);
  const paper = paperAt(partOf(situation, facts), { slug, profession: situation.profession });
  return payer === null || paper === null ? null : { country: payer, paper };
}

/** Why the stay may be too short to be let go; null where it is long enough, nobody asks, or its length was not said. */
export function shortStayOf(
  situation: Situation,
  { slug }: Place,
  { leavingRules }: Facts,
): ShortStay | null {
  const { years } = situation;
  const rule = leavingRules[homeIdOf(situation) ?? '']?.shortStay;
  if (!rule || years == null) return null;
  const short = shortStayAt(rule, slug);
  return short.noQuestionFrom === null || years < short.noQuestionFrom ? short : null;
}

/** The insurance of an employee at home that goes on, or can, with the employer there; null for everybody else. */
export function insuredOnFor(
  situation: Situation,
  { slug }: Place,
  { leavingRules }: Facts,
): InsuredOn | null {
  const home = homeIdOf(situation);
  if (home === null || payerOf(situation) !== home || !isOnPayroll(situation)) return null;
  // Another country of work has rules of its own.
  if (worksIn(situation) !== null) return null;
  return leavingRules[home]?.insuredOn.find(({ to }) => to.includes(slug)) ?? null;
}

/** What of it is counted: it goes on by law, and who stays away no longer than that is taken to come back. */
export function insuredByLaw(situation: Situation, place: Place, facts: Facts): InsuredOn | null {
  const found = insuredOnFor(situation, place, facts);
  const { years } = situation;
  const isBack = years == null || years <= (found?.stayUpTo ?? years);
  return found?.goesOn === 'by-law' && isBack ? found : null;
}
