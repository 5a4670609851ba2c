/** Numbers of regimes and countries in the words of buttons: "N Countries" counts different countries. */
import { countOf } from './format.ts';

/** The floating button: "Compare 2 Countries", or "Compare 3 regimes of 2 countries" where they share one. */
export function compareText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `Compare ${countryCount} Countries`
    : `Compare ${countOf(regimeCount, 'regime')} of ${countOf(countryCount, 'country')}`;
}

/** The footer of the add-country dialog: "2 new countries selected", "2 new regimes of 1 country selected". */
export function selectedText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `${countOf(countryCount, 'new country')} selected`
    : `${regimeCount} new regimes of ${countOf(countryCount, 'country')} selected`;
}
