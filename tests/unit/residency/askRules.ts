/** Questions to the real rules. */
import { readDaysData } from '../../../src/commands/days.ts';
import { type Ask, answer, type CountryRules, type Rule, type Stay } from '../../../src/residency/index.ts';

export const data = readDaysData();

export const stay = (country: string, arrival: string, departure: string | null): Stay => ({
  country,
  arrival,
  departure,
});

export const ask = (question: Ask, on: string, ...stays: Stay[]) => answer(question, stays, on, data);

export const rule = (
  country: string,
  id: string,
  more: { taxYear?: number; recordFrom?: string } = {},
): Ask => ({
  kind: 'rule',
  country,
  rule: id,
  ...more,
});

export function countryRules(code: string): CountryRules {
  const rules = data.rules[code];
  if (!rules) throw new Error(`The data have no rules for ${code}`);
  return rules;
}

export function ruleOf(code: string, id: string): Rule {
  const found = countryRules(code).rules.find((one) => one.id === id);
  if (!found) throw new Error(`${code} has no rule ${id}`);
  return found;
}
