/** Answers of a page as files that travel, and what became of one: by the law, with all that decides them. */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataRelease, exchangeRates } from 'virtual:lowtide/essentials';
import { older } from 'virtual:lowtide/releases';
import { site } from 'virtual:lowtide/site';
import { loadPersonFacts } from '../api/facts.ts';
import { citationAddress, citationText } from '../catalogue/citationText.ts';
import type { Cited } from '../catalogue/citedAddress.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { fromUsd } from '../catalogue/money.ts';
import { regimePath } from '../catalogue/pages.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { type Answer, assess } from '../law/answer.ts';
import { type Beside, type LawFile, type Question, type Stay, stayAsked, type Today } from '../law/ask.ts';
import { type Citation, cite } from '../law/citation.ts';
import {
  type AmountByYear,
  converted,
  type Family,
  type LawMethod,
  type LawOf,
  wageLawOf,
} from '../law/index.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { familyInStay, homeTaxOf, lawAnswersOf, todaysRegimeOf } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import {
  familyOf,
  hasOtherIncome,
  isOnPayroll,
  type Situation,
  withAnswers,
} from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import { assessorWithHome } from './atHome.ts';
import { holderOf } from './holder.ts';

/** A scheme as an answer names it. */
export interface CitedScheme {
  readonly country: Country;
  readonly regime: TaxRegime;
}

type Said = Omit<Figures, 'isFromLink' | 'money'> & { readonly optionalReliefs?: boolean };

/** The laws as this page has them, and what else is known of a person. */
async function factsHere(
  situation: Situation,
): Promise<{ readonly facts: PersonFacts; readonly laws: LawFile }> {
  const wanted = needsFacts(situation);
  const facts = await loadPersonFacts(typeof wanted === 'object' ? wanted : {});
  const { laws } = facts;
  if (!laws) throw new Error('The laws are not here.');
  const { taxYear, regimes, households } = laws;
  const file = { release: dataRelease, taxYear, rates: exchangeRates.rates, regimes };
  return { facts, laws: households ? { ...file, households } : file };
}

/** The question that a page answers, with everything that decides the answer. */
function questionOf(
  facts: PersonFacts,
  { regimes }: LawFile,
  { country, regime }: CitedScheme,
  page: Said,
  year?: number,
): Question {
  const { situation: said, figures } = holderOf(regime, page.situation, {
    ...page,
    estimate: 'law' as const,
  });
  const assess = assessorWithHome(said, figures, schedulesFor(taxBrackets), facts, countries);
  const one = assess(country, regime);
  const { situation } = one.holder;
  const isEmployee = isOnPayroll(situation);
  const lawIn = (id: string) => {
    const onWage = wageLawOf(id);
    return isEmployee && regimes[onWage] ? onWage : id;
  };
  const { currency, amount } = figures;
  const shown = (usd: number) => fromUsd(usd, currency);
  const family = familyOf(situation);
  const { projection, movePlan } = one;
  const stay = projection ? stayAsked(projection, movePlan, monthText(figures.from), lawIn) : undefined;
  const asked = [lawIn(regime.id), ...(stay?.laws.map((law) => law.regime) ?? [])];
  const answers = lawAnswersOf(situation);
  const there = facts.usTaxesOf?.(answers)?.there;
  const isGiven = (id: string, name: string) =>
    facts.laws?.regimes[id]?.program.given.some((one) => one === name);
  const asksDays = asked.some((id) => isGiven(id, 'asked.daysAway'));
  const own = <T>(record: Readonly<Record<string, T>> = {}) =>
    Object.entries(record).filter(([id]) => asked.includes(id));
  const isBest = situation.payBest === true && there !== undefined;
  const payBest = isBest
    ? bestPayIn(facts.lawsFor?.({ ...answers, ...there }), asked, stay, { ...figures, year })
    : {};
  const atHome = answers.ownersPay;
  const [shares, pay] = [
    own(there?.sharesDue),
    [...own({ ...there?.ownersPay, ...payBest }), ...Object.entries(atHome ?? {})],
  ];
  const isWithoutFees = situation.runningCosts === true && regime.otherIsFees === true;
  const question: Question = {
    regime: lawIn(regime.id),
    income: amount,
    currency,
    ...(situation.costs && !isEmployee && { costs: situation.costs }),
    ...(situation.profession && { profession: situation.profession }),
    ...(year !== undefined && { year }),
    ...(situation.payBest && { payBest: true }),
    ...(family && { household: householdIn(family, situation, stay && figures.from) }),
    ...(isWithoutFees && { leftOut: ['other'] as const }),
    ...(one.runningCosts > 0 && { runningCosts: shown(one.runningCosts) }),
    ...(shares.length > 0 && { sharesDue: Object.fromEntries(shares) }),
    ...(asksDays && answers.daysAway !== undefined && { daysAway: answers.daysAway }),
    ...(pay.length > 0 && {
      ownersPay: Object.fromEntries(pay.map(([id, usd]) => [id, converted(usd, shown)])),
    }),
    ...(stay && { stay }),
    ...besideOf(one, otherToday(said, figures, facts), shown),
    // Beside what law leaves open nothing is said to be saved.
    ...(one.saving !== null && todayIn(situation, figures, facts)),
    situation: { ...said },
  };
  return question;
}

/** What is taken, and comes in, beside the scheme's law, as the page has it. */
function besideOf(
  one: Assessed,
  owedToday: number | undefined,
  shown: (usd: number) => number,
): { readonly beside?: Beside } {
  const { dueAtHome, dueElsewhere, otherMoney } = one;
  const beside: Beside = {
    ...(dueAtHome > 0 && { dueAtHome: shown(dueAtHome) }),
    ...(dueElsewhere.length > 0 && {
      dueElsewhere: dueElsewhere.map((due) => ({
        ...due,
        amount: due.amount === null ? null : shown(due.amount),
      })),
    }),
    ...(otherMoney &&
      otherMoney.incomes.length > 0 && {
        otherIncome: {
          ...{ amount: shown(otherMoney.amount), owed: shown(otherMoney.total) },
          ...(owedToday !== undefined && { owedToday: shown(owedToday) }),
        },
      }),
  };
  return Object.keys(beside).length > 0 ? { beside } : {};
}

/** What other money owes today, USD; undefined where there is none, or it is not known. */
function otherToday(
  said: Situation,
  figures: Pick<Said, 'income' | 'costs' | 'years'>,
  facts: PersonFacts,
): number | undefined {
  if (!hasOtherIncome(said)) return undefined;
  const without = withAnswers(said, { otherIncome: undefined });
  const [all, ofWork] = [said, without].map((one) => homeTaxOf(one, figures, facts));
  return all == null || ofWork == null ? undefined : all - ofWork;
}

/** The best pay that counts what another country goes on taking, which is no law of the file: by law and year, USD. */
function bestPayIn(
  method: LawMethod | undefined,
  asked: readonly string[],
  stay: Stay | undefined,
  { income, costs, year }: Pick<Said, 'income' | 'costs'> & { readonly year: number | undefined },
): Readonly<Record<string, AmountByYear | number>> {
  const wageIn = (of: LawOf) => method?.ask(of)?.wageAt(income, costs) ?? null;
  return Object.fromEntries(
    asked.flatMap((id): [string, AmountByYear | number][] => {
      const once = wageIn({ regimeId: id, year });
      if (once === null) return [];
      const years = (stay?.laws ?? []).filter(({ regime }) => regime === id);
      const byYear = years.map((of) => [of.year, wageIn({ ...of, regimeId: id }) ?? once] as const);
      return [[id, years.length > 0 ? Object.fromEntries(byYear) : once]];
    }),
  );
}

/** Who moves along, the partner's income in the currency of the question, and what newcomers wait for in a stay. */
function householdIn(
  family: Family,
  situation: Situation,
  from: Said['from'] | undefined,
): Question['household'] {
  const { from: _from, ...inStay } = familyInStay(situation, from);
  return { ...family, partner: situation.household?.partner ?? 0, ...inStay };
}

function todayIn(
  situation: Situation,
  figures: Pick<Said, 'income'>,
  facts: PersonFacts,
): { readonly today?: Today } {
  const { home } = situation;
  if (home === undefined) return {};
  if (!('country' in home)) return { today: home };
  const regime = todaysRegimeOf(situation, figures.income, facts);
  return regime !== null && facts.laws?.regimes[regime] ? { today: { regime } } : {};
}

/** What a page shows of schemes, as files. */
export async function citationsOf(schemes: readonly CitedScheme[], page: Said): Promise<readonly Citation[]> {
  const { facts, laws } = await factsHere(page.situation);
  return schemes.map((scheme) => {
    const { country, regime } = scheme;
    const question = questionOf(facts, laws, scheme, page);
    const address = site.origin + regimePath(country, regime.id);
    return cite(laws, question, (answer) => ({
      text: citationText(`${country.name}, ${regime.name}`, question, answer),
      address: citationAddress(address, question, answer),
    }));
  });
}

/** What a cited answer is by the present law, and why it may have become another. */
export interface CitedNow {
  readonly answer: Answer;
  readonly holds: boolean;
  /** One sentence each. */
  readonly reasons: readonly string[];
}

/**
 * Works a cited question out again: that of one year where the address names no stay.
 * @throws {RangeError} where the law has no such year
 */
export async function citedNow(
  scheme: CitedScheme,
  opened: Said,
  { year, total, release }: Cited,
): Promise<CitedNow> {
  const page = opened.situation.years === undefined ? { ...opened, years: null } : opened;
  const { facts, laws } = await factsHere(page.situation);
  const answer = assess(laws, questionOf(facts, laws, scheme, page, year));
  const holds = Math.round(100 * answer.total) === Math.round(100 * total);
  return { answer, holds, reasons: holds ? [] : (older[release]?.changed[scheme.regime.id]?.reasons ?? []) };
}
