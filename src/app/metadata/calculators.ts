import { titleFromSlug } from '../../catalogue/slugs.ts';
import type { PageMetadata } from './types.ts';

interface CalculatorRecord {
  readonly name: string;
  /** What is special there, after "{Country} Tax Calculator: ". */
  readonly hook: string;
  readonly description: string;
  readonly keywords: string;
}

/** Countries with a dedicated record, by slug. Others get the generic one. */
const RECORDS: Readonly<Record<string, CalculatorRecord>> = {
  albania: {
    name: 'Albania',
    hook: '0% Income Tax Up to ALL 14 Million',
    description:
      'What the self-employed pay in Albania: no income tax on turnover up to ALL 14 million until the end of 2029, only fixed contributions. Calculate your total.',
    keywords: 'Albania tax, Albania self-employed, 0% income tax, Tirana freelancer',
  },
  bulgaria: {
    name: 'Bulgaria',
    hook: '10% Flat Tax',
    description:
      'Bulgaria taxes freelancers at a flat 10% of 75% of their fees, with capped social security. Calculate tax, contributions and what you keep.',
    keywords: 'Bulgaria tax, 10% flat tax, Bulgaria freelancer, EOOD',
  },
  'costa-rica': {
    name: 'Costa Rica',
    hook: '0% on Income From Abroad',
    description:
      'Costa Rica taxes by territory: income from abroad is free, digital nomads are exempt for up to two years. Calculate what residents and nomads pay.',
    keywords: 'Costa Rica tax, territorial tax, digital nomad visa, Caja',
  },
  cyprus: {
    name: 'Cyprus',
    hook: 'Non-Dom Company and Self-Employed',
    description:
      'Cyprus for company owners and sole traders: 15% company tax, dividends free of defence tax for non-doms, or progressive bands. Calculate both.',
    keywords: 'Cyprus tax, non-dom, Cyprus company, self-employed Cyprus',
  },
  estonia: {
    name: 'Estonia',
    hook: '22% Flat Tax',
    description:
      'Estonia has a flat 22% income tax, no company tax until profit is paid out, and an entrepreneur account for small businesses. Calculate each.',
    keywords: 'Estonia tax, e-residency, OÜ, FIE, entrepreneur account',
  },
  georgia: {
    name: 'Georgia',
    hook: '1% Small Business Status',
    description:
      'Georgia taxes small entrepreneurs at 1% of turnover up to GEL 500,000, without social contributions. Calculate it beside the other regimes.',
    keywords: 'Georgia tax, 1% tax, small business status, Tbilisi freelancer',
  },
  hungary: {
    name: 'Hungary',
    hook: 'Flat-Rate Taxation and KATA',
    description:
      'Hungary deducts 45% as deemed costs before 15% income tax and 31.5% contributions; KATA is a monthly lump sum. Calculate your total.',
    keywords: 'Hungary tax, átalányadó, KATA, Hungary self-employed',
  },
  italy: {
    name: 'Italy',
    hook: '5% Regime Forfettario',
    description:
      'New residents and freelancers in Italy pay 5% on 78% of revenue for five years, plus INPS contributions. Calculate forfettario and impatriati.',
    keywords: 'Italy tax, regime forfettario, partita IVA, impatriati',
  },
  lithuania: {
    name: 'Lithuania',
    hook: 'Individual Activity From 5%',
    description:
      'Lithuania taxes individual activity at 5% to 32% of 70% of revenue, small companies at 7%. Calculate tax and Sodra contributions.',
    keywords: 'Lithuania tax, individual activity, MB, Sodra',
  },
  malta: {
    name: 'Malta',
    hook: '15% and Res-Non-Dom',
    description:
      'Malta takes a fixed minimum tax from non-domiciled residents and 15% under the Global Residence Programme. Calculate tax and social security.',
    keywords: 'Malta tax, res non dom, Global Residence Programme, nomad residence permit',
  },
  montenegro: {
    name: 'Montenegro',
    hook: '0% to 15% and Nomad Permit',
    description:
      'Digital nomad permit holders in Montenegro pay no income tax on foreign work; sole traders pay 0, 9 and 15%. Calculate your total.',
    keywords: 'Montenegro tax, digital nomad permit, preduzetnik',
  },
  'north-macedonia': {
    name: 'North Macedonia',
    hook: '1% to 10% Tax',
    description:
      'Small companies in North Macedonia pay 0% or 1% of turnover, then 10% on dividends; almost all other income is taxed at 10%. Calculate it.',
    keywords: 'North Macedonia tax, 1% regime, DOOEL, Skopje',
  },
  panama: {
    name: 'Panama',
    hook: '0% on Foreign Income',
    description:
      'Panama taxes by territory: income from abroad is free of tax, local income pays 0% to 25%. Calculate both in US dollars.',
    keywords: 'Panama tax, territorial tax, Panama residency, AMPYME',
  },
  paraguay: {
    name: 'Paraguay',
    hook: '0% on Foreign Income, 120 Days',
    description:
      'Paraguay does not tax income from abroad and taxes local services at 8% to 10%; 120 days make you resident. Calculate each regime.',
    keywords: 'Paraguay tax, territorial tax, IRP, Paraguay residency',
  },
  poland: {
    name: 'Poland',
    hook: '8.5% Flat Tax',
    description:
      'Poland taxes many services at 8.5% of revenue, IT at 12%, with fixed ZUS and a health contribution in three tiers. Calculate your total.',
    keywords: 'Poland tax, ryczałt, ZUS, Poland freelancer',
  },
  romania: {
    name: 'Romania',
    hook: '1% Micro-Company',
    description:
      'Romania taxes micro-companies at 1% of turnover and sole traders at 10% with capped contributions. Calculate SRL and PFA side by side.',
    keywords: 'Romania tax, micro-company, SRL, PFA',
  },
  serbia: {
    name: 'Serbia',
    hook: 'Lump-Sum Entrepreneur',
    description:
      'Serbia offers a fixed monthly tax up to RSD 6 million of turnover, or 10% on profit with low contributions. Calculate both.',
    keywords: 'Serbia tax, paušal, preduzetnik, Belgrade freelancer',
  },
  spain: {
    name: 'Spain',
    hook: '24% Beckham Law',
    description:
      'Spain taxes approved newcomers at a flat 24% under the Beckham Law; ordinary autónomos pay 19% to 47% and a monthly cuota. Calculate both.',
    keywords: 'Spain tax, Beckham Law, autónomo, digital nomad visa',
  },
  turkey: {
    name: 'Turkey',
    hook: '0% on Exported Services',
    description:
      'Turkey frees listed services sold abroad from income tax; other self-employed profit is taxed at 15% to 40%. Calculate tax and Bağ-Kur.',
    keywords: 'Turkey tax, service export, Bağ-Kur, Istanbul freelancer',
  },
  'united-arab-emirates': {
    name: 'United Arab Emirates',
    hook: 'Zero Income Tax',
    description:
      'The UAE has no personal income tax, and no corporate tax for small businesses in 2026. Calculate what permits and fees leave you with.',
    keywords: 'UAE tax, Dubai freelance permit, free zone, zero income tax',
  },
  uruguay: {
    name: 'Uruguay',
    hook: 'Tax Holiday on Foreign Income',
    description:
      'Uruguay gives new residents an 11-year holiday on foreign capital income and does not tax work done abroad. Calculate local regimes, too.',
    keywords: 'Uruguay tax, tax holiday, IRPF, IRAE',
  },
};

/** The slugs with a dedicated record, for tests and the sitemap. */
export const DEDICATED_SLUGS: readonly string[] = Object.keys(RECORDS);

/** The record of a calculator page; a trailing -1 or -2 is ignored. */
export function calculatorMetadata(slugOfPath: string): PageMetadata {
  const slug = slugOfPath.replace(/-[12]$/, '');
  const record = Object.hasOwn(RECORDS, slug) ? RECORDS[slug] : undefined;
  if (!record) {
    const country = titleFromSlug(slug);
    return {
      title: `${country} Tax Calculator for Self-Employed`,
      description: `Calculate what freelancers, remote workers and business owners pay in ${country}: income tax, social security and what you keep.`,
      keywords: `${country} tax calculator, ${country} self-employed, ${country} freelancer tax`,
      ogType: 'website',
    };
  }
  const { name, hook, description, keywords } = record;
  return {
    title: `${name} Tax Calculator for Self-Employed: ${hook}`,
    description,
    keywords,
    ogTitle: `${name} Tax Calculator: ${hook}`,
    ogType: 'website',
  };
}
