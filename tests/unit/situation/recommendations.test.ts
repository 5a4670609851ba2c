/** What is recommended to whom: the groups, their order, savings, and figures over a stay. */
import { describe, expect, test, vi } from 'vitest';
import type { AssessedRegime } from '../../../src/situation/assessed.ts';
import { lastsYears } from '../../../src/situation/recommendations.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { countries, FACTS, lasting, recommended, regimeIn } from './recommended.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

test('without answers every country fits, and there are no groups to show', () => {
  const { fits, check, no, isGrouped } = recommended({ income: 70_000, home: { country: 'de' }, years: 5 });
  expect([fits.length, check, no, isGrouped]).toEqual([countries.length, [], [], false]);
});

describe('with answers', () => {
  const designer: Situation = {
    income: 70_000,
    currency: 'EUR',
    citizenships: ['de'],
    home: { rate: 34 },
    profession: 'design',
    clients: 'abroad',
    workplace: 'here',
    company: false,
  };

  test('who moves freely fits where no permit is needed', () => {
    const { fits } = recommended(designer);
    expect(fits.map(({ country }) => country.code)).toEqual(
      expect.arrayContaining(['BG', 'RO', 'CY', 'LT', 'HU', 'ES', 'PT', 'EE']),
    );
    expect(fits[0]?.country.code).toBe('BG');
    expect(fits[0]?.fit.reasons).toContainEqual({
      level: 'fits',
      head: 'German citizen',
      text: 'you register, no permit.',
    });
  });

  test('groups come one after another, each by what is kept', () => {
    const { fits, check, no, all } = recommended(designer);
    expect(all).toEqual([...fits, ...check, ...no]);
    for (const group of [fits, check, no]) {
      const kept = group.map((one) => one.kept);
      expect(kept).toEqual([...kept].sort((a, b) => b - a));
    }
  });

  test('of those that leave the same, what has no condition comes first', () => {
    const { all } = recommended({}, { ...FACTS, lasting });
    const zero = all.filter(({ total }) => total === 0);
    expect(zero.map(({ fit }) => fit.mark !== null)).toEqual([false, true, true, true, true]);
  });

  test('then one without a time limit, then the one that lasts longer', () => {
    const nomad: Situation = {
      income: 80_000,
      citizenships: ['us'],
      clients: 'abroad',
      workplace: 'elsewhere',
    };
    const isTie = (a: AssessedRegime, b: AssessedRegime | undefined) =>
      a.kept === b?.kept && (a.fit.mark === null) === (b.fit.mark === null);
    const ties = [recommended(nomad, { ...FACTS, lasting }), recommended(designer, { ...FACTS, lasting })]
      .flatMap(({ fits, check, no }) => [fits, check, no])
      .flatMap((group) =>
        group.flatMap((one, at) => (isTie(one, group[at + 1]) ? [[one, group[at + 1]]] : [])),
      )
      .map((pair) => pair.map((one) => (one ? lastsYears(one) : 0)));
    expect(ties).toContainEqual([Number.POSITIVE_INFINITY, expect.any(Number)]);
    for (const [first = 0, second = 0] of ties) expect(first).toBeGreaterThanOrEqual(second);
  });

  test('a country is represented by its cheapest regime that fits, else to check', () => {
    for (const one of recommended(designer).all) {
      const rank = { fits: 0, check: 1, no: 2 };
      for (const other of one.others) {
        const [a, b] = [rank[one.fit.level], rank[other.fit.level]];
        expect(a < b || (a === b && one.kept >= other.kept)).toBe(true);
      }
    }
  });

  test('what does not fit carries no saving', () => {
    const { fits, no } = recommended({ ...designer, days: 90 });
    expect(no.length).toBeGreaterThan(0);
    expect(no.every(({ saving }) => saving === null)).toBe(true);
    expect(fits.every(({ saving }) => saving !== null)).toBe(true);
  });

  test('a regime that needs a company does not fit whoever would found none', () => {
    for (const one of recommended(designer).all.flatMap((one) => [one, ...one.others])) {
      if (one.regime.requiresIncorporation) expect(one.fit.level).toBe('no');
    }
  });
});

describe('over a stay', () => {
  const stay: Situation = { income: 250_000, years: 10, arrival: { year: 2027, month: 1 } };
  const found = (situation: Situation, id: string) =>
    regimeIn(recommended(situation, { ...FACTS, lasting }), id);

  test('the lines are averages of its years and add up to the total', () => {
    for (const id of ['me-digital-nomad', 'pt-simplified', 'al-self-employed-zero']) {
      const one = found({ ...stay, income: 80_000 }, id);
      const sum = one?.lines.reduce((all, { amount }) => all + amount, 0);
      expect(one?.isAverage).toBe(true);
      expect(sum).toBeCloseTo(one?.total ?? Number.NaN, 6);
    }
  });

  test('costs that lower the tax of one of its years are no costs that do not lower it', () => {
    const costs = { amount: 60_000 };
    const notes = (situation: Situation) => found(situation, 'ae-free-zone-company')?.notes;
    expect(notes({ ...stay, costs })).toEqual([]);
    expect(notes({ income: 250_000, costs })).toEqual(['$60,000 of costs do not lower this tax.']);
  });

  test('words leave out what is over before it begins', () => {
    const words = (situation: Situation) => found(situation, 'ae-freelance-permit')?.lastingWords();
    expect(words({ income: 300_000 })).toEqual([expect.stringMatching(/^until end of 2026, then \d/)]);
    expect(words({ ...stay, income: 300_000 })).toEqual([]);
  });

  test('an end after which the same is due is none to speak of', () => {
    expect(found({ income: 70_000 }, 'ae-freelance-permit')?.lastingWords()).toEqual([]);
  });
});
