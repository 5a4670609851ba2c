/** The cards of 'Popular destinations', in their order. */
export interface PopularDestination {
  readonly slug: string;
  /** The rate as the specification quotes it; null takes the current one from the data. */
  readonly rate: string | null;
  readonly note?: string;
}

export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  { slug: 'spain', rate: '24% flat rate' },
  { slug: 'poland', rate: '8.5%' },
  { slug: 'malta', rate: '15%' },
  { slug: 'italy', rate: '5%' },
  { slug: 'estonia', rate: null, note: '20% until 2024' },
];
