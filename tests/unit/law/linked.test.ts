/** A law with the steps of its families, as one program: what it has of each, on the real laws. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { wholeYear } from '../../../src/law/assess.ts';
import { familySaid, householdChange } from '../../../src/law/household.ts';
import type { CompanyPay } from '../../../src/law/laws.ts';
import {
  effectName,
  HOUSEHOLD,
  HOUSEHOLD_TAX,
  linkedProgram,
  payWithFamily,
} from '../../../src/law/linked.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { lawOf } from './realMoves.ts';

const { laws, households } = compileData();
const FAMILY = { hasPartner: true, married: true, partner: 9_000, children: [2, 7, 12, 16] };

function ofFamilies(id: string) {
  const own = households.regimes[id];
  const country = own && households.countries[own.country];
  if (!own || !country) throw new Error(`${id} has no families.`);
  return { ...own, country };
}

/** What a linked program comes to for the family, with 80,000 dollars. */
function worked(id: string) {
  const law = lawOf(id);
  const program = linkedProgram({ ...households }, law);
  const turnover = 80_000 * law.perDollar;
  const year = lawOfYear(program, { taxYear: laws.taxYear });
  const results = resultsOf(year, {
    ...{ ...wholeYear(turnover, turnover / 10), yearOfStay: law.ordinaryYear },
    ...familySaid({ program, perDollar: law.perDollar }, FAMILY),
  });
  const at = (name: string) => results[program.extras[name] ?? -1];
  return { results, program, at };
}

const withEffects = Object.entries(households.regimes).flatMap(([id, { effects }]) =>
  effects.length > 0 && laws.regimes[id] ? [id] : [],
);

describe('every law with families', () => {
  // Within the tests and of new households: what is known already is known from before a mutation test changes anything.
  const every = () =>
    withEffects.map((id) => {
      const { effects, country, family } = ofFamilies(id);
      const counted = effects.filter((effect) => !country.asking.includes(effect));
      return {
        id,
        counted,
        country,
        family,
        program: lawOf(id).program,
        linked: linkedProgram({ ...households }, lawOf(id)),
      };
    });

  test('keeps its steps, lines and names where they were, and has the bills of both', () => {
    for (const { id, family, program, linked } of every()) {
      expect(linked.steps.slice(0, program.steps.length), id).toEqual(program.steps);
      expect(linked.lines, id).toEqual(program.lines);
      expect(linked.extras, id).toMatchObject(program.extras);
      expect(linked.effectValues, id).toEqual(family.values);
      expect(linked.bills, id).toEqual(family.bills ?? program.bills);
    }
  });

  test('names each effect that counts, and none that asks for what nobody is asked', () => {
    for (const { id, counted, linked } of every()) {
      const named = Object.keys(linked.extras).filter((name) => name.startsWith(`${HOUSEHOLD}.`));
      expect(named.sort(), id).toEqual(counted.map(effectName).sort());
    }
    const asking = every().filter(({ id, counted }) => counted.length < ofFamilies(id).effects.length);
    expect(asking.length).toBeGreaterThan(0);
  });

  test('has their sum, and of those that change tax', () => {
    for (const { id, counted, country, program } of every()) {
      const { at, results } = worked(id);
      const sumOf = (ids: readonly string[]) =>
        ids.reduce((sum, effect) => sum + (at(effectName(effect)) ?? Number.NaN), 0);
      expect(at(HOUSEHOLD), id).toBeCloseTo(sumOf(counted), 4);
      const ofTax = counted.filter((effect) => country.effects[effect]?.kind === 'tax');
      expect(at(HOUSEHOLD_TAX), id).toBeCloseTo(sumOf(ofTax), 4);
      expect(householdChange(households, program, results)?.total, id).toBeCloseTo(sumOf(counted), 1);
    }
  });
});

test('what a working starts from has its name: values of the law, and lines that the family begins with', () => {
  for (const id of withEffects) {
    const { startsFrom } = linkedProgram({ ...households }, lawOf(id));
    const named = [...lawOf(id).program.values, ...ofFamilies(id).family.startsFrom];
    expect(new Set(startsFrom.keys()), id).toEqual(new Set(named.map(([, place]) => place)));
    for (const [place, name] of startsFrom) expect(named, id).toContainEqual([name, place]);
  }
});

test('is made once of a law, and again of other families', () => {
  const law = lawOf(withEffects[0] ?? '');
  expect(linkedProgram(households, law)).toBe(linkedProgram(households, law));
  expect(linkedProgram({ ...households }, law)).not.toBe(linkedProgram(households, law));
});

test('a law of which no families are known is itself', () => {
  const { program } = lawOf('de-self-employed');
  const { 'de-self-employed': _own, ...others } = households.regimes;
  const { germany: _country, ...countries } = households.countries;
  for (const none of [
    { ...households, regimes: others },
    { ...households, countries },
  ])
    expect(linkedProgram(none, { program })).toEqual({ ...program, effectValues: [], startsFrom: new Map() });
});

test('a company that pays somebody with a family has both, and what the family says in its currency', () => {
  const id = 'bg-eood-company';
  const { program, perDollar } = lawOf(id);
  const company = { ...lawOf(id) } as unknown as CompanyPay;
  const paid = payWithFamily(households, company, FAMILY);
  expect(paid.program).toBe(linkedProgram(households, { program }));
  expect(paid.ofFamily).toEqual(familySaid({ program: paid.program, perDollar }, FAMILY));
  expect(paid.ofFamily).toMatchObject({
    hasPartner: 1,
    married: 1,
    children: 4,
    partner: expect.closeTo(9_000 * perDollar, 1),
  });
});
