/** Other money of people as an adviser would reckon it: each sum is worked out by hand from the figures of the laws. */
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../../src/assess/forPerson.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import type { Situation } from '../../../src/situation/situation.ts';

interface Person {
  readonly who: string;
  readonly to: string;
  readonly from: string;
  readonly income: number;
  readonly currency: NonNullable<Situation['currency']>;
  readonly other: readonly SaidIncome[];
  /** What each income owes there, and in the country that is left. */
  readonly there: readonly number[];
  readonly atHome?: readonly number[];
  /** What all of it adds to what is paid today. */
  readonly today?: number;
}

const PEOPLE: readonly Person[] = [
  {
    who: 'a German with funds, in Cyprus: 2.65% for health on dividends, today 26.375% above €1,000',
    ...{ to: 'cy-non-dom-company', from: 'de', income: 70_000, currency: 'EUR' },
    other: [
      { kind: 'dividends', amount: 10_000, from: 'abroad' },
      { kind: 'shares', amount: 8_000, from: 'abroad' },
    ],
    ...{ there: [265, 0], today: 0.26375 * 17_000 },
  },
  {
    who: 'a Briton with a flat that is let, in Portugal: 25% less 22% on what passes £13,570 at home',
    ...{ to: 'pt-simplified', from: 'gb', income: 60_000, currency: 'GBP' },
    other: [{ kind: 'rent', amount: 14_400, from: 'home' }],
    ...{ there: [0.25 * 14_400 - 0.22 * 830], atHome: [0.22 * 830], today: 0.4 * 13_400 },
  },
  {
    who: 'a Pole with crypto, in Cyprus: 8%, today 19%',
    ...{ to: 'cy-non-dom-company', from: 'pl', income: 200_000, currency: 'PLN' },
    other: [{ kind: 'crypto', amount: 40_000, from: 'abroad' }],
    ...{ there: [0.08 * 40_000], today: 0.19 * 40_000 },
  },
  {
    who: 'a Dutch pensioner, in southern Italy: 7% instead of the tariff',
    ...{ to: 'it-forfettario-15', from: 'nl', income: 20_000, currency: 'EUR' },
    other: [{ kind: 'pension', amount: 30_000, from: 'home', status: 'foreign-pensioner-7' }],
    there: [0.07 * 30_000],
  },
  {
    who: 'a Frenchwoman with savings at home and royalties, in Spain: 19% to €6,000',
    ...{ to: 'es-autonomo', from: 'fr', income: 50_000, currency: 'EUR' },
    other: [{ kind: 'interest', amount: 5_000, from: 'home' }],
    there: [0.19 * 5_000],
  },
  {
    who: 'a Swede with shares and dividends that stay abroad, in Malta: nothing, today 30%',
    ...{ to: 'mt-res-non-dom', from: 'se', income: 800_000, currency: 'SEK' },
    other: [
      { kind: 'shares', amount: 200_000, from: 'abroad' },
      { kind: 'dividends', amount: 100_000, from: 'abroad' },
    ],
    ...{ there: [0, 0], today: 0.3 * 300_000 },
  },
  {
    who: 'an Australian with a flat at home, in Portugal: 30% there is credited',
    ...{ to: 'pt-simplified', from: 'au', income: 120_000, currency: 'AUD' },
    other: [{ kind: 'rent', amount: 30_000, from: 'home' }],
    ...{ there: [0], atHome: [0.3 * 30_000] },
  },
  {
    who: 'a Canadian with dividends and a flat at home, in Paraguay: 25% is withheld',
    ...{ to: 'py-foreign-source', from: 'ca', income: 110_000, currency: 'CAD' },
    other: [{ kind: 'dividends', amount: 20_000, from: 'home' }],
    ...{ there: [0], atHome: [0.25 * 20_000] },
  },
  {
    who: 'an Indian with savings at home, in the Emirates: 5% of what passes ₹400,000, and the cess',
    ...{ to: 'ae-freelance-permit', from: 'in', income: 4_000_000, currency: 'INR' },
    other: [{ kind: 'interest', amount: 500_000, from: 'home' }],
    ...{ there: [0], atHome: [1.04 * 0.05 * 100_000] },
  },
  {
    who: 'an Italian who stays, with a flat that is let: 21%',
    ...{ to: 'it-ordinary', from: 'it', income: 40_000, currency: 'EUR' },
    other: [{ kind: 'rent', amount: 9_600, from: 'home' }],
    ...{ there: [0.21 * 9_600], today: 0.21 * 9_600 },
  },
];

/** Laws round to cents of their own currency. */
const CENT = 0.05;

function situationOf({ from, income, currency }: Person): Situation {
  return { home: { country: from }, citizenships: [from], work: 'freelancer', income, currency };
}

describe.each(PEOPLE)('$who', (person) => {
  const { to, other, there, atHome = [], today } = person;
  const said = situationOf(person);

  test('each income owes what the law says, there and at home, and kept has it', async () => {
    const [without, found] = [
      await answerFor(to, said),
      await answerFor(to, { ...said, otherIncome: other }),
    ];
    const incomes = found.otherIncome ?? [];
    for (const [place, { tax, contributions, withheld, dueAtHome }] of incomes.entries()) {
      expect(Math.abs(tax + contributions - (there[place] ?? Number.NaN))).toBeLessThan(CENT);
      expect(Math.abs(withheld + dueAtHome - (atHome[place] ?? 0))).toBeLessThan(CENT);
    }
    const amount = other.reduce((sum, one) => sum + one.amount, 0);
    const owed = found.otherTotal ?? Number.NaN;
    expect(found.total - without.total).toBeCloseTo(owed, 1);
    expect(found.kept - without.kept).toBeCloseTo(amount - owed, 1);
    expect(found.effectiveRate).toBeCloseTo(without.effectiveRate ?? Number.NaN, 6);
    if (today !== undefined) {
      const paid = (found.today?.total ?? Number.NaN) - (without.today?.total ?? 0);
      expect(Math.abs(paid - today)).toBeLessThan(CENT);
    }
  });

  test('amounts of nothing change nothing', async () => {
    const nothing = other.map((one) => ({ ...one, amount: 0 }));
    const {
      otherIncome: _incomes,
      otherTotal: _total,
      ...found
    } = await answerFor(to, { ...said, otherIncome: nothing });
    expect(found).toEqual(await answerFor(to, said));
  });
});

describe('of what is too little known', () => {
  const saying = (kind: SaidIncome['kind'], from: string): Pick<Situation, 'otherIncome'> => ({
    otherIncome: [{ kind, amount: 20_000, from }],
  });
  const pole: Situation = {
    home: { country: 'pl' },
    citizenships: ['pl'],
    work: 'freelancer',
    income: 60_000,
    currency: 'EUR',
  };

  test('crypto in Uruguay is in no amount, and no saving is named', async () => {
    const found = await answerFor('uy-irpf-services', { ...pole, ...saying('crypto', 'abroad') });
    expect(found).toMatchObject({ otherUncounted: ['crypto'], otherTotal: 0, saving: null });
    expect(found.kept).toBe((await answerFor('uy-irpf-services', pole)).kept);
  });

  test('what Spain takes of dividends of somebody who has left is not known: no saving is named', async () => {
    const spaniard = { ...pole, home: { country: 'es' }, citizenships: ['es'] };
    const found = await answerFor('ge-small-business', { ...spaniard, ...saying('dividends', 'home') });
    expect(found).toMatchObject({ otherUnsettled: ['dividends'], saving: null });
  });

  test('what Israel takes of royalties of somebody who has left has weak sources: it counts without, and no saving is named', async () => {
    const israeli = { ...pole, home: { country: 'il' }, citizenships: ['il'] };
    const found = await answerFor('ge-small-business', { ...israeli, ...saying('royalties', 'home') });
    expect(found).toMatchObject({ otherUnsettled: ['royalties'], saving: null });
    expect(found.otherIncome?.[0]).toMatchObject({ withheld: 0, dueAtHome: 0 });
  });

  test('other money of US citizens is not reckoned, and no saving is named', async () => {
    const american: Situation = { ...pole, home: { country: 'us' }, citizenships: ['us'] };
    const found = await answerFor('pt-simplified', { ...american, ...saying('rent', 'home') });
    expect(found.saving).toBeNull();
    expect(found.kept).toBeCloseTo((await answerFor('pt-simplified', american)).kept, 6);
  });
});
