/** Which metadata record a path has. */

import records from '../../../data/calculator-pages.json' with { type: 'json' };
import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import { inWords, nameInText } from '../../catalogue/format.ts';
import { type FixedPath, pageAt, START_PATH } from '../../catalogue/pages.ts';
import { PERSONA_TITLES, PERSONAS } from '../../catalogue/personas.ts';
import { COMPANY_PLACES, DESTINATIONS, PLACES } from '../../catalogue/places.ts';

/**
 * The record for a path, or null when the path leaves the metadata unchanged.
 * @param countries by whose schemes the pages of a country's second and third one are told apart
 */
export function metadataFor(path: string, countries: readonly NamedSchemes[] = []): PageMetadata | null {
  if (Object.hasOwn(PAGE_RECORDS, path)) return PAGE_RECORDS[path as FixedPath];
  if (path === START_PATH) return START_METADATA;
  const { country, regimeIndex = 0, scheme, home, company } = pageAt(path) ?? {};
  if (country !== undefined && scheme !== undefined) return schemeMetadata(country, scheme);
  if (country !== undefined) {
    const listed = countries.find(({ slug }) => slug === country);
    return withScheme(calculatorMetadata(country), regimeIndex > 0 ? listed?.taxRegimes[regimeIndex] : null);
  }
  if (company !== undefined) return companyMetadata(nameInText(company.name));
  return home === undefined ? landingMetadata(path) : leavingMetadata(nameInText(home.name));
}

interface NamedSchemes {
  readonly slug: string;
  readonly taxRegimes: readonly { readonly name: string }[];
}

/** The titles of a country's calculator with the scheme that it opens at behind them. */
function withScheme(
  { ogTitle, ...record }: PageMetadata,
  scheme: { readonly name: string } | null | undefined,
): PageMetadata {
  const behind = (title: string) => (scheme ? `${title} · ${scheme.name}` : title);
  return { ...record, title: behind(record.title), ...(ogTitle && { ogTitle: behind(ogTitle) }) };
}

function schemeMetadata(slug: string, scheme: string): PageMetadata {
  const country = titleFromSlug(slug);
  if (scheme.endsWith('-wage')) {
    return {
      title: `Tax on Wages in ${country} for Remote Employees`,
      description: `What an employee of a company abroad pays in ${country}: income tax, contributions, what the employer pays, and what is left at your wage.`,
    };
  }
  return {
    title: `${country}: ${titleFromSlug(scheme.slice(3))} Calculator`,
    description: `A scheme of ${country} that some newcomers and residents can use: what it takes at your income, and for whom it is.`,
  };
}

function leavingMetadata(home: string): PageMetadata {
  return {
    title: `Leaving ${home}: Tax Residence, Exit Tax and What Stays Due`,
    description: `Moving your tax residence away from ${home} as a self-employed person: which ties end, exit tax, what stays taxable, treaties with ${DESTINATIONS.length} destinations, and what to do when.`,
    keywords: `leaving ${home}, end tax residence, exit tax, deregistration, tax treaty`,
  };
}

function companyMetadata(place: string): PageMetadata {
  return {
    title: `Keep Your Company in ${place} and Move: Who Taxes It`,
    description: `You move, your company stays in ${place}: who taxes its profit in ${DESTINATIONS.length} countries, what is withheld from its dividend, and what moving its management costs.`,
    keywords: `company in ${place}, owner abroad, place of management, permanent establishment, withholding tax on dividends`,
  };
}

const START_METADATA: PageMetadata = {
  title: 'Your Days and Your Move',
  description:
    'What the installed app opens with: your days, your plan and your comparison, kept on this device.',
};

/** The not-found page is told apart by the router, not by its path. */
export const NOT_FOUND_METADATA: PageMetadata = {
  title: 'Page Not Found',
  description: 'There is nothing at this address.',
};

/** A page's metadata record. Open Graph and Twitter fall back to the main title and description. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly ogTitle?: string;
  readonly ogDescription?: string;
  readonly twitterTitle?: string;
  readonly twitterDescription?: string;
}

interface CalculatorRecord {
  /** What is special there, after "{Country} Tax Calculator: ". */
  readonly hook: string;
  readonly description: string;
  readonly keywords: string;
}

/** Countries with a dedicated record, by slug. Others get the generic one. */
const { $schema: _schema, ...byCountry } = records;
const RECORDS: Readonly<Record<string, CalculatorRecord>> = byCountry;

/** The slugs with a dedicated record, for tests and the sitemap. */
export const DEDICATED_SLUGS: readonly string[] = Object.keys(RECORDS);

/** `north-macedonia` → `North Macedonia`, also for pages of countries that the site does not have. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The record of a calculator page, whichever regime it opens at. */
function calculatorMetadata(slug: string): PageMetadata {
  const record = Object.hasOwn(RECORDS, slug) ? RECORDS[slug] : undefined;
  const country = titleFromSlug(slug);
  if (!record) {
    return {
      title: `${country} Tax Calculator for Self-Employed`,
      description: `Calculate what freelancers, remote workers and business owners pay in ${country}: income tax, social security and what you keep.`,
      keywords: `${country} tax calculator, ${country} self-employed, ${country} freelancer tax`,
    };
  }
  const { hook, description, keywords } = record;
  return {
    title: `${country} Tax Calculator for Self-Employed: ${hook}`,
    description,
    keywords,
    ogTitle: `${country} Tax Calculator: ${hook}`,
  };
}

/** Metadata of any path that contains low-tax-countries or zero-tax-countries, else null. */
function landingMetadata(path: string): PageMetadata | null {
  const zero = path.includes('zero-tax-countries');
  if (!zero && !path.includes('low-tax-countries')) return null;
  const level = zero ? 'Zero' : 'Low';
  const persona = PERSONAS.find((slug) => path.includes(slug));
  const audience = persona ? PERSONA_TITLES[persona] : 'Professionals';
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

/** The records of the fixed pages, by path. */
export const PAGE_RECORDS: Readonly<Record<FixedPath, PageMetadata>> = {
  '/': {
    title: 'Low-Tax Countries for Self-Employed',
    description: `See what freelancers, remote workers and business owners really pay in ${DESTINATIONS.length} low-tax countries. Every figure shows its rule and its source, and everything works offline.`,
    keywords:
      'low-tax countries, self-employed tax, freelancer tax, digital nomad tax, tax residency, tax calculator',
    ogDescription: `What you would really pay in ${DESTINATIONS.length} low-tax countries, with the rule and the source of every figure.`,
  },
  '/countries': {
    title: `Countries—Explore ${DESTINATIONS.length} Low-Tax Destinations`,
    description: `Explore ${DESTINATIONS.length} low-tax destinations. Filter by income, region and lifestyle, sort by tax, living costs and quality of life, and tick the ones to compare.`,
    keywords: 'low-tax destinations, tax by country, cost of living, quality of life, self-employed',
  },
  '/compare': {
    title: 'Compare Tax Regimes—Side-by-Side Country Tax Calculator',
    description: `Put the tax regimes of up to ${DESTINATIONS.length} countries next to each other at your income: income tax, social security, write-offs, healthcare and living costs.`,
    keywords: 'compare tax regimes, tax comparison, country tax calculator, effective tax rate',
  },
  '/wizard': {
    title: `${WIZARD_STEPS}-Step Country Finder for Self-Employed`,
    description: `Answer ${inWords(WIZARD_STEPS).toLowerCase()} questions about income, work and region. Get the countries ranked by effective tax rate, and a PDF to keep.`,
    keywords: 'country finder, tax residency finder, where to move, low-tax country',
  },
  '/how-it-works': {
    title: 'How to Change Your Tax Residency in 4 Steps',
    description: `Find the right country, get new residency, stop the current tax residency, move: what to do in each step, with checklists and the days that count in ${DESTINATIONS.length} countries.`,
    keywords: 'change tax residency, 183-day rule, deregistration, exit tax, tax treaty',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'No cookies, no trackers, no third-party requests: what you enter stays on your device.',
  },
  '/terms': {
    title: 'Terms and Disclaimer',
    description:
      'General disclaimer, no tax or legal advice, no liability, and how accurate the information is.',
  },
  '/impressum': {
    title: 'Impressum',
    description: 'Legal disclosure: company, management, contact and register entry of the operator.',
  },
  '/methodology': {
    title: 'Methodology—How Every Tax Figure Comes About',
    description:
      'Formulas in plain words, a worked example recomputed as you type, exchange rates, index editions, measured accuracy, and what is not modelled.',
    keywords: 'tax calculation method, effective tax rate formula, exchange rates, accuracy',
  },
  '/data': {
    title: `Open Data—Tax Regimes of ${DESTINATIONS.length} Countries as JSON and CSV`,
    description:
      'The whole data set behind the calculators with its JSON Schema: regimes, brackets, caps, sources and exchange rates. CC BY 4.0, at stable addresses.',
    keywords: 'tax data, open data, tax brackets CSV, tax regimes JSON',
  },
  '/checked': {
    title: 'Checked Against Others—Official Calculators and Published Examples',
    description:
      'Case by case what official calculators, published tables and other projects expect of a tax scheme, what Lowtide says, the difference, and why there is one.',
    keywords: 'tax calculator accuracy, tax calculation examples, verified tax calculator',
  },
  '/changes': {
    title: `What Changes—Tax Changes in ${DESTINATIONS.length} Low-Tax Countries by Date`,
    description: `Taxes, contributions and permits that have changed or will in ${DESTINATIONS.length} low-tax countries: in force, enacted, proposed and ending, each with its date, figures and source.`,
    keywords: 'tax changes, new tax laws, tax reform, self-employed contributions, digital nomad rules',
  },
  '/leaving': {
    title: `Leaving Home—End Tax Residence in ${PLACES.length} Countries`,
    description: `When tax residence ends, exit tax, what stays taxable and for how long, and what to do when, for ${PLACES.length} countries that people leave.`,
    keywords: 'end tax residence, exit tax, deregistration, leaving the country, tax after moving abroad',
  },
  '/my-company': {
    title: `Keep Your Company and Move—Companies of ${COMPANY_PLACES.length} Countries`,
    description: `A company that stays where it is while its owner moves: who taxes its profit, what of the dividend, and what leaving costs, for companies of ${COMPANY_PLACES.length} countries.`,
    keywords: 'keep my company abroad, place of effective management, controlled foreign company, US LLC',
  },
  '/plan': {
    title: 'Your Move—Days of Residence, Dates and What Must Be True',
    description:
      'Plan a move day by day: the residence rules of 40 countries, the day on which a line is crossed, the latest day to leave, and the 90 days of the Schengen area. It stays on your device.',
    keywords: '183-day rule, days of residence calculator, Schengen 90/180 calculator, tax residency days',
  },
  '/country-guides/malta': {
    title: 'Malta Tax Guide: Res-Non-Dom and Global Residence Programme',
    description:
      'Malta for the self-employed: a fixed minimum tax for non-domiciled residents, the Global Residence Programme at 15%, a calculator and the rules of residence.',
    keywords: 'Malta tax, res non dom, Global Residence Programme, Malta self-employed',
  },
};
