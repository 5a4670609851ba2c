/** Optional fields of the API's answers: absent, null, empty, a number or a text. */
import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../../src/api/fetchApi.ts';
import type { Country, TaxRegime } from '../../../src/catalogue/entities.ts';
import { assess, isEligible, scheduleOf, type TaxBracket } from '../../../src/law/index.ts';
import { onlyTax } from '../law/madeUp.ts';

function regimeOf(change: Record<string, unknown>): TaxRegime {
  const country = { slug: 'somewhere', taxRegimes: [{ id: 'one', ...onlyTax('income', 10), ...change }] };
  const [read] = readAnswer(JSON.stringify([country])) as Country[];
  return read?.taxRegimes[0] as TaxRegime;
}

const EMPTY = [
  ['absent', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' '],
  ['no number', 'none'],
] as const;

describe('a threshold', () => {
  test.each(EMPTY)('that is %s is no threshold', (_, maxIncomeThreshold) => {
    const regime = regimeOf({ maxIncomeThreshold });
    expect(regime.maxIncomeThreshold).toBeNull();
    expect(isEligible(regime, 10_000_000)).toBe(true);
  });

  test.each([50_000, '50000', '50,000', ' 50 000 '])('is a number or a text: %j', (maxIncomeThreshold) => {
    const regime = regimeOf({ maxIncomeThreshold });
    expect(regime.maxIncomeThreshold).toBe(50_000);
    expect(isEligible(regime, 50_000)).toBe(true);
    expect(isEligible(regime, 50_001)).toBe(false);
  });
});

test.each(EMPTY)('a cap, a floor or a share that is %s changes nothing', (_, value) => {
  const optional = ['socialSecurityCap', 'pensionCap', 'otherCap', 'incomeTaxMinimum', 'incomeTaxableShare'];
  const regime = regimeOf(Object.fromEntries(optional.map((name) => [name, value])));
  expect(assess(scheduleOf(regime, []), 80_000).total).toBe(8_000);
});

test.each([
  ['socialSecurityCap', { socialContributionDescription: 'with a cap of 900 USD' }, 900],
  ['otherCap', { otherTaxDescription: 'a cap of 1,234 USD a year' }, 1_234],
  ['pensionCap', { pensionCap: 800, pensionDescription: 'a cap of 900 USD' }, 800],
  ['pensionCap', { pensionCap: 0, pensionDescription: 'a cap of 900 USD' }, 0],
  ['pensionCap', { pensionDescription: 'Without limits' }, null],
  ['incomeTaxCap', { incomeTaxDescription: 'a cap of 900 USD' }, undefined],
] as const)(
  '%s of %o: the field, else the words',
  { tags: 'constant-cap-in-words' },
  (field, change, cap) => {
    expect((regimeOf(change) as unknown as Record<string, unknown>)[field]).toBe(cap);
  },
);

test.each(EMPTY)('an upper bound that is %s is no upper bound', (_, upperBound) => {
  const bracket = { taxType: 'income', lowerBound: '0', upperBound, rate: '20', amount: upperBound };
  const brackets = readAnswer(JSON.stringify([bracket])) as TaxBracket[];
  expect(brackets).toEqual([
    { taxType: 'income', lowerBound: 0, upperBound: null, rate: 20, description: '' },
  ]);
  expect(assess(scheduleOf(regimeOf({}), brackets), 80_000).total).toBe(16_000);
});

test('the brackets of a guide are read as those of a regime', () => {
  const guide = {
    slug: 'somewhere',
    taxRegimes: [
      { id: 'one', taxBrackets: [{ taxType: 'income', lowerBound: 0, upperBound: '', rate: 20 }] },
    ],
  };
  expect(readAnswer(JSON.stringify(guide))).toMatchObject({
    taxRegimes: [
      {
        maxIncomeThreshold: null,
        taxBrackets: [{ upperBound: null, description: '' }],
        otherTaxDescription: '',
        guide: { extraSectionTitle: '', extraSectionContent: '' },
      },
    ],
  });
});

test('the answer of this program is read as it is', async () => {
  const { compileData } = await import('../../../data/compiler/index.ts');
  const { countries } = compileData();
  expect(readAnswer(JSON.stringify(countries))).toMatchObject(JSON.parse(JSON.stringify(countries)));
});
