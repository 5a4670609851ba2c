/** Whose figures a page shows: those of its address, else the person's own, else the screen's defaults. */
import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { COMPARE_DEBOUNCE_MS } from '../catalogue/constants.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { type MoneyFormat, moneyIn, roundFigure, toUsd } from '../catalogue/money.ts';
import { mendedAddress, queryOf } from '../catalogue/query.ts';
import type { Estimate } from '../law/index.ts';
import type { PersistStatus } from '../stores/persist.ts';
import { setSharedParameters, shownSearch, useShownSearch, watchShownSearch } from '../stores/urlState.ts';
import {
  answersInNoLink,
  carriesFigures,
  defaultIncomeAt,
  figuresForLink,
  figuresInLink,
  isPersonal,
  type PersonalAnswer,
  personalAnswers,
  shownSituation,
  showsTheSame,
  withFigures,
  withLinkFigures,
} from './address.ts';
import { estimateFor, stayYears } from './answered.ts';
import { useThisYear } from './clock.ts';
import { type LinkFigures, textsOf } from './linkParameters.ts';
import {
  costsInUsd,
  isNothingSaid,
  isOnPayroll,
  type Month,
  NOTHING_SAID,
  type Situation,
  type SituationChange,
  withAnswers,
} from './situation.ts';
import { storedSituation, useStoredSituation } from './store.ts';

/** The figures of the addresses that this tab wrote or followed itself, so that a reload knows them again; the newest last. */
const OWN_KEY = 'lowtide-own-figures';
/** A dragged slider writes many. */
const MOST_KEPT = 200;

/** The figures of the address with which the page was opened from outside; null once the reader has acted. */
const openedLink = createStore<{
  readonly signature: string | null;
  /** Whether a page of this site led here, in another tab: it may have carried the reader's own figures. */
  readonly isFollowed: boolean;
}>(() => ({ signature: null, isFollowed: false }));

/** Takes the address that is shown for the one with which the page was opened, without what a message has put behind it. */
export function openAtAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const mended = mendedAddress(pathname + search);
  if (mended !== pathname + search) history.replaceState(history.state, '', origin + mended + hash);
  const signature = signatureAtOpening();
  const isFollowed = signature !== null && document.referrer.startsWith(`${origin}/`);
  const before = openedLink.getState();
  // Another object would be a change, which takes away what is still being hydrated.
  if (before.signature !== signature || before.isFollowed !== isFollowed) {
    openedLink.setState({ signature, isFollowed });
  }
}

/** The answers of the example that the page shows, used instead of the reader's own; null where there is no example. */
export const shownExample = createStore<{ readonly situation: Situation | null }>(() => ({
  situation: null,
}));

function signatureAtOpening(): string | null {
  if (defaultIncomeAt(window.location.pathname) === null) return null;
  const opened = signatureOf(figuresInLink(window.location.search));
  return opened === '' || ownLinks().includes(opened) ? null : opened;
}

function signatureOf(link: LinkFigures): string {
  return withLinkFigures('', link);
}

function ownLinks(): readonly string[] {
  try {
    return (sessionStorage.getItem(OWN_KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function rememberOwnLink(link: LinkFigures): void {
  const signature = signatureOf(link);
  const others = ownLinks().filter((own) => own !== signature);
  try {
    sessionStorage.setItem(OWN_KEY, [...others, signature].slice(-MOST_KEPT).join(' '));
  } catch {
    // Then a reload may take these figures for somebody else's, and offers the person's own.
  }
}

/** What is shown on a page, and whose it is. */
interface Page {
  /** All answers as the page shows them. */
  readonly shown: Situation;
  /** The reader's own answers. */
  readonly stored: Situation;
  /** The figures of somebody else's link, as long as the address is that link; else null. */
  readonly fromLink: LinkFigures | null;
}

type Opened = ReturnType<typeof openedLink.getState>;

/** An address that was opened from outside stands for itself; in others the reader's own answers go with it. */
function pageOf(search: string, stored: Situation, { signature, isFollowed }: Opened): Page {
  const link = figuresInLink(search);
  const isOpened = signature === signatureOf(link);
  const isOwn = isFollowed && signature === signatureOf(figuresForLink(stored));
  return isOpened && !isOwn
    ? { shown: link, stored, fromLink: link }
    : { shown: shownSituation(stored, link), stored, fromLink: null };
}

/** The last page, which every component asks for with every step of a slider. */
let last: { readonly of: readonly unknown[]; readonly page: Page } | null = null;

/** The same object as long as the page shows the same. */
function pageNow(): Page {
  const [search, stored, opened] = [
    shownSearch(),
    storedSituation.store.getState().value,
    openedLink.getState(),
  ];
  const isSame = last?.of[0] === search && last.of[1] === stored && last.of[2] === opened;
  if (!last || !isSame) last = { of: [search, stored, opened], page: pageOf(search, stored, opened) };
  return last.page;
}

/** What was prerendered, for hydration. */
const PRERENDERED = pageOf('', NOTHING_SAID, openedLink.getInitialState());

function subscribe(listener: () => void): () => void {
  const ends = [
    watchShownSearch(listener),
    storedSituation.store.subscribe(listener),
    openedLink.subscribe(listener),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** A part of the page in a component, which is rendered again only where that changes. */
function usePagePart<Part>(partOf: (page: Page) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => partOf(pageNow()),
    () => partOf(PRERENDERED),
  );
}

const wholePage = (page: Page) => page;

function usePage(): Page {
  return usePagePart(wholePage);
}

/** What the links of a page carry along: the figures that are shown on it. */
function linkFiguresOf({ fromLink, stored }: Page): LinkFigures {
  return fromLink ?? figuresForLink(stored);
}

/**
 * Changes answers: on the device, in other tabs and on this page at once, in the address after a pause. Undefined takes
 * an answer back. From now on the page shows the reader's own figures. Where the reader has given no answer, that of
 * somebody else's link is kept as the reader's own, because the new answer was given while looking at it.
 */
export function answer(change: SituationChange): void {
  const { fromLink } = pageNow();
  storedSituation.change((before) => withAnswers(isNothingSaid(before) ? { ...fromLink } : before, change));
  showOwnFigures();
}

/** Replaces all answers, as "Remove my answers" and its undo do. */
export function replaceAnswers(situation: Situation): void {
  storedSituation.replace(situation);
  showOwnFigures();
}

/** Shows the reader's own figures instead of those of the address. */
export function showOwnFigures(): void {
  if (openedLink.getState().signature !== null) openedLink.setState({ signature: null, isFollowed: false });
  const { pathname } = window.location;
  if (carriesFigures(pathname)) writeOwnFigures(pathname);
  // Home has no figures in its address but those of a link.
  else if (defaultIncomeAt(pathname) !== null) setSharedParameters(textsOf({}));
}

function writeOwnFigures(pathname: string): void {
  const { value, status } = storedSituation.store.getState();
  const link = figuresForLink(value);
  rememberOwnLink(link);
  setSharedParameters(textsOf(link), pathname === '/compare' ? COMPARE_DEBOUNCE_MS : undefined);
  // What is stored has not arrived yet: it belongs into the address, too.
  if (status === 'loading') {
    void storedSituation.start().then(() => {
      if (window.location.pathname === pathname) writeOwnFigures(pathname);
    });
  }
}

/** An address within the site with the figures of the present page in it, and the mark that this tab knows them. */
export function followedHref(href: string): string {
  const next = withFigures(href, linkFiguresOf(pageNow()));
  const link = figuresInLink(/\?([^#]*)/.exec(next)?.[1] ?? '');
  if (signatureOf(link) !== openedLink.getState().signature) rememberOwnLink(link);
  return next;
}

/**
 * The address at which the page shows somebody else its figures.
 * @param also personal answers of `leftOut` that are put in
 */
export function sharedHref(also: readonly PersonalAnswer[] = []): string {
  const { origin, pathname } = window.location;
  const search = shownSearch();
  const href = search === '' ? pathname : `${pathname}?${search}`;
  const { fromLink, stored } = pageNow();
  const link = fromLink ?? figuresForLink(stored, also);
  const isSaid = signatureOf(figuresInLink(search)) === signatureOf(link);
  return origin + (isSaid ? href : withFigures(href, link));
}

/** Answers that the page's figures stand on and that its address does not say. */
export interface LeftOut {
  /** Those that can be put in. */
  readonly personal: readonly PersonalAnswer[];
  /** Those that no address has. */
  readonly others: readonly (keyof Situation)[];
  /** Whether any of them changes an amount. */
  readonly changesAmounts: boolean;
}

/** What a link to the page leaves out; an address that was opened from outside says all that it shows. */
export function useLeftOut(): LeftOut {
  const search = useShownSearch();
  const { stored, fromLink } = usePage();
  return useMemo(() => {
    if (fromLink) return { personal: [], others: [], changesAmounts: false };
    const query = queryOf(search);
    const personal = personalAnswers(stored);
    // The wizard names work and region itself.
    const others = answersInNoLink(stored).filter((key) => !query.has(key));
    const changesAmounts = [...personal, ...others].some((key) => isPersonal(key));
    return { personal, others, changesAmounts };
  }, [search, stored, fromLink]);
}

/** What a screen calculates with. */
export interface Figures {
  /** All answers as this page shows them. */
  readonly situation: Situation;
  /** USD per year. */
  readonly income: number;
  /** The same in `currency`, as it stands in the income box. */
  readonly amount: number;
  readonly currency: Currency;
  /** Shows an amount in USD in the person's currency. */
  readonly money: MoneyFormat;
  /** USD per year. */
  readonly costs: number;
  readonly estimate: Estimate;
  /** Length of the stay; null for the one-year figure of the data's tax year. */
  readonly years: number | null;
  /** When the stay begins. */
  readonly from: Month;
  /** Whether these are the figures of somebody else's link. */
  readonly isFromLink: boolean;
}

/** @param defaultIncome what the screen shows to somebody who has never entered an income, in USD per year. */
export function useFigures(defaultIncome: number): Figures {
  const page = usePage();
  const { status } = useStoredSituation();
  const thisYear = useThisYear();
  return figuresAt(page, status, defaultIncome, thisYear);
}

/** Figures of a page, once for all of its parts. */
const known = new WeakMap<Page, Map<string, Figures>>();

function figuresAt(page: Page, status: PersistStatus, defaultIncome: number, thisYear: number): Figures {
  const ofPage = known.get(page) ?? new Map<string, Figures>();
  known.set(page, ofPage);
  const key = `${status} ${defaultIncome} ${thisYear}`;
  const { shown, stored, fromLink } = page;
  const figures = ofPage.get(key) ?? {
    ...figuresOf(shown, defaultIncome, thisYear),
    isFromLink: status !== 'loading' && fromLink !== null && !showsTheSame(shown, stored, defaultIncome),
  };
  ofPage.set(key, figures);
  return figures;
}

/**
 * What a situation is calculated with, outside of components.
 * @param thisYear a stay of which no beginning is said begins in the January after it
 */
export function figuresOf(
  situation: Situation,
  defaultIncome: number,
  thisYear: number,
): Omit<Figures, 'isFromLink'> {
  const { currency = 'USD' } = situation;
  const amount = situation.income ?? roundFigure(defaultIncome, currency);
  const income = toUsd(amount, currency);
  return {
    situation,
    amount,
    currency,
    income,
    money: moneyIn(currency),
    // What an employee may deduct is in the law of wages.
    costs: isOnPayroll(situation) ? 0 : costsInUsd(situation.costs, income, currency),
    estimate: estimateFor(situation),
    years: stayYears(situation),
    from: situation.arrival ?? { year: thisYear + 1, month: 1 },
  };
}

/** What a situation other than the page's is calculated with, in a component. It must keep its identity. */
export function useFiguresOf(situation: Situation, defaultIncome: number): Omit<Figures, 'isFromLink'> {
  const thisYear = useThisYear();
  return useMemo(() => figuresOf(situation, defaultIncome, thisYear), [situation, defaultIncome, thisYear]);
}

const currencyOf = ({ shown: { currency = 'USD' } }: Page): Currency => currency;

/** The currency of the page's figures, and what shows amounts in USD in it; hydration sees dollars. */
export function usePageMoney(): Pick<Figures, 'currency' | 'money'> {
  const currency = usePagePart(currencyOf);
  return { currency, money: moneyIn(currency) };
}

/** All answers as the page shows them, in a component. */
export function useShownSituation(): Situation {
  return usePage().shown;
}

/** The estimate of the page's figures. */
export function useEstimate(): Estimate {
  return usePagePart(({ shown }) => estimateFor(shown));
}

/** What the links of the page carry along, in a component. */
export function useLinkFigures(): LinkFigures {
  const page = usePage();
  return useMemo(() => linkFiguresOf(page), [page]);
}

/** The person's own answers, whatever the address of the page says, and what changes them. */
export function useSituation() {
  const { value: situation, status } = useStoredSituation();
  return { situation, status, answer, clear };
}

/** Removes all answers. @returns what they were, for an undo with `replaceAnswers`. */
export function clear(): Situation {
  const { value } = storedSituation.store.getState();
  replaceAnswers(NOTHING_SAID);
  return value;
}
