/** Only what a move saves is shown as a gain; what it costs is not green. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Assessed } from '../../../../src/assess/assessor.ts';
import type { AssessedYear } from '../../../../src/assess/dueAtHome.ts';
import { NO_US_TAX } from '../../../../src/assess/dueAtHome.ts';
import { planYears } from '../../../../src/assess/planYears.ts';
import type { AssessedMove } from '../../../../src/assess/useMove.ts';
import { moneyIn } from '../../../../src/catalogue/money.ts';
import { RegimeCard } from '../../../../src/pdf/RegimeCard.tsx';
import { YearsTable } from '../../../../src/screens/plan/money/Money.tsx';
import { assessed } from '../../assess/people.ts';
import { data } from '../guide/guides.ts';

const AMOUNTS = { income: 80_000, costs: 0, currency: 'USD' } as const;
const total = 12_000;
const year: AssessedYear = {
  year: 2027,
  place: 1,
  regimeId: 'xx',
  total,
  kept: null,
  rate: null,
  ended: false,
  lines: [],
  household: null,
  schedule: null,
  relieved: false,
  reasons: [],
  due: NO_US_TAX,
};
const cases = [
  { paidToday: 20_000, saved: 8_000, gains: true },
  { paidToday: 12_000, saved: 0, gains: false },
  { paidToday: 5_000, saved: -7_000, gains: false },
];

describe('what is saved', () => {
  test.each(cases)('$saved in the table of years: a gain: $gains', ({ paidToday, saved, gains }) => {
    const years = planYears({ runningCosts: 0 }, [year], { ...AMOUNTS, paidIn: () => paidToday });
    expect(years[0]?.saved).toBe(saved);
    const figures = { currency: 'USD', money: moneyIn('USD'), from: { year: 2027, month: 1 } };
    const html = renderToStaticMarkup(
      <YearsTable
        years={years}
        move={{ figures, paidToday } as unknown as AssessedMove}
        chosen={assessed({}, 'bg-freelancer-flat-tax')}
      />,
    );
    expect(/class="[^"]*gain/.test(html)).toBe(gains);
  });

  test.each(cases)('$saved on a card of the PDF: a gain: $gains', ({ saved, gains }) => {
    const [country] = data.countries;
    const [regime] = country?.taxRegimes ?? [];
    if (!country || !regime) throw new Error('There is no country.');
    const entry = {
      country,
      regime,
      fit: 'fits',
      terms: [],
      rate: 15,
      total,
      saving: saved,
      years: null,
      lines: [],
      projection: null,
      assessment: { income: 80_000 },
      regimeIndex: 0,
    } as unknown as Assessed;
    const html = renderToStaticMarkup(
      <RegimeCard rank="1" entry={entry} money={moneyIn('USD')} situation={{ home: { rate: 25 } }} />,
    );
    expect(/class="[^"]*gain/.test(html)).toBe(gains);
  });
});
