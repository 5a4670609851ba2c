import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { EMPTY_PROFILE, isEmptyProfile, isProfile, type Profile } from '../../../src/catalogue/profile.ts';
import { fitOf } from '../../../src/catalogue/qualify.ts';

const { countries, conditions } = compileData();

function marked(regimeId: string, profile: Partial<Profile>) {
  for (const country of countries) {
    const regime = country.taxRegimes.find(({ id }) => id === regimeId);
    if (regime) return fitOf(country, regime, conditions[regimeId] ?? [], { ...EMPTY_PROFILE, ...profile });
  }
  throw new Error(`No ${regimeId}`);
}

describe('would I qualify', () => {
  test('a permit for others is closed to EU citizens, with the reason in words', () => {
    const { level, reasons } = marked('mt-nomad-residence-permit', { citizenship: 'eu' });
    expect(level).toBe('no');
    expect(reasons).toEqual(['EU, EEA and Swiss citizens cannot use the permit.']);
  });

  test('clients in the country close what is for clients abroad', () => {
    expect(marked('cr-digital-nomad', { clients: 'local' }).level).toBe('no');
    expect(marked('cr-digital-nomad', { clients: 'abroad' }).level).toBe('fits');
  });

  test('a regime that needs a company does not fit who will not found one', () => {
    expect(marked('bg-eood-company', { incorporate: 'no' })).toEqual({
      level: 'no',
      reasons: ['The regime needs a company.'],
    });
    expect(marked('bg-eood-company', { incorporate: 'yes' }).level).toBe('fits');
    expect(marked('bg-eood-company', { business: 'sole-trader', incorporate: 'yes' }).level).toBe('fits');
    expect(marked('bg-eood-company', { business: 'company' }).level).toBe('fits');
    expect(marked('bg-eood-company', { business: 'sole-trader' })).toEqual({
      level: 'check',
      reasons: ['The regime needs a company; you work as a sole trader.'],
    });
  });

  test('a regime for sole traders is to be checked by who works as a company, or closed', () => {
    expect(marked('bg-freelancer-flat-tax', { business: 'company' })).toEqual({
      level: 'check',
      reasons: ['The regime is for people who work in their own name; income of a company is taxed apart.'],
    });
    expect(marked('bg-freelancer-flat-tax', { business: 'sole-trader' }).level).toBe('fits');
    expect(marked('hu-kata', { business: 'company' }).level).toBe('no');
    expect(marked('me-digital-nomad', { business: 'company' }).level).toBe('fits');
  });

  test('too few days for tax residence, and a permit that is needed, are to be checked', () => {
    expect(marked('bg-freelancer-flat-tax', { citizenship: 'eu', days: 183 }).level).toBe('fits');
    const { level, reasons } = marked('bg-freelancer-flat-tax', { citizenship: 'other', days: 90 });
    expect(level).toBe('check');
    expect(reasons).toEqual([
      'You need a residence permit for Bulgaria.',
      'Tax residence usually needs 183 days a year in Bulgaria.',
    ]);
  });

  test('conditions for everyone are to be checked', () => {
    expect(marked('es-beckham-law', { citizenship: 'eu' }).level).toBe('check');
  });

  test('every condition of the data is a sentence', () => {
    const all = Object.values(conditions).flat();
    expect(all.length).toBeGreaterThan(20);
    for (const { because } of all) expect(because).toMatch(/^[A-Z].+\.$/);
  });

  test.each([
    [EMPTY_PROFILE, true],
    [{ citizenship: 'eu', clients: 'local', business: 'sole-trader', incorporate: 'no', days: 90 }, true],
    [{ citizenship: 'mars', clients: null, business: null, incorporate: null, days: null }, false],
    [{ citizenship: 'eu' }, false],
    [null, false],
  ])('what the device keeps is checked: %j', (value, isGood) => {
    expect(isProfile(value)).toBe(isGood);
  });

  test('a profile without an answer is empty', () => {
    expect(isEmptyProfile(EMPTY_PROFILE)).toBe(true);
    expect(isEmptyProfile({ ...EMPTY_PROFILE, days: 0 })).toBe(false);
  });
});
