/** What a move gains or costs: the amounts of the assessment, and what would be better where moving costs. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { betterMove, costsMoney, gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, recommended } from './people.ts';

const AMERICAN: Situation = {
  income: 120_000,
  citizenships: ['us'],
  home: { country: 'us' },
  work: 'remote',
  clients: 'abroad',
  workplace: 'elsewhere',
  days: 183,
};
const CANADIAN: Situation = {
  income: 250_000,
  costs: { amount: 60_000 },
  citizenships: ['ca'],
  home: { country: 'ca' },
  work: 'business',
  company: true,
  years: 10,
};
const GERMAN: Situation = {
  ...{
    income: 70_000,
    currency: 'EUR',
    costs: { percent: 10 },
    citizenships: ['de'],
    home: { country: 'de' },
  },
  work: 'freelancer',
  company: false,
  workplace: 'here',
  years: 5,
};

describe('the amounts of a plan', () => {
  test.each([
    ['the German', GERMAN, 'bg-freelancer-flat-tax'],
    ['the American', AMERICAN, 'py-foreign-source'],
    ['the Canadian', CANADIAN, 'ae-free-zone-company'],
  ])('%s reads the same in results and plan, and both months add up to the gain', (_, situation, id) => {
    const list = recommended(situation);
    const listed = list.all.flatMap(({ best, others }) => [best, ...others]);
    const inResults = listed.find(({ regime }) => regime.id === id);
    const inPlan = assessed(situation, id);
    expect(inPlan.kept).toBe(inResults?.kept);
    expect(inPlan.total).toBe(inResults?.total);
    expect(inPlan.saving).toBe(inResults?.saving);
    expect((gainAMonth(inPlan) ?? Number.NaN) * 12).toBeCloseTo(inPlan.saving ?? Number.NaN, -1.3);
    const figures = figuresOf(situation, 80_000, 2026);
    const money = moneyIn(figures.currency);
    const shown = (usd: number) => Number(money(usd / 12).replaceAll(/[^\d]/g, ''));
    const gain = gainAMonth(inPlan) ?? Number.NaN;
    expect(shown(inPlan.kept) - shown(list.keptToday ?? Number.NaN)).toBe(shown(gain * 12));
  });

  test('running costs come off the gain, a regime that is closed has none', () => {
    const id = 'ae-free-zone-company';
    const without = gainAMonth(assessed(CANADIAN, id)) ?? Number.NaN;
    expect(gainAMonth(assessed({ ...CANADIAN, runningCosts: true }, id))).toBeLessThan(without - 8);
    expect(gainAMonth(assessed({ ...CANADIAN, company: false }, id))).toBeNull();
  });

  test('what cannot be seen in a month is no loss', () => {
    const { holder } = assessed(CANADIAN, 'ae-free-zone-company');
    const costs = (kept: number, keptToday: number | null) => costsMoney({ kept, keptToday, holder });
    expect(costs(60_000, 60_005)).toBe(false);
    expect(costs(60_000, 60_012)).toBe(true);
    expect(costs(60_000, null)).toBe(false);
  });
});

describe('where moving costs', () => {
  const LOSING: Situation = {
    income: 120_000,
    citizenships: ['us'],
    home: { country: 'us' },
    work: 'freelancer',
    clients: 'abroad',
    years: 10,
  };
  const chosen = assessed(LOSING, 'pt-ifici');
  const assess: Parameters<typeof betterMove>[2] =
    (years) =>
    (_, { id }) =>
      assessed({ ...LOSING, years }, id);

  test('another country whose answer gains is named', () => {
    const answer = answerOf(recommended(AMERICAN));
    expect(costsMoney(chosen)).toBe(true);
    expect(betterMove(chosen, answer, assess)).toEqual({
      kind: 'country',
      assessed: answer.best,
      gain: answer.best && gainAMonth(answer.best),
    });
  });

  test('else the longest shorter stay that gains', () => {
    const better = betterMove(chosen, null, assess);
    if (better?.kind !== 'shorter') throw new Error('A shorter stay gains here.');
    expect(better.gain).toBe(gainAMonth(assessed({ ...LOSING, years: better.years }, 'pt-ifici')));
    expect(better.gain).toBeGreaterThan(0);
    for (let years = better.years + 1; years < 10; years++) {
      expect(gainAMonth(assessed({ ...LOSING, years }, 'pt-ifici'))).toBeLessThanOrEqual(0.5);
    }
  });

  test('where neither gains, staying costs least', () => {
    const dear = () => () => ({ ...chosen, saving: -1_000 });
    expect(betterMove(chosen, { best: { ...chosen, saving: -50 } }, dear)).toBeNull();
  });
});
