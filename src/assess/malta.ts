/** Malta's Global Residence Programme in figures, as its guides tell them. */
import type { CountryGuide } from '../catalogue/entities.ts';
import { rulesByKind } from '../law/index.ts';

/** The Global Residence Programme in figures, in USD. */
interface GlobalResidenceFigures {
  /** Percent of foreign income. */
  readonly rate: number;
  /** Minimum annual tax. */
  readonly minimumTax: number;
  /** Income from which the rate asks for more than the minimum. */
  readonly minimumBindsBelow: number;
  /** Rent from about this, a year. */
  readonly rent: number;
  readonly oneTimeFee: number;
  /** Minimum tax and rent together, to the thousand below. */
  readonly total: number;
}

export const GLOBAL_RESIDENCE_ID = 'mt-global-residence';
/** Schengen stay: up to this many days in any period of so many days. */
export const SCHENGEN_STAY = { days: 90, period: 180 } as const;

/** The programme's figures; null without that regime. */
export function globalResidenceFigures(country: CountryGuide): GlobalResidenceFigures | null {
  const regime = country.taxRegimes.find(({ id }) => id === GLOBAL_RESIDENCE_ID);
  const tax = regime ? rulesByKind(regime).income : null;
  if (!regime?.programme || !tax?.minimum || tax.type !== 'percentage') return null;
  const { rent, oneTimeFee } = regime.programme;
  const { rate, minimum: minimumTax } = tax;
  return {
    rate,
    minimumTax,
    minimumBindsBelow: (minimumTax * 100) / rate,
    rent,
    oneTimeFee,
    total: Math.floor((minimumTax + rent) / 1000) * 1000,
  };
}
