/** What the schema cannot say about a regime: brackets, costs, flags against figures, and how long it lasts. */
import { type ExchangeRates, TAX_KINDS, type TaxKind, toDollars } from '../../../src/tax/index.ts';
import { extrasOf, fieldOf, KIND_FIELDS } from '../kinds.ts';
import { type Rates, statutoryAmount } from '../money.ts';
import { type Note, note } from '../problems.ts';
import type {
  AnyRegimeInFile,
  BracketInFile,
  CountryFile,
  LastingInFile,
  Money,
  RegimeInFile,
} from '../schema.ts';

const shown = (money: Money | null) => (money === null ? 'unbounded' : JSON.stringify(money));
const isPinned = (money: Money) => typeof money === 'object' && 'USD' in money;
const amountOf = (money: Money) => statutoryAmount(money)?.amount ?? Number(money);

/** The currency of a bound; 0 belongs to every currency. */
function currencyOf(money: Money | null): string | null {
  if (money === null || amountOf(money) === 0) return null;
  return statutoryAmount(money)?.currency ?? 'USD';
}

/** Brackets of a kind follow each other from 0 upwards without gap or overlap, in one currency, the last unbounded. */
export function checkBrackets(regime: AnyRegimeInFile, path: string): Note[] {
  return TAX_KINDS.flatMap((kind) => {
    const own = regime.taxBrackets
      .map((bracket, index) => ({ bracket, path: `${path}.taxBrackets[${index}]` }))
      .filter(({ bracket }) => bracket.taxType === kind);
    const bounds = own.flatMap(({ bracket }) => [bracket.lowerBound, bracket.upperBound]);
    const currencies = [...new Set(bounds.map(currencyOf).filter((currency) => currency !== null))];
    if (currencies.length > 1) {
      return [
        note(
          `${path}.taxBrackets`,
          `the ${kind} brackets of ${regime.id} mix ${currencies.join(' and ')}; allowed is one currency`,
        ),
      ];
    }
    return own.flatMap(({ bracket, path: at }, index) => {
      const previous = own[index - 1]?.bracket;
      return checkBracket(bracket, previous, index === own.length - 1, at, `${kind} bracket of ${regime.id}`);
    });
  });
}

function checkBracket(
  bracket: BracketInFile,
  previous: BracketInFile | undefined,
  last: boolean,
  path: string,
  name: string,
): Note[] {
  const notes: Note[] = [];
  const lower = amountOf(bracket.lowerBound);
  const expected = previous ? previous.upperBound : 0;
  if (expected !== null && lower !== amountOf(expected)) {
    const allowed = previous ? `the upper bound of the one before, ${shown(expected)}` : '0';
    notes.push(
      note(
        `${path}.lowerBound`,
        `this ${name} begins at ${shown(bracket.lowerBound)}; allowed is ${allowed}`,
      ),
    );
  }
  if (bracket.upperBound === null) {
    if (!last) notes.push(note(`${path}.upperBound`, `only the last ${name} may be unbounded`));
    return notes;
  }
  // A pinned amount whose statutory one is 0 makes room for the bracket in the specified estimate alone.
  const isSpecifiedAlone = isPinned(bracket.upperBound) && amountOf(bracket.upperBound) === 0 && lower === 0;
  if (amountOf(bracket.upperBound) <= lower && !isSpecifiedAlone) {
    notes.push(
      note(
        `${path}.upperBound`,
        `this ${name} ends at ${shown(bracket.upperBound)}; allowed is more than its lower bound`,
      ),
    );
  }
  if (last) {
    notes.push(
      note(
        `${path}.upperBound`,
        `the last ${name} ends at ${shown(bracket.upperBound)}; allowed is null (unbounded)`,
      ),
    );
  }
  return notes;
}

/** Costs may reduce only kinds that the regime has, and each kind in only one way. */
function checkCosts(regime: AnyRegimeInFile, path: string): Note[] {
  const named = [
    ...regime.costsReduce.map((kind, index) => ({ kind, path: `${path}.costsReduce[${index}]` })),
    ...(['costsAbove', 'costsReduceAbove'] as const).flatMap((field) =>
      (regime[field]?.kinds ?? []).map((kind, index) => ({ kind, path: `${path}.${field}.kinds[${index}]` })),
    ),
  ];
  const steps = (['stepsOnTurnover', 'shareOfTurnover'] as const).flatMap((field) =>
    (regime[field] ?? []).map((kind, index) => ({ kind, path: `${path}.${field}[${index}]` })),
  );
  // A kind that a later year brings (a regime that is free of tax until then) may be named as well.
  const later = 'lasting' in regime ? (regime.lasting.changes ?? []) : [];
  const applies = (kind: TaxKind) =>
    [regime, ...later.map(({ rules }) => rules)].some((rules) => rules[KIND_FIELDS[kind].has] === true);
  return [
    ...[...named, ...steps]
      .filter(({ kind }) => !applies(kind))
      .map(({ kind, path: at }) =>
        note(
          at,
          `${regime.id} has no ${kind}; allowed are ${TAX_KINDS.filter(applies).join(', ') || 'none'}`,
        ),
      ),
    ...named
      .filter(({ kind }, index) => named.findIndex((other) => other.kind === kind) !== index)
      .map(({ kind, path: at }) => note(at, `${kind} is named twice; allowed is one way for each kind`)),
    ...steps
      .filter(({ kind }) => named.every((other) => other.kind !== kind))
      .map(({ kind, path: at }) => note(at, `no costs reduce ${kind}; name it in costsReduce first`)),
  ];
}

/** What the schema cannot say about a regime: flags against figures, brackets, floors and caps. */
export function checkRegime(
  regime: AnyRegimeInFile,
  path: string,
  countryId: string,
  rates: ExchangeRates,
): Note[] {
  const notes = TAX_KINDS.flatMap((kind) => checkKind(regime, kind, path));
  if (!regime.id.startsWith(`${countryId}-`)) {
    notes.push(note(`${path}.id`, `"${regime.id}" must begin with "${countryId}-"`));
  }
  notes.push(...checkBrackets(regime, path), ...checkCosts(regime, path));
  if ('localRates' in regime && regime.localRates) {
    const local = checkBrackets({ ...regime, taxBrackets: regime.localRates }, path);
    notes.push(...local.map((note) => ({ ...note, path: note.path.replace('.taxBrackets', '.localRates') })));
    const others = regime.localRates.filter(({ taxType }) => taxType !== 'income').length;
    if (others > 0) notes.push(note(`${path}.localRates`, 'local rates are those of income tax'));
  }
  notes.push(...TAX_KINDS.flatMap((kind) => checkFloor(regime, kind, path, rates)));
  return notes;
}

/** Where a kind has brackets, they count: a rate beside them would look alive. */
export function checkRatesBesideBrackets(regime: AnyRegimeInFile, path: string): Note[] {
  return TAX_KINDS.flatMap((kind) => {
    const { rate } = KIND_FIELDS[kind];
    const isDead = regime[rate] !== 0 && regime.taxBrackets.some(({ taxType }) => taxType === kind);
    return isDead
      ? [note(`${path}.${rate}`, `${regime.id} has brackets of "${kind}", which count instead; leave it out`)]
      : [];
  });
}

function checkKind(regime: AnyRegimeInFile, kind: TaxKind, path: string): Note[] {
  const fields = KIND_FIELDS[kind];
  const rate = regime[fields.rate];
  const brackets = regime.taxBrackets.filter((bracket) => bracket.taxType === kind).length;
  const notes: Note[] = [];

  if (regime[fields.type] === 'percentage' && (typeof rate !== 'number' || rate > 100)) {
    const found = JSON.stringify(rate);
    notes.push(
      note(
        `${path}.${fields.rate}`,
        `${found} is no percentage; allowed is a number from 0 to 100, or "${fields.type}": "fixed"`,
      ),
    );
  }

  if (regime[fields.has]) {
    // A stated 0 % is a rate like any other, as long as the text says where it comes from.
    if (rate === 0 && brackets === 0 && regime[fields.description] === '') {
      notes.push(
        note(
          `${path}.${fields.rate}`,
          `${regime.id} has ${fields.has}, but no rate, bracket or fixed amount; ` +
            `give one, explain a rate of 0 in ${fields.description}, or set ${fields.has} to false`,
        ),
      );
    }
    return notes;
  }

  const unused = (field: string, found: string) =>
    notes.push(
      note(
        `${path}.${field}`,
        `${regime.id} has ${fields.has} false, but ${found}; remove it or set ${fields.has} to true`,
      ),
    );
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
  return [note(`${path}.${floor}`, `${JSON.stringify(least)} is above ${cap}, ${JSON.stringify(most)}`)];
}

/** How long the regimes of a country last: dates, what follows, and rules of other years that are complete. */
export function checkLasting({ id, taxYear, taxRegimes }: CountryFile, rates: Rates): Note[] {
  return taxRegimes.flatMap((regime, index) => {
    const path = `taxRegimes[${index}]`;
    return [
      ...checkEnd(regime, taxYear, `${path}.lasting`),
      ...checkThen(regime, taxRegimes, `${path}.lasting.then`),
      ...checkOverrides(regime, `${path}.lasting`, id, rates),
    ];
  });
}

function checkEnd({ lasting }: RegimeInFile, taxYear: number, path: string): Note[] {
  const firstDay = `${taxYear}-01-01`;
  const notes: Note[] = [];
  if (lasting.until !== undefined && lasting.until < firstDay) {
    notes.push(
      note(
        `${path}.until`,
        `the regime ended on ${lasting.until}; allowed is a day from ${firstDay} on, the tax year of the figures`,
      ),
    );
  }
  (lasting.changes ?? []).forEach(({ from, afterYears }, index) => {
    if ((from === undefined) === (afterYears === undefined)) {
      notes.push(note(`${path}.changes[${index}]`, 'allowed is either "from" or "afterYears"'));
    }
    if (from !== undefined && from <= firstDay) {
      notes.push(
        note(
          `${path}.changes[${index}].from`,
          `${from} is not after ${firstDay}: put the change into the regime itself`,
        ),
      );
    }
  });
  return notes;
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

type Override = Pick<LastingInFile['phases'][number], 'rules' | 'brackets'> &
  Pick<NonNullable<LastingInFile['changes']>[number], 'scaled' | 'phases'>;

/** The regime with the rules of other years is as complete as a regime has to be. */
function checkOverrides(regime: RegimeInFile, path: string, countryId: string, rates: Rates): Note[] {
  const known = new Set(checkRegime(regime, '', countryId, rates).map(({ message }) => message));
  const { phases, changes = [], otherReliefs = [] } = regime.lasting;
  const all = Object.entries({ phases, changes, otherReliefs }).flatMap(([list, overrides]) =>
    (overrides as readonly Override[]).flatMap((override, index) => {
      const at = `${path}.${list}[${index}]`;
      const inPhases = (override.phases ?? []).map((own, place) => ({
        override: own as Override,
        at: `${at}.phases[${place}]`,
        mayBeEmpty: true,
      }));
      // A relief that cannot be modelled is still told in words.
      return [{ override, at, mayBeEmpty: list === 'otherReliefs' }, ...inPhases];
    }),
  );
  return all.flatMap(({ override, at, mayBeEmpty }) => {
    const { rules, brackets = [], scaled, phases: ofPhases = [] } = override;
    if (ofPhases.length > phases.length) {
      return [note(`${at}.phases`, `${regime.id} has ${phases.length} phases, not ${ofPhases.length}`)];
    }
    if (Object.keys(rules).length === 0 && brackets.length === 0 && !scaled && ofPhases.length === 0) {
      return mayBeEmpty ? [] : [note(at, 'changes nothing; give "rules" or "brackets"')];
    }
    const replaced = new Set(brackets.map(({ taxType }) => taxType));
    const rest = regime.taxBrackets.filter(({ taxType }) => !replaced.has(taxType));
    const merged = { ...regime, ...rules, taxBrackets: [...brackets, ...rest] };
    return checkRegime(merged, at, countryId, rates)
      .filter(({ message }) => !known.has(message))
      .map((note) => ({
        ...note,
        path: note.path
          .replace('.taxBrackets', '.brackets')
          .replace(/\.([a-z]\w+)$/i, (end, field) => (field in rules ? `.rules.${field}` : end)),
      }));
  });
}
