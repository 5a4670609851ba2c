/** What a bill would change stands beside the figure, and counts in none. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { billsSentence } from '../../../src/assess/answerEnglish.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { billsEffect, withBills } from '../../../src/law/bills.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const bill = { from: '2027-01-01', status: 'bill' as const, source: 'budget' };
const file: LawFile = {
  country: 'atlantis',
  currency: 'EUR',
  figures: {
    credit: {
      unit: 'year',
      in: [
        { from: '2026-01-01', is: 100 },
        { ...bill, is: 300 },
      ],
    },
    other: { unit: 'year', in: [{ from: '2026-01-01', is: 10 }] },
  },
  scales: {
    tax: {
      in: [
        { from: '2026-01-01', is: [[null, 20]] },
        {
          ...bill,
          is: [
            [1_000, null],
            [null, 10],
          ],
        },
      ],
    },
  },
  steps: {},
  sources: { budget: { title: 'Budget 2027' } },
  regimes: {},
};
const program = compileLaw('at-law', file, { lines: { income: 'scale(tax, profit) - credit + other' } });
const totalIn = (taxYear: number, of = program) =>
  assessLaw(lawOfYear(of, { taxYear }), wholeYear(10_000)).total;

describe('a law with a bill', () => {
  it('takes what is law, also in the year of the bill', () => {
    expect([totalIn(2026), totalIn(2027)]).toEqual([1_910, 1_910]);
  });

  it('would take what the bill says from its year on, if it passed', () => {
    expect([totalIn(2026, withBills(program)), totalIn(2027, withBills(program))]).toEqual([1_910, 1_710]);
  });

  it('would give way to what is law from a later day', () => {
    const later = {
      ...file,
      figures: {
        ...file.figures,
        credit: {
          unit: 'year' as const,
          in: [
            { from: '2026-01-01', is: 100 },
            { ...bill, is: 300 },
            { from: '2028-01-01', is: 500 },
          ],
        },
      },
    };
    const of = withBills(
      compileLaw('at-law', later, { lines: { income: 'scale(tax, profit) - credit + other' } }),
    );
    expect([2026, 2027, 2028].map((year) => totalIn(year, of))).toEqual([1_910, 1_710, 1_510]);
    expect([2026, 2027].map((year) => totalIn(year))).toEqual([1_910, 1_910]);
  });

  it('is told from the year of the bill on, where it is worth a word; of a law without bills nothing is', () => {
    const effect = (taxYear: number, ifPassed: number, of: typeof program = program) =>
      billsEffect(of, { total: 1_910, ifPassed, income: 10_000, taxYear });
    expect(effect(2027, 1_710)).toEqual({ more: -200, titles: ['Budget 2027'] });
    expect(effect(2028, 2_110)).toEqual({ more: 200, titles: ['Budget 2027'] });
    expect([effect(2026, 1_710), effect(2027, 1_910)]).toEqual([null, null]);
    const { bills: _bills, ...plain } = program;
    expect(effect(2027, 1_710, plain)).toBeNull();
  });

  it('leaves out bands that are not all known', () => {
    expect(program.bills).toMatchObject({ known: [{ title: 'Budget 2027', from: 2027 }], scales: [] });
  });

  it('is itself where there is no bill', () => {
    const { bills: _bills, ...plain } = program;
    expect(withBills(plain)).toBe(plain);
  });

  it('refuses a band without a rate in what is law', () => {
    const open = {
      ...file,
      scales: { tax: { in: [{ from: '2026-01-01', is: [[null, null] as [null, null]] }] } },
    };
    expect(() => compileLaw('at-open', open, { lines: { income: 'scale(tax, profit)' } })).toThrow(
      'a band without a rate is one of a bill',
    );
  });
});

describe('beside the figure', () => {
  const { laws } = compileData();
  const { perDollar = 1 } = laws.regimes['ie-self-employed'] ?? {};
  const at = (id: string, year: number, income = 60_000) =>
    lawMethod(laws)
      .ask({ regimeId: id, year })
      ?.billsAt(income / perDollar, 0);

  it('stands what a budget takes less: €766 at €60,000 in Ireland', () => {
    const effect = at('ie-self-employed', 2027);
    expect((effect?.more ?? 0) * perDollar).toBeCloseTo(-766, 2);
    expect(effect?.titles).toEqual(['Budget 2027: tax policy changes']);
  });

  it('stands nothing in a year before the bill, without an income, or where it moves little', () => {
    expect(at('ie-self-employed', 2026)).toBeNull();
    expect(at('ie-self-employed', 2027, 0)).toBeNull();
    // 0.1 points.
    expect(at('nl-self-employed', 2027)).toBeNull();
  });

  it('is said with its year and its name', () => {
    const words = (more: number, titles: readonly string[], country?: string) =>
      billsSentence({ more, titles, year: 2027 }, (amount) => `€${amount}`, country);
    expect(words(-766, ['Budget 2027'])).toBe(
      'In 2027 your tax would be €766 less if a bill passes: Budget 2027.',
    );
    expect(words(5, ['Draft A', 'Draft B'], 'Poland')).toBe(
      'In 2027 your tax in Poland would be €5 more if bills pass: Draft A and Draft B.',
    );
  });
});
