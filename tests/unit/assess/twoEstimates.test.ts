/** The law's figure beside the specified one on the guide of somebody who has said nothing: a number, and the right one. */
import { expect, test } from 'vitest';
import { guideAssessor } from '../../../src/assess/guideAssessor.ts';
import { otherEstimateLine } from '../../../src/assess/guideEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { guideOf } from '../screens/guide/guides.ts';
import { countries, FACTS } from './people.ts';

const figures = figuresOf({}, 60_000, 2026);

test.each(countries.map(({ slug }) => slug))('%s: the texts have the law’s total at 60,000', (slug) => {
  const guide = guideOf(slug);
  const assess = guideAssessor(guide, { ...figures, estimate: 'law' }, FACTS);
  for (const regime of guide.taxRegimes) {
    expect(regime.lawTotal, regime.id).toBeCloseTo(assess(regime).total, 6);
  }
});

test('it is said as a number, and not where both are the same', () => {
  const said = (shown: number, other: number, estimate: 'law' | 'specified' = 'specified') =>
    otherEstimateLine({ shown, other }, { estimate, currency: 'USD', money: moneyIn('USD') });
  expect(said(14_541, 13_931)).toBe('By the law: $13,931');
  expect(said(9_510, 10_688)).toBe('By the law: $10,688');
  expect(said(600, 600.3)).toBeNull();
  expect(said(13_931, 14_541, 'law')).toBe('The quick estimate: $14,541');
  expect(said(600, 600, 'law')).toBeNull();
});
