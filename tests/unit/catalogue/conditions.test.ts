/** Which conditions can take a regime away, and what a page knows of them. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { type Condition, decides, isForEverybody } from '../../../src/catalogue/conditions.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';

const WORDS = { unmet: 'no', because: 'Why.', chip: 'Why' } as const;
const { countries, texts } = compileData();
const regimes = countries.flatMap(({ slug, id, taxRegimes }) =>
  taxRegimes.map((regime) => ({ slug, countryId: id, regime })),
);

describe('a condition decides where it can take the regime away from who reads', () => {
  it.each<[string, Condition, boolean]>([
    ['citizenship', { ...WORDS, type: 'citizenship', closedTo: 'eu' }, true],
    ['clients', { ...WORDS, type: 'clients-abroad' }, true],
    ['an own name', { ...WORDS, type: 'own-name' }, true],
    ['work in the country', { ...WORDS, type: 'work-abroad' }, true],
    ['a profession', { ...WORDS, type: 'profession', fits: [], check: [], no: PROFESSION_IDS }, true],
    ['an earlier residence', { ...WORDS, type: 'earlier-residence', country: 'es', years: 5 }, true],
    ['private clients', { ...WORDS, type: 'private-clients' }, true],
    ['a qualification', { ...WORDS, type: 'qualification' }, true],
    ['clients of before', { ...WORDS, type: 'no-same-clients' }, true],
    ['an approval', { ...WORDS, type: 'approval' }, true],
    ['an approval that a permit brings', { ...WORDS, type: 'approval', repeatsPermit: true }, false],
    ['a domicile', { ...WORDS, type: 'domicile' }, false],
  ])('%s', (_name, condition, decided) => expect(decides(condition)).toBe(decided));

  it.each([
    ['payer-abroad', true],
    ['nationality', true],
    ['activity', true],
    ['contract-pay', true],
    ['family', true],
    ['one-client', false],
    ['full-time', false],
    ['linked-company', false],
    ['stay', false],
    ['spouse', false],
    ['old-status', false],
    ['deadline', false],
  ] as const)(
    'of the other topics, those that nobody can settle by keeping to a rule: %s',
    (topic, decided) => expect(decides({ ...WORDS, type: 'other', topic })).toBe(decided),
  );
});

it('whether a family may come decides for those alone who have one', () => {
  const family: Condition = { ...WORDS, type: 'other', topic: 'family' };
  expect(isForEverybody(family)).toBe(false);
  expect(isForEverybody({ ...family, topic: 'payer-abroad' })).toBe(true);
});

describe('the conditions of all regimes', () => {
  it('are known with the regime, without their sources', () => {
    const all = regimes.flatMap(({ regime }) => regime.conditions);
    expect(all.length).toBeGreaterThan(100);
    for (const condition of all) {
      expect(Object.keys(condition)).not.toContain('source');
      expect(Object.keys(condition)).not.toContain('confidence');
      expect(condition.because).toMatch(/\.$/);
    }
  });

  it('have their sources in the guide, in the same order', () => {
    for (const { slug, regime } of regimes) {
      const sources = texts[slug]?.regimes[regime.id]?.conditionSources ?? [];
      expect(sources.length, regime.id).toBe(regime.conditions.length);
      regime.conditions.forEach(({ type }, index) => {
        const ofTheCountry = ['citizenship', 'clients-abroad', 'own-name', 'work-abroad'].includes(type);
        expect(sources[index] === null, `${regime.id} ${type}`).toBe(ofTheCountry);
      });
    }
  });

  it('ask where somebody lived only of the country of the regime', () => {
    for (const { countryId, regime } of regimes) {
      for (const condition of regime.conditions) {
        if (condition.type === 'earlier-residence') expect(condition.country, regime.id).toBe(countryId);
      }
    }
  });

  it('say the worst that a profession can mean', () => {
    for (const { regime } of regimes) {
      for (const condition of regime.conditions) {
        if (condition.type !== 'profession') continue;
        expect(condition.unmet, regime.id).toBe(condition.no.length > 0 ? 'no' : 'check');
      }
    }
  });
});
