/** Which schemes a guide has for its reader, and at which of them it opens. */
import { describe, expect, test } from 'vitest';
import { ownSchemes } from '../../../src/assess/ownGuide.ts';
import { NO_PERSON_FACTS } from '../../../src/catalogue/personFacts.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { guideOf } from '../screens/guide/guides.ts';
import { FACTS, recommended } from './people.ts';

const FREELANCER: Situation = { income: 70_000, work: 'freelancer', home: { country: 'de' } };
const EMPLOYEE: Situation = { income: 120_000, work: 'remote', contract: 'payroll', home: { country: 'us' } };
const OWNER: Situation = { income: 250_000, work: 'business', home: { country: 'us' } };

function schemesOf(slug: string, situation: Situation, asked: Parameters<typeof ownSchemes>[1] = {}) {
  const facts = Object.keys(situation).length > 0 ? FACTS : NO_PERSON_FACTS;
  return ownSchemes(guideOf(slug), asked, figuresOf(situation, 60_000, 2026), facts);
}

describe.each([
  ['a freelancer', FREELANCER],
  ['an employee', EMPLOYEE],
  ['an owner', OWNER],
])('to %s', (_, situation) => {
  test('the address of a country opens at the scheme of its row', () => {
    for (const { best } of recommended(situation).all) {
      const { slug } = best.country;
      expect(schemesOf(slug, situation)?.shown, slug).toBe(best.regime.id);
    }
  });
});

test('to nobody it opens at the first of the listed schemes', () => {
  expect(schemesOf('georgia', {})).toEqual({
    ways: ['ge-small-business', 'ge-standard-entrepreneur', 'ge-llc'],
    opens: 'ge-small-business',
    shown: 'ge-small-business',
  });
});

test('an employee sees the schemes of employees alone, another one where the address asks for it', () => {
  expect(schemesOf('united-arab-emirates', EMPLOYEE)?.ways).toEqual(['ae-remote-work', 'ae-wage']);
  expect(schemesOf('georgia', EMPLOYEE)?.ways).toEqual(['ge-wage']);
  expect(schemesOf('georgia', EMPLOYEE, { isFirst: true })).toMatchObject({
    ways: ['ge-wage', 'ge-small-business'],
    shown: 'ge-small-business',
  });
});

test("in one's own country today's scheme comes first", () => {
  const own = schemesOf('spain', { ...FREELANCER, home: { country: 'es' } });
  expect(own?.shown).toBe(own?.ways[0]);
  expect(schemesOf('spain', { ...EMPLOYEE, home: { country: 'es' } })?.shown).toBe('es-wage');
});

test.each([
  ['a number', { regimeIndex: 2 }, 'ge-llc'],
  ['a scheme that stands in no list', { scheme: 'ge-wage' }, 'ge-wage'],
  ['a number without a scheme', { regimeIndex: 7 }, undefined],
  ['a name that is none', { scheme: 'ge-nothing' }, undefined],
  ['the name of a listed scheme', { scheme: 'ge-llc' }, undefined],
] as const)('an address that asks for %s means that', (_, asked, shown) => {
  expect(schemesOf('georgia', FREELANCER, asked)?.shown).toBe(shown);
});
