import { dataRelease } from 'virtual:lowtide/essentials';
import { expect, test } from 'vitest';
import { documentNotes, incomeText } from '../../../src/catalogue/documentNotes.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';

const one = { taxYear: 2026, reviewed: '2026-11-03' };
const other = { taxYear: 2026, reviewed: '2026-09-30' };
const made = {
  madeOn: '2026-11-05',
  estimate: 'specified' as const,
  currency: 'USD' as const,
  whose: 'a person with partner',
  hasRunningCosts: false,
};

test('a document names its day, the tax year, the last review and the release of the data', () => {
  expect(documentNotes({ ...made, countries: [one, one] }).made).toEqual([
    'Made on 5 November 2026.',
    `Tax year 2026. Figures last reviewed on 3 November 2026, release ${dataRelease}.`,
  ]);
});

test('reviews on several days are a range, tax years are each named', () => {
  const [, review] = documentNotes({ ...made, countries: [one, other, { ...one, taxYear: 2025 }] }).made;
  expect(review).toBe(
    `Tax year 2025 and 2026. Figures last reviewed between 30 September 2026 and 3 November 2026, release ${dataRelease}.`,
  );
});

test.each([
  ['law', 'Contributions are deducted before income tax where the law allows it.'],
  [
    'specified',
    'Contributions are not deducted before income tax; the page of each scheme has the law’s own total beside this one.',
  ],
] as const)('the assumptions say whether contributions were deducted: %s', (estimate, says) => {
  const notes = documentNotes({ ...made, estimate, countries: [one] }).assumed;
  expect(notes).toContain(says);
  expect(notes.join(' ')).toContain('no tax advice');
});

test('amounts in another currency name the month of their exchange rates', () => {
  expect(documentNotes({ ...made, countries: [one], currency: 'EUR' }).assumed.at(-1)).toMatch(
    /^Amounts are in EUR, at the exchange rates of [A-Z][a-z]+ 20\d\d\.$/,
  );
  expect(documentNotes({ ...made, countries: [one] }).assumed.join(' ')).not.toContain('exchange rates');
});

test('a document says whom its figures are about', () => {
  expect(documentNotes({ ...made, countries: [one] }).assumed).toContain(
    'They cover taxes and contributions on business income of a person with partner.',
  );
});

test.each([
  [false, 'Relocation and setup fees, running costs of a business and personal deductions are not in them.'],
  [
    true,
    'Typical running costs of a business come off what is kept, where a country has them. Relocation and setup fees and personal deductions are not in them.',
  ],
])('running costs are said to be left out only where they are not counted: %s', (hasRunningCosts, says) => {
  expect(documentNotes({ ...made, countries: [one], hasRunningCosts }).assumed).toContain(says);
});

test('an income is named with its costs, where there are any', () => {
  expect(incomeText(60_000, 0, moneyIn('USD'))).toBe('$60,000');
  expect(incomeText(60_000, 6_000, moneyIn('USD'))).toBe('$60,000, costs of $6,000');
});
