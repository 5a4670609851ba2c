/** The countries that the site is about, as data/places.json lists them: people come from each of them, and some one may move to. */
import table from '../../data/places.json' with { type: 'json' };

/** What a person may be a citizen of: a country, or one of the two groups of those that are not named. */
export interface Citizenship {
  /** Lower-case ISO code; 'eu-other' and 'other' stand for those that are not named. */
  readonly id: string;
  readonly name: string;
  /** "German" in "German citizen". */
  readonly adjective: string;
}

export interface Place extends Citizenship {
  /** In addresses and names of files. */
  readonly slug: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly code: string;
  /** In which its law counts. */
  readonly currency: string;
}

interface Row extends Omit<Place, 'id' | 'slug'> {
  /** Whether its name has an article in a sentence. */
  readonly the?: boolean;
  readonly destination?: boolean;
  readonly company?: boolean;
}

const { $schema: _schema, ...bySlug } = table;
const ROWS = Object.entries<Row>(bySlug).map(([slug, row]) => ({ ...row, slug, id: row.code.toLowerCase() }));

/** All of them, sorted by name: people pay tax there today, and leave. */
export const PLACES: readonly Place[] = ROWS;

/** Those one may move to, sorted by name. */
export const DESTINATIONS: readonly Place[] = ROWS.filter(({ destination }) => destination);

/** Those of whose companies is known what becomes of them when their owner moves, sorted by name. */
export const COMPANY_PLACES: readonly Place[] = ROWS.filter(({ company }) => company);

/** Sorted by name, the two that stand for many last. */
export const CITIZENSHIPS: readonly Citizenship[] = [
  ...PLACES,
  { id: 'eu-other', name: 'Another EU or EEA country', adjective: 'EU' },
  { id: 'other', name: 'Another country', adjective: 'Other' },
];

/** The country of a slug. @throws {RangeError} where there is none */
export function placeAt(slug: string): Place {
  const place = ROWS.find((one) => one.slug === slug);
  if (!place) throw new RangeError(`${slug} is no country of data/places.json.`);
  return place;
}

const places = new Map(PLACES.map((place) => [place.id, place]));
const citizenships = new Map(CITIZENSHIPS.map((one) => [one.id, one]));

/** A country by its lower-case code; null where it is none of these. */
export function placeOf(id: string): Place | null {
  return places.get(id) ?? null;
}

export function citizenshipOf(id: string): Citizenship | null {
  return citizenships.get(id) ?? null;
}

/** Whether a lower-case code is that of a destination. */
export function isDestination(id: string): boolean {
  return DESTINATIONS.some((place) => place.id === id);
}

/** Names with an article in a sentence. Beside those of the table, the Philippines: days may be spent there. */
export const NAMES_WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Philippines',
  ...ROWS.filter(({ the }) => the).map(({ name }) => name),
]);
