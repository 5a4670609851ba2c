/** What people pay at home by data/law, against the same law worked out by other means. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { assess, scheduleOf, TAX_KINDS } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import {
  belgianTax,
  HOME_LAWS,
  israeliTax,
  ontarioPremium,
  swissFederalTax,
  zurichBasicTax,
} from '../../accuracy/homeLaws.ts';

const { homeCountries, exchangeRates, laws } = compileData();

/** How far a line may be from the law, in percent of profit. */
const MOST_POINTS = 0.1;
/** From 2,000 to 600,000, each a little more than the one before. */
const PROFITS = Array.from({ length: 400 }, (_, step) => 2_000 * 300 ** (step / 399));

describe('the law that is compared with gives the published figures', () => {
  test('Belgium, income of 2026: 25 % to 16,720, 40 % to 29,510, 45 % to 51,070, 11,180 free', () => {
    expect(belgianTax(11_180)).toBe(0);
    expect(belgianTax(22_542.95)).toBeCloseTo(3_714.18, 2);
    expect(belgianTax(85_280.85)).toBeCloseTo(33_308.43, 2);
  });

  test('Israel: 20 % to 228,000 and 31 % to 301,200 since January 2026', () => {
    expect(israeliTax(84_120)).toBe(8_412);
    expect(israeliTax(230_000) - israeliTax(220_000)).toBeCloseTo(2_220, 6);
    expect(israeliTax(360_000)).toBeCloseTo(78_264, 6);
  });

  test('Switzerland, tariffs of 2026: basic tax of CHF 11,125 on 150,000, federal tax by form 58c', () => {
    expect(zurichBasicTax(150_000)).toBeCloseTo(11_125, 6);
    expect([80_000, 100_000].map(zurichBasicTax)).toEqual([4_370, 6_170]);
    expect(swissFederalTax(80_000)).toBeCloseTo(1_378.3, 1);
    expect(swissFederalTax(100_000)).toBeCloseTo(2_684.44, 1);
    // At the last step the average rate has come to the most that the constitution allows.
    expect(swissFederalTax(793_900) / 793_900).toBeCloseTo(0.115, 4);
  });

  test('the Ontario Health Premium rises between its steps', () => {
    expect([20_000, 22_500, 25_000, 36_000, 37_000, 38_500].map(ontarioPremium)).toEqual([
      ...[0, 150, 300, 300, 360, 450],
    ]);
    expect([48_600, 72_000, 72_600, 200_000, 200_600, 500_000].map(ontarioPremium)).toEqual([
      ...[600, 600, 750, 750, 900, 900],
    ]);
  });
});

describe.each(HOME_LAWS)('$regimeId', ({ regimeId, currency, lines }) => {
  const regime = homeCountries.map((home) => home.regime).find(({ id }) => id === regimeId);
  if (!regime) throw new Error(`no regime ${regimeId}`);
  const rate = exchangeRates.rates[currency] ?? Number.NaN;

  test('every line agrees at any profit', () => {
    for (const profit of PROFITS) {
      const found = assess(scheduleOf(regime, []), profit / rate, { laws: lawMethod(laws) }).lines;
      const law = lines(profit);
      TAX_KINDS.forEach((kind, place) => {
        const off = (found[place]?.amount ?? 0) * rate - (law[kind] ?? 0);
        expect((100 * Math.abs(off)) / profit, `${kind} at ${Math.round(profit)}`).toBeLessThan(MOST_POINTS);
      });
    }
  });
});
