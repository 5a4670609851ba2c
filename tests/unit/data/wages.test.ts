/** The tax on wages at the command line: every country's, and what regimes take of a wage by a law of its own. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answer } from '../../../src/commands/tax.ts';

const DATA = compileData();
const WAGES = Object.values(DATA.schemes)
  .flat()
  .filter(({ id }) => /^[a-z]{2}-wage$/.test(id));

interface Answer {
  readonly estimate: string;
  readonly total: number;
  readonly employer: { readonly lines: Readonly<Record<string, number>>; readonly total: number };
}

function asked(id: string, ...more: readonly string[]): Answer {
  return JSON.parse(answer([id, '--income', '60000', '--json', ...more], DATA));
}

describe('the tax on wages', () => {
  test('is known of every country', () => {
    expect(WAGES).toHaveLength(DATA.countries.length + DATA.homeCountries.length);
  });

  test.each(WAGES.map(({ id }) => id))('%s answers with what the employer pays on top', (id) => {
    const { estimate, employer } = asked(id);
    expect(estimate).toBe('law');
    expect(employer.total).toBeCloseTo(
      Object.values(employer.lines).reduce((sum, amount) => sum + amount, 0),
      6,
    );
  });

  test('takes both parts of the contributions where the employee pays them instead of the employer', () => {
    const { total, employer } = asked('rs-wage', '--currency', 'RSD');
    const gross = 60000 / 1.1515;
    expect(total).toBeCloseTo((0.199 + 0.1515) * gross, 2);
    expect(employer).toEqual({ lines: {}, total: 0 });
  });

  test('is that of employees, and not of the self-employed', () => {
    const { total, employer } = asked('gb-wage', '--currency', 'GBP');
    expect(total).toBeCloseTo(11432 + 3210.6, 2);
    expect(employer).toEqual({ lines: { socialContribution: 8250 }, total: 8250 });
  });
});

describe('a regime that takes a wage by a law of its own', () => {
  test.each([
    ['es-beckham-law-wage', 0.24 * 60000 + 0.065 * 60000],
    ['mt-nomad-residence-permit-wage', 6000],
    ['me-digital-nomad-wage', 0],
    ['cr-digital-nomad-wage', 0],
    ['pa-foreign-source-wage', 0],
  ])('%s', (id, total) => {
    const paid = asked(id, '--currency', 'EUR');
    expect(paid.total).toBeCloseTo(total, 2);
    expect(paid.employer).toBeDefined();
  });

  test('is named after the regime', () => {
    expect(answer(['it-impatriati-wage', '--income', '60000'], DATA)).toContain(', on a wage');
  });

  test('goes on with the tax on wages', () => {
    const { years } = JSON.parse(
      answer(['es-beckham-law-wage', '--income', '60000', '--years', '7', '--json'], DATA),
    );
    expect(years.at(-1).regimeId).toBe('es-wage');
  });
});

describe('the laws of US citizens abroad answer by their ids, like every other', () => {
  test.each([
    ['us-citizen-abroad', 8477.73],
    ['us-citizen-abroad-wage', 4590],
    ['us-citizen-company', 0],
  ])('%s', (id, total) => {
    const one = asked(id);
    expect(one.estimate).toBe('law');
    expect(one.total).toBeCloseTo(total, 2);
    expect(asked(id, '--year', '2027').total).toBeCloseTo(total, 2);
    expect(answer([id, '--income', '60000'], DATA)).toMatch(/^US tax of citizens who .* abroad/);
  });

  test('are among the nearest ids', () => {
    expect(() => answer(['us-citizen-abrod', '--income', '60000'], DATA)).toThrow('us-citizen-abroad');
  });
});
