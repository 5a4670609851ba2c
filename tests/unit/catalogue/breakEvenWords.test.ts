import { expect, test } from 'vitest';
import { breakEvenSentences } from '../../../src/catalogue/breakEvenWords.ts';
import { DEFAULT_CURVES_VIEW, parseCurvesView, withCurvesView } from '../../../src/catalogue/curvesView.ts';
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

test('the view of the curves is in the address, defaults left out, the rest of the address kept', () => {
  const view = { from: 20_000, to: 100_000, measure: 'amount' } as const;
  expect(withCurvesView('income=60000&tax_regime_ids=a,b', view)).toBe(
    'income=60000&tax_regime_ids=a,b&range=20000-100000&measure=amount',
  );
  expect(parseCurvesView('range=20000-100000&measure=amount')).toEqual(view);
  expect(withCurvesView('range=20000-100000&measure=amount', DEFAULT_CURVES_VIEW)).toBe('');
});

test.each(['', 'range=5-6', 'range=9-1', 'range=0-99999999999', 'range=a-b', 'measure=x'])(
  'an address without a good range shows the whole: %j',
  (search) => {
    expect(parseCurvesView(search)).toEqual(DEFAULT_CURVES_VIEW);
  },
);
