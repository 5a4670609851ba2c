/** The four questions of a guide, each answered in at most fourteen words. */
import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { CountryGuide, GuideRegime } from '../catalogue/entities.ts';
import { capitalised, countOf, formatCurrency, nameInText } from '../catalogue/format.ts';
import { keptText, livingCostBucket, rateText } from '../catalogue/labels.ts';
import { fromUsd, type MoneyFormat, toUsd } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { type PermitTerms, type PriceLevels, pricedAt } from '../catalogue/practical.ts';
import { REGION_NAMES } from '../catalogue/professions.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf } from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import { fromWords, untilWords } from './english.ts';
import { partOf } from './lineEnglish.ts';
import { monthsWords, permitLastsPart } from './permitEnglish.ts';
import { actOf } from './rowEnglish.ts';
import {
  type CompanyNeed,
  type DaysNeed,
  type End,
  type EndTerm,
  type NeedTerm,
  openNeeds,
  type PermitNeed,
  type PermitProblem,
} from './terms.ts';

type Guide = Pick<CountryGuide, 'settling' | 'residencyDays' | 'livingCost' | 'slug' | 'id'>;
type Scheme = Pick<GuideRegime, 'permits' | 'conditions' | 'requiresIncorporation'>;

/** Whether one gets in, by the passport of the reader; of nobody's where none is said. */
export function canIGo(
  { needs }: Pick<Assessed, 'needs'>,
  country: Guide,
  regime: Scheme,
  money: MoneyFormat,
): string {
  const closed = needs.find((need) => BY_PASSPORT.has(need.what) && need.fit === 'no');
  if (closed) return `No. ${partOf(closed, money)}.`;
  const outside = needs.find((need) => need.what === 'region');
  if (outside) return `Yes, but you asked for ${REGION_NAMES[outside.region]}.`;
  const permit = needs.find((need) => need.what === 'permit');
  if (!permit || permit.problem?.is === 'unsaid') return anybodysPermit(country, regime);
  return ownPermit(permit, money);
}

const BY_PASSPORT: ReadonlySet<NeedTerm['what']> = new Set(['citizenship', 'nationality']);

function ownPermit({ permit, problem, state }: PermitNeed, money: MoneyFormat): string {
  if (problem?.is === 'clients' && state === 'open') return 'Yes, if all your clients are abroad.';
  if (problem) return problemWords(problem, permit ? permitFor(permit, 'the permit') : '', money);
  return permit ? `Yes, with ${permitFor(permit, 'a permit')}.` : 'Yes. You need no permit.';
}

function problemWords(problem: PermitProblem, permit: string, money: MoneyFormat): string {
  switch (problem.is) {
    case 'income':
      return `Not yet. The permit asks for ${money(problem.missing, 'up')} more a year.`;
    case 'clients':
      return 'No. The permit is for clients abroad only.';
    case 'family':
      return `Yes, with ${permit}. Your family may not come on it.`;
    case 'ends':
      return `For ${monthsWords(problem.months)} only. Then the permit ends for good.`;
    case 'check':
      return `Yes, if you get ${permit}.`;
    case 'spouse':
      return 'Yes, if you get the permit of a spouse.';
    case 'unsaid':
    case 'unknown':
      return 'We know of no permit.';
  }
}

/** Of the permit that people need who cannot just move there. */
function anybodysPermit({ settling }: Guide, { permits }: Scheme): string {
  const opening = permits.flatMap(({ permit }) => settling?.permits.find(({ id }) => id === permit) ?? []);
  const asked = opening.find((permit) => permit.for !== 'eu');
  if (!asked) return 'We know of no permit.';
  const isRegistered = opening.some((permit) => permit.for === 'eu');
  const who =
    asked.for === 'all' && !isRegistered
      ? 'Foreigners'
      : `EU citizens ${isRegistered ? 'register' : 'need none'}. Others`;
  return `${who} need ${permitFor(asked, 'a permit')}.`;
}

function permitFor({ months }: Pick<PermitTerms, 'months'>, permit: string): string {
  return months.first === null ? `${permit}, which has no end` : permitLastsPart(months, permit);
}

/** The days, the company, the condition that decides most, and the employer's consent; null for what one has today. */
export function whatToDo(
  { needs, terms }: Pick<Assessed, 'needs' | 'terms'>,
  country: Guide,
  regime: Scheme,
  money: MoneyFormat,
): string | null {
  const days = needs.find((need) => need.what === 'days');
  if (makesNobodyResident(regime)) return 'Nothing: this stay makes nobody resident.';
  const most = openNeeds({ needs }).find(({ what }) => !SAID.has(what));
  if (terms.some(({ kind }) => kind === 'today')) return null;
  return [
    daysWords(days, country),
    regime.requiresIncorporation ? companyWords(needs.find((need) => need.what === 'company')) : '',
    most ? `${asTask(most, money)}.` : '',
    terms.some(({ kind }) => kind === 'employer') ? 'Your employer must agree.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** "Work outside Malta", else the condition in a few words. */
function asTask(need: NeedTerm, money: MoneyFormat): string {
  const act = actOf(need);
  return act === null ? partOf(need, money) : capitalised(act);
}

/** What the other questions, the days and the company say, and of which one can do nothing. */
const SAID: ReadonlySet<NeedTerm['what']> = new Set([
  ...(['permit', 'days', 'company', 'region', 'profession', 'earlier-residence'] as const),
  ...BY_PASSPORT,
]);

function companyWords(need: CompanyNeed | undefined): string {
  return need?.isOwner ? 'Have a company there: yours, if it counts as one.' : 'Set up a company.';
}

function daysWords(need: DaysNeed | undefined, { residencyDays }: Guide): string {
  if (need?.isByRegistration) return 'Register. The days do not count.';
  const { days, isExceeded } = need?.rule ?? { days: residencyDays, isExceeded: false };
  return `Stay ${isExceeded ? 'over ' : ''}${countOf(days, 'day')} a year.`;
}

/** The same month of life in two countries, in the currency of the page. */
interface LivingCosts {
  /** Id of the country it is measured against. */
  readonly home: string;
  readonly atHome: number;
  readonly there: number;
}

/** What is bought for this much, where nobody has said what a month costs. */
const SAMPLE = 1_000;

/** Null where the country is compared with none: no home is known, or it is the home itself. */
export function livingCosts(
  country: Guide,
  { situation, currency }: Pick<Figures, 'situation' | 'currency'>,
  { destinations, homes }: PriceLevels,
): LivingCosts | null {
  const home = homeIdOf(situation);
  const level = destinations[country.slug];
  const homeLevel = home === null ? undefined : homes[home];
  if (home === null || level === undefined || homeLevel === undefined || home === country.id) return null;
  const { living } = situation;
  const atHome = living ? fromUsd(toUsd(living.amount, living.currency), currency) : SAMPLE;
  return { home, atHome, there: roundedAverage(pricedAt(atHome, homeLevel, level)) };
}

/** Averages of a country are no finer than this. */
const FINENESS = 10;

function roundedAverage(amount: number): number {
  return Math.round(amount / FINENESS) * FINENESS;
}

const LEVELS = { 1: 'low', 2: 'moderate', 3: 'high', 4: 'very high' } as const;

export function whatLifeCosts(
  costs: LivingCosts | null,
  { livingCost }: Guide,
  { currency }: Pick<Figures, 'currency'>,
): string {
  if (costs === null) return `Prices are ${LEVELS[livingCostBucket(livingCost)]}.`;
  const [atHome, there] = [costs.atHome, costs.there].map((of) => formatCurrency(Math.round(of), currency));
  return `What costs ${atHome} in ${nameInText(placeOf(costs.home)?.name ?? costs.home)} costs about ${there} there.`;
}

/** The end and what is kept then, else what makes it dearer; null where there is neither. */
export function whenItStops(
  { terms, needs }: Pick<Assessed, 'terms' | 'needs'>,
  money: MoneyFormat,
): string | null {
  const end = terms.find((term): term is EndTerm => term.kind === 'ends');
  if (end) {
    return `${endWords(end.at)}${end.then ? ` Then ${keptText(end.then.kept, money, 'month')}.` : ''}`;
  }
  const permit = needs.find((need) => need.what === 'permit' && need.state === 'met');
  const months = permit?.what === 'permit' ? permit.permit?.months : undefined;
  if (typeof months?.first === 'number' && months.renewable === false) {
    return `${endWords({ permitMonths: months.first })} The tax rule has no end.`;
  }
  for (const term of terms) {
    if (term.kind === 'changes')
      return `It does not, but from ${fromWords(term.on)} the rate is ${rateText(term.rate)}.`;
    if (term.kind === 'cheaper-first')
      return `It does not, but after ${countOf(term.years, 'year')} you pay more.`;
  }
  const limit = terms.find((term) => term.kind === 'limit');
  return limit ? `Once you earn more than ${money(limit.upTo, 'down')} a year.` : null;
}

function endWords(at: End): string {
  if ('years' in at) return `After ${countOf(at.years, 'year')}.`;
  if ('permitMonths' in at) return `After ${monthsWords(at.permitMonths)}, with the permit.`;
  return `After ${untilWords(at.day)}.`;
}
