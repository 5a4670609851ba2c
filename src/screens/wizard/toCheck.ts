import type { Recommendation, Recommendations } from '../../situation/recommendations.ts';

/**
 * What is to be checked, as rows that leave most first: countries of which nothing fits, and of those that fit the regime that
 * would leave more than the one shown, on a condition.
 */
export function toCheck({ fits, check }: Recommendations): readonly Recommendation[] {
  const better = fits.flatMap(({ kept, others }) => {
    const [most] = others
      .filter((one) => one.fit.level === 'check' && Math.round(one.kept) > Math.round(kept))
      .sort((a, b) => b.kept - a.kept);
    return most ? [{ ...most, others: [] }] : [];
  });
  return [...check, ...better].sort((a, b) => b.kept - a.kept);
}
