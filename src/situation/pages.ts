/** Which pages show figures, and the income they use until a person enters one. */
import { COMPARE_DEFAULT_INCOME, GUIDE_DEFAULT_INCOME, WIZARD_DEFAULT_INCOME } from '../catalogue/income.ts';
import { carriesFigures } from './address.ts';

/** The default income of the page at a path, in USD per year; null where it shows no figures. */
export function defaultIncomeAt(path: string): number | null {
  if (path !== '/' && !carriesFigures(path)) return null;
  if (path === '/compare') return COMPARE_DEFAULT_INCOME;
  return /^\/(?:tax-calculator|country-guides)\//.test(path) ? GUIDE_DEFAULT_INCOME : WIZARD_DEFAULT_INCOME;
}
