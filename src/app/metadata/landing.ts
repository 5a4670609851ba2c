import type { PageMetadata } from './types.ts';

const AUDIENCES = [
  ['freelancers', 'Freelancers'],
  ['remote-workers', 'Remote Workers'],
  ['digital-nomads', 'Digital Nomads'],
  ['business-owners', 'Business Owners'],
] as const;

/** Metadata of any path that contains low-tax-countries or zero-tax-countries, else null. */
export function landingMetadata(path: string): PageMetadata | null {
  const zero = path.includes('zero-tax-countries');
  if (!zero && !path.includes('low-tax-countries')) return null;
  const level = zero ? 'Zero' : 'Low';
  const audience = AUDIENCES.find(([slug]) => path.includes(slug))?.[1] ?? 'Professionals';
  const scope = path.includes('europe') ? 'in Europe' : 'Worldwide';
  const group = audience.toLowerCase();
  const where = scope === 'Worldwide' ? 'worldwide' : scope;
  return {
    title: `${level}-Tax Countries for ${audience} ${scope}`,
    description: zero
      ? `Countries ${where} where ${group} can pay no income tax, with the contributions and fees that remain, at your income.`
      : `The lowest effective tax rates ${where} for ${group}, calculated at your income, with the best regime of each country.`,
    keywords: `${level.toLowerCase()}-tax countries, ${group}, tax residency, effective tax rate`,
  };
}
