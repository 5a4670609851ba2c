/** Regimes whose figure follows the worked examples of their law exactly, and not only within the limits of the report. */
import { describe, expect, test } from 'vitest';
import { measureAll } from '../../accuracy/measure.ts';

/** The rounding of amounts that the law pays by the month, in percentage points of income. */
const ROUNDING = 0.001;

const REGIMES = ['mt-res-non-dom', 'pl-ryczalt-8-5', 'pl-ryczalt-12-it', 'rs-entrepreneur-books'];

describe.each(REGIMES)('%s is what its law takes', (id) => {
  test.each(
    measureAll()
      .filter(({ example }) => example.regimeId === id && example.origin === 'computed')
      .map((measured) => [measured.example.income, measured.example.profession ?? '', measured] as const),
  )('at %d %s', (_income, _profession, { error }) => {
    expect(Math.abs(error.law)).toBeLessThan(ROUNDING);
  });
});
