import { describe, expect, test, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../../../src/situation/assessed.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { type Recommendations, recommendations } from '../../../src/situation/recommendations.ts';
import type { Situation } from '../../../src/situation/situation.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const { countries, taxBrackets, conditions, regimePermits } = compileData();
const schedules = schedulesFor(taxBrackets);
const { selfEmploymentTax: US_TAX } = await import('virtual:lowtide/leaving');
const { homeCountries } = await import('virtual:lowtide/home-countries');
const { lasting } = await import('virtual:lowtide/years');
const FACTS: PersonFacts = { ...NO_PERSON_FACTS, conditions, regimePermits };

function recommended(situation: Situation, facts = FACTS): Recommendations {
  return recommendations(situation, countries, { figures: figuresOf(situation, 80_000), schedules, facts });
}

/** A regime as it is recommended, wherever it stands. */
const regimeIn = ({ all }: Recommendations, id: string) =>
  all.flatMap((one) => [one, ...one.others]).find(({ regime }) => regime.id === id);

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

  test('of those that leave the same, one that stays as it is comes before one that will change', () => {
    const nomad: Situation = {
      income: 80_000,
      citizenships: ['us'],
      clients: 'abroad',
      workplace: 'elsewhere',
    };
    const ties = [recommended(nomad, { ...FACTS, lasting }), recommended(designer, { ...FACTS, lasting })]
      .flatMap(({ fits, check, no }) => [fits, check, no])
      .flatMap((group) =>
        group.flatMap((one, at) => (group[at + 1]?.kept === one.kept ? [[one, group[at + 1]]] : [])),
      )
      .map((pair) => pair.map((one) => (one?.lastingWords().length ?? 0) > 0));
    expect(ties).toContainEqual([false, true]);
    expect(ties).not.toContainEqual([true, false]);
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
      return regimeIn(recommended(answers), id)?.fit;
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

    test('whoever has days there works there on some of them: the figure is that of the other work', () => {
      const answers: Situation = { citizenships: ['py'], workplace: 'elsewhere', days: 183 };
      const paraguay = recommended(answers).all.find(({ country }) => country.code === 'PY');
      expect(paraguay).toMatchObject({ regime: { id: 'py-foreign-source' }, fit: { level: 'fits' } });
      expect(paraguay?.fit.mark).toBe('for the work that you do elsewhere');
    });

    test.each(['pa-foreign-source', 'py-foreign-source', 'cr-digital-nomad', 'uy-foreign-source-holiday'])(
      '%s taxes the owner of a company only on what reaches her: her company is to be checked',
      (id) => {
        const owner: Situation = { citizenships: ['pa', 'py'], work: 'business', workplace: 'elsewhere' };
        expect(regimeIn(recommended(owner), id)?.fit.reasons).toContainEqual(
          expect.objectContaining({ level: 'check', head: 'Business owner' }),
        );
      },
    );

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
  const fitFor = (situation: Situation, id: string) =>
    regimeIn(recommended(situation, { ...FACTS, permits }), id)?.fit;
  const CANADIAN: Situation = { currency: 'EUR', citizenships: ['ca'] };

  test('one that everybody of the citizenship needs is nothing to check: its income minimum is met', () => {
    expect(fitFor({ ...CANADIAN, income: 42_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      level: 'fits',
      reasons: [{ head: 'Canadian citizen', text: 'with the Nomad Residence Permit, from €3,500 a month.' }],
    });
  });

  test('below the minimum the regime does not fit, and says by how much', () => {
    expect(fitFor({ ...CANADIAN, income: 40_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      level: 'no',
      reasons: [
        {
          text: 'the Nomad Residence Permit asks for €3,500 a month: €2,000 a year more than you earn.',
        },
      ],
    });
  });

  test('a nomad permit does not fit people with local clients', () => {
    expect(
      fitFor({ ...CANADIAN, income: 42_000, clients: 'local' }, 'mt-nomad-residence-permit')?.level,
    ).toBe('no');
  });

  test('one that ends before the stay does is to be checked', () => {
    const visa = {
      ...permits,
      panama: [
        {
          id: 'remote-worker',
          name: 'Short-stay visa',
          for: 'all',
          nomad: true,
          minIncome: null,
          longestMonths: 18,
        },
      ],
    } as const;
    const level = (years?: number) =>
      regimeIn(
        recommended({ citizenships: ['ca'], ...(years && { years }) }, { ...FACTS, permits: visa }),
        'pa-foreign-source',
      )?.fit;
    expect([level()?.level, level(1)?.level, level(2)?.level]).toEqual(['fits', 'fits', 'check']);
    expect(level(2)?.reasons[0]?.text).toBe('the Short-stay visa ends after 18 months.');
  });

  test('what else a permit asks for is to be checked', () => {
    expect(fitFor({ ...CANADIAN, income: 42_000 }, 'bg-freelancer-flat-tax')?.level).toBe('check');
  });

  test('where none is known, a permit is to be checked', () => {
    expect(fitFor({ ...CANADIAN, income: 42_000 }, 'ge-small-business')?.reasons).toContainEqual({
      level: 'check',
      head: 'Canadian citizen',
      text: 'you need a residence permit for Georgia.',
    });
  });

  test('of two citizenships the one that opens more counts', () => {
    expect(fitFor({ citizenships: ['ca', 'ie'] }, 'bg-freelancer-flat-tax')?.level).toBe('fits');
    expect(fitFor({ citizenships: ['ca', 'ge'] }, 'ge-standard-entrepreneur')?.level).toBe('fits');
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
    expect(words({ income: 70_000 })).toEqual(['until 31 December 2026']);
    expect(words({ ...stay, income: 70_000 })).toEqual([]);
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

  test('whoever pays American tax today is told what the saving takes for granted, and employees what is withheld', () => {
    const worker: Situation = { ...american, home: { country: 'us' }, work: 'remote' };
    const [row] = recommended(worker, { ...facts, homeCountries }).all.filter(({ stillDue }) => stillDue > 0);
    const [tax, exclusion] = row?.notes ?? [];
    expect(tax).toContain('on a US payroll, contributions are withheld from wages instead');
    expect(exclusion).toContain('330 full days a year outside the United States');
    expect(of('BG')?.notes).toHaveLength(1);
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
