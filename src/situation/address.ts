/** Figures of a link: the part of a situation that addresses carry, so that a link shows what its sender saw. */
import { isCurrency } from '../catalogue/currencies.ts';
import {
  COMPARE_DEFAULT_INCOME,
  GUIDE_DEFAULT_INCOME,
  incomeFromQuery,
  WIZARD_DEFAULT_INCOME,
} from '../catalogue/income.ts';
import { fromUsd } from '../catalogue/money.ts';
import { isProfession } from '../catalogue/professions.ts';
import { readableQuery, type Texts } from '../stores/urlState.ts';
import {
  type Costs,
  estimateFor,
  isCosts,
  isMonth,
  isNothingSaid,
  isYears,
  type Month,
  type Situation,
  stayYears,
  withAnswers,
} from './situation.ts';

/**
 * What an address may say: `income=70000&currency=EUR&costs=10%&profession=design&years=5&from=2027-05&deduct=1&pay=best`. The
 * profession is among it because it changes figures.
 */
export type LinkFigures = Pick<
  Situation,
  'income' | 'currency' | 'costs' | 'profession' | 'years' | 'arrival' | 'deduct' | 'payBest'
>;

const NUMBER = /^\d+(?:\.\d+)?$/;

/**
 * Reads a query string, with or without its question mark; invalid values are left out.
 * An address with an income says everything: where it names no currency, costs, profession or years, its sender had none.
 */
export function figuresInLink(search: string): LinkFigures {
  const query = new URLSearchParams(search);
  const income = incomeFromQuery(query.get('income') ?? '');
  const currency = query.get('currency');
  const costs = costsIn(query.get('costs'));
  const profession = query.get('profession');
  const years = numberIn(query.get('years'));
  const arrival = monthIn(query.get('from'));
  const deduct = { '1': true, '0': false }[query.get('deduct') ?? ''];
  const hasIncome = income !== null;
  return withAnswers(
    {},
    {
      income: hasIncome ? income : undefined,
      currency: isCurrency(currency) ? currency : hasIncome ? 'USD' : undefined,
      costs,
      profession: isProfession(profession) ? profession : undefined,
      years: isYears(years) ? years : undefined,
      arrival,
      deduct: deduct ?? (hasIncome ? false : undefined),
      payBest: query.get('pay') === 'best' || undefined,
    },
  );
}

function numberIn(text: string | null): number | undefined {
  return text !== null && NUMBER.test(text) ? Number(text) : undefined;
}

function costsIn(text: string | null): Costs | undefined {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  const costs = percent ? { percent: Number(number) } : { amount: Number(number) };
  return isCosts(costs) ? costs : undefined;
}

function monthIn(text: string | null): Month | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? '') ?? [];
  const read = { year: Number(year), month: Number(month) };
  return isMonth(read) ? read : undefined;
}

/** What a situation puts into addresses; nothing where nothing of it has been said. */
export function figuresForLink(situation: Situation): LinkFigures {
  const { income, currency, costs, profession, arrival, payBest } = situation;
  return withAnswers(
    {},
    {
      income,
      currency: currency === 'USD' ? undefined : currency,
      costs,
      profession,
      years: stayYears(situation) ?? undefined,
      arrival,
      deduct: estimateFor(situation) === 'law' ? true : undefined,
      payBest: payBest || undefined,
    },
  );
}

/** Figures of a link as texts, by the names of the parameters; null for what it does not name. */
export function textsOf(link: LinkFigures): Texts {
  const { income, currency, costs, profession, years, arrival, deduct, payBest } = link;
  return new Map<string, string | null>([
    ['income', income === undefined ? null : String(income)],
    ['currency', currency === undefined || currency === 'USD' ? null : currency],
    ['costs', costs === undefined ? null : costsText(costs)],
    ['profession', profession ?? null],
    ['years', years === undefined ? null : String(years)],
    ['from', arrival === undefined ? null : monthText(arrival)],
    ['deduct', deduct ? '1' : null],
    ['pay', payBest ? 'best' : null],
  ]);
}

/** Puts figures of a link into a query string and takes others out of it; other parameters stay. */
export function withLinkFigures(search: string, link: LinkFigures): string {
  const query = new URLSearchParams(search);
  for (const [name, text] of textsOf(link)) {
    query.delete(name);
    if (text !== null) query.set(name, text);
  }
  return readableQuery(query);
}

function costsText(costs: Costs): string {
  return 'percent' in costs ? `${costs.percent}%` : String(costs.amount);
}

function monthText({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** What a link shows over what the reader has said: one with an income stands for itself. */
export function shownSituation(stored: Situation, link: LinkFigures): Situation {
  if (link.income === undefined) return withAnswers(stored, link);
  const { costs: _costs, profession: _profession, years: _years, arrival: _arrival, ...others } = stored;
  const { payBest: _payBest, ...rest } = others;
  return { ...rest, ...link };
}

/** Whether two situations show the same figures at a default income in USD. */
export function showsTheSame(a: Situation, b: Situation, defaultIncome: number): boolean {
  const figures = (situation: Situation) => {
    const { income = defaultIncome, currency = 'USD', costs, profession, arrival, payBest } = situation;
    const years = stayYears(situation);
    const stay = years === null ? null : [years, arrival];
    return JSON.stringify([income, currency, costs, profession, stay, estimateFor(situation), payBest]);
  };
  return figures(a) === figures(b);
}

const PAGES_WITH_FIGURES =
  /^\/(?:compare|countries|wizard|plan|tax-calculator\/.+|country-guides\/.+|(?:low|zero)-tax-countries-.+)$/;

/** Whether a path shows figures that its address can carry. */
export function carriesFigures(path: string): boolean {
  return PAGES_WITH_FIGURES.test(path);
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
  if (path !== '/' && !carriesFigures(path)) return null;
  if (path === '/compare') return COMPARE_DEFAULT_INCOME;
  return /^\/(?:tax-calculator|country-guides)\//.test(path) ? GUIDE_DEFAULT_INCOME : WIZARD_DEFAULT_INCOME;
}
