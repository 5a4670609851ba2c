/** Numbers of things in words. "N Countries" on buttons counts different countries. */

/** A number with its word: "1 year", "3 countries". */
export function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`}`;
}

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
