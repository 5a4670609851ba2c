/** What the law takes of single professions: from the values of a country file to the rules of each. */
import type { Profession, ProfessionRates, ProfessionTexts } from '../../src/catalogue/professions.ts';
import { isMoneyObject, TAX_KINDS, type TaxBracket, type TaxKind } from '../../src/tax/index.ts';
import { KIND_FIELDS } from './kinds.ts';
import { bracketFigures, lastingFigures } from './regimes.ts';
import type { BracketInFile, Money, PracticalFile, RegimeInFile } from './schema.ts';

type RatesInFile = NonNullable<RegimeInFile['rateByProfession']>;
type RegimeFields = Readonly<Record<string, unknown>>;
interface Override {
  readonly rules: RegimeFields;
  readonly brackets?: readonly BracketInFile[] | undefined;
  /** Of a change: what it changes in the phases. */
  readonly phases?: readonly Override[] | undefined;
}

/** A field by its path: one of the regime, or the part of a bracket that counts within its kind. */
type FieldAt =
  | { readonly name: string }
  | { readonly kind: TaxKind; readonly place: number; readonly part: 'rate' | 'upperBound' };

/** The field that a path names; the schema has checked its form. */
function fieldAt(path: string): FieldAt {
  const [, kind, place, part] = /^taxBrackets\[(\w+)\]\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (kind === undefined) return { name: path };
  return { kind: kind as TaxKind, place: Number(place), part: part as 'rate' | 'upperBound' };
}

/** What a field says in a regime, or in what takes its place in some years; undefined where it says nothing. */
export function valueAt(
  field: FieldAt,
  {
    rules,
    brackets = [],
  }: { readonly rules: object; readonly brackets?: readonly BracketInFile[] | undefined },
): Money | null | undefined {
  if ('name' in field) return (rules as Record<string, Money | null>)[field.name];
  return brackets.filter(({ taxType }) => taxType === field.kind)[field.place]?.[field.part];
}

/** All fields that a profession's values replace, with those values. */
export function movedFields({ field, values, also = [] }: RatesInFile) {
  return [
    { path: field, field: fieldAt(field), values },
    ...also.map((one) => ({
      path: one.field,
      field: fieldAt(one.field),
      values: 'same' in one ? values : one.values,
    })),
  ];
}

/** A figure in the unit and currency of the field that it takes the place of. */
export function inUnitOf(own: unknown, value: number): Money {
  return isMoneyObject(own) ? Object.fromEntries(Object.keys(own).map((code) => [code, value])) : value;
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The regime as one profession has it, money as in the file. */
export function variantOf(regime: RegimeInFile, profession: Profession): RegimeInFile {
  const rates = regime.rateByProfession;
  if (!rates || rates.values[profession] === undefined) return regime;
  const { rules, brackets } = moved(
    { rules: { ...regime }, brackets: regime.taxBrackets },
    regime,
    profession,
  );
  const written = rates.brackets?.find(({ professions }) => professions.includes(profession))?.brackets;
  const kinds = new Set(written?.map(({ taxType }) => taxType));
  const taxBrackets = [
    ...(brackets ?? []).filter(({ taxType }) => !kinds.has(taxType)),
    ...((written ?? []) as readonly BracketInFile[]),
  ];
  return { ...regime, ...rules, taxBrackets, lasting: lastingVariant(regime, profession) } as RegimeInFile;
}

/** Rules with the profession's figure in every field that repeats the regime's own figure. */
function moved(override: Override, regime: RegimeInFile, profession: Profession): Override {
  const own = { rules: regime, brackets: regime.taxBrackets };
  const rules: Record<string, unknown> = { ...override.rules };
  let brackets = override.brackets;
  for (const { field, values } of movedFields(regime.rateByProfession as RatesInFile)) {
    const value = values[profession];
    const base = valueAt(field, own);
    if (value === undefined || !isSame(valueAt(field, { rules, brackets }), base)) continue;
    if ('name' in field) rules[field.name] = inUnitOf(base, value);
    else brackets = withPart(brackets ?? [], field, inUnitOf(base, value));
  }
  return { rules, brackets };
}

/**
 * Brackets with another figure in one of them, whose description no longer holds and is dropped; the next one begins
 * where it now ends.
 */
function withPart(
  brackets: readonly BracketInFile[],
  { kind, place, part }: Extract<FieldAt, { readonly kind: TaxKind }>,
  value: Money,
): readonly BracketInFile[] {
  const ofKind = brackets.filter(({ taxType }) => taxType === kind);
  return brackets.map((bracket) => {
    const index = ofKind.indexOf(bracket);
    if (index === place && !isSame(bracket[part], value)) {
      return { ...bracket, [part]: value, statutoryRate: null, description: '' } as BracketInFile;
    }
    return part === 'upperBound' && index === place + 1 ? { ...bracket, lowerBound: value } : bracket;
  });
}

function lastingVariant(regime: RegimeInFile, profession: Profession): RegimeInFile['lasting'] {
  const { phases, changes, otherReliefs, ...rest } = regime.lasting;
  const years = regime.rateByProfession?.years?.find(({ professions }) => professions.includes(profession));
  const of = <Item extends Override>(items: readonly Item[], written?: readonly Override[]): Item[] => {
    if (!written) {
      return items.map((item) => ({
        ...item,
        ...definedOf(moved(item, regime, profession)),
        ...(item.phases && { phases: of(item.phases) }),
      }));
    }
    return items.slice(0, written.length).map(({ brackets: _own, ...item }, index) => {
      return { ...item, ...definedOf(written[index] ?? item) } as unknown as Item;
    });
  };
  const lasting = {
    ...rest,
    phases: of(phases, years?.phases as readonly Override[] | undefined),
    ...(changes && { changes: of(changes, years?.changes as readonly Override[] | undefined) }),
    ...(otherReliefs && { otherReliefs: of(otherReliefs) }),
  };
  return lasting as RegimeInFile['lasting'];
}

function definedOf({ rules, brackets }: Override): Override {
  return brackets === undefined ? { rules } : { rules, brackets };
}

/** What every page knows; null where all professions are alike. Money is as in the file. */
export function professionFigures(
  regime: RegimeInFile,
  permits: PracticalFile['permits'] | undefined,
): object | null {
  const rates = regime.rateByProfession;
  const professions = professionsOf(regime);
  if (!rates || professions.length === 0) return null;
  const own = lastingFigures(regime, permits) ?? null;
  const rules = professions.flatMap((profession): [string, object][] => {
    const variant = variantOf(regime, profession);
    const fields = movedFields(rates).flatMap(({ field }) => ('name' in field ? field.name : []));
    const read = (of: RegimeInFile, name: string) => (of as unknown as RegimeFields)[name];
    const changed = fields.filter((name) => !isSame(read(variant, name), read(regime, name)));
    const brackets = TAX_KINDS.flatMap((kind) => {
      const [mine, theirs] = [variant, regime].map(({ taxBrackets }) =>
        taxBrackets.filter(({ taxType }) => taxType === kind).map(bracketFigures),
      );
      return isSame(mine, theirs) ? [] : (mine ?? []);
    });
    const lasting = lastingFigures(variant, permits) ?? null;
    if (changed.length === 0 && brackets.length === 0 && isSame(lasting, own)) return [];
    const entry = {
      rules: Object.fromEntries(changed.map((name) => [name, read(variant, name)])),
      ...(brackets.length > 0 && { brackets }),
      ...(!isSame(lasting, own) && { lasting }),
    };
    return [[profession, entry]];
  });
  const { kind, part } = lineOf(rates);
  return {
    kind,
    part,
    percents: part === 'amount' ? {} : (rates.statutory ?? rates.values),
    rules: Object.fromEntries(rules),
  } satisfies Record<keyof ProfessionRates, unknown>;
}

/** The professions whose figure is known. */
export function professionsOf({ rateByProfession }: RegimeInFile): readonly Profession[] {
  return Object.keys(rateByProfession?.values ?? {}) as Profession[];
}

/** The line that a field belongs to, and what it says of it. */
function lineOf({ field: path, base }: RatesInFile): Pick<ProfessionRates, 'kind' | 'part'> {
  const field = fieldAt(path);
  if ('kind' in field) return { kind: field.kind, part: field.part === 'rate' ? 'rate' : 'amount' };
  for (const kind of TAX_KINDS) {
    const names: Readonly<Record<string, string>> = KIND_FIELDS[kind];
    if (names.share === field.name) return { kind, part: 'share' };
    if (names.rate === field.name) return { kind, part: isMoneyObject(base) ? 'amount' : 'rate' };
    if (Object.values(names).includes(field.name)) return { kind, part: 'amount' };
  }
  throw new RangeError(`No kind of tax has the field ${path}`);
}

/** What the guide says of it. @param inDollars brackets of the file in dollars. */
export function professionTexts(
  regime: RegimeInFile,
  inDollars: (brackets: readonly BracketInFile[]) => readonly TaxBracket[],
): ProfessionTexts | undefined {
  const rates = regime.rateByProfession;
  if (!rates) return undefined;
  const { because, source, confidence, base, values, statutory, alternatives = [] } = rates;
  const [currency = null] = isMoneyObject(base) ? Object.keys(base) : [];
  const brackets = professionsOf(regime).flatMap((profession): [string, readonly TaxBracket[]][] => {
    const { taxBrackets } = variantOf(regime, profession);
    return isSame(taxBrackets, regime.taxBrackets) ? [] : [[profession, inDollars(taxBrackets)]];
  });
  return {
    because,
    source,
    confidence,
    currency,
    alternatives,
    values: statutory ?? values,
    brackets: Object.fromEntries(brackets),
  };
}
