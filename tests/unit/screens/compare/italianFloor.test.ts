import { countries } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { compared } from './known.ts';

const italy = countries.find(({ slug }) => slug === 'italy');
const columns = (italy?.taxRegimes ?? [])
  .filter(({ hasSocialContribution }) => hasSocialContribution)
  .map((regime) => ({ country: italy as NonNullable<typeof italy>, regime }));

test('all three Italian regimes have social contributions', () => {
  expect(columns).toHaveLength(3);
});

describe.each(columns.map(({ regime }) => [regime.id] as const))('%s in the comparison', (id) => {
  test.each([1, 15_000, 20_000, 60_000])('at $%d contributions are at least $5,000', (income) => {
    const assessment = compared(columns, { income }).get(id);
    const line = assessment?.lines.find(({ kind }) => kind === 'socialContribution');
    expect(line?.amount).toBeGreaterThanOrEqual(5_000);
  });

  test('the floor is no more than a floor', () => {
    const assessment = compared(columns, { income: 120_000 }).get(id);
    const line = assessment?.lines.find(({ kind }) => kind === 'socialContribution');
    expect(line?.amount).toBeGreaterThan(5_000);
  });
});
