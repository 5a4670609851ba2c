/** One law behind another: what the second asks for is where the table says it stands in the first. */
import { describe, expect, test } from 'vitest';
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { wholeYear } from '../../../src/law/assess.ts';
import { BEHIND, behind, linkedBehind, type Table, type Writer } from '../../../src/law/linkedBehind.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const year = (is: number) => ({ unit: 'year' as const, in: [{ from: '2026-01-01', is }] });
const percent = (is: number) => ({ unit: 'percent' as const, in: [{ from: '2026-01-01', is }] });

/** Two of its units a dollar. */
const THERE: LawFile = {
  ...{ country: 'there', currency: 'EUR', sources: {} },
  figures: { rate: percent(10), free: year(1_000) },
  scales: {
    bands: {
      in: [
        {
          from: '2026-01-01',
          is: [
            [5_000, 0],
            [null, 10],
          ],
        },
      ],
    },
  },
  steps: {
    least: {
      unit: 'year',
      in: [
        {
          from: '2026-01-01',
          is: [
            [8_000, 100],
            [null, 300],
          ],
        },
      ],
    },
  },
  regimes: {},
};
const HERE: LawFile = {
  ...{ country: 'here', currency: 'USD', sources: {} },
  figures: { rate: percent(40), free: year(2_000) },
  scales: {
    bands: {
      in: [
        {
          from: '2026-01-01',
          is: [
            [10_000, 20],
            [null, 40],
          ],
        },
      ],
    },
  },
  steps: {
    bonus: {
      unit: 'year',
      in: [
        {
          from: '2026-01-01',
          is: [
            [20_000, 50],
            [null, 70],
          ],
        },
      ],
    },
  },
  regimes: {},
};
const there = {
  program: compileLaw('there', THERE, {
    lines: { income: 'scale(bands, profit) + step(least, profit)', pension: 'max(profit - free, 0) * rate' },
  }),
  perDollar: 2,
};
const here = {
  program: compileLaw('here', HERE, {
    values: {
      taxed: 'max(turnover - free * asked(years, 1), 0)',
      credit: 'asked(credit, 0)',
    },
    lines: { income: 'max(scale(bands, taxed) + step(bonus, turnover) - credit, 0)', other: 'rate * free' },
  }),
  perDollar: 1,
};
const table = ({ money, given, line }: Writer): Table => ({
  turnover: money(given('turnover')),
  'asked.credit': money(line('income')),
});
const linked = linkedBehind(there, here, table);

function answers(said = {}) {
  const { extras, lines } = linked;
  const results = resultsOf(lawOfYear(linked, { taxYear: 2026 }), { ...wholeYear(60_000), ...said });
  return {
    extra: (name: string) => results[extras[name] ?? -1],
    line: (kind: string) => results[lines[kind] ?? -1],
  };
}

describe('a linked program', () => {
  test('has the lines of the first law as before, at the same places', () => {
    expect(linked.steps.slice(0, there.program.steps.length)).toEqual(there.program.steps);
    expect(answers().line('income')).toBe(5_500 + 300);
    expect(answers().line('pension')).toBeCloseTo(5_900, 9);
  });

  test('asks the second with what stands in the first, in its own currency, by its own figures, scales and steps', () => {
    // 60,000 of its units are $30,000: 2,000 are free, 20% of 10,000 and 40% of 18,000, and 70; $2,900 are credited.
    expect(answers().extra(behind('taxed'))).toBe(28_000);
    expect(answers().extra(behind('line.income'))).toBe(2_000 + 7_200 + 70 - 2_900);
    expect(answers().extra(behind('line.other'))).toBeCloseTo(800, 9);
  });

  test('has the sum of its lines in the currency of the first', () => {
    expect(answers().extra(BEHIND)).toBe(2 * (6_370 + 800));
  });

  test('takes what the case says instead, of what the table has and of what it has not', () => {
    expect(answers({ [behind('asked.years')]: 2 }).extra(behind('taxed'))).toBe(26_000);
    expect(answers({ [behind('asked.credit')]: 0 }).extra(behind('line.income'))).toBe(9_270);
  });

  test('tells figures of the same name apart', () => {
    const law = lawOfYear(linked, { taxYear: 2026 }, { set: { free: 10_000 } });
    const results = resultsOf(law, wholeYear(60_000));
    expect(results[linked.lines.pension ?? -1]).toBeCloseTo(5_000, 9);
    expect(results[linked.extras[behind('taxed')] ?? -1]).toBe(28_000);
  });
});

test('nothing is credited of a line that the first law does not have', () => {
  const without = linkedBehind(there, here, ({ money, given, line }) => ({
    turnover: money(given('turnover')),
    'asked.credit': money(line('dividend')),
  }));
  const results = resultsOf(lawOfYear(without, { taxYear: 2026 }), wholeYear(60_000));
  expect(results[without.extras[behind('line.income')] ?? -1]).toBe(9_270);
});

test('tax years that begin on different days are refused', () => {
  const other = { ...there, program: { ...there.program, taxYearStarts: '04-06' } };
  expect(() => linkedBehind(other, here, table)).toThrow(
    'here cannot stand behind there: its tax year begins on 01-01, not on 04-06',
  );
});
