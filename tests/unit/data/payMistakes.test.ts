/** Mistakes in how companies pay their owner. */
import { describe, expect, it } from 'vitest';
import { expectOnlyIn, mistakes } from './mistakes.ts';
import { problemsOf, realFiles } from './samples.ts';

const MISTAKES = `
rates are percent
  pay/albania.json: regimes[0].wage.employer[0].rate = 115
  regimes[0].wage.employer[0].rate: .*100
a floor is below its ceiling
  pay/albania.json: regimes[0].wage.employee[0].ceiling = 500000
  regimes[0].wage.employee[0].ceiling: 500000 is not above the floor, 600000
bands ascend
  pay/turkey.json: regimes[0].wage.incomeTax.bands[1].upTo = 150000
  regimes[0].wage.incomeTax.bands[1].upTo: 150000 is not above 190000; they must ascend
the last band has no end
  pay/cyprus.json: regimes[0].wage.incomeTax.bands[4].upTo = 90000
  regimes[0].wage.incomeTax.bands[4].upTo: allowed is null
only the last band has no end
  pay/montenegro.json: regimes[0].profit.corporateTax.bands[0].upTo = null
  regimes[0].profit.corporateTax.bands[0].upTo: only the last one has no end
steps of a contribution ascend
  pay/romania.json: regimes[0].dividend.contributions[0].steps[2].from = 24300
  regimes[0].dividend.contributions[0].steps[2].from: 24300 is not above 24300
a tax by turnover is an amount or a rate
  pay/hungary.json: regimes[0].profit.otherTaxes[0].steps[0].rate = 2
  regimes[0].profit.otherTaxes[0].steps[0]: either "amount" or "rate"
a maximum is above the minimum
  pay/lithuania.json: regimes[0].wage.minimum.amount = 200000
  regimes[0].wage.maximum.amount: 100000 is below the minimum, 200000
a year has twelve months
  pay/romania.json: regimes[1].wage.months[0].count = 5
  regimes[1].wage.months: a year has 12 months, not 11
the least wage of a year is that of its months
  pay/romania.json: regimes[0].wage.minimum.amount = 50000
  regimes[0].wage.minimum.amount: 50000 is not the sum of the months' minimum wages, 50250
regimes are those of the country that need a company
  pay/georgia.json: regimes[0].id = "ge-lcc"
  regimes[0].id: "ge-lcc" is no company regime of georgia; the nearest one is "ge-llc"
every company regime has an entry
  pay/georgia.json: regimes[0].id = "ge-small-business"
  regimes: there is no entry for the company regime "ge-llc"
amounts have an exchange rate
  pay/georgia.json: currency = "XXX"
  currency: XXX has no exchange rate
the year is that of the country
  pay/georgia.json: year = 2025
  year: 2025 must be the tax year of the country, 2026
every statement has sources
  pay/georgia.json: sources = []
  sources: .*
a wrong rate shows in the examples
  pay/georgia.json: regimes[0].dividend.tax = 6
  regimes[0].examples[0].inHand: the rules leave 143820.00, the example says 145350
the wage that leaves most does
  pay/bulgaria.json: regimes[0].examples[0].leavesMost = true
  regimes[0].examples[0].leavesMost: a wage of 6955.62 leaves more than 0
examples keep to the least wage
  pay/albania.json: regimes[0].examples[0].wage = 500000
  regimes[0].examples[0].wage: do not allow a wage of 500000
examples name optional contributions of the regime
  pay/estonia.json: regimes[0].examples[0].optional = ["Pension"]
  regimes[0].examples[0].optional: "Pension" is no optional contribution
fields are those of the schema
  pay/estonia.json: regimes[0].dividend.taxes = 3
  regimes[0].dividend.taxes: unknown field "taxes"; the nearest allowed field is "tax"
`;

describe('a mistake in how a company pays its owner is told with file, path and reason', () => {
  it.each(mistakes(MISTAKES))('$rule', ({ files, problem }) => {
    expectOnlyIn(files(), problem);
  });

  it('every country with company regimes has a file', () => {
    const { 'pay/georgia.json': _georgia, ...files } = realFiles;
    expect(problemsOf(files)).toEqual([
      { file: 'data/pay/georgia.json', path: '', message: 'the file is missing' },
    ]);
  });
});
