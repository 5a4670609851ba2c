/** What a move gains or costs: the amounts of the assessment, and what would be better where moving costs. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { betterMove, costsMoney, gainOf, keptAtHome } from '../../../src/assess/gainOfMove.ts';
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
    const listed = recommended(situation).all.flatMap(({ best, others }) => [best, ...others]);
    const inResults = listed.find(({ regime }) => regime.id === id);
    const inPlan = assessed(situation, id);
    expect(inPlan.kept).toBe(inResults?.kept);
    expect(inPlan.total).toBe(inResults?.total);
    expect(inPlan.saving).toBe(inResults?.saving);
    expect(gainOf(inPlan)).toBe(inPlan.saving);
    const figures = figuresOf(situation, 80_000, 2026);
    const money = moneyIn(figures.currency);
    const shown = (usd: number) => Number(money(usd / 12).replaceAll(/[^\d]/g, ''));
    const atHome = keptAtHome(inPlan, figures) ?? Number.NaN;
    expect(shown(inPlan.kept) - shown(atHome)).toBe(shown(gainOf(inPlan) ?? Number.NaN));
  });

  test('running costs come off the gain, a regime that is closed has none', () => {
    expect(gainOf({ saving: 5_000, runningCosts: 1_200 })).toBe(3_800);
    expect(gainOf({ saving: null, runningCosts: 1_200 })).toBeNull();
  });

  test('what cannot be seen in a month is no loss', () => {
    expect(costsMoney({ saving: -5, runningCosts: 0 })).toBe(false);
    expect(costsMoney({ saving: -12, runningCosts: 0 })).toBe(true);
    expect(costsMoney({ saving: null, runningCosts: 0 })).toBe(false);
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
      gain: answer.best && gainOf(answer.best),
    });
  });

  test('else the longest shorter stay that gains', () => {
    const better = betterMove(chosen, null, assess);
    if (better?.kind !== 'shorter') throw new Error('A shorter stay gains here.');
    expect(better.gain).toBe(gainOf(assessed({ ...LOSING, years: better.years }, 'pt-ifici')));
    expect(better.gain).toBeGreaterThan(0);
    for (let years = better.years + 1; years < 10; years++) {
      expect(gainOf(assessed({ ...LOSING, years }, 'pt-ifici'))).toBeLessThanOrEqual(6);
    }
  });

  test('where neither gains, staying costs least', () => {
    const dear = () => () => ({ ...chosen, saving: -1_000 });
    expect(betterMove(chosen, { best: { ...chosen, saving: -50 } }, dear)).toBeNull();
  });
});
