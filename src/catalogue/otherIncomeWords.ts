/** Income that is not work, where it is asked for and answered in text: what is wrong with what was said, and what it comes to. */

import { OTHER_KINDS, type OtherMoneyChange } from '../law/index.ts';
import { isObject } from '../law/isObject.ts';
import { NO_LOCAL_PENSION } from '../law/otherIncomeRules.ts';
import { FACTS, MOST_INCOMES, type SaidIncome, wrongFieldOf } from './otherIncome.ts';

const ALLOWED: Readonly<Record<keyof SaidIncome, string>> = {
  kind: `allowed are ${OTHER_KINDS.join(', ')}`,
  amount: 'allowed is a number a year, 0 or more',
  currency: 'allowed is a code such as EUR',
  from: 'allowed are here, home, abroad and codes of countries such as de',
  rule: 'allowed is the id of a case',
  status: 'allowed is the id of a status',
  facts: `allowed are numbers by name: ${FACTS.join(', ')}`,
};

/** What is wrong with a list of incomes, in a sentence; null where nothing is. */
export function otherIncomeMistake(value: unknown): string | null {
  if (!Array.isArray(value))
    return 'Other income is a list such as [{"kind": "dividends", "amount": 10000, "from": "abroad"}].';
  if (value.length > MOST_INCOMES) return `At most ${MOST_INCOMES} incomes at a time.`;
  return value.map(mistakeIn).find((mistake) => mistake !== null) ?? null;
}

function mistakeIn(income: unknown): string | null {
  if (!isObject(income))
    return 'An income is an object such as {"kind": "dividends", "amount": 10000, "from": "abroad"}.';
  const field = wrongFieldOf(income);
  if (field === null) return null;
  if (!(field in ALLOWED))
    return `"${field}" is no field of an income; allowed are ${Object.keys(ALLOWED).join(', ')}.`;
  const said = income[field];
  if (said === undefined) return `The ${field} of an income is missing.`;
  const unknown =
    field === 'facts' && isObject(said) && Object.keys(said).find((name) => !FACTS.includes(name));
  if (unknown) return `"${unknown}" is no fact that a law asks for; allowed are ${FACTS.join(', ')}.`;
  if (said === 'here') return NO_LOCAL_PENSION;
  return `${JSON.stringify(said)} is no ${field} of an income; ${ALLOWED[field as keyof SaidIncome]}.`;
}

/** What other money comes to, with its total. @param shown an amount in the currency of the answer */
export function saidOtherMoney(
  said: readonly SaidIncome[],
  change: OtherMoneyChange,
  shown: (usd: number) => number,
) {
  const { statusCost, uncounted, unsettled, unsaid, argued, total } = change;
  return {
    otherIncome: saidOtherIncome(said, change, shown),
    ...(statusCost > 0 && { statusCost: shown(statusCost) }),
    ...(uncounted.length > 0 && { otherUncounted: uncounted }),
    ...(unsettled.length > 0 && { otherUnsettled: unsettled }),
    ...(unsaid.length > 0 && { otherUnsaid: unsaid }),
    ...(argued.length > 0 && { otherArgued: argued }),
    otherTotal: shown(total),
  };
}

/** What other money comes to, as an answer has it. @param shown an amount in the currency of the answer */
function saidOtherIncome(
  said: readonly SaidIncome[],
  { incomes }: OtherMoneyChange,
  shown: (usd: number) => number,
) {
  return incomes.map(({ kind, rule, amount, tax, contributions, withheld, dueAtHome, isWeak, ...ways }) => ({
    ...{ kind, from: said[ways.said]?.from, rule, amount: shown(amount), tax: shown(tax) },
    ...{ contributions: shown(contributions), withheld: shown(withheld), dueAtHome: shown(dueAtHome) },
    ...(ways.byChoice !== undefined && { byChoice: shown(ways.byChoice) }),
    ...(ways.otherReading !== undefined && { otherReading: shown(ways.otherReading) }),
    ...(isWeak && { weak: true }),
  }));
}
