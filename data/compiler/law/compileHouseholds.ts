/** What households change, as programs: one for each country, with an extra for each effect. */
import type { FamilyTexts } from '../../../src/catalogue/household.ts';
import { otherAmountOf } from '../../../src/law/band.ts';
import {
  type HouseholdLaw,
  type Households,
  type RegimeHousehold,
  waitQuestion,
} from '../../../src/law/household.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import type { ParsedData } from '../read.ts';
import { compileAmounts, type Reading } from './compileLaw.ts';
import { compileFamilies, textsOfFamilies } from './families.ts';
import type { HouseholdFile } from './householdFile.ts';
import { FormulaError } from './language.ts';
import type { LawFile } from './lawFile.ts';

/** In these files amounts that no law of a single person names may stand in the formulas themselves. */
const READING: Reading = {
  given: {
    profit: 'any',
    turnover: 'any',
    incomeTax: 'any',
    contributions: 'any',
    pensionContributions: 'any',
    partner: 'any',
    hasPartner: 'number',
    married: 'number',
    alone: 'number',
    children: 'number',
    yearOfStay: 'number',
  },
  takesNumbers: true,
};

/** The id under which the files name the self-employed scheme of a home country. */
export const HOME = 'home';

/**
 * The formulas of one country, which may name all that its law fixes: figures, scales and steps by day, and functions.
 * @throws FormulaError that names the value or effect whose formula cannot be read
 */
export function compileHousehold(file: HouseholdFile, law: LawFile): LawProgram {
  const { country, year, figures = {}, scales, values, effects } = file;
  const from = `${year}-01-01`;
  const own = Object.entries(scales).map(([name, bands]): [string, LawFile['scales'][string]] => [
    name,
    { in: [{ from, is: bands }] },
  ]);
  // What the file names itself is meant where both have a name.
  const ofLaw = Object.entries(law.figures).filter(([name]) => !(name in values || name in READING.given));
  const asLaw: LawFile = {
    ...law,
    figures: { ...Object.fromEntries(ofLaw), ...figures },
    scales: { ...law.scales, ...Object.fromEntries(own) },
    regimes: {},
  };
  const amounts = Object.fromEntries(
    effects.flatMap(({ id, amount, newcomers, inDoubt }) => [
      [id, withWait(amount, newcomers)] as const,
      ...(inDoubt?.amounts ?? []).map(
        (other, place) => [otherAmountOf(id, place), withWait(other, newcomers)] as const,
      ),
    ]),
  );
  return compileAmounts(`household of ${country}`, asLaw, values, amounts, READING);
}

/** What newcomers have only later, or never, asks for the part of a year that they have. */
function withWait(
  amount: string,
  { from, months = 0 }: HouseholdFile['effects'][number]['newcomers'],
): string {
  if (from === 'at-once') return amount;
  return `asked(${waitQuestion(from === 'after' ? { months } : from)}, 1) * (${amount})`;
}

type HouseholdData = Pick<ParsedData, 'household' | 'law' | 'countries' | 'homeCountries' | 'exchangeRates'>;

/** All countries, and every regime that the data know. */
export function compileHouseholds(data: HouseholdData): Households {
  const { household, law, exchangeRates } = data;
  const inLaw = compileFamilies(data);
  const files = Object.entries(household);
  return {
    countries: {
      ...Object.fromEntries(
        files.flatMap(([slug, file]) => {
          const own = law[slug];
          return own && !own.families ? [[slug, householdLaw(file, own, exchangeRates.rates)] as const] : [];
        }),
      ),
      ...inLaw.countries,
    },
    regimes: {
      ...Object.fromEntries(
        files.flatMap(([slug, file]) => (law[slug]?.families ? [] : regimesOf(slug, file, data))),
      ),
      ...inLaw.regimes,
    },
  };
}

/** @throws FormulaError likewise */
export function householdLaw(
  file: HouseholdFile,
  law: LawFile,
  rates: Readonly<Record<string, number>>,
): HouseholdLaw {
  const { country, currency, effects } = file;
  const perDollar = currency === 'USD' ? 1 : rates[currency];
  if (!perDollar) throw new FormulaError(`household of ${country}: there is no exchange rate of ${currency}`);
  return {
    program: compileHousehold(file, law),
    perDollar,
    effects: Object.fromEntries(effects.map(({ id, kind, name }) => [id, { kind, name }])),
    asking: effects.flatMap(({ id, asks }) => (asks === undefined ? [] : [id])),
    doubts: effects.flatMap(({ id, inDoubt, asks }) =>
      inDoubt && asks === undefined
        ? [{ effect: id, amounts: inDoubt.amounts.length, because: inDoubt.because }]
        : [],
    ),
  };
}

/** A regime that the file does not name has the benefits of the one that it names first. */
function regimesOf(
  slug: string,
  file: HouseholdFile,
  { law, countries, homeCountries }: HouseholdData,
): (readonly [id: string, regime: RegimeHousehold])[] {
  const kinds = Object.fromEntries(file.effects.map(({ id, kind }) => [id, kind]));
  const named = Object.entries(file.regimes).map(([id, { effects }]) => [
    id === HOME ? (homeCountries[slug]?.regime.id ?? id) : id,
    { country: slug, effects, isNamed: true },
  ]) as (readonly [string, RegimeHousehold])[];
  const benefits = (named[0]?.[1].effects ?? []).filter((id) => kinds[id] === 'benefit');
  const all = [
    ...(countries[slug]?.taxRegimes.map(({ id }) => id) ?? []),
    ...Object.keys(law[slug]?.regimes ?? {}),
  ];
  const others = all.map((id) => [id, { country: slug, effects: benefits, isNamed: false }] as const);
  return [...others, ...named];
}

/** What guides say of families, by the country's slug. */
export function familyTexts(data: HouseholdData): Record<string, FamilyTexts> {
  const old = Object.fromEntries(
    Object.entries(data.household).map(([slug, file]) => {
      const { partner, cover, effects, regimes } = file;
      const texts = {
        country: slug,
        partner: partner.text,
        cover,
        effects: effects.map(({ id, name, kind, when, text, newcomers, asks }) => ({
          ...{ id, name, kind, when, text, newcomers: newcomers.text, asks: asks !== undefined },
        })),
        regimes: Object.fromEntries(
          regimesOf(slug, file, data).map(([id, { effects: own }]) => {
            const named = regimes[id] ?? (id === data.homeCountries[slug]?.regime.id ? regimes[HOME] : null);
            return [id, { effects: own, why: named?.why ?? null }];
          }),
        ),
      };
      return [slug, texts];
    }),
  );
  return { ...old, ...textsOfFamilies(data) };
}
