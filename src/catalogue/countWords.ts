/** Numbers of regimes and countries in the words of buttons: "N Countries" counts different countries. */

/** A number with its word: "1 country", "3 countries". */
function countries(count: number): string {
  return `${count} ${count === 1 ? 'country' : 'countries'}`;
}

function regimes(count: number): string {
  return `${count} ${count === 1 ? 'regime' : 'regimes'}`;
}

/** The floating button: "Compare 2 Countries", or "Compare 3 regimes of 2 countries" where they share one. */
export function compareText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `Compare ${countryCount} Countries`
    : `Compare ${regimes(regimeCount)} of ${countries(countryCount)}`;
}

/** The footer of the add-country dialog: "2 new countries selected", "2 new regimes of 1 country selected". */
export function selectedText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `${countryCount} new ${countryCount === 1 ? 'country' : 'countries'} selected`
    : `${regimeCount} new regimes of ${countries(countryCount)} selected`;
}
