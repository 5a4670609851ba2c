/** What the site would say of a regime to one person, as plain values: for the command line and for other programs. */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataRelease } from 'virtual:lowtide/essentials';
import { loadPersonFacts } from '../api/facts.ts';
import type { CostRange } from '../catalogue/costs.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { schemesAt } from '../catalogue/homeSchemes.ts';
import { type SaidHousehold, saidHousehold } from '../catalogue/householdAnswer.ts';
import { fromUsd } from '../catalogue/money.ts';
import { nearestName, nearestNames } from '../catalogue/nearestName.ts';
import { otherIncomeMistake, saidOtherMoney } from '../catalogue/otherIncomeWords.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { QuestionError } from '../law/ask.ts';
import { thisYear } from '../situation/clock.ts';
import { figuresOf } from '../situation/figures.ts';
import { homeSchemeOf, homeTaxOf, keptTodayIn } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import { ANSWERS, wrongAnswers } from '../situation/questions.ts';
import type { Situation } from '../situation/situation.ts';
import { assessorAsListed } from './asListed.ts';
import { type Assessed, isLeastOf, regimesOf } from './assessor.ts';
import { balanceOf } from './balance.ts';
import type { DueElsewhere } from './dueElsewhere.ts';
import { sentence } from './english.ts';
import type { Outcome, Term } from './terms.ts';
import { type BillsOfYear, bandOfYear, billsOf, type YearBand } from './yearBand.ts';

/** A term with its sentence; amounts in the currency asked for. */
interface SaidTerm extends Readonly<Record<string, unknown>> {
  readonly kind: Term['kind'];
  readonly because: string;
}

/** Amounts a year in the currency of the situation; percent of income less costs. */
interface PersonAnswer extends Partial<ReturnType<typeof saidOtherMoney>> {
  readonly regimeId: string;
  /** The release of the data that the figures belong to. */
  readonly release: string;
  readonly currency: string;
  readonly income: number;
  readonly costs: number;
  readonly estimate: string;
  /** Years of the stay that the figures are the average of; null for the one year of the data. */
  readonly stay: number | null;
  readonly from: string;
  readonly lines: readonly {
    readonly kind: string;
    /** Of `dueElsewhere`: which one takes it. */
    readonly country?: string;
    readonly amount: number;
    readonly rate: number | null;
  }[];
  readonly total: number;
  readonly kept: number;
  /** Whether an open answer can raise what is kept. */
  readonly isLeast: boolean;
  readonly effectiveRate: number | null;
  readonly dueAtHome: number;
  /** What countries beside the new one and the United States take; `certain` amounts are in total, rate and kept. */
  readonly dueElsewhere: readonly DueElsewhere[];
  /** What a partner and children change, in an average year; it is in total and kept, benefits are not in the rate. */
  readonly household?: SaidHousehold;
  readonly saving: number | null;
  /** Between which totals of one year the tax lies, and why; absent where nothing in doubt moves it by half a point of income. */
  readonly band?: YearBand;
  readonly bills?: BillsOfYear;
  /** Of a wage, what the employer pays on top of it. */
  readonly employer?: { readonly lines: Readonly<Record<string, number>>; readonly total: number };
  readonly years: readonly {
    readonly year: number;
    readonly regimeId: string;
    readonly total: number | null;
    readonly kept: number | null;
    readonly rate: number | null;
    readonly ended: boolean;
  }[];
  readonly averageTotal: number | null;
  readonly averageKept: number | null;
  readonly averageRate: number | null;
  readonly endsAfter: number | null;
  readonly fit: Assessed['fit'];
  readonly terms: readonly SaidTerm[];
}

interface AnswerForPerson extends PersonAnswer {
  /** What is paid today and by which scheme; null where it is not known. */
  readonly today: { readonly regimeId: string | null; readonly total: number } | null;
  /** What moving there costs once beside tax, typical and between which amounts; null where it is not known well enough. */
  readonly onceCosts: CostRange | null;
  /** Months after which more is left than without the move, a year's costs on both sides counted; null where that never is. */
  readonly aheadAfterMonths: number | null;
}

let loaded: Promise<PersonFacts> | undefined;

/** As much as is repeated of a name that is not known. */
const LONGEST_NAME = 100;

/** @throws {QuestionError} that names the field which is not known, or those that are not as expected */
function checkSituation(given: unknown): asserts given is Situation {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new QuestionError('A situation is an object such as {"citizenships": ["de"]}.');
  }
  const fields = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((name) => !ANSWERS.some((answer) => answer === name));
  if (unknown !== undefined) {
    const near = nearestName(unknown, ANSWERS);
    throw new QuestionError(
      `"${unknown.slice(0, LONGEST_NAME)}" is no field of a situation; ${near === null ? `allowed are ${ANSWERS.join(', ')}` : `the nearest is "${near}"`}.`,
    );
  }
  const wrong = wrongAnswers(fields);
  if (wrong.length === 0) return;
  const mistake = wrong.some((name) => name === 'otherIncome')
    ? otherIncomeMistake(fields.otherIncome)
    : null;
  if (mistake !== null) throw new QuestionError(mistake);
  const named = wrong.map((name) => `"${name}"`).join(' and ');
  throw new QuestionError(
    `The situation's ${named} is not as expected; docs/api.md lists the fields and what each may be.`,
  );
}

/** @throws {QuestionError} for a scheme that is nobody's today in that country */
function checkHome({ home }: Situation, { homes }: PersonFacts): void {
  if (home === undefined || !('country' in home) || home.regime === undefined) return;
  const found = homes.find(({ id }) => id === home.country);
  const allowed = found ? schemesAt(found).map(({ id }) => id) : [];
  if (allowed.includes(home.regime)) return;
  throw new QuestionError(
    `"${home.regime.slice(0, LONGEST_NAME)}" is no scheme of people who live in ${found?.name ?? home.country}; allowed are ${allowed.join(', ') || 'none'}.`,
  );
}

/** How a person is asked about. */
export interface Options {
  /** USD per year, where the situation names no income. */
  readonly defaultIncome?: number;
  /** Whether reliefs that must be asked for are asked for. */
  readonly optionalReliefs?: boolean;
}

/**
 * A person's question about a regime.
 * @throws {QuestionError} for an unknown regime, or what is no situation
 */
export async function askedOf(
  regimeId: string,
  situation: unknown,
  { defaultIncome = 80_000, optionalReliefs = true }: Options = {},
) {
  checkSituation(situation);
  loaded ??= loadPersonFacts({ household: true, otherIncome: true, keptCompany: true });
  const facts = await loaded;
  const all = countries.flatMap((country) =>
    regimesOf(country, facts).map((regime): [Country, TaxRegime] => [country, regime]),
  );
  const found = all.find(([, { id }]) => id === regimeId);
  if (!found) {
    const ids = all.map(([, { id }]) => id);
    throw new QuestionError(
      `There is no regime "${regimeId.slice(0, LONGEST_NAME)}" in the destinations; nearest are ${nearestNames(regimeId, ids, 3).join(', ')}.`,
    );
  }
  checkHome(situation, facts);
  const figures = { ...figuresOf(situation, defaultIncome, thisYear()), optionalReliefs };
  return { situation, facts, found, figures };
}

/**
 * One regime for one person, as every page of the site shows it.
 * @throws {QuestionError} for an unknown regime, or what is no situation
 */
export async function answerFor(
  regimeId: string,
  given: unknown,
  options: Options = {},
): Promise<AnswerForPerson> {
  const { situation, facts, found, figures } = await askedOf(regimeId, given, options);
  const assess = assessorAsListed(situation, figures, schedulesFor(taxBrackets), facts, countries);
  const paid = homeTaxOf(situation, figures, facts);
  const scheme = homeSchemeOf(situation, figures.income, facts);
  const one = assess(...found);
  const shown = (usd: number) => fromUsd(usd, figures.currency);
  const { onceCosts, aheadAfterMonths } = balanceOf(one, one.strip, {
    ...{ figures, facts },
    keptIn: (place) => keptTodayIn(place, situation, figures, facts),
  });
  return {
    ...said(one, figures),
    onceCosts: onceCosts && {
      low: shown(onceCosts.low),
      typical: shown(onceCosts.typical),
      high: shown(onceCosts.high),
    },
    aheadAfterMonths,
    today: paid === null ? null : { regimeId: scheme?.id ?? null, total: fromUsd(paid, figures.currency) },
  };
}

/** An assessment as plain values. @param figures those that it was made with */
export function said(one: Assessed, figures: ReturnType<typeof figuresOf>): PersonAnswer {
  const { currency, costs, estimate, amount, from, money } = figures;
  const shown = (usd: number) => fromUsd(usd, currency);
  const shownOrNull = (usd: number | null | undefined) => (usd == null ? null : shown(usd));
  const { projection } = one;
  const band = bandOfYear(one);
  const bills = billsOf(one);
  return {
    regimeId: one.regime.id,
    release: dataRelease,
    currency,
    income: amount,
    costs: shown(costs),
    estimate,
    stay: one.years,
    from: monthText(from),
    lines: one.lines.flatMap(({ kind, country, amount: usd, rate }) =>
      kind === 'household' || kind === 'otherMoney'
        ? []
        : [{ kind, ...(country && { country }), amount: shown(usd), rate }],
    ),
    total: shown(one.total),
    kept: shown(one.kept),
    isLeast: isLeastOf(one, figures.situation),
    effectiveRate: one.rate,
    dueAtHome: shown(one.dueAtHome),
    dueElsewhere: one.dueElsewhere.map(({ amount, ...due }) => ({ ...due, amount: shownOrNull(amount) })),
    ...(one.household && { household: saidHousehold(one.household, shown) }),
    ...(one.otherMoney && saidOtherMoney(figures.situation.otherIncome ?? [], one.otherMoney, shown)),
    saving: shownOrNull(one.saving),
    ...(band && { band: { ...band, low: shown(band.low), high: shown(band.high) } }),
    ...(bills && { bills: { ...bills, more: shown(bills.more) } }),
    ...(one.employer && {
      employer: {
        lines: Object.fromEntries(
          Object.entries(one.employer.lines).map(([kind, usd]) => [kind, shown(usd)]),
        ),
        total: shown(one.employer.total),
      },
    }),
    years: (projection?.years ?? []).map(({ year, regimeId, total, kept, rate, ended }) => ({
      year,
      regimeId,
      rate,
      ended,
      total: shownOrNull(total),
      kept: shownOrNull(kept),
    })),
    averageTotal: shownOrNull(projection?.averageTotal),
    averageKept: shownOrNull(projection?.averageKept),
    averageRate: projection?.averageRate ?? null,
    endsAfter: projection?.endsAfter ?? null,
    fit: one.fit,
    terms: one.terms.map((term) => saidTerm(term, sentence(term, money), shown)),
  };
}

function saidTerm(term: Term, because: string, shown: (usd: number) => number): SaidTerm {
  const outcome = (one: Outcome | undefined) => one && { ...one, kept: shown(one.kept) };
  switch (term.kind) {
    case 'needs': {
      const { kind, what, state, decides, fit, asks, otherwise } = term;
      return {
        kind,
        what,
        state,
        decides,
        fit,
        because,
        asks: asks ?? null,
        otherwise: outcome(otherwise) ?? null,
      };
    }
    case 'ends':
      // biome-ignore lint/suspicious/noThenProperty: an outcome is never awaited
      return { ...term, because, then: outcome(term.then) ?? null };
    case 'limit':
      return { ...term, because, upTo: shown(term.upTo) };
    case 'own-savings':
    case 'due-elsewhere':
      return { ...term, because, amount: shown(term.amount) };
    case 'due-at-home': {
      const { insurance, incomeTax, ifKept, onPayroll } = term;
      return {
        ...{ ...term, because, amount: shown(term.amount), insurance: shown(insurance) },
        ...{ incomeTax: shown(incomeTax), ifKept: ifKept === null ? null : shown(ifKept) },
        onPayroll: onPayroll === null ? null : shown(onPayroll),
      };
    }
    case 'costs-ignored':
      return { ...term, because, amount: shown(term.amount) };
    case 'today':
    case 'stay':
    case 'permit-lasts':
    case 'cheaper-first':
    case 'changes':
    case 'employer':
    case 'profession-asks':
    case 'return-at-home':
    case 'assumes-exclusion':
    case 'nothing-withheld':
    case 'at-home':
    case 'insured-at-home':
    case 'kept-company':
    case 'no-health-cover':
    case 'home-average':
    case 'tariff-not-out':
      return { ...term, because };
  }
}
