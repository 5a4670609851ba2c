/** The calendar says when what a year still lacks is due. */
import { describe, expect, it } from 'vitest';
import { overdue, yearOfCountry } from '../../../data/compiler/law/yearReport.ts';
import { parseData } from '../../../data/compiler/read.ts';
import { realFiles } from './samples.ts';

const { law, calendar } = parseData(realFiles);

/** Where formulas of files name figures: `{"formula": "2 * minimumWage", "of": "spain"}`. */
const followed = Object.values(realFiles).flatMap((text) =>
  [...text.matchAll(/"formula": "([^"]+)", "of": "([a-z-]+)"/g)].map(([, formula = '', of = '']) => ({
    of,
    figures: formula.match(/\w+Wage\b/g) ?? [],
  })),
);

const figureOf = (country: string, name: string) => {
  const file = law[country];
  if (!file) throw new Error(`There is no law of ${country}`);
  return yearOfCountry(country, file, calendar, 2027).figures.find((one) => one.name === name);
};

describe('the calendar', () => {
  it('has every wage that the income for a permit follows', () => {
    expect(followed.length).toBeGreaterThan(5);
    for (const { of, figures } of followed) {
      for (const name of figures)
        expect(`${of} ${name} ${figureOf(of, name)?.due}`).toMatch(/ 202\d-\d\d-\d\d$/);
    }
  });

  it.each([
    ['germany', 'pensionRate', 'goes-on', '2026-12-20'],
    ['germany', 'healthCeiling', 'by-rule', '2026-12-20'],
    ['romania', 'norm', 'by-rule', '2026-12-15'],
    ['romania', 'averageWage', 'missing', '2027-02-15'],
    ['portugal', 'minimumWage', 'missing', '2026-12-31'],
    ['poland', 'forecastWage', 'by-rule', '2026-12-31'],
  ])('%s: %s of 2027 %s and is due on %s', (country, name, standing, due) => {
    expect(figureOf(country, name)).toMatchObject({ standing, due });
  });

  it('warns of the German pension rate from the day on which it is due', () => {
    const late = (day: string) =>
      overdue({ law, calendar }, day).some(
        ({ file, path }) => file.includes('germany') && path === 'pensionRate',
      );
    expect([late('2026-12-19'), late('2026-12-20')]).toEqual([false, true]);
  });
});
