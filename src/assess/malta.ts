/** Malta's three ways to be taxed in figures, as its guides tell them. */
import type { CountryGuide, GuideRegime } from '../catalogue/entities.ts';
import { assess, rulesByKind, scheduleOf } from '../law/index.ts';

/** Malta's resident non-domiciled regime in four figures, in USD per year. */
interface ResidentFigures {
  /** No income tax up to here. */
  readonly threshold: number;
  /** Fixed income tax above the threshold. */
  readonly fixedTax: number;
  /** Percent. */
  readonly socialRate: number;
  readonly socialCap: number;
  /** What falls due above the threshold where the cap binds. */
  readonly total: number;
  /** The same with the law's amounts at the exchange rate in the place of fixed dollars. */
  readonly totalAsTheLaw: number;
}

/** An income at which every cap of the regime binds, USD per year. */
const BEYOND_CAPS = 10_000_000;

/** Reads the figures from the first regime's data; null if the data no longer has that shape. */
export function residentFigures(regime: GuideRegime): ResidentFigures | null {
  const [below, above] = regime.taxBrackets.filter(({ taxType }) => taxType === 'income');
  const social = rulesByKind(regime).socialContribution;
  if (!below || below.upperBound === null || !above?.amount) return null;
  if (social?.type !== 'percentage' || !Number.isFinite(social.cap)) return null;
  const schedule = scheduleOf(regime, regime.taxBrackets);
  return {
    threshold: below.upperBound,
    fixedTax: above.amount,
    socialRate: social.rate,
    socialCap: social.cap,
    total: assess(schedule, BEYOND_CAPS).total,
    totalAsTheLaw:
      (above.statutory?.amount?.usd ?? above.amount) +
      (regime.statutory?.socialSecurityCap?.usd ?? social.cap),
  };
}

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

/** Malta's permit for people who work remotely. */
interface NomadPermitFigures {
  readonly regime: GuideRegime;
  /** Percent. */
  readonly rate: number;
  /** USD per year. */
  readonly fee: number;
}

/** The permit's figures; null without that regime. */
export function nomadPermitFigures(country: CountryGuide): NomadPermitFigures | null {
  const regime = country.taxRegimes.find(({ id }) => id === 'mt-nomad-residence-permit');
  if (!regime) return null;
  const { income, other } = rulesByKind(regime);
  if (income?.type !== 'percentage' || other?.type !== 'fixed') return null;
  return { regime, rate: income.rate, fee: other.rate };
}
