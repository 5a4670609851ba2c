import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, type Currency, isCurrency } from '../../../src/catalogue/currencies.ts';
import { formatMoney } from '../../../src/catalogue/format.ts';
import {
  differenceAsShown,
  fromUsd,
  incomeScale,
  moneyIn,
  moneyUnit,
  roundFigure,
  toUsd,
} from '../../../src/catalogue/money.ts';

const currency = fc.constantFrom(...CURRENCIES);

test('dollars are shown as they always were', () => {
  expect(moneyIn('USD')(60_000.5)).toBe(formatMoney(60_000.5));
  // Memoised components are given it.
  expect(moneyIn('USD')).toBe(moneyIn('USD'));
});

test.each([
  ['EUR', 80_000, '€70,080'],
  ['GBP', 80_000, '£59,840'],
  ['SEK', 80_000, 'SEK\u00a0768,000'],
  ['INR', 80_000, '₹7,568,000'],
  ['CAD', -100, '-CA$142'],
] as const)('%s: %d dollars are %s', (code, usd, text) => {
  expect(moneyIn(code)(usd)).toBe(text);
});

test('a currency is one of those with a rate; without a rate no amount is converted', () => {
  expect(CURRENCIES.every(isCurrency)).toBe(true);
  expect(['usd', 'XXX', '', null, 1].filter(isCurrency)).toEqual([]);
  expect(() => toUsd(1, 'XXX' as Currency)).toThrow('No exchange rate for XXX');
  expect(moneyUnit('EUR')).toEqual({ currency: 'EUR', perDollar: fromUsd(1, 'EUR') });
});

test('an amount comes back from dollars as it was', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 10_000_000 }), (code, amount) => {
      expect(fromUsd(toUsd(amount, code), code)).toBeCloseTo(amount, 6);
      const shown = moneyIn(code);
      expect(shown(toUsd(amount, code), 'down')).toBe(shown(toUsd(amount, code)));
      expect(shown(toUsd(amount, code), 'up')).toBe(shown(toUsd(amount, code)));
    }),
  );
});

test('a limit is shown rounded so that the shown amount is inside it', () => {
  const euros = moneyIn('EUR');
  const limit = toUsd(40_000.6, 'EUR');
  expect([euros(limit), euros(limit, 'down'), euros(limit, 'up')]).toEqual(['€40,001', '€40,000', '€40,001']);
});

test.each([
  ['USD', 1],
  ['EUR', 1],
  ['GBP', 1],
  ['CHF', 1],
  ['CAD', 1],
  ['AUD', 1],
  ['NZD', 1],
  ['SEK', 10],
  ['DKK', 5],
  ['PLN', 5],
  ['RON', 5],
  ['HUF', 100],
  ['ILS', 2],
  ['BRL', 5],
  ['ZAR', 20],
  ['INR', 100],
  ['AED', 5],
  ['TRY', 50],
] as const)('round figures in %s are those in dollars × %d', (code, scale) => {
  expect(incomeScale(code)).toBe(scale);
  expect(roundFigure(80_000, code)).toBe(80_000 * scale);
});

test('what is left of amounts is worked out of them as they are shown, so that it adds up', () => {
  // 100 less 33 and 33, as each of them stands there.
  expect(differenceAsShown({ currency: 'USD' }, 100.4, 33.4, 33.4)).toBe(34);
  expect(differenceAsShown({ currency: 'USD' }, 100.4)).toBe(100);
  const [from, less] = [toUsd(1_000.4, 'EUR'), toUsd(300.4, 'EUR')];
  expect(fromUsd(differenceAsShown({ currency: 'EUR' }, from, less), 'EUR')).toBeCloseTo(700, 9);
});
