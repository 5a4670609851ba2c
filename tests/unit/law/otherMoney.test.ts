/** Other money of people against the sums of an adviser, and what holds of everybody's. */
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../../src/assess/forPerson.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { OTHER_MONEY_PEOPLE } from '../../otherMoneyPeople.ts';

/** Laws round to cents of their own currency. */
const CENT = 0.05;

describe.each(OTHER_MONEY_PEOPLE)('$who', ({ to, there, atHome, today, situation }) => {
  const { otherIncome: other, ...said } = situation;

  test('each income owes what the law says, there and at home, and kept has it', {
    tags: ['other-money-by-hand', 'other-money-less-without', 'other-money-left', 'other-money-today'],
  }, async () => {
    const [without, found] = [await answerFor(to, said), await answerFor(to, situation)];
    const incomes = found.otherIncome ?? [];
    for (const [place, { tax, contributions, withheld, dueAtHome }] of incomes.entries()) {
      expect(Math.abs(tax + contributions - (there[place] ?? Number.NaN))).toBeLessThan(CENT);
      expect(Math.abs(withheld + dueAtHome - (atHome[place] ?? 0))).toBeLessThan(CENT);
    }
    const amount = other.reduce((sum, one) => sum + one.amount, 0);
    const owed = found.otherTotal ?? Number.NaN;
    expect(found.total - without.total).toBeCloseTo(owed, 1);
    expect(found.kept - without.kept).toBeCloseTo(amount - owed, 1);
    expect(found.effectiveRate).toBeCloseTo(without.effectiveRate ?? Number.NaN, 6);
    if (today !== undefined) {
      const paid = (found.today?.total ?? Number.NaN) - (without.today?.total ?? 0);
      expect(Math.abs(paid - today)).toBeLessThan(CENT);
    }
  });

  test('amounts of nothing change nothing', { tags: 'other-money-none' }, async () => {
    const nothing = other.map((one) => ({ ...one, amount: 0 }));
    const {
      otherIncome: _incomes,
      otherTotal: _total,
      ...found
    } = await answerFor(to, { ...said, otherIncome: nothing });
    expect(found).toEqual(await answerFor(to, said));
  });
});

describe('of what is too little known', () => {
  const saying = (kind: SaidIncome['kind'], from: string): Pick<Situation, 'otherIncome'> => ({
    otherIncome: [{ kind, amount: 20_000, from }],
  });
  const pole: Situation = {
    home: { country: 'pl' },
    citizenships: ['pl'],
    work: 'freelancer',
    income: 60_000,
    currency: 'EUR',
  };

  test('crypto in Uruguay is in no amount, and no saving is named', {
    tags: 'other-money-weak',
  }, async () => {
    const found = await answerFor('uy-irpf-services', { ...pole, ...saying('crypto', 'abroad') });
    expect(found).toMatchObject({ otherUncounted: ['crypto'], otherTotal: 0, saving: null });
    expect(found.kept).toBe((await answerFor('uy-irpf-services', pole)).kept);
  });

  test('what Spain takes of dividends of somebody who has left is not known: no saving is named', {
    tags: 'other-money-weak',
  }, async () => {
    const spaniard = { ...pole, home: { country: 'es' }, citizenships: ['es'] };
    const found = await answerFor('ge-small-business', { ...spaniard, ...saying('dividends', 'home') });
    expect(found).toMatchObject({ otherUnsettled: ['dividends'], saving: null });
  });

  test('what Israel takes of royalties of somebody who has left has weak sources: it counts without, and no saving is named', {
    tags: 'other-money-weak',
  }, async () => {
    const israeli = { ...pole, home: { country: 'il' }, citizenships: ['il'] };
    const found = await answerFor('ge-small-business', { ...israeli, ...saying('royalties', 'home') });
    expect(found).toMatchObject({ otherUnsettled: ['royalties'], saving: null });
    expect(found.otherIncome?.[0]).toMatchObject({ withheld: 0, dueAtHome: 0 });
  });

  test('what France takes of royalties of somebody who stays has weak sources: no saving is named', {
    tags: 'other-money-weak',
  }, async () => {
    const french = { ...pole, home: { country: 'fr' }, citizenships: ['fr'] };
    const found = await answerFor('cy-self-employed', { ...french, ...saying('royalties', 'abroad') });
    expect(found).toMatchObject({ otherUnsettled: ['royalties'], saving: null });
    expect(found.otherIncome?.[0]).not.toHaveProperty('weak');
  });

  test('other money of US citizens is not reckoned, and no saving is named', {
    tags: 'other-money-us-citizens',
  }, async () => {
    const american: Situation = { ...pole, home: { country: 'us' }, citizenships: ['us'] };
    const found = await answerFor('pt-simplified', { ...american, ...saying('rent', 'home') });
    expect(found.saving).toBeNull();
    expect(found.kept).toBeCloseTo((await answerFor('pt-simplified', american)).kept, 6);
  });
});

describe('an income of the country that was left, said in two halves', () => {
  const leavers = [
    'de',
    'gb',
    'fr',
    'us',
    'ca',
    'au',
    'nl',
    'se',
    'at',
    'be',
    'ie',
    'dk',
    'ch',
    'nz',
    'za',
    'in',
    'br',
    'il',
  ];

  test.each(leavers)(
    'owes what it owes whole: %s',
    { tags: ['other-money-left', 'other-money-bounds'] },
    async (country) => {
      const said = { home: { country }, work: 'freelancer', income: 60_000, currency: 'EUR' } as const;
      // By a passport that none of them asks for, so that US law is not reckoned.
      const owedOn = async (otherIncome: readonly SaidIncome[]) => {
        const found = await answerFor('ge-small-business', { ...said, citizenships: ['rs'], otherIncome });
        return (found.otherIncome ?? []).reduce((sum, one) => sum + one.withheld + one.dueAtHome, 0);
      };
      for (const kind of ['rent', 'pension', 'interest', 'dividends', 'shares', 'royalties'] as const) {
        const whole = await owedOn([{ kind, amount: 40_000, from: 'home' }]);
        const halves = await owedOn([
          { kind, amount: 30_000, from: 'home' },
          { kind, amount: 10_000, from: 'home' },
        ]);
        expect(halves, kind).toBeCloseTo(whole, 1);
      }
    },
  );

  test('with another kind that is taxed by the same formula, owes what one income of both does', {
    tags: ['other-money-left', 'other-money-bounds'],
  }, async () => {
    const irish = { home: { country: 'ie' }, citizenships: ['ie'], income: 60_000, currency: 'EUR' } as const;
    const owed = async (...otherIncome: SaidIncome[]) => {
      const found = await answerFor('py-foreign-source', { ...irish, work: 'freelancer', otherIncome });
      return (found.otherIncome ?? []).map(({ dueAtHome }) => dueAtHome);
    };
    const [all = 0] = await owed({ kind: 'rent', amount: 80_000, from: 'home' });
    const both = await owed(
      { kind: 'rent', amount: 60_000, from: 'home' },
      { kind: 'pension', amount: 20_000, from: 'home' },
    );
    expect(both).toEqual([expect.closeTo(0.75 * all, 1), expect.closeTo(0.25 * all, 1)]);
  });
});

describe('over a stay', () => {
  const person = { home: { country: 'gb' }, citizenships: ['gb'], income: 60_000, currency: 'EUR' } as const;
  const asked = (to: string, one: SaidIncome, years: number) =>
    answerFor(to, { ...person, work: 'freelancer', otherIncome: [one], years });

  test.each([
    ['pt-simplified', 'rent'],
    ['es-autonomo', 'rent'],
  ] as const)(
    'the other way and the other reading are those of each year: %s',
    { tags: 'other-money-stay' },
    async (to, kind) => {
      const one = { kind, amount: 10_000, from: 'abroad' } as const;
      const [year, stay] = [await asked(to, one, 1), await asked(to, one, 5)];
      for (const way of ['byChoice', 'otherReading'] as const) {
        const [alone, average] = [year.otherIncome?.[0]?.[way], stay.otherIncome?.[0]?.[way]];
        expect(average === undefined, way).toBe(alone === undefined);
        if (alone !== undefined) expect((average ?? 0) / alone, way).toBeGreaterThan(0.5);
      }
      expect(year.otherIncome?.[0]).toHaveProperty(to === 'pt-simplified' ? 'byChoice' : 'otherReading');
    },
  );

  test.each([
    ['ro-pfa-self-employed', 'pension', 'abroad', 5],
    ['tr-sole-trader', 'interest', 'here', 6],
  ] as const)(
    '%s: a rule that ends takes no income away',
    { tags: 'other-money-stay' },
    async (to, kind, from, years) => {
      const found = await asked(to, { kind, amount: 20_000, from }, years);
      expect(found.otherUncounted ?? []).toEqual([]);
      expect(found.otherIncome?.[0]?.amount).toBeCloseTo(20_000, 6);
    },
  );

  test('Romania takes no health contribution on a pension from 2028 on', {
    tags: 'other-money-stay',
  }, async () => {
    const one = { kind: 'pension', amount: 20_000, from: 'abroad' } as const;
    const [first, stay] = [
      await asked('ro-pfa-self-employed', one, 1),
      await asked('ro-pfa-self-employed', one, 5),
    ];
    const [inFirst = 0, average = 0] = [first, stay].map((found) => found.otherIncome?.[0]?.contributions);
    expect(inFirst).toBeGreaterThan(0);
    expect(average).toBeCloseTo(inFirst / 5, 1);
  });

  test('the first year of an Albanian nomad permit is one', { tags: 'other-money-stay' }, async () => {
    const one = { kind: 'dividends', amount: 10_000, from: 'abroad', status: 'nomad-first-year' } as const;
    const tax = async (years: number) =>
      (await asked('al-self-employed-zero', one, years)).otherIncome?.[0]?.tax ?? 0;
    expect(await tax(1)).toBe(0);
    expect(await tax(5)).toBeCloseTo((4 * 0.08 * 10_000) / 5, 1);
  });

  test('who is non-domiciled in Cyprus is so for 17 years', { tags: 'other-money-stay' }, async () => {
    const one = { kind: 'dividends', amount: 10_000, from: 'abroad' } as const;
    const owed = async (years: number) =>
      years * ((await asked('cy-self-employed', one, years)).otherTotal ?? 0);
    expect(await owed(17)).toBeCloseTo(17 * 265, 0);
    // Then 5% for defence besides.
    expect((await owed(18)) - (await owed(17))).toBeCloseTo(265 + 500, 0);
  });
});

describe('a tax that is credited', () => {
  // 30% in Australia, which Portugal credits: nothing is left to pay by either reading.
  const australian = {
    home: { country: 'au' },
    citizenships: ['au'],
    income: 40_000,
    currency: 'EUR',
  } as const;

  test.each(['pt-simplified', 'es-autonomo'])(
    'is credited in every reading: %s',
    { tags: 'other-money-left' },
    async (to) => {
      const said = { ...australian, work: 'freelancer', years: 1 } as const;
      const rent = { kind: 'rent', amount: 30_000, from: 'home' } as const;
      const abroad = { kind: 'rent', amount: 30_000, from: 'abroad' } as const;
      const [credited] = (await answerFor(to, { ...said, otherIncome: [rent] })).otherIncome ?? [];
      const [whole] = (await answerFor(to, { ...said, otherIncome: [abroad] })).otherIncome ?? [];
      const taken = credited?.dueAtHome ?? 0;
      expect(taken).toBeCloseTo(9_000, 0);
      for (const way of ['tax', 'byChoice', 'otherReading'] as const) {
        if (whole?.[way] === undefined) continue;
        expect(credited?.[way], way).toBeCloseTo(Math.max(whole[way] - taken, 0), 0);
      }
    },
  );
});
