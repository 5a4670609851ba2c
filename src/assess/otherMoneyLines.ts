/** What a person's own other money owes beside a scheme, a sentence an income. */
import { formatList, nameInText } from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { placeAt } from '../catalogue/places.ts';
import type { OtherMoneyChange, OtherMoneyTax } from '../law/index.ts';

/**
 * "Your rent of €9,600 in Germany: €2,059 to Germany, €254 here.", an income each; last what is in no figure.
 * @param country of the scheme, as a name
 */
export function otherMoneyLines(
  change: OtherMoneyChange | null,
  country: string,
  money: MoneyFormat,
): readonly string[] {
  if (!change) return [];
  const { incomes, statusCost, uncounted } = change;
  return [
    ...incomes.map((one) => otherMoneyLine(one, country, money)),
    ...(statusCost > 0 ? [`Your status costs ${money(statusCost)} a year, whatever the income is.`] : []),
    ...(uncounted.length > 0
      ? [
          `In no figure here, as too little is sure: your ${formatList(uncounted.map((kind) => OTHER_KIND_IN_TEXT[kind]))}.`,
        ]
      : []),
  ];
}

/** @param country of the scheme, as a name */
export function otherMoneyLine(one: OtherMoneyTax, country: string, money: MoneyFormat): string {
  const { kind, from, amount, tax, contributions, withheld, dueAtHome } = one;
  const there = withheld + dueAtHome;
  const here = tax + contributions;
  const home = placeName(from);
  const where = from === 'here' ? nameInText(country) : (home ?? 'abroad');
  const place = where === 'abroad' ? 'from abroad' : kind === 'rent' ? `in ${where}` : `from ${where}`;
  const parts = [...(home && there > 0 ? [`${money(there)} to ${home}`] : []), `${money(here)} here`];
  return `Your ${OTHER_KIND_IN_TEXT[kind]} of ${money(amount)} ${place}: ${there + here > 0 ? parts.join(', ') : 'nothing is taken'}.`;
}

/** Null for what is no country. */
function placeName(from: string): string | null {
  return from === 'here' || from === 'abroad' ? null : nameInText(placeAt(from).name);
}
