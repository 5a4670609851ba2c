/** A law put into a year: which value of a figure counts for it. */
import { describe, expect, test } from 'vitest';
import type { LawFigure, LawProgram } from '../../../src/law/program.ts';
import { type Choices, type LawPeriod, lawOfYear } from '../../../src/law/year.ts';

/** 1 at first, and one more from each of these days on. */
function rising(...days: readonly string[]) {
  return [{ from: '2000-01-01', is: 1 }, ...days.map((from, at) => ({ from, is: at + 2 }))];
}

function programOf(
  figure: Partial<LawFigure>,
  steps: LawProgram['steps'] = [['figure', 0]],
  taxYearStarts = '01-01',
): LawProgram {
  return {
    ...{ id: 'made-up', currency: 'EUR', taxYearStarts, steps, given: [] },
    figures: [{ name: 'rate', unit: 'number', counts: 'start', in: [], ...figure }],
    ...{ scales: [], tables: [], values: [], lines: {}, extras: {}, partYear: {} },
  };
}

/** What the first step of a law is in a year. */
function valueIn(program: LawProgram, period: LawPeriod, choices?: Choices): number | undefined {
  return lawOfYear(program, period, choices).steps[0]?.[1];
}

describe('the day of a tax year that counts', () => {
  const days = rising('2026-02-01', '2026-07-01', '2026-12-01', '2027-04-01');

  test('is its first, its last month’s, or one of the calendar', () => {
    expect(valueIn(programOf({ in: days }), { taxYear: 2026 })).toBe(1);
    expect(valueIn(programOf({ in: days, counts: 'end' }), { taxYear: 2026 })).toBe(4);
    expect(valueIn(programOf({ in: days, counts: '02-01' }), { taxYear: 2026 })).toBe(2);
  });

  test('of a part of a year is that of its own first or last month', () => {
    const part = { taxYear: 2026, firstMonth: 3, lastMonth: 8 };
    expect(valueIn(programOf({ in: days }), part)).toBe(2);
    expect(valueIn(programOf({ in: days, counts: 'end' }), part)).toBe(3);
  });

  test('of a year that begins in April lies in the next calendar year from January on', () => {
    const british = programOf({ in: rising('2026-12-31', '2027-03-06'), counts: 'end' }, undefined, '04-06');
    expect(valueIn(british, { taxYear: 2026 })).toBe(3);
    expect(valueIn(british, { taxYear: 2026, lastMonth: 9 })).toBe(1);
    expect(valueIn(british, { taxYear: 2025 })).toBe(1);
  });

  test('may be that of a year before', () => {
    expect(valueIn(programOf({ in: rising('2026-01-01', '2027-01-01'), before: 1 }), { taxYear: 2027 })).toBe(
      2,
    );
  });
});

test('twelve months each have their own value, and a part of a year has only its months', () => {
  const july = rising('2026-07-01');
  const whole = programOf({ in: july }, [['sumOfYear', 0]]);
  const part = programOf({ in: july }, [['sum', 0]]);
  expect(valueIn(whole, { taxYear: 2026, firstMonth: 6, lastMonth: 8 })).toBe(18);
  expect(valueIn(part, { taxYear: 2026, firstMonth: 6, lastMonth: 8 })).toBe(5);
});

describe('for some people another value holds', () => {
  const by = { in: [{ from: '2000-01-01', is: 1, of: { software: 2, zero: 0 } }] };

  test('by what they are, else that of all', () => {
    const one = (is?: readonly string[]) => valueIn(programOf(by), { taxYear: 2026 }, { is });
    expect([one(), one(['software']), one(['design']), one(['design', 'software']), one(['zero'])]).toEqual([
      1, 2, 1, 2, 0,
    ]);
  });

  test('where there is one for them alone, others have none', () => {
    const alone = programOf({ in: [{ from: '2000-01-01', of: { software: 2 } }] as never });
    expect(valueIn(alone, { taxYear: 2026 }, { is: ['software'] })).toBe(2);
    expect(() => valueIn(alone, { taxYear: 2026 })).toThrow('made-up: rate has no value');
  });

  test('what the case sets itself holds instead, and the next case has the law’s again', () => {
    const own = programOf(by);
    expect(valueIn(own, { taxYear: 2026 }, { set: { rate: 7 } })).toBe(7);
    expect(valueIn(own, { taxYear: 2026 }, { set: { other: 7 } })).toBe(1);
  });
});

test('before its first day a figure has its first value', () => {
  expect(valueIn(programOf({ in: [{ from: '2026-01-01', is: 5 }] }), { taxYear: 2020 })).toBe(5);
});

test('a figure without a value is named', () => {
  expect(() => valueIn(programOf({}), { taxYear: 2026 })).toThrow(
    new RangeError('made-up: rate has no value'),
  );
  expect(() => valueIn({ ...programOf({}), figures: [] }, { taxYear: 2026 })).toThrow(
    new RangeError('made-up: figure 0 has no value'),
  );
});

test('scales and tables are those of the first day, and empty where they have none', () => {
  const scale = [
    { from: '2000-01-01', is: [[null, 10]] as const },
    { from: '2026-07-01', is: [[null, 20]] as const },
  ];
  const table = [{ from: '2000-01-01', is: [[null, 3]] as const }];
  const law = lawOfYear(
    {
      ...programOf({ in: rising() }),
      scales: [scale, []],
      tables: [
        { unit: 'money', in: table },
        { unit: 'money', in: [] },
      ],
    },
    { taxYear: 2026 },
  );
  expect(law.scales).toEqual([[[null, 10]], []]);
  expect(law.tables).toEqual([[[null, 3]], []]);
});

test('a year is put in once, and other choices are another law', () => {
  const program = programOf({ in: rising() });
  const law = lawOfYear(program, { taxYear: 2026 });
  expect(lawOfYear(program, { taxYear: 2026, firstMonth: 1, lastMonth: 12 }, { is: [] })).toBe(law);
  for (const [period, choices] of [
    [{ taxYear: 2027 }, {}],
    [{ taxYear: 2026, firstMonth: 2 }, {}],
    [{ taxYear: 2026, lastMonth: 2 }, {}],
    [{ taxYear: 2026 }, { is: ['software'] }],
    [{ taxYear: 2026 }, { set: { rate: 1 } }],
  ] as const)
    expect(lawOfYear(program, period, choices)).not.toBe(law);
});
