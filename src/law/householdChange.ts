/** What a household changes, in plain amounts: pages add them up without the formulas behind them. */

export const EFFECT_KINDS = ['tax', 'contribution', 'benefit'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface HouseholdEffect {
  readonly id: string;
  /** The slug of the country whose law has it. */
  readonly country: string;
  readonly name: string;
  readonly kind: EffectKind;
  /** Negative: less to pay, or money received; rounded to cents. */
  readonly amount: number;
}

/** What a household changes in a regime in a year. */
export interface HouseholdChange {
  readonly effects: readonly HouseholdEffect[];
  /** What changes in tax and contributions, and what is received, which is negative. */
  readonly paid: number;
  readonly benefits: number;
  readonly total: number;
  /** Effects that would count if the person were what nobody is asked. */
  readonly uncounted: readonly string[];
  /** Whether benefits alone count, because the data say nothing else of this regime. */
  readonly benefitsAlone: boolean;
}

/** The same change in another measure: a part of a year, another currency. */
export function householdTimes(change: HouseholdChange, factor: number): HouseholdChange {
  return {
    ...change,
    effects: change.effects.map((effect) => ({ ...effect, amount: effect.amount * factor })),
    paid: change.paid * factor,
    benefits: change.benefits * factor,
    total: change.total * factor,
  };
}

/** Several changes in one, such as those of the years of a stay; null where there are none. */
export function householdSum(changes: readonly HouseholdChange[]): HouseholdChange | null {
  if (changes.length === 0) return null;
  const effects = new Map<string, HouseholdEffect>();
  for (const effect of changes.flatMap((change) => change.effects)) {
    const key = `${effect.country} ${effect.id}`;
    effects.set(key, { ...effect, amount: effect.amount + (effects.get(key)?.amount ?? 0) });
  }
  const sumOf = (amount: (change: HouseholdChange) => number) =>
    changes.reduce((sum, change) => sum + amount(change), 0);
  return {
    effects: [...effects.values()],
    paid: sumOf(({ paid }) => paid),
    benefits: sumOf(({ benefits }) => benefits),
    total: sumOf(({ total }) => total),
    uncounted: [...new Set(changes.flatMap(({ uncounted }) => uncounted))],
    benefitsAlone: changes.some(({ benefitsAlone }) => benefitsAlone),
  };
}
