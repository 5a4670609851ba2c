/** What a scheme takes of an income in one year, and in each year of a stay: as values, and as a table for the terminal. */

import { inCents } from '../catalogue/citationText.ts';
import { formatList } from '../catalogue/format.ts';
import { saidHousehold } from '../catalogue/householdAnswer.ts';
import { OTHER_KIND_LABELS, TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { saidOtherMoney } from '../catalogue/otherIncomeWords.ts';
import { workingOf } from '../catalogue/workingText.ts';
import { inDollars } from '../law/ask.ts';
import type { BillsEffect } from '../law/bills.ts';
import {
  assess,
  breakdownLines,
  type EmployerPart,
  incomeLimit,
  isEligible,
  type LineTrace,
  lawAsked,
  type OtherMoneyChange,
  owedOn,
  project,
  scheduleOf,
  type TaxOptions,
  traceOf,
} from '../law/index.ts';
import { lawMethod } from '../law/lawMethod.ts';
import { otherMoneyMethod } from '../law/otherMoney.ts';
import type { TaxQuestion } from './taxQuestion.ts';

/** An answer of the command. */
export interface Told {
  readonly json: () => object;
  readonly table: () => string;
}

/** Shows US dollars in another currency. @param rate units per dollar */
function inCurrency(rate: number) {
  function shown(usd: number): number;
  function shown(usd: number | null): number | null;
  function shown(usd: number | null): number | null {
    return usd === null ? null : usd * rate;
  }
  return shown;
}

/** Fields of a trace's steps that are no money. */
const NO_MONEY = new Set(['type', 'index', 'share', 'rate', 'entireIncome', 'statutory']);

/** The working of a line; statutory amounts, and steps of a law, keep their own currency. */
function traceIn({ kind, amount, steps, law }: LineTrace, shown: (usd: number) => number) {
  const step = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' && !NO_MONEY.has(name) ? shown(value) : value,
  ];
  return {
    kind,
    amount: shown(amount),
    steps: law ? law.steps : steps.map((one) => Object.fromEntries(Object.entries(one).map(step))),
    ...(law && { currency: law.currency }),
  };
}

/** What an employer pays beside a wage. */
function employerIn({ lines, total }: EmployerPart, shown: (usd: number) => number) {
  const entries = Object.entries(lines).map(([kind, amount]) => [kind, shown(amount)]);
  return { lines: Object.fromEntries(entries), total: shown(total) };
}

/** What the engine is asked with, in US dollars. */
function askedOf(question: TaxQuestion): TaxOptions & { readonly income: number } {
  const { kept, estimate, profession, perDollar, plan, otherIncome } = question;
  const otherMoney =
    otherIncome && kept.otherIncomes && otherMoneyMethod(kept.otherIncomes, otherIncome.asked);
  const { income, costs, household } = inDollars(question, perDollar);
  const family = household && { ...household, from: plan ? plan.from : null };
  const laws =
    estimate === 'law' ? lawMethod(kept.laws, { profession, household: family, otherMoney }) : null;
  return { income, costs, laws };
}

/** One year by the rules of a scheme, as it is asked. */
function assessedIn(question: TaxQuestion) {
  const { scheme, year, reliefs } = question;
  const { income, ...options } = askedOf(question);
  const flat = scheduleOf(scheme.rules, scheme.brackets);
  const ofStay = reliefs.length > 0 ? { reliefs, yearOfStay: 1 } : {};
  const schedule = { ...flat, lawOf: flat.lawOf && { ...flat.lawOf, year, ...ofStay } };
  return { income, options, schedule, assessment: assess(schedule, income, options) };
}

/** What other money comes to beside a scheme in one year, US dollars; null where there is none, or nothing is known of it. */
export function otherMoneyIn(question: TaxQuestion): OtherMoneyChange | null {
  return assessedIn(question).assessment.otherMoney;
}

/** One year. */
export function yearTold(question: TaxQuestion): Told {
  const { regime, scheme, kept, currency, perDollar, profession, year } = question;
  const { income, options, schedule, assessment } = assessedIn(question);
  const { costs, estimate, lines, household, otherMoney, total, effectiveRate } = assessment;
  const trace = question.trace ? traceOf(schedule, income, options) : undefined;
  const law = lawAsked(schedule, options);
  const band = law?.bandAt(income, costs);
  const bills = law?.billsAt(income, costs);
  const employer = law?.employerAt(income);
  const shown = inCurrency(perDollar);

  const stepsOf = (kind: LineTrace['kind']) => {
    const found = trace?.find((one) => one.kind === kind);
    const steps = found ? workingOf(found, { currency, perDollar }).steps : [];
    return steps.map(({ says, shows }) => `    ${says} → ${shows}`);
  };
  const money = (usd: number) => inCents(shown(usd), currency);
  return {
    json: () => ({
      ...{ regimeId: regime, release: kept.release, currency, income: question.income, costs: shown(costs) },
      ...(profession !== undefined && { profession }),
      estimate,
      ...(year !== undefined && { year }),
      lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
      ...(household && { household: saidHousehold(household, shown) }),
      ...(otherMoney && saidOtherMoney(question.otherIncome?.said ?? [], otherMoney, shown)),
      ...{ total: shown(total), kept: shown(assessment.kept), effectiveRate },
      ...(band && { band: { ...band, low: shown(band.low), high: shown(band.high) } }),
      ...(bills && { bills: { ...bills, more: shown(bills.more) } }),
      ...(employer && { employer: employerIn(employer, shown) }),
      ...(trace && { trace: trace.map((one) => traceIn(one, shown)) }),
    }),
    table: () =>
      [
        headOf(question, estimate, money, costs),
        ...breakdownLines(scheme.rules, assessment).flatMap(({ kind, amount, rate }) => [
          row(TAX_KIND_LABELS[kind], money(amount), rate),
          ...stepsOf(kind),
        ]),
        ...(otherMoney?.incomes ?? []).map((one) =>
          [OTHER_KIND_LABELS[one.kind].padEnd(16), money(owedOn(one)).padStart(16)].join(' '),
        ),
        ...(otherMoney && otherMoney.statusCost > 0
          ? [`${'Lump sum'.padEnd(16)} ${money(otherMoney.statusCost).padStart(16)}`]
          : []),
        row('Total', money(total), effectiveRate),
        `${'Kept'.padEnd(16)} ${money(assessment.kept).padStart(16)}`,
        ...(band ? [`Between ${money(band.low)} and ${money(band.high)}. ${band.because}`] : []),
        ...(bills ? [ifBillsPass(bills, money)] : []),
        ...limitNote(question, money),
        `data=${kept.release}`,
      ].join('\n'),
  };
}

/** Each year of a stay. */
export function yearsTold(question: TaxQuestion, plan: NonNullable<TaxQuestion['plan']>): Told {
  const { regime, scheme, kept, currency, perDollar, profession, estimate } = question;
  const { years: count, from, optionalReliefs } = plan;
  const projection = project(
    scheme,
    {
      ...{ ...askedOf(question), years: count, from: { year: from }, optionalReliefs },
    },
    (id) => kept.regimes.get(id),
  );
  const { years, averageTotal, averageKept, averageRate, endsAfter } = projection;
  const shown = inCurrency(perDollar);
  const money = (usd: number) => inCents(shown(usd), currency);
  return {
    json: () => ({
      ...{ regimeId: regime, release: kept.release, currency, income: question.income },
      ...(profession !== undefined && { profession }),
      ...{ estimate, from },
      years: years.map(({ year, regimeId, total, kept: left, rate, ended, household, otherMoney }) => ({
        ...{ year, regimeId, total: shown(total), kept: shown(left), rate, ended },
        ...(household && { household: saidHousehold(household, shown) }),
        ...(otherMoney && saidOtherMoney(question.otherIncome?.said ?? [], otherMoney, shown)),
      })),
      ...{ averageTotal: shown(averageTotal), averageKept: shown(averageKept), averageRate, endsAfter },
    }),
    table: () =>
      [
        headOf(question, estimate, money),
        ...years.flatMap(({ year, regimeId, total, rate, reasons }) => [
          `${year}  ${regimeId.padEnd(27)} ${total === null ? 'has ended' : `${money(total).padStart(16)} ${percent(rate).padStart(9)}`}`,
          ...reasons.map(({ text }) => `      ${text}`),
        ]),
        `Average of ${endsAfter ?? years.length} years: ${money(averageTotal)} ${percent(averageRate)}`,
        ...limitNote(question, money),
        `data=${kept.release}`,
      ].join('\n'),
  };
}

type Money = (usd: number) => string;

function percent(rate: number | null): string {
  return rate === null ? 'no rate' : `${rate.toFixed(2)}%`;
}

function row(name: string, amount: string, rate: number | null): string {
  return `${name.padEnd(16)} ${amount.padStart(16)} ${percent(rate).padStart(9)}`;
}

function headOf(question: TaxQuestion, estimate: string, money: Money, costs = 0): string {
  const { scheme, profession, income, perDollar } = question;
  return [
    `${scheme.name} (${scheme.id}) at ${money(income / perDollar)} a year`,
    costs === 0 ? '' : ` with costs of ${money(costs)}`,
    profession === undefined ? '' : `, for ${profession}`,
    estimate === 'law' ? ', as the law has it' : '',
  ].join('');
}

function ifBillsPass({ more, titles }: BillsEffect, money: Money): string {
  const bills = titles.length === 1 ? 'a bill passes' : 'bills pass';
  return `${money(Math.abs(more))} ${more < 0 ? 'less' : 'more'} if ${bills}: ${formatList(titles)}.`;
}

function limitNote({ scheme: { rules }, income, perDollar }: TaxQuestion, money: Money): string[] {
  const limit = incomeLimit(rules);
  return limit === null || isEligible(rules, income / perDollar)
    ? []
    : [`Note: the regime applies only up to ${money(limit)} a year.`];
}
