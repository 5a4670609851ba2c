import records from '../../../data/calculator-pages.json' with { type: 'json' };
import { titleFromSlug } from '../../catalogue/slugs.ts';
import type { PageMetadata } from './types.ts';

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

/** The record of a calculator page; a trailing -1 or -2 is ignored. */
export function calculatorMetadata(slugOfPath: string): PageMetadata {
  const slug = slugOfPath.replace(/-[12]$/, '');
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
