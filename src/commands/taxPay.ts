/** `npm run -s tax -- <regimeId> --income N --pay best|N`: how a company can pay its owner, at the command line. */

import type { CompiledData } from '../../data/compiler/index.ts';
import type { CompanyPay } from '../catalogue/practical.ts';
import type { PayAsked, PayFound } from '../mcp/tool.ts';
import { bestPay, inHand, type Pay, PayError, type PayLine, wageCost, wageProblem } from '../tax/pay.ts';
import { UsageError } from './commandLine.ts';
import { moneyIn } from './taxTable.ts';

/** What is asked; amounts are a year in `currency`. */
export interface PayQuestion extends Omit<PayAsked, 'retain' | 'optional'> {
  /** Stays in the company. */
  readonly retain?: number | undefined;
  /** The year of the rules; that of the data where it is left out. */
  readonly year?: number | undefined;
  /** 1 for the first of the other ways to be paid. */
  readonly way?: number | undefined;
  /** Names of optional contributions. */
  readonly optional?: readonly string[] | undefined;
}

/** Amounts are a year in `currency`, unrounded; profit = all from `employer` to `dividendTax` but for the dividend, `inHand` and `retained`. */
export interface PayAnswer extends PayFound {
  readonly regimeId: string;
  readonly currency: string;
}

/** A question without an answer; the message is for the person at the keyboard. */
export class PayQuestionError extends UsageError {}

/**
 * Where the profit of a company regime goes at a wage.
 * @param trace whether every line is in the answer.
 * @throws {PayQuestionError} for regimes without a company, wages that the law or the profit does not allow, and too
 * much to keep.
 */
export function payAnswer(
  { companyPay, exchangeRates }: Pick<CompiledData, 'companyPay' | 'exchangeRates'>,
  question: PayQuestion,
  trace = false,
): PayAnswer {
  const { regimeId, currency, income, costs, retain = 0 } = question;
  const company = companyPay[regimeId];
  if (company === undefined) {
    const known = Object.keys(companyPay).sort().join(', ');
    throw new PayQuestionError(
      `"${regimeId}" is no company that could pay its owner; --pay is for ${known}.`,
    );
  }
  const rate = currency === 'USD' ? 1 : exchangeRates.rates[currency];
  if (rate === undefined) throw new PayQuestionError(`There is no exchange rate for "${currency}".`);
  checkNames(company, question);
  // Amounts in the currency of the law stay what they are.
  const perUnit = currency === company.currency ? 1 : company.perDollar / rate;
  const says = moneyIn({ currency, rate: 1 / perUnit });
  if (costs > income) {
    throw new PayQuestionError(`Costs of ${says(costs * perUnit)} leave no profit to pay from.`);
  }
  const turnover = income * perUnit;
  const profit = (income - costs) * perUnit;
  const retained = retain * perUnit;
  const options = { turnover, year: question.year, way: question.way, optional: question.optional };
  const wage =
    question.pay === 'best'
      ? bestWage(company, profit, retained, options, says)
      : allowedWage(company, question.pay * perUnit, options, says);
  try {
    const pay = inHand(company.rules, profit, wage, retained, options);
    return answerOf(question, pay, perUnit, trace);
  } catch (error) {
    if (!(error instanceof PayError)) throw error;
    if (error.reason === 'keeps-too-much' || wage === 0 || retained > 0) {
      throw new PayQuestionError(
        `The profit of ${says(profit)} does not leave ${says(retained)} to stay in the company beside a wage of ${says(wage)}.`,
      );
    }
    throw new PayQuestionError(
      `The profit of ${says(profit)} does not pay a wage of ${says(wage)}, which costs the company ${says(wageCost(company.rules, wage, options))} before taxes.`,
    );
  }
}

type Says = (amount: number) => string;
type Options = Pick<PayQuestion, 'year' | 'way' | 'optional'> & { readonly turnover: number };

function checkNames({ rules }: CompanyPay, { regimeId, way, optional = [] }: PayQuestion): void {
  const ways = rules.ways ?? [];
  if (way !== undefined && (way < 1 || way > ways.length)) {
    const known = ways.map(({ name }, index) => `${index + 1} (${name})`).join(', ') || 'none';
    throw new PayQuestionError(`${regimeId} has no other way ${way} to be paid; it has ${known}.`);
  }
  const names = [...rules.wage.employer, ...rules.wage.employee]
    .filter((line) => line.optional)
    .map(({ name }) => name);
  for (const name of optional) {
    if (names.includes(name)) continue;
    throw new PayQuestionError(
      `"${name}" is no optional contribution of ${regimeId}; it has ${names.join('; ') || 'none'}.`,
    );
  }
}

function bestWage(
  { rules }: CompanyPay,
  profit: number,
  retained: number,
  options: Options,
  says: Says,
): number {
  const best = bestPay(rules, profit, { most: 'inHand', retained }, options);
  if (best !== null) return best.wage;
  const { amount, required } = rules.wage.minimum;
  const least = required ? amount : 0;
  const cost = says(wageCost(rules, least, options));
  if (bestPay(rules, profit, undefined, options) !== null) {
    throw new PayQuestionError(
      `The profit of ${says(profit)} does not leave ${says(retained)} to stay in the company.`,
    );
  }
  throw new PayQuestionError(
    least > 0
      ? `The profit of ${says(profit)} does not pay the least wage of ${says(least)}, which costs the company ${cost}.`
      : `The profit of ${says(profit)} does not pay the ${cost} that the company owes without a wage.`,
  );
}

function allowedWage({ rules }: CompanyPay, wage: number, options: Options, says: Says): number {
  const problem = wageProblem(rules, wage, options);
  switch (problem?.reason) {
    case undefined:
      return wage;
    case 'below-minimum':
      throw new PayQuestionError(
        `A wage of ${says(wage)} is below the least one of ${says(problem.least)}. ${problem.why}`,
      );
    case 'above-maximum':
      throw new PayQuestionError(
        `A wage of ${says(wage)} is above the highest one of ${says(problem.most)}. ${problem.why}`,
      );
    case 'between':
      throw new PayQuestionError(
        `A full-time wage of ${says(wage)} falls below the minimum wage of some months; allowed is ${problem.from === 0 ? 'none' : says(problem.from)}, or ${says(problem.to)} and more.`,
      );
  }
}

function answerOf(
  { regimeId, currency }: PayQuestion,
  { turnover: _turnover, lines, buys, ...amounts }: Pay,
  perUnit: number,
  trace: boolean,
): PayAnswer {
  const shown = (amount: number) => amount / perUnit;
  const all = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, shown(amount)]));
  return {
    regimeId,
    currency,
    ...(all as typeof amounts),
    buys,
    ...(trace && { trace: lines.map((line) => lineIn(line, shown)) }),
  };
}

function lineIn(line: PayLine, shown: (amount: number) => number): PayLine {
  return {
    ...line,
    amount: shown(line.amount),
    base: line.base === null ? null : shown(line.base),
    ...(line.bands && {
      bands: line.bands.map((band) => ({
        ...band,
        portion: shown(band.portion),
        amount: shown(band.amount),
      })),
    }),
  };
}

const ROWS = [
  ['Wage', 'wage', null],
  ["Company's contributions", 'employer', 'employer'],
  ["Owner's contributions", 'employee', 'employee'],
  ['Income tax on the wage', 'incomeTax', 'incomeTax'],
  ['Other taxes and fees', 'otherTax', 'otherTax'],
  ['Corporate tax', 'corporateTax', 'corporateTax'],
  ['Dividend', 'dividend', null],
  ['Tax on the dividend', 'dividendTax', 'dividendTax'],
  ['In hand', 'inHand', null],
  ['Stays in the company', 'retained', null],
  ['Tax on taking it out', 'taxOnTakingOut', null],
] as const;

/** An answer as a table for the terminal, with every line under its sum where it has a trace. */
export function payTable(name: string, answer: PayAnswer): string {
  const says = moneyIn({ currency: answer.currency, rate: 1 });
  const rows = ROWS.flatMap(([title, field, part]) => [
    `${title.padEnd(26)} ${says(answer[field]).padStart(18)}`,
    ...(answer.trace ?? [])
      .filter((line) => line.part === part)
      .map(({ name: what, amount, base, rate }) => {
        const of = base === null ? '' : rate === null ? ` on ${says(base)}` : ` ${rate}% of ${says(base)}`;
        return `    ${what}:${of} → ${says(amount)}`;
      }),
  ]);
  return [
    `${name} (${answer.regimeId}): a profit of ${says(answer.profit)} a year`,
    ...rows,
    answer.buys,
  ].join('\n');
}
