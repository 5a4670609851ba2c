/** Which metadata record a path has. */
import { DESTINATIONS } from '../../catalogue/constants.ts';
import { nameInText } from '../../catalogue/format.ts';
import { homeOfPath } from '../../catalogue/leavingPages.ts';
import { calculatorMetadata } from './calculators.ts';
import { landingMetadata } from './landing.ts';
import { PAGE_RECORDS } from './pages.ts';
import type { PageMetadata } from './types.ts';

/** Not with a percent sign: the router has decoded what can be decoded, and the rest names no country. */
const CALCULATOR = /^\/tax-calculator\/([^/%]+)$/;

/** The record for a path, or null when the path leaves the metadata unchanged. */
export function metadataFor(path: string): PageMetadata | null {
  const page = Object.hasOwn(PAGE_RECORDS, path) ? PAGE_RECORDS[path] : undefined;
  if (page) return page;
  const slug = CALCULATOR.exec(path)?.[1];
  if (slug) return calculatorMetadata(slug);
  const home = homeOfPath(path);
  return home === null ? landingMetadata(path) : leavingMetadata(nameInText(home));
}

function leavingMetadata(home: string): PageMetadata {
  return {
    title: `Leaving ${home}: Tax Residence, Exit Tax and What Stays Due`,
    description: `Moving your tax residence away from ${home} as a self-employed person: which ties end, exit tax, what stays taxable, treaties with ${DESTINATIONS} destinations, and what to do when.`,
    keywords: `leaving ${home}, end tax residence, exit tax, deregistration, tax treaty`,
  };
}

/** The not-found page is told apart by the router, not by its path. */
export const NOT_FOUND_METADATA: PageMetadata = {
  title: 'Page Not Found',
  description: 'There is nothing at this address.',
};
