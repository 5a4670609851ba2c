/** Ten people with other money as an adviser would reckon it: each sum is worked out by hand from the figures of the laws. */
import type { SaidIncome } from '../src/catalogue/otherIncome.ts';
import type { Situation } from '../src/situation/situation.ts';

interface Row {
  readonly who: string;
  /** The regime that is asked. */
  readonly to: string;
  readonly from: string;
  readonly income: number;
  readonly currency: 'EUR' | 'GBP' | 'PLN' | 'SEK' | 'AUD' | 'CAD' | 'INR';
  readonly other: readonly SaidIncome[];
  /** What each income owes there, and in the country that is left. */
  readonly there: readonly number[];
  readonly atHome?: readonly number[];
  /** What all of it adds to what is paid today. */
  readonly today?: number;
}

const ROWS: readonly Row[] = [
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
    who: 'a Frenchwoman with savings at home, in Spain: 19% to €6,000',
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
    who: 'a Canadian with dividends and a flat at home, in Paraguay: 25% is withheld, 20.72% by return',
    ...{ to: 'py-foreign-source', from: 'ca', income: 110_000, currency: 'CAD' },
    other: [
      { kind: 'dividends', amount: 20_000, from: 'home' },
      { kind: 'rent', amount: 12_000, from: 'home' },
    ],
    ...{ there: [0, 0], atHome: [0.25 * 20_000, 1.48 * 0.14 * 12_000] },
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

/** Each with what a freelancer would have said. */
export const OTHER_MONEY_PEOPLE = ROWS.map(({ from, income, currency, other, atHome = [], ...row }) => ({
  ...{ ...row, atHome },
  situation: {
    ...{ home: { country: from }, citizenships: [from], work: 'freelancer', income, currency },
    otherIncome: other,
  } as const satisfies Situation,
}));
