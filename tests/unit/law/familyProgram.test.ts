/** What formulas of families may name, on a made-up law: an income tax of 10% above an allowance, and one of 20% on all. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkFamilies } from '../../../data/compiler/checks/families.ts';
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import { compileFamilies } from '../../../data/compiler/law/families.ts';
import { type LawFile, lawFile } from '../../../data/compiler/law/lawFile.ts';
import { wholeYear } from '../../../src/law/assess.ts';
import { familyCase, householdChange } from '../../../src/law/household.ts';
import { linkedProgram } from '../../../src/law/linked.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const FAMILY = { hasPartner: true, married: true, partner: 10_000, children: [3, 9] };
const figure = (unit: string, is: number, next = is) => ({
  unit,
  in: [
    { from: '2025-01-01', is },
    { from: '2026-01-01', is: next },
  ],
});

interface Families {
  readonly values?: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly regimes?: object;
  readonly inDoubt?: object;
}

function lawWith({ values = {}, amount, inDoubt, regimes }: Families): LawFile {
  const text = 'As the law says.';
  const effect = { name: 'Credit', kind: 'tax', amount, when: text, text, inDoubt };
  return v.parse(lawFile, {
    country: 'atlantis',
    currency: 'EUR',
    figures: {
      allowance: figure('year', 5_000),
      credit: figure('year', 300, 400),
      rate: figure('percent', 10),
      flat: figure('percent', 20),
    },
    scales: {},
    steps: {},
    functions: { double: { takes: ['taxed'], is: 'taxed + shared' } },
    regimes: {
      scale: {
        values: { free: 'allowance', base: 'max(profit - free, 0)' },
        lines: { income: 'rate * base' },
        otherReadings: { narrow: { because: text, values: { free: '0' } } },
      },
      flat: { values: { all: 'profit' }, lines: { income: 'flat * all' } },
    },
    families: {
      partner: { form: 'individual', counts: 'married', text },
      values,
      effects: { credit: { ...effect, newcomers: { from: 'at-once', text } } },
      regimes: regimes ?? {
        scale: { effects: ['credit'], starts: { own: 'base' } },
        flat: { effects: ['credit'], starts: { own: 'all' } },
      },
      cover: text,
      examples: [],
      doubts: [],
      confidence: 'high',
      reviewed: '2026-11-28',
    },
    sources: {},
  });
}

/** What the effect comes to in 2026 at a profit of €30,000. */
function creditIn(id: string, file: LawFile): number | undefined {
  const law = file.regimes[id] as LawFile['regimes'][string];
  const households = compileFamilies({ law: { atlantis: file } });
  const program = linkedProgram(households, { program: compileLaw(id, file, law) });
  const known = { ...wholeYear(30_000), ...familyCase(program, FAMILY) };
  return householdChange(households, program, resultsOf(lawOfYear(program, { taxYear: 2026 }), known))?.total;
}

const mistakes = (families: Families) =>
  checkFamilies('atlantis', lawWith(families)).map((one) => one.message);

test('one formula starts from what each scheme has', () => {
  const file = lawWith({ values: { half: 'own / 2' }, amount: '-half' });
  expect(creditIn('scale', file)).toBe(-12_500);
  expect(creditIn('flat', file)).toBe(-15_000);
});

test('the program of the law is the beginning of the one with a family', () => {
  const file = lawWith({ amount: '-min(credit * children, line(income))' });
  const law = file.regimes.scale as LawFile['regimes'][string];
  const { steps } = compileLaw('scale', file, law);
  const linked = linkedProgram(compileFamilies({ law: { atlantis: file } }), {
    program: compileLaw('scale', file, law),
  });
  expect(linked.steps.slice(0, steps.length)).toEqual(steps);
  expect(linked.steps.length).toBeGreaterThan(steps.length);
});

test('a line that a scheme does not have is 0', () => {
  expect(creditIn('flat', lawWith({ amount: '-line(income) - line(pension)' }))).toBe(-6_000);
});

test('the figure of the year before', () => {
  expect(creditIn('flat', lawWith({ amount: '-before(credit)' }))).toBe(-300);
  expect(creditIn('flat', lawWith({ amount: '-credit' }))).toBe(-400);
});

test('a shared value means the same inside a function, whatever its parameters are called', () => {
  const values = { taxed: 'own', shared: 'taxed / 2' };
  expect(creditIn('flat', lawWith({ values, amount: '-double(credit)' }))).toBe(-15_400);
});

test('the scheme once more with other values, and the shared ones that follow from them', () => {
  const regimes = {
    scale: { effects: ['credit'], starts: { own: 'base' }, others: { bare: { free: '0' } } },
    flat: { effects: [] },
  };
  const values = { half: 'own / 2' };
  expect(
    creditIn('scale', lawWith({ values, amount: 'line(income) - other(bare, line(income))', regimes })),
  ).toBe(-500);
  expect(creditIn('scale', lawWith({ values, amount: 'half - other(bare, half)', regimes }))).toBe(-2_500);
});

test('families have sums of their own in another reading of the law, and for amounts in doubt', () => {
  const file = lawWith({
    amount: '-own',
    inDoubt: { because: 'Nobody knows.', amounts: ['-credit', '0'] },
  });
  const { family } = compileFamilies({ law: { atlantis: file } }).regimes.scale ?? {};
  const households = compileFamilies({ law: { atlantis: file } });
  const law = file.regimes.scale as LawFile['regimes'][string];
  const program = linkedProgram(households, { program: compileLaw('scale', file, law) });
  const known = { ...wholeYear(30_000), ...familyCase(program, FAMILY) };
  const results = resultsOf(lawOfYear(program, { taxYear: 2026 }), known);
  expect(results[family?.inReadings?.narrow ?? -1]).toBe(-30_000);
  expect(family?.inDoubt?.[0]?.totals.map((place) => results[place])).toEqual([-400, 0]);
});

describe('refused is', () => {
  test.each([
    ['a typed number', { amount: '-300' }, '300 is a figure of the law'],
    ['a name that a scheme has', { values: { all: 'profit' }, amount: '-all' }, 'the name is taken'],
    ['a name that a figure has', { values: { credit: 'profit' }, amount: '-credit' }, 'the name is taken'],
    [
      'what is worked out from itself',
      { values: { a: 'b', b: 'a' }, amount: '-a' },
      'worked out from itself',
    ],
    ['money beside a rate', { amount: '-(rate + credit)' }, 'a sum takes'],
    [
      'a scheme that is none',
      {
        amount: '-credit',
        regimes: { scale: { effects: ['credit'] }, flat: { effects: [] }, gone: { effects: [] } },
      },
      '"gone"',
    ],
    [
      'a scheme that is left out',
      { amount: '-credit', regimes: { scale: { effects: ['credit'] } } },
      'is missing',
    ],
    [
      'an effect that no scheme has',
      { amount: '-credit', regimes: { scale: { effects: [] }, flat: { effects: [] } } },
      'no scheme has it',
    ],
    [
      'an effect that is none',
      { amount: '-credit', regimes: { scale: { effects: ['credit', 'gone'] }, flat: { effects: [] } } },
      '"gone"',
    ],
  ])('%s', (_, families, message) => {
    expect(mistakes(families).join('\n')).toContain(message);
  });

  test('nothing of what can be read', () => {
    expect(mistakes({ amount: '-min(credit, line(income))' })).toEqual([]);
  });
});
