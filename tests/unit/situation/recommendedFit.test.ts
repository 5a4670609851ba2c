/** Which regimes of the real data are open to a person: work done there, permits, days. */
import { describe, expect, test } from 'vitest';
import type { PersonFacts } from '../../../src/situation/assessed.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { FACTS, recommended, regimeIn } from './recommended.ts';

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

  test('where it has not been said, a mark says what the figure takes for granted, and what is left otherwise', () => {
    const answers = { citizenships: ['pa'], clients: 'abroad' } as const;
    const local = regimeIn(recommended(answers), 'pa-self-employed');
    expect(levels(undefined, 'pa-foreign-source')).toMatchObject({
      level: 'fits',
      mark: `if the work counts as foreign, else ${local?.rate?.toFixed(1)}%\u00a0tax`,
    });
  });

  test.each([
    ['es-beckham-law', 'if it is open to you'],
    ['mt-nomad-residence-permit', 'not for EU citizens'],
    ['me-digital-nomad', 'if it is open to you'],
    ['bg-freelancer-flat-tax', 'if it is open to you'],
    ['hu-atalanyado', null],
  ])('before any answer, %s is marked: %s', (id, mark) => {
    expect(regimeIn(recommended({}), id)?.fit.mark).toBe(mark);
  });

  test('an answer decides in the place of the mark', () => {
    const spain = regimeIn(recommended({ citizenships: ['de'] }), 'es-beckham-law')?.fit;
    expect(spain).toMatchObject({ level: 'check', mark: null });
    expect(regimeIn(recommended({ citizenships: ['de'] }), 'mt-nomad-residence-permit')?.fit).toMatchObject({
      level: 'no',
      mark: null,
    });
  });

  test('people who work there are told what local income is taxed at', () => {
    expect(levels('here', 'uy-foreign-source-holiday')?.mark).toMatch(/^as local work \d\d\.\d%\stax$/);
  });

  test('above the revenue limit of local work, nothing is said of it', () => {
    const mark = (income: number) => regimeIn(recommended({ income }), 'uy-foreign-source-holiday')?.fit.mark;
    expect(mark(80_000)).toMatch(/, else \d\d\.\d%\stax$/);
    expect(mark(9_000_000)).toBe('if the work counts as foreign');
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

describe('permits', () => {
  const permits: PersonFacts['permits'] = {
    malta: [
      {
        id: 'nomad',
        name: 'Nomad Residence Permit',
        for: 'non-eu',
        nomad: true,
        minIncome: { currency: 'EUR', amount: 42_000, usd: 42_000 / 0.876 },
        validity: null,
      },
    ],
    bulgaria: [
      {
        id: 'freelance',
        name: 'Type D visa and permit',
        for: 'non-eu',
        nomad: false,
        minIncome: null,
        validity: null,
      },
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
          validity: '9 months, renewable once for 9 months',
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
    expect(fitFor({ citizenships: ['ca', 'ie'] }, 'hu-atalanyado')?.level).toBe('fits');
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

describe('what a person does, and where she has lived', () => {
  test.each([
    [{ profession: 'design' }, 'bg-freelancer-flat-tax', 'fits'],
    [{ profession: 'trade' }, 'bg-freelancer-flat-tax', 'no'],
    [{ profession: 'other' }, 'bg-freelancer-flat-tax', 'check'],
    [{}, 'bg-freelancer-flat-tax', 'check'],
    [{ livedIn: [] }, 'uy-foreign-source-holiday', 'fits'],
    [{ livedIn: ['es'] }, 'uy-foreign-source-holiday', 'fits'],
    [{ livedIn: ['uy'] }, 'uy-foreign-source-holiday', 'check'],
    [{ livedIn: ['es'] }, 'es-beckham-law', 'no'],
  ] as const)('%j and %s: %s', (answers, id, level) => {
    const citizenships = [id.slice(0, 2)];
    expect(regimeIn(recommended({ citizenships, workplace: 'elsewhere', ...answers }), id)?.fit.level).toBe(
      level,
    );
  });
});
