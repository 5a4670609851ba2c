import { describe, expect, test } from 'vitest';
import { assess, isEligible, scheduleOf } from '../../../src/law/index.ts';
import { realRegime } from './realRegimes.ts';

const { rules, brackets } = realRegime('mt-res-non-dom');
const schedule = () => scheduleOf(rules, brackets);

describe('Malta regime facts', () => {
  /** The one place of the tests that states them. */
  const [FIXED, CAP] = [5_150, 4_360];

  test.each([
    [20_000, 0, 3_000],
    [37_800, 0, CAP],
    [37_801, FIXED, CAP],
    [60_000, FIXED, CAP],
    [1_000_000, FIXED, CAP],
  ])(
    'under 37,800 no income tax, above it a fixed 5,150; social security 15 percent, capped at 4,360: at %d',
    { tags: 'constant-malta' },
    (income, incomeTax, social) => {
      const assessment = assess(schedule(), income);
      expect(assessment.lines.map((line) => line.amount)).toEqual([incomeTax, social, 0, 0, 0, 0]);
      expect(assessment.total).toBe(incomeTax + social);
    },
  );

  test('the regime has no income limit', () => {
    expect(isEligible(rules, 10_000_000)).toBe(true);
  });
});

describe('Global Residence Programme', () => {
  const programme = realRegime('mt-global-residence');

  test.each([
    [50_000, 16_500],
    [110_000, 16_500],
    [200_000, 30_000],
  ])(
    'flat 15 percent on foreign income, minimum annual tax 16,500: at %d the income tax is %d',
    { tags: 'constant-residence-programme' },
    (income, tax) => {
      const { lines } = assess(scheduleOf(programme.rules, programme.brackets), income);
      expect(lines[0]?.amount).toBe(tax);
    },
  );
});

test('for Italy the social contribution is at least 5,000', { tags: 'constant-italy-minimum' }, () => {
  for (const id of ['it-forfettario-5', 'it-forfettario-15']) {
    const italian = realRegime(id);
    const { lines } = assess(scheduleOf(italian.rules, italian.brackets), 10_000);
    expect(lines[1]).toMatchObject({ kind: 'socialContribution', amount: 5_000 });
  }
});
