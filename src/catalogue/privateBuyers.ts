/** Value added tax on what is sold to private people in other countries: whom it concerns, where they register, and from when. */
import { formatCurrency } from './format.ts';
import type { PrivateBuyers } from './practical.ts';
import type { Profession } from './professions.ts';

/** What they sell to private people; who is in none of these works for clients. */
const SELLERS = {
  software: ['software', 'agency'],
  creators: ['design', 'writing', 'teaching'],
  trade: ['trade'],
} as const satisfies Readonly<Record<string, readonly Profession[]>>;
type Seller = keyof typeof SELLERS;

function sellerOf(profession: Profession): Seller | null {
  const found = Object.entries(SELLERS).find(([, of]) => of.some((one) => one === profession));
  return (found?.[0] as Seller | undefined) ?? null;
}

const SOLD: Readonly<Record<Seller, string>> = {
  software: 'Apps and subscriptions sold',
  creators: 'Courses, downloads and memberships sold',
  trade: 'Goods sent',
};

/** Who sells instead, and pays then. */
const INSTEAD: Readonly<Record<Seller, string>> = {
  software: ' An app store that sells for you pays it itself.',
  creators: ' A platform that sells for you pays it itself.',
  trade: '',
};

/** @param profession Undefined is nobody's. @returns null where it concerns nobody of the profession. */
export function privateBuyersText(
  { register, above }: PrivateBuyers,
  profession: Profession | undefined,
): string | null {
  const seller = profession === undefined ? undefined : sellerOf(profession);
  if (seller === null) return null;
  const sold = seller ? SOLD[seller] : 'Apps, courses and downloads sold';
  const instead = seller ? INSTEAD[seller] : '';
  if (above) {
    const limit = formatCurrency(above.amount, above.currency);
    return `${sold} to private people in other EU countries bear the buyer’s VAT once all such sales pass ${limit} a year; you report it in the One Stop Shop of ${register}.${instead}`;
  }
  if (seller === 'trade')
    return 'Goods sent to private people in the EU bear the buyer’s VAT from the first sale; in parcels of up to €150 it can be paid through the Import One Stop Shop.';
  return `${sold} to private people in the EU bear the buyer’s VAT from the first sale; you register in one EU country of your choice for its non-Union One Stop Shop.${instead}`;
}
