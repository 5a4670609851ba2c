/** What the schema cannot say about a regime: brackets, flags against figures, and how long it lasts. */
import {
  type ExchangeRates,
  statutoryAmount,
  TAX_KINDS,
  type TaxKind,
  toDollars,
} from '../../../src/law/index.ts';
import { extrasOf, fieldOf, KIND_FIELDS } from '../kinds.ts';
import { type Note, note } from '../problems.ts';
import type { CountryFile, Money, RegimeInFile } from '../schema.ts';

const shown = (money: Money | null) => (money === null ? 'unbounded' : JSON.stringify(money));
const isPinned = (money: Money) => typeof money === 'object' && 'USD' in money;
const amountOf = (money: Money) => statutoryAmount(money)?.amount ?? Number(money);

/** The currency of a bound; 0 belongs to every currency. */
function currencyOf(money: Money | null): string | null {
  if (money === null || amountOf(money) === 0) return null;
  return statutoryAmount(money)?.currency ?? 'USD';
}

/** Brackets of a kind follow each other from 0 upwards without gap or overlap, in one currency, the last unbounded. */
function checkBrackets({ id, taxBrackets }: RegimeInFile, path: string): Note[] {
  return TAX_KINDS.flatMap((kind) => {
    const own = taxBrackets
      .map((bracket, index) => ({ ...bracket, path: `${path}.taxBrackets[${index}]` }))
      .filter(({ taxType }) => taxType === kind);
    const currencies = new Set(
      own.flatMap(({ lowerBound, upperBound }) => [lowerBound, upperBound]).map(currencyOf),
    );
    currencies.delete(null);
    if (currencies.size > 1) {
      const mixed = `the ${kind} brackets of ${id} mix ${[...currencies].join(' and ')}; allowed is one currency`;
      return [note(`${path}.taxBrackets`, mixed)];
    }
    const name = `${kind} bracket of ${id}`;
    return own.flatMap((bracket, index) => {
      const { lowerBound, upperBound, path: at } = bracket;
      const isLast = index === own.length - 1;
      const notes: Note[] = [];
      const ends = (allowed: string) =>
        notes.push(note(`${at}.upperBound`, `${allowed.replace('#', shown(upperBound))}`));
      const before = own[index - 1];
      const expected = before ? before.upperBound : 0;
      if (expected !== null && amountOf(lowerBound) !== amountOf(expected)) {
        const allowed = before ? `the upper bound of the one before, ${shown(expected)}` : '0';
        const begins = `this ${name} begins at ${shown(lowerBound)}; allowed is ${allowed}`;
        notes.push(note(`${at}.lowerBound`, begins));
      }
      if (upperBound === null) {
        if (!isLast) ends(`only the last ${name} may be unbounded`);
        return notes;
      }
      // A pinned amount whose statutory one is 0 makes room for the bracket in the specified estimate alone.
      const [low, high] = [amountOf(lowerBound), amountOf(upperBound)];
      const isSpecifiedAlone = isPinned(upperBound) && high === 0 && low === 0;
      if (high <= low && !isSpecifiedAlone)
        ends(`this ${name} ends at #; allowed is more than its lower bound`);
      if (isLast) ends(`the last ${name} ends at #; allowed is null (unbounded)`);
      return notes;
    });
  });
}

/** What the schema cannot say about a regime: flags against figures, brackets, floors and caps. */
export function checkRegime(
  regime: RegimeInFile,
  path: string,
  countryId: string,
  rates: ExchangeRates,
): Note[] {
  const notes = TAX_KINDS.flatMap((kind) => checkKind(regime, kind, path));
  if (!regime.id.startsWith(`${countryId}-`)) {
    notes.push(note(`${path}.id`, `"${regime.id}" must begin with "${countryId}-"`));
  }
  notes.push(...checkBrackets(regime, path));
  notes.push(...TAX_KINDS.flatMap((kind) => checkFloor(regime, kind, path, rates)));
  return notes;
}

/** Where a kind has brackets, they count: a rate beside them would look alive. */
export function checkRatesBesideBrackets(regime: RegimeInFile, path: string): Note[] {
  return TAX_KINDS.flatMap((kind) => {
    const { rate } = KIND_FIELDS[kind];
    const isDead = regime[rate] !== 0 && regime.taxBrackets.some(({ taxType }) => taxType === kind);
    return isDead
      ? [note(`${path}.${rate}`, `${regime.id} has brackets of "${kind}", which count instead; leave it out`)]
      : [];
  });
}

function checkKind(regime: RegimeInFile, kind: TaxKind, path: string): Note[] {
  const fields = KIND_FIELDS[kind];
  const { id } = regime;
  const has = regime[fields.has];
  const rate = regime[fields.rate];
  const brackets = regime.taxBrackets.filter(({ taxType }) => taxType === kind).length;
  const notes: Note[] = [];
  const report = (field: string, message: string) => notes.push(note(`${path}.${field}`, message));
  if (regime[fields.type] === 'percentage' && (typeof rate !== 'number' || rate > 100)) {
    const allowed = `allowed is a number from 0 to 100, or "${fields.type}": "fixed"`;
    report(fields.rate, `${JSON.stringify(rate)} is no percentage; ${allowed}`);
  }
  // A stated 0 % is a rate like any other, as long as the text says where it comes from.
  if (has && rate === 0 && brackets === 0 && regime[fields.description] === '') {
    const remedy = `give one, explain a rate of 0 in ${fields.description}, or set ${fields.has} to false`;
    report(fields.rate, `${id} has ${fields.has}, but no rate, bracket or fixed amount; ${remedy}`);
  }
  if (has) return notes;
  const values = regime as unknown as Record<string, unknown>;
  const unused: [field: string, found: string][] = [
    ...(rate === 0 ? [] : [[fields.rate, `a rate of ${JSON.stringify(rate)}`] as [string, string]]),
    ...(brackets === 0 ? [] : [['taxBrackets', `${brackets} brackets of "${kind}"`] as [string, string]]),
    ...extrasOf(kind)
      .filter((field) => values[field] ?? false)
      .map((field): [string, string] => [field, `a ${field}`]),
  ];
  for (const [field, found] of unused) {
    report(field, `${id} has ${fields.has} false, but ${found}; remove it or set ${fields.has} to true`);
  }
  return notes;
}

/** A floor is not above the cap of its kind. */
function checkFloor(regime: RegimeInFile, kind: TaxKind, path: string, rates: ExchangeRates): Note[] {
  const [floor, cap] = [fieldOf(kind, 'minimum'), fieldOf(kind, 'cap')];
  if (floor === undefined || cap === undefined) return [];
  const fields = regime as unknown as Readonly<Record<string, Money | null>>;
  const [least, most] = [fields[floor] ?? null, fields[cap] ?? null];
  if (least === null || most === null) return [];
  const known = [least, most].every(
    (money) => typeof money === 'number' || Object.keys(money).every((c) => c === 'USD' || rates[c]),
  );
  if (!known || toDollars(least, rates) <= toDollars(most, rates)) return [];
  return [note(`${path}.${floor}`, `${JSON.stringify(least)} is above ${cap}, ${JSON.stringify(most)}`)];
}

/** How long the regimes of a country last: dates, and what follows. */
export function checkLasting({ taxYear, taxRegimes }: CountryFile): Note[] {
  return taxRegimes.flatMap((regime, index) => {
    const path = `taxRegimes[${index}]`;
    return [
      ...checkEnd(regime, taxYear, `${path}.lasting`),
      ...checkThen(regime, taxRegimes, `${path}.lasting.then`),
    ];
  });
}

function checkEnd({ lasting: { until, changes = [] } }: RegimeInFile, taxYear: number, path: string): Note[] {
  const firstDay = `${taxYear}-01-01`;
  const allowed = `allowed is a day from ${firstDay} on, the tax year of the figures`;
  return [
    ...(until !== undefined && until < firstDay
      ? [note(`${path}.until`, `the regime ended on ${until}; ${allowed}`)]
      : []),
    ...changes.flatMap(({ from, afterYears }, index) => {
      const at = `${path}.changes[${index}]`;
      if ((from === undefined) === (afterYears === undefined)) {
        return [note(at, 'allowed is either "from" or "afterYears"')];
      }
      if (from === undefined || from > firstDay) return [];
      return [note(`${at}.from`, `${from} is not after ${firstDay}: put the change into the regime itself`)];
    }),
  ];
}

/** What follows is another regime of the country, and the chain of what follows ends. */
function checkThen({ id, lasting }: RegimeInFile, regimes: readonly RegimeInFile[], path: string): Note[] {
  if (lasting.then === null) return [];
  if (lasting.years === null && lasting.until === undefined) {
    return [note(path, `${id} has no end ("years" or "until"), so nothing follows; allowed is null`)];
  }
  const next = (of: string) => regimes.find((regime) => regime.id === of)?.lasting.then ?? null;
  const seen = [id];
  for (let at: string | null = lasting.then; at !== null; at = next(at)) {
    if (seen.includes(at)) {
      return [
        note(path, `what follows leads back: ${[...seen, at].join(' → ')}; allowed is a chain that ends`),
      ];
    }
    seen.push(at);
  }
  if (regimes.some((regime) => regime.id === lasting.then)) return [];
  const others = regimes.map((regime) => regime.id).filter((other) => other !== id);
  return [
    note(path, `"${lasting.then}" is no regime of this file; allowed are ${others.join(', ')} or null`),
  ];
}
