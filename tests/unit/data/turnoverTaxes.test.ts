/** Costs where a tax falls on turnover and comes off the profit: they come off in full, whatever the turnover tax takes. */
import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { assess, curveOf, scheduleOf, totalOnCurve, traceOf } from '../../../src/law/index.ts';
import { ASKED, precisionOf, realRegime } from '../law/realRegimes.ts';

const { exchangeRates } = compileData();

/** Turnover, costs and the tax by hand, in the currency of the law. */
test.each([
  // 2% of turnover, then 9% and 15% of what is left after costs, the wage with its tax, and the local tax.
  ['hu-kft-dividends', 'HUF', 90_000_000, 20_000_000, 18_560_663.45],
  ['hu-kft-dividends', 'HUF', 24_000_000, 5_000_000, 5_748_358.45],
  // 1% of turnover; dividend of turnover − 1% − costs − contract, 16%, and the step that it falls in.
  ['ro-srl-micro', 'RON', 300_000, 100_000, 2_070 + 5_790 + 11_814 + 3_000 + 0.16 * 145_688 + 9_720],
  ['ro-srl-micro', 'RON', 300_000, 149_000, 2_070 + 5_790 + 11_814 + 3_000 + 0.16 * 96_688 + 4_860],
  // 1% of turnover; dividend of turnover − 1% − costs − salary, 10%.
  ['mk-small-company', 'MKD', 5_000_000, 1_000_000, 19_796 + 39_515 + 88_485 + 50_000 + 0.1 * 3_492_856],
])('%s: %s %d with costs of %d', (id, currency, income, costs, expected) => {
  const rate = exchangeRates.rates[currency] ?? 1;
  const { rules, brackets } = realRegime(id);
  const schedule = scheduleOf(rules, brackets);
  const options = { ...ASKED.law, costs: { amount: costs / rate } };
  const { total } = assess(schedule, income / rate, options);
  expect(total * rate).toBeCloseTo(expected, 0);
  const off = totalOnCurve(curveOf(schedule, options), income / rate) - total;
  expect(Math.abs(off)).toBeLessThanOrEqual(precisionOf(id, 'law'));
  const traced = traceOf(schedule, income / rate, options).reduce((sum, { amount }) => sum + amount, 0);
  expect(traced).toBeCloseTo(total, 8);
});
