import { type ExchangeRates, TAX_KINDS, type TaxKind, toDollars } from '../../../src/tax/index.ts';
import { extrasOf, fieldOf, KIND_FIELDS } from '../kinds.ts';
import type { AnyRegimeInFile, Money } from '../schema.ts';
import { checkBrackets } from './brackets.ts';
import { checkCosts } from './costs.ts';
import type { Note } from './notes.ts';

/** What the schema cannot say about a regime: flags against figures, brackets, floors and caps. */
export function checkRegime(
  regime: AnyRegimeInFile,
  path: string,
  countryId: string,
  rates: ExchangeRates,
): Note[] {
  const notes = TAX_KINDS.flatMap((kind) => checkKind(regime, kind, path));
  if (!regime.id.startsWith(`${countryId}-`)) {
    notes.push({ path: `${path}.id`, message: `"${regime.id}" must begin with "${countryId}-"` });
  }
  notes.push(...checkBrackets(regime, path), ...checkCosts(regime, path));
  if ('localRates' in regime && regime.localRates) {
    const local = checkBrackets({ ...regime, taxBrackets: regime.localRates }, path);
    notes.push(...local.map((note) => ({ ...note, path: note.path.replace('.taxBrackets', '.localRates') })));
    const others = regime.localRates.filter(({ taxType }) => taxType !== 'income').length;
    if (others > 0)
      notes.push({ path: `${path}.localRates`, message: 'local rates are those of income tax' });
  }
  notes.push(...TAX_KINDS.flatMap((kind) => checkFloor(regime, kind, path, rates)));
  return notes;
}

function checkKind(regime: AnyRegimeInFile, kind: TaxKind, path: string): Note[] {
  const fields = KIND_FIELDS[kind];
  const rate = regime[fields.rate];
  const brackets = regime.taxBrackets.filter((bracket) => bracket.taxType === kind).length;
  const notes: Note[] = [];

  if (regime[fields.type] === 'percentage' && (typeof rate !== 'number' || rate > 100)) {
    const found = JSON.stringify(rate);
    notes.push({
      path: `${path}.${fields.rate}`,
      message: `${found} is no percentage; allowed is a number from 0 to 100, or "${fields.type}": "fixed"`,
    });
  }

  if (regime[fields.has]) {
    // A stated 0 % is a rate like any other, as long as the text says where it comes from.
    if (rate === 0 && brackets === 0 && regime[fields.description] === '') {
      notes.push({
        path: `${path}.${fields.rate}`,
        message:
          `${regime.id} has ${fields.has}, but no rate, bracket or fixed amount; ` +
          `give one, explain a rate of 0 in ${fields.description}, or set ${fields.has} to false`,
      });
    }
    return notes;
  }

  const unused = (field: string, found: string) =>
    notes.push({
      path: `${path}.${field}`,
      message: `${regime.id} has ${fields.has} false, but ${found}; remove it or set ${fields.has} to true`,
    });
  if (rate !== 0) unused(fields.rate, `a rate of ${JSON.stringify(rate)}`);
  if (brackets > 0) unused('taxBrackets', `${brackets} brackets of "${kind}"`);
  for (const field of extrasOf(kind)) {
    const value = (regime as unknown as Record<string, unknown>)[field];
    if (value !== undefined && value !== null && value !== false) unused(field, `a ${field}`);
  }
  return notes;
}

/** A floor is not above the cap of its kind. */
function checkFloor(regime: AnyRegimeInFile, kind: TaxKind, path: string, rates: ExchangeRates): Note[] {
  const [floor, cap] = [fieldOf(kind, 'minimum'), fieldOf(kind, 'cap')];
  if (floor === undefined || cap === undefined) return [];
  const fields = regime as unknown as Readonly<Record<string, Money | null>>;
  const [least, most] = [fields[floor] ?? null, fields[cap] ?? null];
  if (least === null || most === null) return [];
  const known = [least, most].every(
    (money) => typeof money === 'number' || Object.keys(money).every((c) => c === 'USD' || rates[c]),
  );
  if (!known || toDollars(least, rates) <= toDollars(most, rates)) return [];
  return [
    {
      path: `${path}.${floor}`,
      message: `${JSON.stringify(least)} is above ${cap}, ${JSON.stringify(most)}`,
    },
  ];
}
