/** What a person still owes at home is a line wherever lines stand, and inside every total, rate and bar. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { oneYearOf } from '../../../src/assess/dueAtHome.ts';
import { said } from '../../../src/assess/forPerson.ts';
import { lineText } from '../../../src/assess/lineEnglish.ts';
import { yearsSentence } from '../../../src/assess/numbersEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { donutSlices } from '../../../src/charts/TaxDonut.tsx';
import { RegimeCard } from '../../../src/pdf/RegimeCard.tsx';
import { RowLines } from '../../../src/screens/RowLines.tsx';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { StackedBar } from '../../../src/ui/TaxSwatch.tsx';
import { csvRecords } from '../assess/csvRecords.ts';
import { assessed, FACTS } from '../assess/people.ts';

const money = moneyIn('USD');
const AMERICAN: Situation = {
  income: 120_000,
  citizenships: ['us'],
  home: { country: 'us' },
  workplace: 'elsewhere',
  company: false,
  years: 5,
};
const figures = { ...figuresOf(AMERICAN, 0, 2026), isFromLink: false };
const albania = assessed(AMERICAN, 'al-self-employed-zero', FACTS);
const DUE = '$16,955';

const textOf = (part: React.ReactNode) =>
  renderToStaticMarkup(<Router ssrPath="/">{part}</Router>).replace(/<[^>]*>/g, ' ');

describe('what is due at home', () => {
  test('is a line that adds up with the others', () => {
    const sum = albania.lines.reduce((all, { amount }) => all + Math.round(amount), 0);
    expect(Math.abs(sum - Math.round(albania.total))).toBeLessThanOrEqual(2);
    expect(albania.lines.at(-1)).toMatchObject({ kind: 'dueAtHome' });
    expect(said(albania, figures).lines.at(-1)?.kind).toBe('dueAtHome');
  });

  test('is in the breakdown, in the bar, in the ring and on the card of a PDF', () => {
    expect(textOf(<RowLines row={albania} figures={figures} />)).toMatch(
      /Due in the United States\s+14\.1%\s+\$16,955/,
    );
    const card = renderToStaticMarkup(<RegimeCard rank="1" entry={albania} figures={figures} />);
    expect(card).toContain(`Due in the United States ${DUE}`);
    const widths = [...card.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width));
    expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(albania.rate ?? 0, 6);
    const bar = renderToStaticMarkup(<StackedBar lines={albania.lines} />);
    const parts = [...bar.matchAll(/width="([\d.]+)"/g)].map(([, width]) => Number(width));
    // The first rectangle is the whole.
    expect(parts.slice(1).reduce((all, width) => all + width, 0)).toBeCloseTo(albania.rate ?? 0, 6);
    expect(donutSlices(albania.lines, 120_000).find(({ kind }) => kind === 'dueAtHome')?.name).toBe(
      'Due in the United States',
    );
  });

  test('has its column in a comparison as CSV', () => {
    const [row] = csvRecords([albania], figures);
    expect(row?.['Still due at home (USD per year)']).toBe('16955.46');
  });

  test('is in the rate of every year, and in what then applies', () => {
    const due = (16_955.46 / 120_000) * 100;
    const alone = assessed({ ...AMERICAN, citizenships: ['ca'] }, 'al-self-employed-zero', FACTS);
    albania.strip.forEach(({ rate, total }, at) => {
      expect(rate).toBeCloseTo((alone.strip[at]?.rate ?? 0) + due, 3);
      expect(rate).toBeCloseTo(((total ?? 0) / 120_000) * 100, 9);
    });
    expect(lineText(alone, money)).toContain('then 16.3%');
    expect(lineText(albania, money)).toContain('then 30.4%');
    expect(yearsSentence(albania, money)).toMatch(/30\.4% from 2030/);
    const { total, rate } = oneYearOf(albania);
    expect(rate).toBeCloseTo((total / 120_000) * 100, 9);
  });
});

test('a card of a PDF leads to the guide at the income of its figure', () => {
  const entry = assessed({ income: 95_000 }, 'mt-res-non-dom');
  const card = renderToStaticMarkup(
    <RegimeCard rank="1" entry={entry} figures={{ ...figures, situation: {} }} />,
  );
  expect(card).toMatch(/href="\/tax-calculator\/malta[^"]*\?income=95000"/);
});
