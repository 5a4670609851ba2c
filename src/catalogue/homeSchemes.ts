/** Where people pay tax today: which scheme is theirs there, and which others they may have. */

/** A scheme as today's. */
export interface HomeScheme {
  readonly id: string;
  readonly name: string;
  /** Greatest turnover at which it is open, USD a year; null means no limit. */
  readonly upTo: number | null;
  /** The last day on which anybody has it. */
  readonly until?: string;
  readonly needsCompany: boolean;
  /** Whether what is paid opens public health care. */
  readonly insuresHealth: boolean;
}

/** A scheme that is today's for those who say so. */
export interface HomeAlternative extends HomeScheme {
  /** "Owner of a company" */
  readonly who: string;
  /** Whether it is never proposed to somebody who does not name it. */
  readonly onlyIfSaid: boolean;
}

/** A figure of the law that differs from place to place; the average counts. */
export interface Average {
  /** "Regional surcharge" */
  readonly name: string;
  /** "region" */
  readonly by: string;
  /** "0.97%" */
  readonly low: string;
  readonly high: string;
}

/** What of today's tax is an average. */
export interface HomeAverage {
  /** "Italy" */
  readonly place: string;
  readonly parts: readonly Average[];
}

export interface Home {
  /** Lower-case country code. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** In order of rising limit. */
  readonly schemes: readonly HomeScheme[];
  readonly alternatives: readonly HomeAlternative[];
  /** The question whose answer changes the scheme; null where nothing does. */
  readonly ask: string | null;
  /** By the id of the scheme, or of the law of wages, where there are any. */
  readonly averages: Readonly<Record<string, readonly Average[]>>;
}

/** All that can be today's scheme in a country, each once. */
export function schemesAt({ schemes, alternatives }: Pick<Home, 'schemes' | 'alternatives'>): HomeScheme[] {
  const others = alternatives.filter(({ id }) => schemes.every((scheme) => scheme.id !== id));
  return [...schemes, ...others];
}

/** Whether a scheme is open at an income, USD a year, in a year. */
export function isOpenAt({ upTo, until }: HomeScheme, income: number, year: number): boolean {
  return (upTo === null || income <= upTo) && (until === undefined || until >= `${year}-01-01`);
}

/**
 * Today's scheme: the one that was named, else the first whose limit is not passed and that has not ended.
 * @param income USD a year
 */
export function todaysScheme(
  home: Pick<Home, 'schemes' | 'alternatives'>,
  {
    named,
    income,
    year,
  }: { readonly named?: string | undefined; readonly income: number; readonly year: number },
): HomeScheme {
  const said = schemesAt(home).find(({ id }) => id === named);
  const found = said ?? home.schemes.find((scheme) => isOpenAt(scheme, income, year)) ?? home.schemes.at(-1);
  if (!found) throw new RangeError('A home has at least one scheme.');
  return found;
}

/** Where tax is paid today: a country by its lower-case code, an own rate in percent, or an own yearly amount. */
export type HomeTax =
  /** With the scheme there, where it is another than that of most people, and the wage that an own company pays, a year. */
  | { readonly country: string; readonly regime?: string; readonly wage?: number }
  | { readonly rate: number }
  /** In the situation's currency. */
  | { readonly amount: number };

/**
 * As addresses have it: "de", "de:de-self-employed", "de:de-gmbh:60000" with the wage that a company pays its owner, "25%" of
 * income, or an amount a year; null for anything else.
 */
export function homeText(home: unknown): string | null {
  if (typeof home !== 'object' || home === null) return null;
  const { country, regime, wage, rate, amount } = home as Readonly<Record<string, unknown>>;
  if (typeof country === 'string') {
    const parts = typeof regime === 'string' ? [country, regime, wage] : [country];
    return parts.filter((part) => part !== undefined).join(':');
  }
  if (typeof rate === 'number') return `${rate}%`;
  return typeof amount === 'number' ? String(amount) : null;
}

/** What such a text says; null where it says nothing of the kind. */
export function homeInText(text: string): HomeTax | null {
  const [, country, regime, wage] =
    /^([a-z]{2})(?::([a-z0-9-]{1,60})(?::(\d{1,12}(?:\.\d{1,4})?))?)?$/.exec(text) ?? [];
  if (country !== undefined) {
    return {
      country,
      ...(regime !== undefined && { regime }),
      ...(wage !== undefined && { wage: Number(wage) }),
    };
  }
  const [, number = '', percent] = /^(\d{1,12}(?:\.\d{1,4})?)(%?)$/.exec(text) ?? [];
  if (number === '') return null;
  return percent === '%' ? { rate: Number(number) } : { amount: Number(number) };
}
