/** The president of a SASU at 30 profits, beside the calculator of the French contributions office. */
import { describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answer } from '../../../src/commands/tax.ts';
import { cases } from '../../accuracy/modeleSocial.json';

const data = compileData();

/** As a company pays its owner that wage, on the command line. */
function ours(profit: number, wage: number) {
  const of = ['--income', String(profit), '--pay', String(wage), '--currency', 'EUR', '--json'];
  const { employer, employee, incomeTax, corporateTax, dividendTax } = JSON.parse(
    answer(['fr-sasu', ...of], data),
  );
  return { contributions: employer + employee, taxes: incomeTax + corporateTax + dividendTax };
}

/** Above this pay a resident has work enough, and owes nothing more for health cover on dividends (PUMa). */
const WORK_ENOUGH = 11_736;

describe('fr-sasu beside modele-social', () => {
  test('has 30 profits, 24 of them with a wage', () => {
    expect(new Set(cases.map(({ profit }) => profit)).size).toBe(30);
    expect(cases.filter(({ wage }) => wage > 0).length).toBe(24);
  });

  it.each(cases)('is within half a point at $profit with a wage of $wage', ({ profit, wage, ...theirs }) => {
    const found = ours(profit, wage);
    // Theirs count the company's death cover as taxable pay, which article 83 of the tax code does not.
    const taxes = theirs.incomeTax + theirs.corporateTax + theirs.dividendTax;
    expect(Math.abs(found.taxes - taxes) / profit).toBeLessThan(0.005);
    // They leave PUMa out.
    if (wage < WORK_ENOUGH) expect(found.contributions).toBeGreaterThan(theirs.contributions - 0.02);
    else expect(found.contributions).toBeCloseTo(theirs.contributions, 1);
  });
});
