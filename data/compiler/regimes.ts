import type { RegimeTexts } from '../../src/catalogue/entities.ts';
import { type BracketFigures, capFromDescription, isOnEntireIncome, TAX_KINDS } from '../../src/tax/index.ts';
import { DESCRIPTION_FIELDS, fieldsOf, KIND_FIELDS } from './kinds.ts';
import type { AnyRegimeInFile, BracketInFile, RegimeInFile } from './schema.ts';

export type HomeRegimeTexts = Omit<
  RegimeTexts,
  | 'goodFor'
  | 'notFor'
  | 'suits'
  | 'suitsNot'
  | 'guide'
  | 'lastingTexts'
  | 'workHere'
  | 'checks'
  | 'conditionSources'
  | 'professionTexts'
>;

/** A regime taken apart into what every screen needs and what only the guide needs; money is as in the file. */
export interface RegimeParts {
  readonly figures: object;
  readonly brackets: readonly object[];
  readonly texts: HomeRegimeTexts;
}

/** Texts of a regime that only its guide shows, beside the descriptions of the six kinds. */
export const LONG_TEXTS = ['taxDescription', 'healthcareDescription', 'legalStructureDescription'] as const;

/** Optional fields that the API answers with null where there is nothing to say. */
const NULL_FIELDS = new Set<string>(['maxIncomeThreshold', 'upperBound', ...fieldsOf('cap')]);

/** Takes a regime apart. Caps that are written in descriptions become fields. */
export function partsOf(source: AnyRegimeInFile): RegimeParts {
  const { taxBrackets, ...regime } = source;
  const {
    guide: _guide,
    goodFor: _goodFor,
    notFor: _notFor,
    suits: _suits,
    suitsNot: _suitsNot,
    conditions: _conditions,
    rateByProfession: _rateByProfession,
    permits: _permits,
    lasting: _lasting,
    costsBecause: _costs,
    programme: _programme,
    localRates: _localRates,
    ...rest
  } = regime as Partial<RegimeInFile>;
  const figures: Record<string, unknown> = { ...rest, ...capsInWords(source) };
  const texts: Record<string, unknown> = {};
  for (const field of [...LONG_TEXTS, ...DESCRIPTION_FIELDS]) {
    texts[field] = figures[field];
    delete figures[field];
  }
  for (const field of ['costsAbove', 'costsReduceAbove']) {
    if (figures[field]) figures[field] = { ...figures[field], because: undefined };
  }
  return {
    figures: withoutEmpty(figures),
    brackets: answeredBrackets(taxBrackets),
    texts: texts as unknown as HomeRegimeTexts,
  };
}

/** Brackets as the API answers them; money is as in the file. */
export function answeredBrackets(brackets: readonly BracketInFile[]): object[] {
  return brackets.map(withoutEmpty);
}

/** A bracket without what is written beside it. */
export function bracketFigures({ description, ...figures }: BracketInFile): object {
  const entireIncome = isOnEntireIncome({ description } as BracketFigures) ? { entireIncome: true } : {};
  return withoutEmpty({ ...figures, ...entireIncome });
}

/** Caps that stand in words where their field is empty. */
function capsInWords(source: AnyRegimeInFile): Record<string, number> {
  const caps: Record<string, number> = {};
  for (const kind of TAX_KINDS) {
    const names = KIND_FIELDS[kind];
    if (!('cap' in names) || source[names.cap] !== null) continue;
    const cap = capFromDescription(source[names.description]);
    if (cap !== null) caps[names.cap] = cap;
  }
  return caps;
}

/** Without the optional fields that are empty, but for those that the API answers as null. */
function withoutEmpty(part: object): object {
  return Object.fromEntries(
    Object.entries(part).filter(([field, value]) => value !== null || NULL_FIELDS.has(field)),
  );
}
