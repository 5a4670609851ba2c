/**
 * France's law against its official calculator, whose answers are frozen: the package is heavy, and its rules of the actual
 * regime are not on npm.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

interface Answer {
  readonly turnover: number;
  readonly costs: number;
  readonly income: number;
  readonly contributions: number;
}
type Part = Readonly<Record<'micro' | 'actual', { readonly answers: readonly Answer[] }>>;

const { micro, actual } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'franceEngine.json'), 'utf8'),
) as Part;

const found = LAWS.find(({ id }) => id === 'fr-self-employed');
if (!found) throw new Error('France has no law of the self-employed');
const law = lawOfYear(found.program, { taxYear: 2026 });

const amountsAt = ({ turnover, costs }: Answer) => {
  const { income = 0, socialContribution = 0 } = assessLaw(law, wholeYear(turnover, costs)).lines;
  return { income, contributions: socialContribution };
};

describe('the official calculator answers the same', () => {
  test.each(actual.answers)('in the actual regime, turnover $turnover, costs $costs', (answer) => {
    const { income, contributions } = amountsAt(answer);
    expect(contributions).toBeCloseTo(answer.contributions, 6);
    // Half a euro of tax goes up by the law, and either way in the calculator, which multiplies by a rate.
    expect(Math.abs(income - answer.income)).toBeLessThanOrEqual(1);
  });

  test.each(micro.answers)('in the micro regime, turnover $turnover', (answer) => {
    const { income, contributions } = amountsAt(answer);
    // It rounds contributions to euros month by month.
    expect(Math.abs(contributions - answer.contributions)).toBeLessThanOrEqual(6);
    expect(income).toBeCloseTo(answer.income, 6);
  });
});
