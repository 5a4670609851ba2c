import { expect, test } from 'vitest';
import { breakEvenSentences } from '../../../src/catalogue/breakEvenWords.ts';
import { curveOf, scheduleOf, type TaxRules } from '../../../src/tax/index.ts';
import { NO_TAX } from '../tax/madeUp.ts';

function curve(rules: Partial<TaxRules>) {
  return curveOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true, ...rules }, []));
}

const flat = { id: 'bg', name: 'Bulgaria', curve: curve({ incomeTaxRate: 10 }) };
const fixed = { id: 'mt', name: 'Malta', curve: curve({ incomeTaxRate: 7015, incomeTaxType: 'fixed' }) };
const RANGE = { from: 0, to: 500_000 };

test('a break-even point is text: "Malta becomes cheaper than Bulgaria from $70,150"', () => {
  expect(breakEvenSentences([flat, fixed], RANGE)).toEqual([
    { income: 70_150, text: 'Malta becomes cheaper than Bulgaria from $70,150' },
  ]);
  expect(breakEvenSentences([fixed, flat], RANGE).map(({ text }) => text)).toEqual([
    'Malta becomes cheaper than Bulgaria from $70,150',
  ]);
});

test('outside of the range there is none', () => {
  expect(breakEvenSentences([flat, fixed], { from: 80_000, to: 500_000 })).toEqual([]);
});

test('two that cost the same from some income on', () => {
  const capped = { id: 'x', name: 'Capped', curve: curve({ incomeTaxRate: 10, incomeTaxMinimum: 2000 }) };
  expect(breakEvenSentences([flat, capped], RANGE).map(({ text }) => text)).toEqual([
    'Bulgaria costs the same as Capped from $20,000',
  ]);
});
