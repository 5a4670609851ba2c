/** Only what a move saves is shown as a gain; what it costs is not green. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Assessed } from '../../../../src/assess/assessor.ts';
import type { Balance } from '../../../../src/assess/balance.ts';
import type { AssessedMove } from '../../../../src/assess/useMove.ts';
import { moneyIn } from '../../../../src/catalogue/money.ts';
import { RegimeCard } from '../../../../src/pdf/RegimeCard.tsx';
import { BalanceTable } from '../../../../src/screens/plan/money/BalanceTable.tsx';
import { assessed } from '../../assess/people.ts';
import { data } from '../guide/guides.ts';

const total = 12_000;
const cases = [
  { saved: 8_000, gains: true },
  { saved: 0, gains: false },
  { saved: -7_000, gains: false },
];

describe('what is saved', () => {
  test.each(cases)('$saved in the table of years: a gain: $gains', ({ saved, gains }) => {
    const figures = { currency: 'USD', money: moneyIn('USD'), from: { year: 2027, month: 1 } };
    const year = { year: 2027, place: 1, regimeId: 'xx', isCut: false, reasons: [], better: null };
    const html = renderToStaticMarkup(
      <BalanceTable
        move={{ figures } as unknown as AssessedMove}
        chosen={assessed({}, 'bg-freelancer-flat-tax')}
        balance={
          {
            ...{ once: 0, better: null, ahead: saved, counted: 1 },
            years: [{ ...year, stay: 60_000, go: 60_000 + saved, ahead: saved }],
          } as unknown as Balance
        }
        gain="gain"
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
      needs: [],
      terms: [],
      strip: [],
      rate: 15,
      total,
      kept: 60_000 + saved,
      saving: saved,
      keptToday: 60_000,
      holder: { figures: { currency: 'USD' } },
      years: null,
      lines: [],
      projection: null,
      assessment: { income: 80_000 },
      regimeIndex: 0,
    } as unknown as Assessed;
    const html = renderToStaticMarkup(
      <RegimeCard
        rank="1"
        entry={entry}
        figures={{ currency: 'USD', money: moneyIn('USD'), situation: { home: { rate: 25 } } }}
      />,
    );
    expect(/class="[^"]*gain/.test(html)).toBe(gains);
  });
});
