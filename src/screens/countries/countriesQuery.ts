/** The filters and the order of the countries screen, kept in its address so that a copied link shows the same list. */
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { choiceParameter, type UrlParameter } from '../../stores/urlState.ts';

export const SORT_KEYS = ['country', 'kept', 'tax', 'livingCost', 'qualityOfLife'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
type Direction = 'ascending' | 'descending';

/** What can be asked for with one press; all that are pressed must be true. */
export const CHIPS = ['fits', 'eu', 'schengen', 'nomad', 'zero'] as const;
export type Chip = (typeof CHIPS)[number];

export interface CountriesFilter {
  /** Pressed living-cost buckets; none means all. */
  readonly living: readonly Bucket[];
  /** Pressed quality-of-life buckets; none means all. */
  readonly quality: readonly Bucket[];
  readonly chips: readonly Chip[];
  readonly search: string;
  readonly sort: SortKey;
  readonly direction: Direction;
}

/** All countries, in whatever order. */
export const NO_FILTER = {
  living: [],
  quality: [],
  chips: [],
  search: '',
} satisfies Partial<CountriesFilter>;

export const DEFAULT_FILTER: CountriesFilter = { ...NO_FILTER, sort: 'country', direction: 'ascending' };

/** A list of choices, comma-separated; what is not one of them is left out. */
function listParameter<T extends string | number>(
  choices: readonly T[],
  name?: string,
): UrlParameter<readonly T[]> {
  return {
    ...(name === undefined ? {} : { name }),
    initial: [],
    parse(text) {
      const wanted = text.split(',');
      return choices.filter((choice) => wanted.includes(String(choice)));
    },
    serialise: (pressed) => pressed.join(','),
  };
}

/** The filter, as the address of the screen holds it; whatever is missing or not understood takes its default. */
export const FILTER_URL = {
  living: listParameter(BUCKETS),
  quality: listParameter(BUCKETS),
  chips: listParameter(CHIPS, 'only'),
  search: {
    name: 'q',
    initial: '',
    parse: (text) => text,
  } satisfies UrlParameter<string> as UrlParameter<string>,
  sort: choiceParameter(SORT_KEYS, DEFAULT_FILTER.sort),
  direction: {
    ...choiceParameter(['ascending', 'descending'] as const, DEFAULT_FILTER.direction),
    name: 'order',
  },
};

/** Whether the income box is empty: then no tax is shown. The amount itself is the situation's, which all screens share. */
export const EMPTY_INCOME_URL = {
  isEmpty: {
    name: 'income',
    initial: false,
    parse: (text) => text === '',
    // Anything but nothing: it is never written, because what is not empty is left out.
    serialise: (isEmpty) => (isEmpty ? '' : 'amount'),
  } satisfies UrlParameter<boolean> as UrlParameter<boolean>,
};

/** The same column again flips the direction; a new one starts ascending. */
export function sortedBy(filter: CountriesFilter, sort: SortKey): CountriesFilter {
  if (filter.sort !== sort) return { ...filter, sort, direction: 'ascending' };
  return { ...filter, direction: filter.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Presses a choice, or lets it go; the order is that of all choices. */
export function toggled<T>(all: readonly T[], pressed: readonly T[], choice: T): T[] {
  return all.filter((one) => pressed.includes(one) !== (one === choice));
}
