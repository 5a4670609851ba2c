/** The answer is never refuted by its own condition; what could be more stands below it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { isSure, savedYears } from '../../../src/assess/assessor.ts';
import { CITIZENSHIPS } from '../../../src/catalogue/places.ts';
import { PROFESSION_IDS, WORK_TYPES } from '../../../src/catalogue/professions.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, recommended } from './people.ts';

const answerFor = (situation: Situation) => answerOf(recommended(situation));

describe('without answers', () => {
  const { best, couldBe, asks } = answerFor({});

  test('the answer has no condition and no end within five years', () => {
    expect(best?.regime.id).toBe('rs-entrepreneur-books');
    expect(best && isSure(best)).toBe(true);
  });

  test('what could be more is one regime a country, what keeps most first', () => {
    const kept = couldBe.map((one) => Math.round(one.kept));
    expect(kept).toEqual([...kept].sort((a, b) => b - a));
    expect(Math.min(...kept)).toBeGreaterThan(Math.round(best?.kept ?? Number.NaN));
    expect(new Set(couldBe.map(({ country }) => country.id)).size).toBe(couldBe.length);
  });

  test('the question that could add most comes first', () => {
    expect(asks[0]).toBe('workplace');
    expect(asks).toEqual(expect.arrayContaining(['profession', 'citizenships', 'company']));
  });
});

test.each([
  ['remote', 'contract'],
  ['business', 'company'],
] as const)('of %s work alone, the least that is kept whatever is said of the %s', (work, open) => {
  const said = { income: 60_000, work } as const;
  const list = recommended(said);
  const { best } = answerOf(list);
  expect(list.isGrouped).toBe(false);
  expect(best && isSure(best)).toBe(true);
  // Where she lives takes nothing off it, nor does an answer to what is open.
  const kept = Math.round(best?.kept ?? Number.NaN);
  const answers: readonly Situation[] = [
    { home: { country: 'de' } },
    ...(open === 'contract'
      ? [{ contract: 'payroll' } as const, { contract: 'invoices' } as const]
      : [{ company: true }, { company: false }]),
  ];
  for (const answer of answers) {
    expect(Math.round(answerFor({ ...said, ...answer }).best?.kept ?? 0)).toBeGreaterThanOrEqual(kept);
  }
});

test('a freelancer in Europe is not led to a permit that excludes them', () => {
  const { best, couldBe } = answerFor({ work: 'freelancer' });
  expect(best?.regime.id).not.toBe('me-digital-nomad');
  expect(couldBe.map(({ regime }) => regime.id)).toContain('me-digital-nomad');
});

test('whoever works there is not told what could be kept for work abroad', () => {
  const { couldBe } = answerFor({ workplace: 'here', citizenships: ['de'] });
  for (const { needs } of couldBe) {
    expect(needs.filter(({ decides, state }) => decides && state === 'unmet')).toEqual([]);
  }
});

test('whatever has been answered, the answer asks nothing and is not closed, and with answers it is the first row of the list', () => {
  const answers = fc.record(
    {
      income: fc.integer({ min: 5_000, max: 2_000_000 }),
      citizenships: fc.constantFrom(...CITIZENSHIPS.map(({ id }) => [id])),
      profession: fc.constantFrom(...PROFESSION_IDS),
      work: fc.constantFrom(...WORK_TYPES),
      workplace: fc.constantFrom('here' as const, 'elsewhere' as const),
      clients: fc.constantFrom('abroad' as const, 'local' as const),
      company: fc.boolean(),
      years: fc.integer({ min: 1, max: 20 }),
      contract: fc.constantFrom('payroll' as const, 'invoices' as const),
      workCountry: fc.constantFrom('de', 'us', 'uy'),
      days: fc.oneof(fc.integer({ min: 0, max: 366 }), fc.constant({ from: 90, to: 183 })),
      livedIn: fc.constantFrom([], ['es'], ['uy', 'it']),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answers, (situation) => {
      const list = recommended(situation);
      const { best, equals, couldBe } = answerOf(list);
      if (list.isGrouped) expect(best).toBe(list.fits[0]?.best ?? null);
      for (const one of best ? [best, ...equals] : []) {
        expect(one.fit).toBe('fits');
        expect(one.needs.filter(({ decides, state }) => decides && state !== 'met')).toEqual([]);
        if (!list.isGrouped) {
          expect(one.terms.some((term) => term.kind === 'ends' && term.isWithinStay)).toBe(false);
        }
        expect(one.projection?.endsAfter ?? null).toBeNull();
      }
      for (const one of couldBe) expect(one.fit).not.toBe('no');
      // A country that is the answer is not offered as one that could be more.
      const offered = new Set(couldBe.map(({ country }) => country.slug));
      for (const { country } of best ? [best, ...equals] : []) expect(offered).not.toContain(country.slug);
      for (const { needs } of [...(best ? [best] : []), ...couldBe]) {
        expect(needs.some(({ what }) => what === 'stay-only')).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
});

test('a saving over a stay ends with the regime', { tags: 'years-savings' }, () => {
  const permit = assessed({ home: { rate: 34 }, years: 10 }, 'mt-nomad-residence-permit');
  expect(permit.projection?.endsAfter).toBe(4);
  expect(savedYears(permit)).toBe(4);
  expect(savedYears(assessed({}, 'mt-nomad-residence-permit'))).toBeNull();
});

describe('what is due at home is inside the amount and the rate', () => {
  const american: Situation = { income: 120_000, citizenships: ['us'], home: { rate: 30 }, company: false };

  test('US citizens owe self-employment tax wherever no agreement removes it', () => {
    const paraguay = assessed({ ...american, workplace: 'elsewhere' }, 'py-foreign-source');
    expect(Math.round(paraguay.dueAtHome)).toBe(16_955);
    expect(paraguay.total).toBeCloseTo(16_955.46, 2);
    expect(paraguay.kept).toBeCloseTo(120_000 - 16_955.46, 2);
    expect(paraguay.rate).toBeCloseTo((16_955.46 / 120_000) * 100, 6);
    expect(paraguay.saving).toBe(36_000 - 16_955);
    expect(assessed(american, 'es-autonomo').dueAtHome).toBe(0);
    expect(assessed({ ...american, citizenships: ['ca'] }, 'py-foreign-source').dueAtHome).toBe(0);
  });
});

describe('time is in the figure', () => {
  test('an income, a currency and a kind of work leave the one year; anything else makes it five', () => {
    const years = (situation: Situation) => assessed(situation, 'me-digital-nomad').years;
    expect([years({}), years({ income: 1, currency: 'EUR', work: 'remote' })]).toEqual([null, null]);
    expect([years({ citizenships: ['ca'] }), years({ years: 3 })]).toEqual([5, 3]);
  });

  test('lines are averages of the years and add up to the total', () => {
    for (const id of ['me-digital-nomad', 'pt-simplified', 'al-self-employed-zero']) {
      const one = assessed({ income: 80_000, years: 10 }, id);
      expect(one.isAverage).toBe(true);
      expect(one.lines.reduce((all, { amount }) => all + amount, 0)).toBeCloseTo(one.total, 6);
    }
  });

  test('costs that lower the tax of one of its years are no costs that do not lower it', () => {
    const ignored = (situation: Situation) =>
      assessed(situation, 'ae-free-zone-company').terms.some(({ kind }) => kind === 'costs-ignored');
    expect(ignored({ income: 250_000, costs: { amount: 60_000 }, years: 10 })).toBe(false);
    expect(ignored({ income: 80_000, costs: { amount: 10_000 }, years: 1 })).toBe(true);
  });

  test('what is over before the stay begins is no end of it', () => {
    const ends = (situation: Situation) =>
      assessed(situation, 'ae-freelance-permit').terms.filter(({ kind }) => kind === 'ends');
    expect(ends({ income: 300_000 })).toHaveLength(1);
    expect(ends({ income: 300_000, years: 10, arrival: { year: 2030, month: 1 } })).toEqual([]);
    // An end after which the same is due is none to speak of.
    expect(ends({ income: 70_000 })).toEqual([]);
  });
});
