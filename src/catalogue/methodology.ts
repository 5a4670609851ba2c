/** What the methodology page knows beyond the catalogue. */

export interface ExchangeRates {
  readonly base: string;
  /** Month or day of the rates. */
  readonly asOf: string;
  readonly note: string;
  readonly source: Pick<IndexSource, 'title' | 'publisher' | 'url'>;
  /** Units of a currency bought by one US dollar. */
  readonly rates: Readonly<Record<string, number>>;
}

export interface IndexSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly license?: string;
  readonly edition: string;
  readonly method: string;
}

export const INDEX_NAMES = ['livingCost', 'qualityOfLife', 'internetSpeed', 'weatherScore'] as const;
export type IndexName = (typeof INDEX_NAMES)[number];

/** The files that were reviewed on one day. */
export interface Review {
  /** ISO date. */
  readonly date: string;
  /** Names of destinations. */
  readonly countries: readonly string[];
  /** Names of countries that people come from: their income tax. */
  readonly homeCountries: readonly string[];
  /** Likewise: what they say about leaving. */
  readonly leaving: readonly string[];
}

/** Errors of one estimate against independent examples. */
export interface AccuracySummary {
  /** Percentage points. */
  readonly median: number;
  readonly percentile90: number;
  /** Percent of examples within two percentage points. */
  readonly shareWithin: number;
}

/** Of some examples: both estimates against them. */
interface AccuracyOf {
  /** Number of examples. */
  readonly examples: number;
  readonly specified: AccuracySummary;
  readonly law: AccuracySummary;
}

export interface Accuracy extends AccuracyOf {
  /** Number of destinations that they cover. */
  readonly countries: number;
  /** Only the examples whose total an authority or an adviser has published; the others we calculated from the law. */
  readonly published: AccuracyOf;
}

/** The climate record behind a weather score. */
export interface Station {
  readonly country: string;
  readonly station: string;
}

export interface Methodology {
  readonly exchangeRates: ExchangeRates;
  readonly indexSources: Readonly<Record<IndexName, IndexSource>>;
  readonly stations: readonly Station[];
  /** Newest first. */
  readonly reviews: readonly Review[];
  /** Null until it has been measured. */
  readonly accuracy: Accuracy | null;
}
