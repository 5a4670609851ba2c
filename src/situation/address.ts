/** Figures of a link: the part of a situation that addresses carry, so that a link shows what its sender saw. */
import { readAmount, readCosts, readCurrency, typedCurrency, withPlainDigits } from '../catalogue/amounts.ts';
import { homeInText, homeText } from '../catalogue/homes.ts';
import { type Household, isHousehold } from '../catalogue/household.ts';
import { fromUsd } from '../catalogue/money.ts';
import { pageAt } from '../catalogue/pages.ts';
import { isProfession } from '../catalogue/professions.ts';
import { queryOf } from '../catalogue/query.ts';
import { readableQuery, type Texts, type UnreadParameter } from '../stores/urlState.ts';
import { estimateFor, hasAnswers, stayYears } from './answered.ts';
import { isMonth, isYears } from './checks.ts';
import { isAnswer } from './questions.ts';
import {
  type Costs,
  familyOf,
  isNothingSaid,
  isOnPayroll,
  type Month,
  type Situation,
  withAnswers,
} from './situation.ts';

/**
 * What an address may say: `income=70000&currency=EUR&costs=10%&profession=design&contract=payroll&years=5&from=2027-05&household=married,9000,2,6&home=de&deduct=1&pay=best&greencard=1`.
 * Profession, contract, household and green card are among it because they change figures; of contracts only the payroll does, which is remote
 * work. Where tax is paid today stands in the address of a cited answer alone.
 */
export type LinkFigures = Pick<
  Situation,
  | 'income'
  | 'currency'
  | 'costs'
  | 'profession'
  | 'work'
  | 'contract'
  | 'years'
  | 'arrival'
  | 'household'
  | 'home'
  | 'deduct'
  | 'payBest'
  | 'greenCard'
>;

const ON_PAYROLL = { work: 'remote', contract: 'payroll' } as const;

/** What the text of each parameter says, those before it known; undefined where it is not understood. */
const READERS: Readonly<Record<string, (text: string, before: LinkFigures) => LinkFigures | undefined>> = {
  currency: (text) => said('currency', readCurrency(text)),
  income(text) {
    const read = readAmount(text);
    return read ? { income: read.amount, ...said('currency', read.currency) } : undefined;
  },
  costs: (text, { income, currency = income === undefined ? undefined : 'USD' }) =>
    said('costs', readCosts(text, currency)),
  profession: (text) => (isProfession(text) ? { profession: text } : undefined),
  contract: (text) => (text === ON_PAYROLL.contract ? ON_PAYROLL : undefined),
  years(text) {
    const years = /^\d+$/.test(text) ? Number(text) : undefined;
    return isYears(years) ? { years } : undefined;
  },
  from: (text) => said('arrival', monthIn(text)),
  household: (text) => said('household', householdIn(text)),
  home: (text) => said('home', homeIn(text)),
  deduct: (text) => (text === '1' || text === '0' ? { deduct: text === '1' } : undefined),
  pay: (text) => (text === 'best' ? { payBest: true } : undefined),
  greencard: (text) => (text === '1' ? { greenCard: true } : undefined),
};

function said<Key extends keyof LinkFigures>(
  key: Key,
  answer: LinkFigures[Key] | null,
): LinkFigures | undefined {
  return answer === null ? undefined : { [key]: answer };
}

function monthIn(text: string): Month | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const read = { year: Number(year), month: Number(month) };
  return isMonth(read) ? read : null;
}

/** "married,9000,2,6": a married partner with an income, and ages; "partner,0" one who is not married; "7" a child alone. */
function householdIn(text: string): Household | null {
  const parts = text.split(',');
  const isMarried = parts[0] === 'married';
  const hasPartner = isMarried || parts[0] === 'partner';
  const [income, ...children] = parts.slice(hasPartner ? 1 : 0).map(wholeIn);
  const read = hasPartner
    ? { partner: income, hasPartner, married: isMarried, children }
    : { children: [income, ...children] };
  return isHousehold(read) ? read : null;
}

function homeIn(text: string): LinkFigures['home'] | null {
  const home = homeInText(text);
  return home && isAnswer('home', home) ? home : null;
}

/** A whole number, else one that is none. */
function wholeIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The same household as a text; null where nobody moves along. */
function householdText(situation: Pick<Situation, 'household' | 'currency'>): string | null {
  const family = familyOf(situation);
  if (!family) return null;
  const { hasPartner, married, children } = family;
  const partner = Math.floor(situation.household?.partner ?? 0);
  return [...(hasPartner ? [married ? 'married' : 'partner', partner] : []), ...children].join(',');
}

/** What an address says, and the parameters in it that are not understood. */
interface ReadLink {
  readonly figures: LinkFigures;
  readonly unread: readonly UnreadParameter[];
}

/**
 * Reads a query string, with or without its question mark; values that are not understood are left out.
 * An address with an income says everything: where it names no currency, costs, profession or years, its sender had none.
 */
export function figuresInLink(search: string): LinkFigures {
  return readLink(search).figures;
}

/** The parameters of a query string that carry figures and are not understood. */
export function unreadFigures(search: string): readonly UnreadParameter[] {
  return readLink(search).unread;
}

function readLink(search: string): ReadLink {
  const query = queryOf(search);
  const unread: UnreadParameter[] = [];
  let figures: LinkFigures = {};
  for (const [name, reader] of Object.entries(READERS)) {
    const text = query.get(name) ?? '';
    if (text === '') continue;
    const read = reader(withPlainDigits(text).trim(), figures);
    const { currency: named } = figures;
    // "£70,000" in an address that names euros is neither.
    const isOther = named !== undefined && typedCurrency(read?.currency ?? null, named) !== named;
    if (read === undefined || isOther) unread.push({ name, text });
    else figures = { ...read, ...figures };
  }
  if (figures.income !== undefined) figures = { currency: 'USD', ...figures };
  return { figures, unread };
}

/** What a situation puts into addresses; nothing where nothing of it has been said. */
export function figuresForLink(situation: Situation): LinkFigures {
  const { income, currency, costs, profession, arrival, household, payBest, greenCard } = situation;
  const years = stayYears(situation);
  const isLaw = estimateFor(situation) === 'law';
  return withAnswers(
    {},
    {
      income,
      currency: currency === 'USD' ? undefined : currency,
      costs,
      profession,
      ...(isOnPayroll(situation) && ON_PAYROLL),
      years: years ?? undefined,
      arrival,
      household: familyOf(situation) ? household : undefined,
      // By its length alone a stay would be by the law.
      deduct: isLaw || (years === null ? undefined : false),
      payBest: payBest || undefined,
      greenCard: greenCard || undefined,
    },
  );
}

/** Figures of a link as texts, by the names of the parameters; null for what it does not name. */
export function textsOf(link: LinkFigures): Texts {
  const { income, currency, costs, profession, contract, years, arrival, deduct, payBest, greenCard } = link;
  return new Map<string, string | null>([
    ['income', income === undefined ? null : String(Math.floor(income))],
    ['currency', currency === undefined || currency === 'USD' ? null : currency],
    ['costs', costs === undefined ? null : costsText(costs)],
    ['profession', profession ?? null],
    ['contract', contract === ON_PAYROLL.contract ? contract : null],
    ['years', years ? String(years) : null],
    ['from', arrival === undefined ? null : monthText(arrival)],
    ['household', householdText(link)],
    ['home', homeText(link.home)],
    ['deduct', deduct === undefined ? null : String(Number(deduct))],
    ['pay', payBest ? 'best' : null],
    ['greencard', greenCard ? '1' : null],
  ]);
}

/** Puts figures of a link into a query string and takes others out of it; other parameters stay. */
export function withLinkFigures(search: string, link: LinkFigures): string {
  const query = queryOf(search);
  for (const [name, text] of textsOf(link)) {
    query.delete(name);
    if (text !== null) query.set(name, text);
  }
  return readableQuery(query);
}

function costsText(costs: Costs): string {
  return 'percent' in costs ? `${costs.percent}%` : String(Math.floor(costs.amount));
}

/** "2027-05". */
export function monthText({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** What a link shows over what the reader has said: one with an income stands for itself. */
export function shownSituation(stored: Situation, link: LinkFigures): Situation {
  if (link.income === undefined) return withAnswers(stored, link);
  const { costs: _costs, profession: _profession, years: _years, arrival: _arrival, ...others } = stored;
  const { payBest: _payBest, greenCard: _greenCard, deduct: _deduct, ...answers } = others;
  const { contract, household: _household, ...rest } = answers;
  // Addresses name a payroll alone: who sends invoices still does where there is none.
  const shown = { ...rest, ...(contract === 'invoices' && { contract }), ...link };
  // A sender without answers saw everybody's figures, of which the reader's must not make those of a stay by the law.
  return hasAnswers(shown) && !hasAnswers(link) ? { deduct: false, ...shown, years: null } : shown;
}

/** Whether two situations show the same figures at a default income in USD. */
export function showsTheSame(a: Situation, b: Situation, defaultIncome: number): boolean {
  const figures = (situation: Situation) => {
    const { income = defaultIncome, currency = 'USD', costs, profession, arrival } = situation;
    const { payBest, greenCard } = situation;
    const years = stayYears(situation);
    const stay = years === null ? null : [years, arrival];
    const counted = [
      isOnPayroll(situation),
      estimateFor(situation),
      payBest,
      greenCard,
      householdText(situation),
      homeText(situation.home),
    ];
    return JSON.stringify([income, currency, costs, profession, stay, ...counted]);
  };
  return figures(a) === figures(b);
}

/** Whether a path shows figures that its address can carry: home has those of the person alone. */
export function carriesFigures(path: string): boolean {
  return path !== '/' && defaultIncomeAt(path) !== null;
}

/**
 * An address of the site with figures of a link in it, on pages that show figures. Without any it stays as it is.
 */
export function withFigures(href: string, link: LinkFigures): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(href) ?? [];
  if (isNothingSaid(link) || !carriesFigures(path)) return href;
  // An income that a link names itself is in dollars; it stays where the person has not entered one.
  const { currency = 'USD' } = link;
  const named = figuresInLink(search).income;
  const { income = named === undefined ? undefined : Math.round(fromUsd(named, currency)) } = link;
  const query = withLinkFigures(search, withAnswers(link, { income }));
  return `${path}${query && `?${query}`}${hash}`;
}

/** The income that the page at a path uses until a person enters one, in USD per year; null where it shows no figures. */
export function defaultIncomeAt(path: string): number | null {
  return pageAt(path)?.income ?? null;
}
