/** Figures of a link: the part of a situation that addresses carry, so that a link shows what its sender saw. */
import { typedCurrency, withPlainDigits } from '../catalogue/amounts.ts';
import { hasExit } from '../catalogue/exitAssets.ts';
import { isAcceptedIncome } from '../catalogue/income.ts';
import { roundestAmount } from '../catalogue/money.ts';
import { pageAt } from '../catalogue/pages.ts';
import { queryOf, writtenQuery } from '../catalogue/query.ts';
import { repeatedIn, type UnreadParameter } from '../stores/urlState.ts';
import { estimateFor, hasAnswers, stayYears } from './answered.ts';
import { LINK_NAMES, type LinkFigures, readParameter, textsOf } from './linkParameters.ts';
import { familyOf, isNothingSaid, isOnPayroll, type Situation, withAnswers } from './situation.ts';

/**
 * Answers that change figures and are in no address unless whoever shares it puts them in, because they are personal. The
 * contract is among them where it is with invoices.
 */
export const PERSONAL = [
  'citizenships',
  'home',
  'livedIn',
  'contract',
  'workplace',
  'workCountry',
  'days',
  'payer',
  'clients',
  'company',
  'keptCompany',
  'runningCosts',
] as const satisfies readonly (keyof LinkFigures)[];

export type PersonalAnswer = (typeof PERSONAL)[number];

export function isPersonal(key: keyof Situation): key is PersonalAnswer {
  return PERSONAL.some((one) => one === key);
}

/** What an address says, and the parameters in it that are not understood. */
interface ReadLink {
  readonly figures: LinkFigures;
  readonly unread: readonly UnreadParameter[];
}

/**
 * Reads a query string, with or without its question mark; values that are not understood are left out, and of a parameter
 * that stands there twice the first counts. An address with an income says everything: where it names no currency, costs,
 * profession or years, its sender had none.
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
  for (const name of LINK_NAMES) {
    const text = query.getAll(name).find((one) => one !== '') ?? '';
    unread.push(...repeatedIn(query, name));
    if (text === '') continue;
    const read = readParameter(name, withPlainDigits(text).trim(), figures);
    const { currency: named } = figures;
    // "£70,000" in an address that names euros is neither.
    const isOther = named !== undefined && typedCurrency(read?.currency ?? null, named) !== named;
    if (read === undefined || isOther) unread.push({ name, text });
    else figures = { ...read, ...figures };
  }
  if (figures.income !== undefined) figures = { currency: 'USD', ...figures };
  return { figures, unread };
}

/**
 * What a situation puts into addresses; nothing where nothing of it has been said.
 * @param also personal answers that are put in besides
 */
export function figuresForLink(situation: Situation, also: readonly PersonalAnswer[] = []): LinkFigures {
  const { income, currency, costs, profession, arrival, household, payBest, greenCard } = situation;
  const { otherIncome = [] } = situation;
  const years = stayYears(situation);
  const isLaw = estimateFor(situation) === 'law';
  const personal = Object.fromEntries(also.map((key) => [key, situation[key]]));
  const isRemote = isOnPayroll(situation) || personal.contract !== undefined;
  const said = withAnswers(
    {},
    {
      income,
      currency: currency === 'USD' ? undefined : currency,
      costs,
      profession,
      ...(isRemote && { work: 'remote', contract: situation.contract }),
      arrival,
      household: familyOf(situation) ? household : undefined,
      otherIncome: otherIncome.length > 0 ? otherIncome : undefined,
      exit: hasExit(situation.exit) ? situation.exit : undefined,
      payBest: payBest || undefined,
      greenCard: greenCard || undefined,
      ...personal,
    },
  );
  // The usual stay follows from the other answers. Said, it would be one after which somebody comes back.
  const stay = hasAnswers(said) ? situation.years : years;
  // By its length alone a stay would be by the law.
  return withAnswers(said, {
    years: stay ?? undefined,
    deduct: isLaw || (years === null ? undefined : false),
  });
}

/** The personal answers of a situation that an address can say, as it is read again. */
export function personalAnswers(situation: Situation): readonly PersonalAnswer[] {
  const { work, contract, runningCosts } = situation;
  const remote = work === 'remote' ? { work } : {};
  return PERSONAL.filter((key) => {
    if (situation[key] === undefined) return false;
    if (key === 'contract' && !(work === 'remote' && contract === 'invoices')) return false;
    if (key === 'runningCosts' && !runningCosts) return false;
    const written = withLinkFigures('', { ...remote, [key]: situation[key] });
    return withLinkFigures('', figuresInLink(written)) === written;
  });
}

/** Everything of a situation that an address can say: what whoever opens it needs to see the same figures. */
export function allFiguresForLink(situation: Situation): LinkFigures {
  return figuresForLink(situation, personalAnswers(situation));
}

/** Answers that are in no address, whatever is put in. What is answered with "no" or "nobody" shows the same as no answer. */
export function answersInNoLink(situation: Situation): readonly (keyof Situation)[] {
  const link = allFiguresForLink(situation);
  return (Object.keys(situation) as (keyof Situation)[]).filter((key) => {
    const answer = situation[key];
    const isNone =
      answer === false ||
      (key === 'household' && familyOf(situation) === null) ||
      (key === 'otherIncome' && situation.otherIncome?.length === 0) ||
      (key === 'exit' && !hasExit(situation.exit));
    return !(key in link) && key !== 'currency' && answer !== undefined && !isNone;
  });
}

/** Puts figures of a link into a query string and takes others out of it; other parameters stay. */
export function withLinkFigures(search: string, link: LinkFigures): string {
  const query = queryOf(search);
  for (const [name, text] of textsOf(link)) {
    query.delete(name);
    if (text !== null) query.set(name, text);
  }
  return writtenQuery(query);
}

/**
 * What an address that the reader's own device wrote shows, over what has been said since: one with an income names all that
 * addresses carry anyway. One that was opened from outside shows its figures alone.
 */
export function shownSituation(stored: Situation, link: LinkFigures): Situation {
  if (link.income === undefined) return withAnswers(stored, link);
  const { costs: _costs, profession: _profession, years: _years, arrival: _arrival, ...others } = stored;
  const { payBest: _payBest, greenCard: _greenCard, deduct: _deduct, ...answers } = others;
  const { contract, household: _household, otherIncome: _otherIncome, exit, ...rest } = answers;
  // Addresses name neither invoices nor that nothing is left with: who has said so still does.
  const unnamed = { ...(contract === 'invoices' && { contract }), ...(exit && !hasExit(exit) && { exit }) };
  const shown = { ...rest, ...unnamed, ...link };
  // A sender without answers saw everybody's figures, of which the reader's must not make those of a stay by the law.
  return hasAnswers(shown) && !hasAnswers(link) ? { deduct: false, ...shown, years: null } : shown;
}

/** Whether two situations show the same at a default income in USD. */
export function showsTheSame(a: Situation, b: Situation, defaultIncome: number): boolean {
  const shown = (situation: Situation) => {
    const { income = defaultIncome, currency = 'USD', work, region, living } = situation;
    const said = [...textsOf({ ...figuresForLink(situation, PERSONAL), income })];
    return JSON.stringify([...said, currency, work, region, living]);
  };
  return shown(a) === shown(b);
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
  const { income = named === undefined ? undefined : roundestAmount(named, currency) } = link;
  // More of a small currency than addresses carry stays in dollars, where nothing else is in that currency.
  const isTooMuch = income !== undefined && !isAcceptedIncome(income);
  const isAlone = link.costs === undefined && link.household === undefined;
  const said = isTooMuch && isAlone ? { income: named, currency: undefined } : { income };
  const query = withLinkFigures(search, withAnswers(link, said));
  return `${path}${query && `?${query}`}${hash}`;
}

/** The income that the page at a path uses until a person enters one, in USD per year; null where it shows no figures. */
export function defaultIncomeAt(path: string): number | null {
  return pageAt(path)?.income ?? null;
}
