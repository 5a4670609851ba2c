/** Exact sums of days times fractions: 40 2/3 + 20 1/3 must be 61, not 60.999. */

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function readFraction(text: string): Fraction {
  const [numerator = Number.NaN, denominator = 1] = text.split('/').map(Number);
  return { numerator, denominator };
}

/**
 * Each count times its weight, added. Weights are texts such as `1` or `1/3`; a count without one has no weight.
 * The result is not reduced.
 */
export function addWeighted(counts: readonly number[], weights: readonly string[]): Fraction {
  return counts.reduce<Fraction>(
    (total, count, place) => {
      const weight = readFraction(weights[place] ?? '0');
      return {
        numerator: total.numerator * weight.denominator + count * weight.numerator * total.denominator,
        denominator: total.denominator * weight.denominator,
      };
    },
    { numerator: 0, denominator: 1 },
  );
}
