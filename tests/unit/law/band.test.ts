/** How sure an answer is: a band comes from a figure that is in doubt by name, and only where it is worth a word. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { bandSentence } from '../../../src/assess/answerEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { lawMethod } from '../../../src/tax/lawMethod.ts';

const { laws } = compileData();
const method = lawMethod(laws);
const { taxYear } = laws;

describe('the local tax of Hungary, which each town sets up to 2%', () => {
  const own = laws.regimes['hu-atalanyado'];
  if (!own) throw new Error('There is no such scheme.');
  const total = (localTax: number, turnover: number) =>
    assessLaw(lawOfYear(own.program, { taxYear }, { set: { localTax } }), {
      ...wholeYear(turnover),
      taxYear,
      yearOfStay: own.ordinaryYear,
    }).total;

  test('the band is what the law comes to with none and with all of it', () => {
    const band = method.bandAt({ regimeId: 'hu-atalanyado' }, 60_000, 0);
    const turnover = 60_000 * own.perDollar;
    expect(band?.low).toBeCloseTo(total(0, turnover) / own.perDollar, 6);
    expect(band?.high).toBeCloseTo(total(0.02, turnover) / own.perDollar, 6);
    expect(band?.because).toMatch(/town/);
  });

  test('without an income there is none', () => {
    expect(method.bandAt({ regimeId: 'hu-atalanyado' }, 0, 0)).toBeNull();
  });
});

test('a scheme whose figures are sure has no band, and one that moves by less than half a point has none either', () => {
  expect(method.bandAt({ regimeId: 'mt-res-non-dom' }, 60_000, 0)).toBeNull();
  expect(laws.regimes['bg-eood-company']?.doubts).not.toEqual([]);
  expect(method.bandAt({ regimeId: 'bg-eood-company' }, 80_000, 0)).toBeNull();
});

test('a value of another year does not count', () => {
  const next = method.bandAt({ regimeId: 'rs-freelancer', year: 2027 }, 150_000, 0);
  expect(next?.because).toMatch(/published in December/);
  expect(method.bandAt({ regimeId: 'rs-freelancer', year: 2026 }, 150_000, 0)).toBeNull();
});

test('every band holds the answer, is wider than half a point of income, and says why', () => {
  for (const regimeId of Object.keys(laws.regimes)) {
    for (const income of [30_000, 80_000, 200_000]) {
      const band = method.bandAt({ regimeId }, income, 0);
      if (!band) continue;
      const amounts = method.amountsAt({ regimeId }, income, 0) ?? [];
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(band.low).toBeLessThanOrEqual(total + 0.01);
      expect(band.high).toBeGreaterThanOrEqual(total - 0.01);
      expect((100 * (band.high - band.low)) / income).toBeGreaterThan(0.5);
      expect(band.because).toMatch(/^[A-Z0-9].+\.$/);
    }
  }
});

test('it is said as two amounts and the reason', () => {
  const band = { low: 8_900, high: 9_700, because: 'Each town sets its own local tax.' };
  expect(bandSentence(band, 2026, moneyIn('USD'))).toBe(
    'In 2026 your tax is between $8,900 and $9,700. Each town sets its own local tax.',
  );
});
