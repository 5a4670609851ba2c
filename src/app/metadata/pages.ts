import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { PageMetadata } from './types.ts';

/** The records of the fixed pages, by path. */
export const PAGE_RECORDS: Readonly<Record<string, PageMetadata>> = {
  '/': {
    title: 'Low-Tax Countries for Self-Employed',
    description: `See what freelancers, remote workers and business owners really pay in ${DESTINATIONS} low-tax countries. Every figure shows its rule and its source, and everything works offline.`,
    keywords:
      'low-tax countries, self-employed tax, freelancer tax, digital nomad tax, tax residency, tax calculator',
    ogDescription: `What you would really pay in ${DESTINATIONS} low-tax countries, with the rule and the source of every figure.`,
  },
  '/countries': {
    title: `Countries—Explore ${DESTINATIONS} Low-Tax Destinations`,
    description: `Explore ${DESTINATIONS} low-tax destinations. Filter by income, region and lifestyle, sort by tax, living costs and quality of life, and tick the ones to compare.`,
    keywords: 'low-tax destinations, tax by country, cost of living, quality of life, self-employed',
  },
  '/compare': {
    title: 'Compare Tax Regimes—Side-by-Side Country Tax Calculator',
    description: `Put the tax regimes of up to ${DESTINATIONS} countries next to each other at your income: income tax, social security, write-offs, healthcare and living costs.`,
    keywords: 'compare tax regimes, tax comparison, country tax calculator, effective tax rate',
  },
  '/wizard': {
    title: '3-Step Country Finder for Self-Employed',
    description:
      'Answer three questions about income, work and region. Get the countries ranked by effective tax rate, and a PDF to keep.',
    keywords: 'country finder, tax residency finder, where to move, low-tax country',
  },
  '/how-it-works': {
    title: 'How to Change Your Tax Residency in 4 Steps',
    description: `Find the right country, get new residency, stop the current tax residency, move: what to do in each step, with checklists and the days that count in ${DESTINATIONS} countries.`,
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
    title: `Open Data—Tax Regimes of ${DESTINATIONS} Countries as JSON and CSV`,
    description:
      'The whole data set behind the calculators with its JSON Schema: regimes, brackets, caps, sources and exchange rates. CC BY 4.0, at stable addresses.',
    keywords: 'tax data, open data, tax brackets CSV, tax regimes JSON',
  },
  '/changes': {
    title: `What Changes—Tax Changes in ${DESTINATIONS} Low-Tax Countries by Date`,
    description: `Taxes, contributions and permits that have changed or will in ${DESTINATIONS} low-tax countries: in force, enacted, proposed and ending, each with its date, figures and source.`,
    keywords: 'tax changes, new tax laws, tax reform 2027, self-employed contributions, digital nomad rules',
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
