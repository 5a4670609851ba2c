import { type Condition, isForEverybody } from '../../src/catalogue/conditions.ts';
import type { ConditionSource, NotedCondition, RegimeTexts } from '../../src/catalogue/entities.ts';
import {
  type BracketFigures,
  capFromDescription,
  type DescriptionField,
  isOnEntireIncome,
  type LastingTexts,
  type LawMethod,
  TAX_KINDS,
  type TaxSchedule,
} from '../../src/law/index.ts';
import { DESCRIPTION_FIELDS, fieldsOf, KIND_FIELDS } from './kinds.ts';
import { drawnOverrides } from './law/drawn.ts';
import type { LawOfRegime } from './law/lawFile.ts';
import type { ConditionInFile } from './schema/conditions.ts';
import type { BracketInFile, LastingInFile, PracticalFile, RegimeInFile } from './schema.ts';

/** A regime taken apart into what every screen needs and what only the guide needs; money is as in the file. */
interface RegimeParts {
  readonly figures: object;
  readonly brackets: readonly object[];
  readonly texts: Pick<RegimeTexts, (typeof LONG_TEXTS)[number] | DescriptionField>;
}

/** Texts of a regime that only its guide shows, beside the descriptions of the six kinds. */
export const LONG_TEXTS = ['taxDescription', 'healthcareDescription', 'legalStructureDescription'] as const;

/** Optional fields that the API answers with null where there is nothing to say. */
const NULL_FIELDS = new Set<string>(['maxIncomeThreshold', 'upperBound', ...fieldsOf('cap')]);

/** Fields that are compiled by themselves, for the guide or for what depends on a person. */
const GUIDE_FIELDS = new Set<string>([
  'guide',
  'goodFor',
  'notFor',
  'suits',
  'suitsNot',
  'conditions',
  'professions',
  'permits',
  'residence',
  'lasting',
  'costsBecause',
  'programme',
  'localLaw',
]);

/** Takes a regime apart. Caps that are written in descriptions become fields. */
export function partsOf(source: RegimeInFile): RegimeParts {
  const { taxBrackets, ...regime } = source;
  const own = Object.entries(regime).filter(([field]) => !GUIDE_FIELDS.has(field));
  const figures: Record<string, unknown> = { ...Object.fromEntries(own), ...capsInWords(source) };
  const texts: Record<string, unknown> = {};
  for (const field of [...LONG_TEXTS, ...DESCRIPTION_FIELDS]) {
    texts[field] = figures[field];
    delete figures[field];
  }
  return {
    figures: withoutEmpty(figures),
    brackets: answeredBrackets(taxBrackets),
    texts: texts as unknown as RegimeParts['texts'],
  };
}

/** Brackets as the API answers them; money is as in the file. */
export function answeredBrackets(brackets: readonly BracketInFile[]): object[] {
  return brackets.map(withoutEmpty);
}

/** A bracket without what is written beside it. */
export function bracketFigures({ description, ...figures }: BracketInFile | BracketFigures): object {
  const entireIncome = isOnEntireIncome({ description } as BracketFigures) ? { entireIncome: true } : {};
  return withoutEmpty({ ...figures, ...entireIncome });
}

/** Caps that only the description states, because their field is empty. */
function capsInWords(source: RegimeInFile): Record<string, number> {
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

/** A condition as every page knows it, without where it is from. */
export function conditionOf(condition: ConditionInFile): Condition {
  if (condition.type === 'profession') {
    const { source: _source, confidence: _confidence, ...rest } = condition;
    return { ...rest, unmet: rest.no.length > 0 ? 'no' : 'check' };
  }
  if (!('source' in condition)) return condition;
  const { source: _source, confidence: _confidence, ...rest } = condition;
  return rest;
}

/** What a guide says of the conditions beside its figures, and where they are from. */
export function guideConditions(
  inFile: readonly ConditionInFile[] = [],
): Pick<RegimeTexts, 'workHere' | 'checks' | 'conditionSources'> {
  if (inFile.length === 0) return {};
  const conditions = inFile.map(conditionOf);
  const workHere = conditions.find(({ type }) => type === 'work-abroad');
  const checks = conditions.filter(
    (condition) =>
      isForEverybody(condition) || (condition.type === 'citizenship' && condition.unmet === 'no'),
  );
  return {
    ...(workHere && { workHere: noted(workHere) }),
    ...(checks.length > 0 && { checks: checks.map(noted) }),
    conditionSources: inFile.map(sourceOf),
  };
}

function noted(condition: Condition): NotedCondition {
  const { unmet, because, otherwise } = condition;
  return {
    fits: isForEverybody(condition) ? 'check' : unmet,
    because,
    ...(otherwise && { instead: otherwise }),
  };
}

function sourceOf(condition: ConditionInFile): ConditionSource | null {
  if (!('source' in condition)) return null;
  const { source, confidence } = condition;
  return { source, confidence };
}

type Permits = PracticalFile['permits'];

/**
 * The figures of how long a regime lasts, without the words; money is as in the file, but for the rules of other years,
 * which are drawn from its law. Null where it has no end and always the same rules.
 */
export function lastingFigures(
  { id, lasting, permits }: RegimeInFile,
  known: Permits | undefined,
  laws: LawMethod,
  flat: TaxSchedule,
): object | null {
  const { years, until, then, thenRestartsPhases, changes = [], otherReliefs = [] } = lasting;
  const months = permitMonths(lasting, permits, known);
  const isLimited = years !== null || until !== undefined || months !== undefined;
  if (!isLimited && lasting.phases.length + changes.length + otherReliefs.length === 0) return null;
  let yearOfStay = 1;
  const phases = lasting.phases.map(({ because: _because, source: _source, who: _who, ...phase }) => {
    const rules = drawnOverrides(laws, { regimeId: id, yearOfStay, reliefs: phase.reliefs }, flat);
    yearOfStay += phase.years;
    return { ...phase, ...rules };
  });
  return {
    years,
    ...(until !== undefined && { until }),
    then,
    ...(thenRestartsPhases && { thenRestartsPhases }),
    phases,
    changes: changes.map(({ from, afterYears }) => ({
      ...(from !== undefined && { from }),
      ...(afterYears !== undefined && { afterYears }),
      ...drawnOverrides(
        laws,
        {
          regimeId: id,
          year: from === undefined ? undefined : Number(from.slice(0, 4)),
          yearOfStay: afterYears === undefined ? undefined : afterYears + 1,
        },
        flat,
      ),
    })),
    otherReliefs: otherReliefs.map(({ years, optional, upTo }) => ({
      years,
      optional,
      ...(upTo !== undefined && { upTo }),
    })),
    ...(months !== undefined && { permitMonths: months }),
  };
}

/**
 * Months after which the permits that open a regime end for good, if everybody needs one of them; undefined where one
 * of them goes on, or the regime itself is over before.
 */
function permitMonths(
  { years }: LastingInFile,
  permits: RegimeInFile['permits'] = [],
  known: Permits = [],
): number | undefined {
  const longest = Math.max(
    ...permits.map(({ permit }) => {
      const found = known.find(({ id }) => id === permit);
      return (found?.for === 'all' ? found.months.longest : undefined) ?? Number.POSITIVE_INFINITY;
    }),
  );
  return longest > 0 && longest < 12 * (years ?? Number.POSITIVE_INFINITY) ? longest : undefined;
}

/** What is written about how long a regime lasts and which costs count. */
export function lastingTexts(regime: RegimeInFile): LastingTexts {
  const { thenWords, phases, changes = [], otherReliefs = [], sources, confidence } = regime.lasting;
  return {
    thenWords,
    phases: phases.map(({ because, who, source }) => ({ because, ...(who && { who }), source })),
    changes: changes.map(({ because, source }) => ({ because, source })),
    otherReliefs: otherReliefs.map(({ because, who, source }) => ({ because, ...(who && { who }), source })),
    costsBecause: regime.costsBecause,
    sources,
    confidence,
  };
}

/** What the values of a law are called; figures stand in workings as numbers. */
export function lawNamesOf({ words = {}, values = {} }: Partial<LawOfRegime> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name in values));
}
