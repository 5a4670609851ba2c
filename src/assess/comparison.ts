/** A comparison: which regimes stand in it, and what each costs. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import { formatList } from '../catalogue/format.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { type BracketFigures, isEligible } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { assessorAsListed } from './asListed.ts';
import { type Assessed, regimesOf } from './assessor.ts';

/** One column of the comparison: a regime and its country. */
export interface Column {
  readonly country: Country;
  readonly regime: TaxRegime;
}

/** Brackets by regime id, as far as they have arrived. */
export type Brackets = Readonly<Record<string, readonly BracketFigures[]>>;

interface Selection {
  /** In the order of the ids. */
  readonly columns: readonly Column[];
  /** Ids that neither the catalogue nor the facts have. */
  readonly unknown: readonly string[];
}

/** Looks the regimes up by their ids, listed or not: schemes beside the lists are among the facts. */
export function selectionOf(
  countries: readonly Country[],
  regimeIds: readonly string[],
  facts: Pick<PersonFacts, 'schemes'> = NO_PERSON_FACTS,
): Selection {
  const byId = new Map(
    countries.flatMap((country) =>
      regimesOf(country, facts).map((regime): [string, Column] => [regime.id, { country, regime }]),
    ),
  );
  return {
    columns: regimeIds.flatMap((id) => byId.get(id) ?? []),
    unknown: regimeIds.filter((id) => !byId.has(id)),
  };
}

/** What is asked for before a regime has figures; schemes beside the lists have their law alone. */
export function arrivedBrackets(
  regime: TaxRegime | Scheme,
  taxBrackets: Brackets,
): readonly BracketFigures[] | undefined {
  return 'for' in regime ? [] : taxBrackets[regime.id];
}

/** The regimes of which brackets are asked for. */
export function idsWithBrackets(columns: readonly Column[]): readonly string[] {
  return columns.flatMap(({ regime }) => ('for' in regime ? [] : [regime.id]));
}

interface ByEligibility {
  readonly eligible: readonly Column[];
  /** Regimes whose threshold the income is above; the table hides them. */
  readonly hidden: readonly Column[];
}

/** Parts regimes by whether they apply at an income in USD per year. */
export function byEligibility(columns: readonly Column[], income: number): ByEligibility {
  return {
    eligible: columns.filter(({ regime }) => isEligible(regime, income)),
    hidden: columns.filter(({ regime }) => !isEligible(regime, income)),
  };
}

/** Their countries in a sentence, each once: "Georgia, Malta, and Spain". */
export function countryNames(columns: readonly Column[]): string {
  return formatList([...new Set(columns.map(({ country }) => country.name))]);
}

/** The country's name, with the regime's where a country is there twice. */
export function columnNames(columns: readonly Column[]): string[] {
  return columns.map(({ country, regime }) => {
    const isAlone = columns.filter((other) => other.country.id === country.id).length === 1;
    return isAlone ? country.name : `${country.name}, ${regime.name}`;
  });
}

/** What each regime costs, by regime id, as far as its brackets have arrived. */
export function compareRegimes(
  columns: readonly Column[],
  figures: Omit<Figures, 'isFromLink'>,
  countries: readonly Country[],
  taxBrackets: Brackets,
  facts: PersonFacts,
): ReadonlyMap<string, Assessed> {
  const schedules = schedulesFor({ ...allBrackets, ...taxBrackets });
  const assess = assessorAsListed(figures.situation, figures, schedules, facts, countries);
  const arrived = columns.filter(({ regime }) => arrivedBrackets(regime, taxBrackets));
  return new Map(arrived.map(({ country, regime }) => [regime.id, assess(country, regime)]));
}
