/** What a guide opens by itself: the permit by passport, and ticks for good news alone. */
import { describe, expect, it } from 'vitest';
import type { Term } from '../../../../src/assess/terms.ts';
import { termLevel } from '../../../../src/assess/terms.ts';
import { permitLines } from '../../../../src/screens/guide/FirstParts.tsx';
import { data, guideOf } from './guides.ts';

describe('getting in', () => {
  const bulgaria = guideOf('bulgaria');
  const [freelancer] = bulgaria.taxRegimes;
  const lines = (citizenships?: readonly string[]) =>
    freelancer ? permitLines(bulgaria, freelancer, citizenships ? { citizenships } : {}) : [];

  it('names the permit of each passport, and of a reader who has said it that one alone', () => {
    expect(lines().map(({ who }) => who)).toEqual(['EU citizens', 'Others']);
    expect(lines(['de'])).toEqual(lines().slice(0, 1));
    expect(lines(['us'])).toEqual(lines().slice(1));
    expect(lines(['us', 'de'])).toEqual(lines().slice(0, 1));
  });

  it('names one permit under one name, and for everybody whom it is for', () => {
    const albania = guideOf('albania');
    const [regime] = albania.taxRegimes;
    const named = (citizenships: readonly string[]) =>
      regime ? permitLines(albania, regime, { citizenships }).map(({ permit }) => permit?.id) : [];
    expect(named([])).toEqual(['eu-residence', 'self-employed-unique-permit']);
    expect([named(['gb']), named(['ca', 'us']), named(['ie'])]).toEqual(Array(3).fill(['eu-residence']));
    expect(named(['ca'])).toEqual(['self-employed-unique-permit']);
  });

  it('every guide has what its first parts say', () => {
    for (const { slug } of data.countries) {
      const { settling } = guideOf(slug);
      expect(settling?.permits.length).toBeGreaterThan(0);
    }
  });
});

describe('the sign of a term', () => {
  const need = { kind: 'needs', what: 'company', state: 'open', fit: 'check', decides: true } as const;

  it.each<[string, Term, string]>([
    ['what decides is as it is', need, 'check'],
    ['what holds is good news', { ...need, state: 'met', fit: 'fits', decides: false }, 'fits'],
    ['what is only kept in mind has no tick', { ...need, decides: false }, 'note'],
    ['a limit has no tick', { kind: 'limit', upTo: 190_114 }, 'note'],
    [
      'an end within the stay is to be checked',
      { kind: 'ends', at: { years: 2 }, isWithinStay: true },
      'check',
    ],
    ['a cheaper first year is good news', { kind: 'cheaper-first', years: 1, rate: 6.2 }, 'fits'],
  ])('%s', (_, term, level) => {
    expect(termLevel(term)).toBe(level);
  });
});
