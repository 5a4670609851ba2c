/** What the same life as at home costs in other countries, and what is left after it. */
import { priceLevels } from 'virtual:lowtide/price-levels';
import { differenceAsShown, toUsd } from '../catalogue/money.ts';
import { pricedAt } from '../catalogue/practical.ts';
import type { Figures } from './figures.ts';
import { homeIdOf } from './situation.ts';
import { inSentence } from './words.ts';

export interface Living {
  /** "as for €2,600 in Germany". */
  readonly likeAtHome: string;
  /** How good these figures are, and of what year. */
  readonly basis: string;
  /**
   * A month in a country, in USD: what living costs, and what remains after it. Null where its price level is not known.
   * @param kept USD per year.
   */
  readonly monthIn: (slug: string, kept: number) => LivingMonth | null;
}

interface LivingMonth {
  readonly costs: number;
  readonly left: number;
}

/** Null without the cost of a month's living in a home country whose price level is known. */
export function livingOf(figures: Pick<Figures, 'situation' | 'currency' | 'money'>): Living | null {
  const { situation, money } = figures;
  const { living } = situation;
  const id = homeIdOf(situation);
  const level = id === null ? undefined : priceLevels.homes[id];
  if (!living || id === null || level === undefined) return null;
  const budget = toUsd(living.amount, living.currency);
  return {
    likeAtHome: `as for ${money(budget)} in ${inSentence(id)}`,
    basis: `country averages of prices, ${priceLevels.year}`,
    monthIn(slug, kept) {
      const there = priceLevels.destinations[slug];
      if (there === undefined) return null;
      const costs = pricedAt(budget, level, there);
      return { costs, left: differenceAsShown(figures, kept / 12, costs) };
    },
  };
}
