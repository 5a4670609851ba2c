/**
 * Corporate tax of the Emirates. Small business relief: nothing for periods that end by 31 December 2029, while revenue is
 * at most AED 3 million in this and every earlier period (Ministerial Decisions 73 of 2023 and 131 of 2026). Otherwise 9% of
 * profit above AED 375,000 (Cabinet Decision 116 of 2022); a natural person only above AED 1 million of turnover.
 */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { sentence } from '../../../src/assess/english.ts';
import { lineName } from '../../../src/catalogue/labels.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, recommended } from './people.ts';

const COMPANY = 'ae-free-zone-company';
const PERSON = 'ae-freelance-permit';
const WITHOUT_RELIEF = 'ae-standard-corporate-tax';

describe('AED 3 million is the limit of the relief', () => {
  const money = (usd: number) => `$${Math.round(usd)}`;
  const owner = { work: 'business', company: true, home: { country: 'de' }, citizenships: ['de'] } as const;
  const said = (id: string, income: number) =>
    assessed({ ...owner, income }, id).terms.map((term) => sentence(term, money));

  test.each([70_000, 816_000, 817_000, 2_000_000])('no company has to leave at $%i', (income) => {
    expect(said(COMPANY, income).filter((text) => text.includes('leave this scheme'))).toEqual([]);
    const { all } = recommended({ ...owner, income });
    const inList = all.flatMap(({ best, others }) => [best, ...others]).map(({ regime }) => regime.id);
    expect(inList).toContain(COMPANY);
  });

  test('a company goes on after the relief, at another rate where it had the relief', () => {
    const kinds = (income: number) => assessed({ ...owner, income }, COMPANY).terms.map(({ kind }) => kind);
    expect(kinds(816_000)).toContain('changes');
    expect(kinds(817_000)).not.toContain('changes');
    for (const income of [816_000, 817_000]) expect(kinds(income)).not.toContain('ends');
    expect(assessed({ ...owner, income: 817_000 }, COMPANY).rate).toBeGreaterThan(7.5);
  });

  test.each([250_000, 900_000])('it is the answer for an owner from Germany at $%i', (income) => {
    const asked = { ...owner, income, profession: 'agency', workplace: 'here', livedIn: [] } as const;
    expect(answerOf(recommended(asked)).best?.regime.id).toBe(COMPANY);
  });

  test('a freelancer goes on without the relief', () => {
    expect(said(PERSON, 70_000).some((text) => text.includes('leave this scheme'))).toBe(true);
    const { all } = recommended({
      income: 900_000,
      work: 'freelancer',
      company: false,
      citizenships: ['de'],
    });
    const inList = all.flatMap(({ best, others }) => [best, ...others]).map(({ regime }) => regime.id);
    expect(inList).not.toContain(PERSON);
    expect(inList).toContain(WITHOUT_RELIEF);
  });
});

test.each(['ae-freelance-permit', 'ae-free-zone-company', 'mt-nomad-residence-permit', 'hu-atalanyado'])(
  '%s: what is a fee by the data is called one as soon as anything has been answered',
  (id) => {
    const nameOf = (situation: Situation) =>
      assessed(situation, id)
        .lines.filter(({ kind }) => kind === 'other')
        .map(lineName)[0];
    const isFees = id !== 'hu-atalanyado';
    expect(nameOf({})).toBe('Other taxes');
    expect(nameOf({ citizenships: ['ca'], profession: 'design' })).toBe(isFees ? 'Fees' : 'Other taxes');
  },
);

test("the fee of Malta's nomad permit is a running cost and counts once", () => {
  const person: Situation = { citizenships: ['ca'], profession: 'design' };
  const of = (situation: Situation) => assessed(situation, 'mt-nomad-residence-permit');
  const [plain, running] = [of(person), of({ ...person, runningCosts: true })];
  expect(running.lines.map(({ kind }) => kind)).not.toContain('other');
  // With the card, of 27.50.
  expect(Math.round(fromUsd(plain.kept - running.kept, 'EUR') * 100) / 100).toBe(27.5);
});

test('running costs are counted on both sides: of a company at home too', () => {
  const owner: Situation = { income: 100_000, currency: 'EUR', home: { country: 'de', regime: 'de-gmbh' } };
  const of = (situation: Situation) => assessed(situation, 'cy-non-dom-company');
  const [plain, running] = [of(owner), of({ ...owner, runningCosts: true })];
  const euros = (usd: number) => Math.round(fromUsd(usd, 'EUR'));
  expect(euros(plain.kept - running.kept)).toBe(4_320);
  expect(euros((plain.keptToday ?? 0) - (running.keptToday ?? 0))).toBe(4_625);
});
