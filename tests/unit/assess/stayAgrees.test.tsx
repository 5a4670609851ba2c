/** Everything that shows a stay shows the same figures: at 80,000 USD from 2027 for ten years. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { selectionOf } from '../../../src/assess/comparison.ts';
import { recommendations } from '../../../src/assess/recommendations.ts';
import { formatMoney, formatPercent } from '../../../src/catalogue/format.ts';
import { rateText } from '../../../src/catalogue/labels.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { taxCommand } from '../../../src/commands/tax.ts';
import { RegimeCard } from '../../../src/pdf/RegimeCard.tsx';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { compared, countries, taxBrackets } from '../screens/compare/known.ts';
import { FACTS } from './people.ts';

const STAY: Situation = { income: 80_000, years: 10, arrival: { year: 2027, month: 1 } };
const figures = figuresOf(STAY, 80_000, 2026);
const money = moneyIn('USD');

function ranking(situation: Situation) {
  const schedules = schedulesFor(taxBrackets);
  const { all } = recommendations(situation, countries, {
    figures: figuresOf(situation, 80_000, 2026),
    schedules,
    facts: FACTS,
  });
  return new Map(all.flatMap(({ best, others }) => [best, ...others]).map((one) => [one.regime.id, one]));
}

const EMPLOYEE: Situation = { ...STAY, work: 'remote', contract: 'payroll' };
const ranked = ranking(STAY);
const strips = compared(selectionOf(countries, [...ranked.keys()], FACTS).columns, STAY);

/** What `npm run tax` prints for the stay. */
function commandLine(regimeId: string) {
  const { stdout } = taxCommand(
    [regimeId, '--income', '80000', '--years', '10', '--from', '2027', '--json'].concat(
      `--estimate=${figures.estimate}`,
    ),
  );
  return JSON.parse(stdout) as { averageRate: number; years: { rate: number | null }[] };
}

test.each([
  ['somebody who invoices', STAY],
  ['an employee', EMPLOYEE],
])(
  'ranking and strips agree for every regime that applies to %s',
  { tags: 'years-places-agree' },
  (_who, situation) => {
    const list = ranking(situation);
    const { columns, unknown } = selectionOf(countries, [...list.keys()], FACTS);
    const shown = compared(columns, situation);
    expect(unknown).toEqual([]);
    expect(list.size).toBeGreaterThan(50);
    for (const [id, { rate, total, kept, projection }] of list) {
      const one = shown.get(id);
      expect(one?.rate, id).toBeCloseTo(rate ?? Number.NaN, 9);
      expect(one?.total, id).toBeCloseTo(total, 6);
      expect(one?.kept, id).toBeCloseTo(kept, 6);
      expect(one?.projection?.years.map((year) => year.rate)).toEqual(
        projection?.years.map((year) => year.rate),
      );
    }
  },
);

test.each([
  'me-digital-nomad',
  'it-forfettario-5',
  'al-self-employed-zero',
  'mt-res-non-dom',
  'ae-freelance-permit',
])('ranking, comparison, PDF and command line agree: %s', { tags: 'years-places-agree' }, (id) => {
  const row = ranked.get(id);
  const column = strips.get(id);
  if (!row || !column || row.rate === null) throw new Error(`${id} does not apply`);
  const { averageRate, years } = commandLine(id);
  expect(averageRate).toBeCloseTo(row.rate, 9);
  years.forEach(({ rate }, at) => {
    const shown = column.strip[at]?.rate ?? null;
    expect(shown === null ? null : formatPercent(shown)).toBe(rate === null ? null : formatPercent(rate));
  });
  for (const entry of [row, column]) {
    const card = renderToStaticMarkup(
      <RegimeCard rank="1" entry={entry} figures={{ currency: 'USD', money, situation: STAY }} />,
    );
    expect(card).toContain(rateText(row.rate, row.total, 2));
    expect(card).toContain(formatMoney(row.total));
  }
});
