/** `npm run -s tax -- <regimeId> --income N --pay best|usual|N`: how a company can pay its owner, at the command line. */

import type { CompiledData } from '../../data/compiler/index.ts';
import { inCents } from '../catalogue/citationText.ts';
import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { lawStepsInWords } from '../catalogue/lawWorking.ts';
import { QuestionError, unitsOf } from '../law/ask.ts';
import { wholeYear } from '../law/assess.ts';
import {
  bestWage,
  leastWage,
  mostWage,
  type OwnersPay,
  paidAt,
  usualWage,
  WAGE,
  wageProblem,
} from '../law/bestWage.ts';
import { type CompanyPay, chosen, companyPayOf, costsAt, isPaidBestToday, TAX_KINDS } from '../law/index.ts';
import type { LawCase } from '../law/results.ts';
import { workingOfLaw } from '../law/working.ts';
import { type LawOfYear, lawOfYear } from '../law/year.ts';
import type { PayAsked, PayFound } from '../mcp/tool.ts';

/** Amounts are a year in `currency`. */
export interface PayAnswer extends PayFound {
  readonly regimeId: string;
  readonly currency: string;
}

type PayData = Pick<CompiledData, 'laws' | 'payTexts' | 'reliefNames' | 'exchangeRates'>;

/**
 * Where the profit of a company regime goes at a wage.
 * @param trace whether the working of every line is in the answer.
 * @throws {QuestionError} for regimes without a company, wages that the law or the profit does not allow, and too
 * much to keep.
 */
export function payAnswer(data: PayData, question: PayAsked, trace = false): PayAnswer {
  const { regime: regimeId, currency = 'USD', income, year } = question;
  const { wage, retain = 0 } = question.pay;
  const company = companyPayOf(data.laws, regimeId);
  if (company === undefined) {
    const known = Object.keys(data.laws.regimes).filter((id) => companyPayOf(data.laws, id));
    throw new QuestionError(
      `"${regimeId}" is no company that could pay its owner; --pay is for ${known.sort().join(', ')}.`,
    );
  }
  const { ids, buys } = chosenOf(data, question);
  const perUnit = unitsOf(company, currency, data.exchangeRates.rates);
  const says: Says = (amount) => inCents(amount / perUnit, currency);
  const costs = costsAt(question.costs, income);
  if (costs > income) {
    throw new QuestionError(`Costs of ${inCents(costs, currency)} leave no profit to pay from.`);
  }
  const taxYear = year ?? company.taxYear;
  const known: LawCase = {
    ...wholeYear(income * perUnit, costs * perUnit),
    ...chosen(ids),
    retained: retain * perUnit,
    taxYear,
    yearOfStay: company.ordinaryYear,
  };
  const law = lawOfYear(company.program, { taxYear });
  // Where a law knows no usual pay, the best one counts.
  const asked = wage === 'usual' && isPaidBestToday(company, undefined) ? 'best' : wage;
  const pay =
    asked === 'best'
      ? bestOf(law, known, says)
      : paidAt(
          law,
          known,
          asked === 'usual' ? usualOf(law, known) : allowedWage(law, known, asked * perUnit, says),
        );
  return {
    regimeId,
    currency,
    ...inUnits(pay, perUnit),
    buys,
    ...(trace && { trace: working(law, { ...known, [WAGE]: pay.wage }, company, regimeId) }),
  };
}

type Says = (amount: number) => string;

function inUnits({ profit, wage, inHand, retained, parts }: OwnersPay, perUnit: number) {
  const amounts = { profit, wage, inHand, retained, ...parts };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, amount / perUnit]),
  ) as typeof amounts;
}

/** What is asked for by name, and what the wage then buys. */
function chosenOf(data: PayData, { regime: regimeId, pay: { way, optional = [] } }: PayAsked) {
  const texts = Object.values(data.payTexts).find((ofCountry) => Object.hasOwn(ofCountry, regimeId))?.[
    regimeId
  ];
  const ways = texts?.ways ?? [];
  const other = way === undefined || way === 0 ? undefined : ways[way - 1];
  if (way !== undefined && way !== 0 && !other) {
    const known = ways.map(({ name }, index) => `${index + 1} (${name})`).join(', ') || 'none';
    throw new QuestionError(`${regimeId} has no other way ${way} to be paid; it has ${known}.`);
  }
  const names = Object.entries(data.reliefNames[regimeId] ?? {});
  const ids = optional.map((name) => {
    const found = names.find((both) => both.includes(name));
    if (found) return found[0];
    const known = names.map(([, words]) => words).join('; ') || 'none';
    throw new QuestionError(`"${name}" is no optional contribution of ${regimeId}; it has ${known}.`);
  });
  return { ids: other ? [...ids, other.id] : ids, buys: other?.buys ?? texts?.buys ?? '' };
}

function bestOf(law: LawOfYear, known: LawCase, says: Says): OwnersPay {
  const best = bestWage(law, known);
  if (best !== null) return best;
  const { profit = 0, retained = 0 } = known;
  if (retained > 0 && bestWage(law, { ...known, retained: 0 }) !== null) {
    throw new QuestionError(
      `The profit of ${says(profit)} does not leave ${says(retained)} to stay in the company.`,
    );
  }
  const least = leastWage(law, known);
  throw new QuestionError(
    least > 0
      ? `The profit of ${says(profit)} does not pay the least wage of ${says(least)}, with what it costs the company.`
      : `The profit of ${says(profit)} does not pay what the company owes without a wage.`,
  );
}

/** What is usual, as far as the profit pays for it. */
function usualOf(law: LawOfYear, known: LawCase): number {
  return Math.min(usualWage(law, known), mostWage(law, known));
}

function allowedWage(law: LawOfYear, known: LawCase, wage: number, says: Says): number {
  const problem = wageProblem(law, known, wage);
  const { profit = 0, retained = 0 } = known;
  switch (problem?.reason) {
    case undefined:
      return wage;
    case 'below-minimum':
      throw new QuestionError(`A wage of ${says(wage)} is below the least one of ${says(problem.least)}.`);
    case 'above-maximum':
      throw new QuestionError(`A wage of ${says(wage)} is above the highest one of ${says(problem.most)}.`);
    case 'between':
      throw new QuestionError(
        `A wage of ${says(wage)} lies between two that the law allows: ${problem.from === 0 ? 'none' : says(problem.from)}, or ${says(problem.to)} and more.`,
      );
    case 'unpaid':
      throw new QuestionError(
        retained > 0
          ? `The profit of ${says(profit)} does not leave ${says(retained)} to stay in the company beside a wage of ${says(wage)}.`
          : `The profit of ${says(profit)} does not pay a wage of ${says(wage)}, with what it costs the company.`,
      );
  }
}

/** How each line comes about, in the currency of the law. */
function working(law: LawOfYear, known: LawCase, { program }: CompanyPay, about: string) {
  return TAX_KINDS.map((kind) => ({
    about,
    label: TAX_KIND_LABELS[kind],
    steps: lawStepsInWords(workingOfLaw(law, known, program.lines[kind]), program.currency),
  })).filter(({ steps }) => steps.length > 0);
}

const ROWS = [
  ['Wage', 'wage'],
  ["Company's contributions", 'employer'],
  ["Owner's contributions", 'employee'],
  ['Income tax on the wage', 'incomeTax'],
  ['Other taxes and fees', 'otherTax'],
  ['Corporate tax', 'corporateTax'],
  ['Dividend', 'dividend'],
  ['Tax on the dividend', 'dividendTax'],
  ['In hand', 'inHand'],
  ['Stays in the company', 'retained'],
  ['Tax on taking it out', 'taxOnTakingOut'],
] as const;

/** An answer as a table for the terminal, with the working of every line after it where it has one. */
export function payTable(name: string, answer: PayAnswer): string {
  const says = (amount: number) => inCents(amount, answer.currency);
  return [
    `${name} (${answer.regimeId}): a profit of ${says(answer.profit)} a year`,
    ...ROWS.map(([title, field]) => `${title.padEnd(26)} ${says(answer[field]).padStart(18)}`),
    ...(answer.trace ?? []).flatMap(({ label, steps }) => [
      label,
      ...steps.map(({ says: words, shows }) => `    ${words} → ${shows}`),
    ]),
    answer.buys,
  ].join('\n');
}
