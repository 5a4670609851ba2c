/** What a move needs, compiled: practical matters, changes, leaving home, the year of a move, price levels, days of residence. */

import { type Change, type ChangeEffect, changesOn } from '../../src/catalogue/changes.ts';
import type { CostsByPassport } from '../../src/catalogue/costs.ts';
import type { CountryTexts } from '../../src/catalogue/entities.ts';
import type { KeptCompanies, KeptTexts } from '../../src/catalogue/keptCompany.ts';
import type { Leaving } from '../../src/catalogue/leavingHome.ts';
import type { LeavingRules } from '../../src/catalogue/leavingRules.ts';
import type { ArrivalYear, LeavingYear, MoveLaws } from '../../src/catalogue/movePlan.ts';
import type { Papers } from '../../src/catalogue/papers.ts';
import type { FamilyIncome, Practical, PriceLevels } from '../../src/catalogue/practical.ts';
import {
  type ArrivalCountry,
  dayOf,
  type ExchangeRates,
  type Laws,
  type LeavingCountry,
  TAX_KINDS,
  wholeYearAtHome,
} from '../../src/law/index.ts';
import type { Areas, RulesByCountry } from '../../src/residency/index.ts';
import { agreementsOf, agreementsSourceOf } from './agreements.ts';
import { amountIn, costItems } from './costs.ts';
import { keptCompaniesOf, keptTextsOf } from './keptCompanies.ts';
import { insuredStatements, leavingRulesOf, shortStayStatement, withheldStatements } from './leavingRules.ts';
import type { ParsedData } from './read.ts';
import type { ChangesFile, Money, MoveArriveFile, MoveLeaveFile } from './schema.ts';

interface CompiledMoveYear extends MoveLaws {
  /** The same in words: by the destination's slug, and by the id of the country that is left. */
  readonly arriveWords: Readonly<Record<string, ArrivalYear>>;
  readonly leaveWords: Readonly<Record<string, LeavingYear>>;
}

function compileMoveYear(data: ParsedData, laws: Laws): CompiledMoveYear {
  const { moveArrive, moveLeave } = data;
  const ofArrivals = <T>(of: (content: MoveArriveFile) => T) =>
    Object.fromEntries(Object.values(moveArrive).map((content) => [content.slug, of(content)]));
  const ofDepartures = <T>(of: (content: MoveLeaveFile) => T) =>
    Object.fromEntries(Object.values(moveLeave).map((content) => [content.id, of(content)]));
  return {
    arrive: ofArrivals(arrivalCountry),
    leave: ofDepartures((content) => leavingCountry(content, data)),
    eea: eeaOf(data),
    agreed: agreedByHome(data),
    arriveWords: ofArrivals((content) => arrivalWords(content, data)),
    leaveWords: ofDepartures((content) => leavingWords(content, data, laws)),
  };
}

/** What each country that one leaves has agreed with the others. */
function agreedByHome(data: ParsedData): MoveLaws['agreed'] {
  return Object.fromEntries(
    Object.entries(data.leaving).map(([slug, { id }]) => {
      const agreed = Object.entries(agreementsOf(slug, Object.keys(data.places), data.agreements)).map(
        ([to, { taxTreaty, socialSecurity }]) =>
          [to, { treaty: taxTreaty, agreement: socialSecurity }] as const,
      );
      return [id, Object.fromEntries(agreed)];
    }),
  );
}

/** The places of the area of free movement, without Switzerland, which is not in the EEA. */
function eeaOf({ places, daysAreas }: Pick<ParsedData, 'places' | 'daysAreas'>): readonly string[] {
  const { members = [] } = daysAreas.passports.EU ?? {};
  return Object.entries(places).flatMap(([slug, { code }]) =>
    code !== 'CH' && members.some((member) => member === code) ? [slug] : [],
  );
}

/** What the engine needs of an arrival. */
function arrivalCountry({
  slug,
  residence,
  incomeBefore,
  reliefBefore,
  regimes,
}: MoveArriveFile): ArrivalCountry {
  const { ifFewDays, latestArrival = null } = residence;
  return {
    slug,
    incomeBefore,
    reliefBefore: reliefBefore ?? null,
    residence: { ifFewDays, latestArrival },
    regimes: Object.fromEntries(
      Object.entries(regimes).map(([id, { incomeBefore: own }]) => [id, own ? { incomeBefore: own } : {}]),
    ),
  };
}

function arrivalWords(content: MoveArriveFile, { law }: Pick<ParsedData, 'law'>): ArrivalYear {
  const { slug, residence, incomeBeforeNote, firstReturn, sources, reviewed } = content;
  return {
    residence: residence.note,
    incomeBefore: incomeBeforeNote,
    firstReturn,
    reviewed,
    regimes: Object.fromEntries(
      Object.entries(content.regimes).map(([id, { note, confidence }]) => {
        const { examples = [] } = law[slug]?.regimes[id] ?? {};
        const example = examples.find(({ arrives, chosen }) => arrives !== undefined && !chosen?.length);
        const worked = example?.arrives && { on: example.arrives, steps: example.steps ?? [] };
        return [id, { note, confidence, ...(worked && { example: worked }) }];
      }),
    ),
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  };
}

/** What the engine needs of a departure. */
function leavingCountry(
  { id, residence, incomeAfter, taxYear }: MoveLeaveFile,
  { keptResident }: Pick<ParsedData, 'keptResident'>,
): LeavingCountry {
  const { never } = residence;
  const listed = keptResident.citizens.flatMap(({ citizenship, leaving, destinations }) =>
    citizenship === id && leaving && destinations !== 'all' ? destinations : [],
  );
  return {
    id,
    incomeAfter,
    residence: { ...(never && { never }) },
    taxYear: { starts: taxYear.starts, incomeBy: taxYear.incomeBy },
    ...(listed.length > 0 && { listed }),
  };
}

function leavingWords(content: MoveLeaveFile, data: ParsedData, laws: Laws): LeavingYear {
  const { residence, incomeAfter, incomeAfterText, allowancesText, contributionsText } = content;
  const { note, trap, confidence, sources, reviewed } = content;
  const example = exampleOfLeaving(content, data, laws);
  return {
    residence: residence.text,
    conditions: residence.conditions ?? [],
    after: incomeAfter,
    taxesCitizens: residence.never ?? false,
    incomeAfter: incomeAfterText,
    allowances: allowancesText,
    contributions: contributionsText,
    note,
    trap,
    confidence,
    reviewed,
    ...(example && { example }),
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  };
}

/** The first worked example of a departure, beside what the whole year at home comes to. */
function exampleOfLeaving(content: MoveLeaveFile, data: ParsedData, laws: Laws): LeavingYear['example'] {
  const { homes, homeCountries, law } = data;
  const ordinary = homes[content.slug]?.schemes[0]?.regime ?? homeCountries[content.slug]?.regime.id ?? '';
  const { examples = [] } = law[content.slug]?.regimes[ordinary] ?? {};
  const example = examples.find(({ leaves }) => leaves !== undefined);
  const own = laws.regimes[ordinary];
  if (!example?.leaves || !own) return undefined;
  const { until = 0, after = 0 } = example.case;
  const kinds = TAX_KINDS.map((kind) => example.lines?.[kind] ?? 0);
  return {
    on: example.leaves,
    currency: own.program.currency,
    income: until + after,
    total: example.total ?? kinds.reduce((sum, amount) => sum + amount, 0),
    wholeYear: wholeYearAtHome(own, { on: dayOf(example.leaves), until, after }).total,
    steps: example.steps ?? [],
  };
}

export interface CompiledMove {
  /** By the destination's slug. */
  readonly practical: Readonly<Record<string, Practical>>;
  /** Newest date first. */
  readonly changes: readonly Change[];
  /** By the home country's id, sorted by name. */
  readonly leaving: Readonly<Record<string, Leaving & { readonly slug: string }>>;
  /** What each country that one leaves still asks, by its id. */
  readonly leavingRules: Readonly<Record<string, LeavingRules>>;
  /** The papers that prove a move, by the country's slug. */
  readonly papers: Readonly<Record<string, Papers>>;
  /** What becomes of a company whose owner moves; what pages say of it, by the slug of its country. */
  readonly keptCompanies: KeptCompanies;
  readonly keptTexts: Readonly<Record<string, KeptTexts>>;
  /** How each country taxes the year of a move. */
  readonly moveYear: CompiledMoveYear;
  readonly priceLevels: PriceLevels;
  /** The cards of the home page. */
  readonly popularDestinations: ParsedData['popularDestinations'];
  readonly days: { readonly rules: RulesByCountry; readonly areas: Areas };
}

/** @param day on which the changes stand as they do, ISO date */
export function compileMove(
  data: ParsedData,
  laws: Laws,
  day: string,
  effects: (change: ChangesFile['changes'][number]) => readonly ChangeEffect[],
): CompiledMove {
  return {
    practical: bySlug(data.practical, (file) =>
      compilePractical(
        file,
        data.countries[file.slug]?.taxRegimes.map(({ id }) => id) ?? [],
        data.exchangeRates.rates,
      ),
    ),
    changes: changesOn(compileChanges(data.changes, effects), day),
    leaving: Object.fromEntries(
      Object.entries(data.leaving)
        .map(([slug, { $schema: _schema, withholding, shortStay, insuredAtHome, ...leaving }]) => ({
          ...leaving,
          slug,
          shortStay: shortStayStatement(shortStay),
          withheld: withheldStatements(withholding),
          insured: insuredStatements(insuredAtHome),
          agreements: agreementsOf(slug, Object.keys(data.countries), data.agreements),
          agreementsSource: agreementsSourceOf(slug, data.agreements),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((leaving) => [leaving.id, leaving]),
    ),
    leavingRules: leavingRulesOf(data),
    papers: bySlug(data.papers, ({ keep, ended, begun = [] }) => ({ keep, ended, begun })),
    keptCompanies: keptCompaniesOf(data),
    keptTexts: keptTextsOf(data),
    moveYear: compileMoveYear(data, laws),
    priceLevels: compilePriceLevels(data),
    popularDestinations: data.popularDestinations,
    // The engine of days reads the files as they stand; the schema says the same as its types.
    days: { rules: data.daysCountries as RulesByCountry, areas: withoutSchema(data.daysAreas) as Areas },
  };
}

function bySlug<File, Result>(files: Readonly<Record<string, File>>, compile: (file: File) => Result) {
  return Object.fromEntries(Object.entries(files).map(([slug, file]) => [slug, compile(file)]));
}

function withoutSchema<File extends { $schema?: string }>({ $schema: _schema, ...rest }: File) {
  return rest;
}

/** What settling in a country takes, in short. */
export function settlingOf(
  file: ParsedData['practical'][string] | undefined,
  regimeIds: readonly string[],
  costs: Readonly<Record<string, CostsByPassport>>,
  rates: ExchangeRates,
): CountryTexts['settling'] {
  if (!file) return null;
  const { permits, health } = file;
  const amount = amountIn(rates);
  const yearly = regimeIds.map((id) => [id, costs[id]?.eu.year.typical ?? 0] as const);
  return {
    permits: permits.map(({ id, name, for: whom, also, minIncome, validity, months }) => ({
      id,
      name,
      for: whom,
      ...(also && { also }),
      minIncome: amount(minIncome)?.usd ?? null,
      validity,
      months,
    })),
    privateInsurance: health.privateNeeded,
    runningCosts: Object.fromEntries(yearly.filter(([, typical]) => typical > 0)),
  };
}

type Permit = ParsedData['practical'][string]['permits'][number];

/** The cost that a permit's fee is; null where it is an amount of its own. */
export function costOfFee(fee: Permit['fee']): string | null {
  return typeof fee === 'object' && fee !== null && typeof fee.cost === 'string' ? fee.cost : null;
}

function familyIncomeOf(
  asked: Permit['familyIncome'],
  amount: ReturnType<typeof amountIn>,
): FamilyIncome | undefined {
  if (!asked) return undefined;
  const { source, ...amounts } = asked;
  const more = Object.entries(amounts).map(([who, money]) => [who, amount(money)]);
  return { ...Object.fromEntries(more), ...(source && { source }) } as FamilyIncome;
}

function compilePractical(
  file: ParsedData['practical'][string],
  regimeIds: readonly string[],
  rates: ExchangeRates,
): Practical {
  const { $schema: _schema, vat, permits, dates, ...rest } = file;
  const amount = amountIn(rates);
  const costs = costItems(file, regimeIds, rates);
  const feeOf = (fee: Permit['fee']) => {
    const named = costOfFee(fee);
    return named === null
      ? amount(fee as Money | null)
      : (costs.find(({ id }) => id === named)?.typical ?? null);
  };
  return {
    ...rest,
    vat: {
      ...vat,
      registrationThreshold: amount(vat.registrationThreshold),
      privateBuyers: { ...vat.privateBuyers, above: amount(vat.privateBuyers.above) },
    },
    permits: permits.map((permit) => ({
      ...permit,
      minIncome: amount(permit.minIncome),
      familyIncome: familyIncomeOf(permit.familyIncome, amount),
      fee: feeOf(permit.fee),
    })),
    dates: dates.map((due) => ({ ...due, regimes: due.regimes.includes('all') ? regimeIds : due.regimes })),
    costs,
  };
}

function compileChanges(files: ParsedData['changes'], effects: Parameters<typeof compileMove>[3]): Change[] {
  return Object.entries(files)
    .flatMap(([country, { changes }]) =>
      changes.map((change): Change => {
        const { figures: _figures, ...own } = change;
        return { ...own, country, effects: effects(change) };
      }),
    )
    .sort(
      (a, b) =>
        b.date.localeCompare(a.date) || a.country.localeCompare(b.country) || a.id.localeCompare(b.id),
    );
}

function compilePriceLevels({ homePriceLevels, indices, countries }: ParsedData): PriceLevels {
  const { title, publisher, url, edition } = homePriceLevels.source;
  return {
    destinations: bySlug(indices, ({ priceLevelUS }) => priceLevelUS),
    homes: {
      ...homePriceLevels.levels,
      ...Object.fromEntries(
        Object.entries(indices).map(([slug, { priceLevelUS }]) => [
          countries[slug]?.id ?? slug,
          priceLevelUS,
        ]),
      ),
    },
    year: homePriceLevels.year,
    source: { title, publisher, url, edition },
  };
}
