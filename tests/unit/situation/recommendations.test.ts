import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { RANKING_EUROPE, WIZARD_EUROPE } from '../../../src/catalogue/europe.ts';
import {
  rankCountries,
  topCountries,
  ZERO_TAX_CODES,
  zeroTaxCountries,
} from '../../../src/catalogue/ranking.ts';
import { scheduleBook } from '../../../src/catalogue/scheduleBook.ts';
import { WORK_TYPES } from '../../../src/catalogue/workTypes.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../../../src/situation/assessed.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { type Recommendations, recommendations } from '../../../src/situation/recommendations.ts';
import type { Situation } from '../../../src/situation/situation.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const { countries, taxBrackets, conditions, regimePermits } = compileData();
const book = scheduleBook(taxBrackets);
const { selfEmploymentTax: US_TAX } = await import('virtual:lowtide/leaving');
const FACTS: PersonFacts = { ...NO_PERSON_FACTS, conditions, regimePermits };

function recommended(situation: Situation, facts = FACTS): Recommendations {
  return recommendations(situation, countries, { figures: figuresOf(situation, 80_000), book, facts });
}

const shownOf = ({ all }: Recommendations) =>
  all.map(({ country, regime, total, rate }) => [country.id, regime.id, total, rate]);

describe('without answers, the specified order and figures', () => {
  const incomes = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000 }),
    fc.double({ min: 0, max: 10_000_000, noNaN: true }),
    fc.constantFrom(0, 40_000, 60_000, 80_000, 200_000, 1_000_000, 10_000_000),
  );
  const specified = (list: ReturnType<typeof rankCountries>) =>
    list.map(({ country, bestRegime, total, effectiveRate }) => [
      country.id,
      bestRegime.id,
      total,
      effectiveRate,
    ]);

  test('on the wizard, the ranking pages and home', () => {
    fc.assert(
      fc.property(
        incomes,
        fc.boolean(),
        fc.constantFrom(...WORK_TYPES),
        fc.constantFrom('anywhere', 'europe'),
        (income, deduct, workType, region) => {
          const figures = figuresOf({ income, deduct }, 80_000);
          const criteria = { income, deduct, workType, region };
          const list = (codes: ReadonlySet<string> | null) =>
            shownOf(recommendations({}, countries, { figures, book, workType, codes }));
          const [wizard, page] = region === 'europe' ? [WIZARD_EUROPE, RANKING_EUROPE] : [null, null];
          expect(list(wizard)).toEqual(specified(rankCountries(countries, book, criteria)));
          expect(list(page).slice(0, 15)).toEqual(specified(topCountries(countries, book, criteria)));
          expect(list(ZERO_TAX_CODES)).toEqual(specified(zeroTaxCountries(countries, book, criteria)));
        },
      ),
    );
  });

  test('every country fits, and there are no groups to show', () => {
    const { fits, check, no, isGrouped } = recommended({ income: 70_000, home: { country: 'de' }, years: 5 });
    expect([fits.length, check, no, isGrouped]).toEqual([countries.length, [], [], false]);
  });

  test.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])(
    'empty if countries are missing or the income is %s',
    (income) => {
      const figures = figuresOf({ income: income ?? 1 }, 80_000);
      const list = income === undefined ? undefined : countries;
      expect(recommendations({}, list, { figures, book }).all).toEqual([]);
    },
  );
});

describe('with answers', () => {
  const designer: Situation = {
    income: 70_000,
    currency: 'EUR',
    citizenships: ['de'],
    home: { rate: 34 },
    clients: 'abroad',
    workplace: 'here',
    company: false,
  };

  test('who moves freely fits where no permit is needed', () => {
    const { fits } = recommended(designer);
    expect(fits.map(({ country }) => country.code)).toEqual(
      expect.arrayContaining(['BG', 'RO', 'CY', 'LT', 'HU', 'IT', 'ES', 'PT']),
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

  describe('work done in a territorial country counts as local', () => {
    const levels = (workplace: Situation['workplace'], id: string) => {
      const answers = {
        citizenships: ['pa', 'py'],
        clients: 'abroad',
        ...(workplace && { workplace }),
      } as const;
      const found = recommended(answers).all.flatMap((one) => [one, ...one.others]);
      return found.find(({ regime }) => regime.id === id)?.fit;
    };

    test.each([
      ['pa-foreign-source', 'pa-self-employed'],
      ['py-foreign-source', 'py-irp-services'],
      ['cr-foreign-source-resident', 'cr-self-employed'],
      ['uy-foreign-source-holiday', 'uy-irpf-services'],
    ])('%s is to be checked by people who work there, with %s beside it', (id, instead) => {
      const fit = levels('here', id);
      expect(fit?.level).toBe('check');
      expect(fit?.instead).toBe(instead);
      expect(fit?.reasons.some(({ head }) => head === 'You work there')).toBe(true);
    });

    test('where it has not been said, a mark says what the figure takes for granted', () => {
      expect(levels(undefined, 'pa-foreign-source')).toMatchObject({
        level: 'fits',
        mark: 'if the work counts as foreign',
      });
    });

    test('it fits people who work elsewhere', () => {
      expect(levels('elsewhere', 'pa-foreign-source')).toMatchObject({
        level: 'fits',
        mark: null,
        instead: null,
      });
    });
  });
});

describe('permits', () => {
  const permits: PersonFacts['permits'] = {
    malta: [
      {
        id: 'nomad',
        name: 'Nomad Residence Permit',
        for: 'non-eu',
        nomad: true,
        minIncome: { currency: 'EUR', amount: 42_000, usd: 42_000 / 0.876 },
      },
    ],
    bulgaria: [
      { id: 'freelance', name: 'Type D visa and permit', for: 'non-eu', nomad: false, minIncome: null },
    ],
  };
  const fit = (situation: Situation, id: string) =>
    recommended(situation, { ...FACTS, permits })
      .all.flatMap((one) => [one, ...one.others])
      .find(({ regime }) => regime.id === id)?.fit;
  const CANADIAN: Situation = { currency: 'EUR', citizenships: ['ca'] };

  test('one that everybody of the citizenship needs is nothing to check: its income minimum is met', () => {
    expect(fit({ ...CANADIAN, income: 42_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      level: 'fits',
      reasons: [{ head: 'Canadian citizen', text: 'with the Nomad Residence Permit, from €3,500 a month.' }],
    });
  });

  test('below the minimum the regime does not fit, and says by how much', () => {
    expect(fit({ ...CANADIAN, income: 40_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      level: 'no',
      reasons: [
        {
          text: 'the Nomad Residence Permit asks for €3,500 a month: €2,000 a year more than you earn.',
        },
      ],
    });
  });

  test('a nomad permit does not fit people with local clients', () => {
    expect(fit({ ...CANADIAN, income: 42_000, clients: 'local' }, 'mt-nomad-residence-permit')?.level).toBe(
      'no',
    );
  });

  test('what else a permit asks for is to be checked', () => {
    expect(fit({ ...CANADIAN, income: 42_000 }, 'bg-freelancer-flat-tax')?.level).toBe('check');
  });

  test('where none is known, a permit is to be checked', () => {
    expect(fit({ ...CANADIAN, income: 42_000 }, 'ge-small-business')?.reasons).toContainEqual({
      level: 'check',
      head: 'Canadian citizen',
      text: 'you need a residence permit for Georgia.',
    });
  });

  test('of two citizenships the one that opens more counts', () => {
    expect(fit({ citizenships: ['ca', 'ie'] }, 'bg-freelancer-flat-tax')?.level).toBe('fits');
    expect(fit({ citizenships: ['ca', 'ge'] }, 'ge-standard-entrepreneur')?.level).toBe('fits');
  });
});

describe('days', () => {
  const level = (days: number, dayRules: PersonFacts['dayRules'] = {}) =>
    recommended({ citizenships: ['cy'], days }, { ...FACTS, dayRules }).all.find(
      ({ country }) => country.code === 'CY',
    )?.fit.level;

  test('too few do not fit, unless a shorter rule applies', () => {
    const ordinary = { days: 183, isExceeded: true, needsAlso: [] };
    const shorter = { days: 60, isExceeded: false, needsAlso: ['You keep a home in Cyprus.'] };
    expect([level(183), level(182)]).toEqual(['fits', 'no']);
    const rules = { CY: [ordinary, shorter] };
    expect([level(184, rules), level(183, rules), level(60, rules), level(59, rules)]).toEqual([
      'fits',
      'check',
      'check',
      'no',
    ]);
  });
});

describe('US citizens', () => {
  const facts: PersonFacts = {
    ...FACTS,
    selfEmploymentTax: {
      ...US_TAX,
      socialSecurityRate: 12.4,
      medicareRate: 2.9,
      additionalMedicareRate: 0.9,
      additionalMedicareFromUSD: { single: 200_000, marriedFilingJointly: 250_000 },
      baseShare: 92.35,
      wageBase2026USD: 184_500,
      minimumNetEarningsUSD: 400,
      removedByTotalization: ['poland'],
    },
  };
  const american: Situation = {
    income: 120_000,
    citizenships: ['us'],
    home: { rate: 30 },
    company: false,
  };
  const of = (code: string, situation = american) =>
    recommended(situation, facts).all.find(({ country }) => country.code === code);

  test('owe self-employment tax wherever no agreement removes it; it is taken off savings and what is kept', () => {
    const bulgaria = of('BG');
    expect(bulgaria?.stillDue).toBeCloseTo(120_000 * 0.9235 * 0.153, 6);
    expect(bulgaria?.saving).toBe(36_000 - Math.round(bulgaria?.total ?? 0) - 16_955);
    expect(bulgaria?.kept).toBeCloseTo(120_000 - (bulgaria?.total ?? 0) - 16_955.46, 2);
    expect(bulgaria?.notes[0]).toContain('$16,955 of self-employment tax');
    expect(of('PL')).toMatchObject({ stillDue: 0 });
    expect(of('PL')?.notes[0]).toContain('removes the self-employment tax');
  });

  test('social security ends at the wage base, Medicare does not', () => {
    const rich = of('BG', { ...american, income: 400_000 });
    const base = 400_000 * 0.9235;
    expect(rich?.stillDue).toBeCloseTo(184_500 * 0.124 + base * 0.029 + (base - 200_000) * 0.009, 4);
  });

  test('others owe none', () => {
    expect(of('BG', { ...american, citizenships: ['ca'] })).toMatchObject({ stillDue: 0, notes: [] });
  });
});
