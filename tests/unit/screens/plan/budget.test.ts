/** A month's budget: lines that add up, priced in another country. */
import { describe, expect, test, vi } from 'vitest';

vi.mock('virtual:lowtide/essentials', async (original) => ({
  ...(await original<object>()),
  exchangeRates: { asOf: '2026-07', rates: { EUR: 0.5 } },
}));

const { linesOf, pricedLines, sumOf, withLine } = await import('../../../../src/screens/plan/Left.tsx');

describe('a month at other prices', () => {
  test('what no line names is everything else; lines that no longer fit into the sum are let be', () => {
    expect(linesOf(2_600, { home: 1_100, food: 500 })).toEqual({
      home: 1_100,
      food: 500,
      transport: 0,
      rest: 1_000,
    });
    expect(linesOf(1_000, { home: 1_100 })).toEqual({ home: 0, food: 0, transport: 0, rest: 1_000 });
    expect(linesOf(1_000)).toEqual({ home: 0, food: 0, transport: 0, rest: 1_000 });
  });

  test.each([
    ['home', 1_200, 2_700],
    ['rest', 0, 1_600],
    ['transport', 50, 2_650],
  ] as const)('%s typed as %i makes a month of %i', (line, amount, living) => {
    const next = withLine(linesOf(2_600, { home: 1_100, food: 500 }), line, amount);
    expect(next.living).toBe(living);
    expect(linesOf(next.living, next.budget)[line]).toBe(amount);
  });

  test('lines keep their shares at the price level there, and add up in the shown currency', () => {
    const { home, there } = pricedLines(
      { home: 1_001, food: 333, transport: 0, rest: 101 },
      { from: 'USD', to: 'EUR', homeLevel: 80, thereLevel: 40 },
    );
    expect(home).toEqual({ home: 501, food: 167, transport: 0, rest: 51 });
    expect(there).toEqual({ home: 250, food: 83, transport: 0, rest: 25 });
    expect(sumOf(there)).toBe(358);
  });
});
