/** What a country that somebody has left still asks: what its payers withhold, and when it lets go. */

import { PROFESSION_IDS, type Profession } from './professions.ts';
import type { AnsweredTie } from './ties.ts';

/** A rate at which a payer withholds; the first that meets the person counts. */
export interface WithheldRate {
  /** Or a tariff of the payer's country. */
  readonly percent: number | 'tariff';
  /** Absent where it is too little known to be counted. */
  readonly tariff?: Tariff;
  /** Of half of the payment. */
  readonly ofHalf?: true;
  /** It falls only on payments above this; USD a year. */
  readonly over?: number;
  /** Whether it is too little known to be counted. */
  readonly isUnsure?: true;
  /** Slugs of the countries where the person lives now; absent: all of them. */
  readonly to?: readonly string[];
  /** Absent: whatever the work. */
  readonly professions?: readonly Profession[];
}

/** Up to which amount which percent is taken, USD a year; null: of all above. Then `times` that, with its surcharges. */
export interface Tariff {
  readonly bands: readonly (readonly [upTo: number | null, percent: number])[];
  readonly times?: number;
}

/** What is withheld from fees, or from wages, for work done in the new country. */
export interface WithheldPart {
  readonly rates: readonly WithheldRate[];
  /** Whether the amount is known well enough to be counted. */
  readonly isCounted: boolean;
  readonly inShort: string;
  /** What has to be handed over so that a treaty takes it away. */
  readonly paper?: string;
  /** Slugs to which the paper takes it away. */
  readonly paperTo?: readonly string[];
}

/** From how long a stay abroad a country usually lets go who gives up the home there and means to come back. */
export interface ShortStay {
  /** The shortest such stay, in years; null where no length does it by itself. */
  readonly years: number | null;
  /** Years from which the length need not be asked about; null: always. */
  readonly noQuestionFrom: number | null;
  /** What happens with a shorter one, and what helps, stands on the page about leaving. */
  readonly because: string;
  /** Where another length holds, because there is a treaty or none. */
  readonly elsewhere?: {
    /** Slugs. */
    readonly to: readonly string[];
    readonly years: number | null;
    readonly because: string;
  };
}

/** Insurance of employees at home that goes on, or can go on, while their employer there lets them work from elsewhere. */
export interface InsuredOn {
  /** Slugs of the countries where the person lives now. */
  readonly to: readonly string[];
  /** By law and known well enough to be counted; only for who is sent for a time; or for who is not let go. */
  readonly goesOn: 'by-law' | 'if-sent' | 'while-resident';
  /** From the move on; null: as long as it holds. */
  readonly years: number | null;
  /** The longest stay after which somebody is taken to come back. */
  readonly stayUpTo?: number;
  readonly text: string;
}

export interface LeavingRules {
  /** Absent where nothing is withheld. */
  readonly fees?: WithheldPart;
  readonly wages?: WithheldPart;
  /** Null where residence changes nothing for work abroad: nothing is asked. */
  readonly shortStay: ShortStay | null;
  /** What of its taxes is in no figure and may go on, in sentences. */
  readonly beside: readonly string[];
  /** The first that meets the new country counts. */
  readonly insuredOn: readonly InsuredOn[];
  /** Each of these ties goes on making resident by itself; a citizenship that does so is in the figures. */
  readonly heldBy: readonly AnsweredTie[];
}

/** Where somebody lives now, what they do and are paid from there; USD a year. */
export interface PaidAt {
  readonly slug: string;
  readonly profession?: Profession | undefined;
  readonly amount?: number | undefined;
}

/** What is withheld of a payment; null for nothing. As long as no profession is said, the dearest of all. */
export function withheldRate(part: WithheldPart | undefined, at: PaidAt): WithheldRate | null {
  const { slug, profession, amount = Number.POSITIVE_INFINITY } = at;
  const rates = (part?.rates ?? []).filter(
    ({ to, over = 0 }) => (to?.includes(slug) ?? true) && amount > over,
  );
  const asked = profession ? [profession] : PROFESSION_IDS;
  return asked
    .map((id) => rates.find(({ professions }) => professions?.includes(id) ?? true) ?? null)
    .reduce((dearest, rate) => (dearness(rate) > dearness(dearest) ? rate : dearest), null);
}

function dearness(rate: WithheldRate | null): number {
  if (!rate) return -1;
  if (rate.percent === 'tariff') return Number.POSITIVE_INFINITY;
  return rate.percent;
}

/** What is withheld of an amount, USD a year; null where its tariff is not known. */
export function withheldOf({ percent, ofHalf, tariff }: WithheldRate, amount: number): number | null {
  const base = ofHalf ? amount / 2 : amount;
  if (percent !== 'tariff') return (base * percent) / 100;
  if (!tariff) return null;
  const { bands, times = 1 } = tariff;
  const taxes = bands.map(([upTo, rate], index) => {
    const from = bands[index - 1]?.[0] ?? 0;
    return (Math.max(Math.min(base, upTo ?? base) - from, 0) * rate) / 100;
  });
  return taxes.reduce((sum, tax) => sum + tax, 0) * times;
}

/** What has to be handed over so that nothing is withheld; null where nothing would be. */
export function paperAt(part: WithheldPart | undefined, { slug, profession }: PaidAt): string | null {
  if (!part?.paper || !part.paperTo?.includes(slug)) return null;
  const isAsked = part.rates.some(
    ({ professions }) => !profession || (professions?.includes(profession) ?? true),
  );
  return isAsked ? part.paper : null;
}

/** The same where a person moves to. */
export function shortStayAt({ elsewhere, ...stay }: ShortStay, slug: string): ShortStay {
  if (!elsewhere?.to.includes(slug)) return stay;
  const { years, because } = elsewhere;
  const { noQuestionFrom: usual } = stay;
  const noQuestionFrom = years === null ? null : Math.max(usual ?? 0, Math.ceil(years));
  return { ...stay, years, noQuestionFrom, because };
}
