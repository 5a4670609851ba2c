import { GUIDE_DEFAULT_INCOME } from './income.ts';

/** A calculator address taken apart. */
interface CalculatorSlug {
  readonly slug: string;
  /** 0 is the first regime; `-1` asks for the second, `-2` for the third. */
  readonly regimeIndex: number;
}

/** Lowercased country name, spaces replaced by hyphens: `North Macedonia` → `north-macedonia`. */
export function calculatorSlug(countryName: string): string {
  return countryName.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Address of a country's calculator, opened at one of its regimes. */
export function calculatorPath(countryName: string, regimeIndex = 0): string {
  return `/tax-calculator/${calculatorSlug(countryName)}${regimeIndex > 0 ? `-${regimeIndex}` : ''}`;
}

/**
 * The same beside a figure: with the income of that figure, in USD, where the calculator would begin with another one, so
 * that the amount does not change by following the link.
 */
export function calculatorPathAt(countryName: string, regimeIndex: number, income: number): string {
  const path = calculatorPath(countryName, regimeIndex);
  return income === GUIDE_DEFAULT_INCOME ? path : `${path}?income=${Math.round(income)}`;
}

/**
 * Splits `malta-1` into `malta` and the second regime. A known slug that itself ends in -1 or -2 stays whole.
 */
export function parseCalculatorSlug(text: string, isKnownSlug?: (slug: string) => boolean): CalculatorSlug {
  const [, slug, suffix] = /^(.+)-([12])$/.exec(text) ?? [];
  if (slug === undefined || isKnownSlug?.(text)) return { slug: text, regimeIndex: 0 };
  return { slug, regimeIndex: Number(suffix) };
}

/** `north-macedonia` → `North Macedonia`, for pages of countries that have no words of their own. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
