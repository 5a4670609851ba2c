/**
 * A figure of the law is typed once, in `data/law`. Whatever else equals a figure or a bound of its country's law of the year
 * (a number of a quick estimate, an amount of a permit, a number in a text) is its name, or stands in the list
 * `data/typed-figures.json`, which only shrinks: an entry that no longer holds is a problem as well.
 */
import { isMoneyObject } from '../../../src/law/index.ts';
import { PLAIN_NUMBERS } from '../law/compileLaw.ts';
import type { LawFile } from '../law/lawFile.ts';
import { BRACKET_FIELDS, QUICK_FIELDS } from '../law/quickFigures.ts';
import { lawIn } from '../law/textFigures.ts';
import { type Problem, problem } from '../problems.ts';
import { type DataFiles, taxYearOf } from '../read.ts';
import type { TypedFiguresFile } from '../schema.ts';
import { moneyPattern, namingCountry, numbersOfTexts, valuesOf } from './typedFigures.ts';

const LIST = 'typed-figures.json';

/** Something typed that equals a figure. */
interface Typed {
  /** JSON path. */
  readonly at: string;
  /** As it stands there: "15%", "8342 EUR". */
  readonly words: string;
  readonly name: string;
}

/** @param files as they stand, with names */
export function typedOnce(files: DataFiles): Problem[] {
  const list: Omit<TypedFiguresFile, '$schema'> = JSON.parse(files[LIST] ?? '{"numbers":{},"texts":{}}');
  const taxYear = taxYearOf(files);
  const known = new Map<string, Names | null>();
  const paths = new Set([...Object.keys(files), ...Object.keys(list.numbers), ...Object.keys(list.texts)]);
  return [...paths].flatMap((path) => {
    const country = namingCountry(path);
    if (country === undefined) return [];
    const content: unknown = JSON.parse(files[path] ?? 'null');
    if (!known.has(country)) known.set(country, namesOf(lawIn(files, country), taxYear));
    const names = known.get(country);
    if (!names) return [];
    return [
      ...problemsOfNumbers(path, numbersTyped(path, content, names), list.numbers[path] ?? {}),
      ...problemsOfTexts(path, textsTyped(content, names), list.texts[path] ?? {}),
    ];
  });
}

interface Names {
  readonly currency: string;
  readonly money: RegExp;
  /** What a number is called that equals a figure of the year; undefined where it equals none. */
  readonly ofNumber: Naming;
  /** Likewise of one that has always been the same: `typedFigures` says all else of texts. */
  readonly inText: Naming;
}

type Naming = (is: number, isPercent: boolean) => string | undefined;

function namesOf(law: LawFile | null, taxYear: number): Names | null {
  if (!law) return null;
  const values = valuesOf(law).filter(({ is }) => !PLAIN_NUMBERS.includes(is));
  const naming = (known: typeof values): Naming => {
    const names = new Map(known.map(({ is, isPercent, name }) => [`${is} ${isPercent}`, name]));
    return (is, isPercent) => names.get(`${is} ${isPercent}`);
  };
  const isOfYear = ({ from, until }: (typeof values)[number]) =>
    from <= `${taxYear}-12-31` && (until === null || until > `${taxYear}-01-01`);
  return {
    currency: law.currency,
    money: moneyPattern(law.currency),
    ofNumber: naming(values.filter(isOfYear)),
    inText: naming(values.filter(({ isChanging }) => !isChanging)),
  };
}

/** Numbers of a quick estimate, and amounts of what living and working there asks for. */
function numbersTyped(path: string, content: unknown, names: Names): Typed[] {
  // What is asked for on a market is no figure of a law.
  if (path.startsWith('practical/')) return amountsIn({ ...(content as Fields), costs: [] }, '', names);
  if (!path.startsWith('countries/')) return [];
  const { taxRegimes } = content as { readonly taxRegimes: readonly Fields[] };
  return taxRegimes.flatMap((regime, index) => {
    const at = `taxRegimes[${index}]`;
    const brackets = (regime.taxBrackets ?? []) as readonly Fields[];
    return [
      ...fieldsTyped(regime, QUICK_FIELDS, at, names),
      ...brackets.flatMap((one, place) =>
        fieldsTyped(one, BRACKET_FIELDS, `${at}.taxBrackets[${place}]`, names),
      ),
    ];
  });
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsTyped(part: Fields, fields: readonly string[], path: string, names: Names): Typed[] {
  return fields.flatMap((field): Typed[] => {
    const value = part[field];
    const at = `${path}.${field}`;
    if (typeof value !== 'number') return amountsIn(value, at, names);
    // A plain number is percent, or dollars: those of a country whose law has them.
    const isPercent = /rate$|share$/i.test(field) && part[field.replace(/Rate$/, 'Type')] !== 'fixed';
    if (!isPercent && names.currency !== 'USD') return [];
    const name = names.ofNumber(value, isPercent);
    return name === undefined ? [] : [{ at, words: isPercent ? `${value}%` : `${value} USD`, name }];
  });
}

function amountsIn(part: unknown, path: string, names: Names): Typed[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isMoneyObject(part)) {
    const { [names.currency]: amount } = part;
    const name = amount === undefined ? undefined : names.ofNumber(amount, false);
    return name === undefined ? [] : [{ at: path, words: `${amount} ${names.currency}`, name }];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    amountsIn(value, Array.isArray(part) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, names),
  );
}

function textsTyped(content: unknown, names: Names): Typed[] {
  return numbersOfTexts(content, names.money).flatMap(({ at, words, is, isPercent }) => {
    const name = names.inText(is, isPercent);
    return name === undefined ? [] : [{ at, words, name }];
  });
}

/** @param allowed JSON paths, by why a number stays there */
function problemsOfNumbers(
  path: string,
  typed: readonly Typed[],
  allowed: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  const listed = new Set(Object.values(allowed).flat());
  const found = new Set(typed.map(({ at }) => at));
  return [
    ...typed
      .filter(({ at }) => !listed.has(at))
      .map(({ at, words, name }) =>
        problem(
          `data/${path}`,
          at,
          `${words} is ${name} of the law: name that, or the figure that it is, or say in data/${LIST} why it is none`,
        ),
      ),
    ...[...listed]
      .filter((at) => !found.has(at))
      .map((at) => problem(`data/${LIST}`, `numbers.${path}`, `"${at}" is no figure any more: take it out`)),
  ];
}

/** @param allowed how often each may stand in the texts of the file */
function problemsOfTexts(
  path: string,
  typed: readonly Typed[],
  allowed: Readonly<Record<string, number>>,
): Problem[] {
  const written = typed.map(({ words }) => words);
  return [...new Set([...written, ...Object.keys(allowed)])].flatMap((words) => {
    const places = typed.filter((one) => one.words === words);
    const most = allowed[words] ?? 0;
    if (places.length < most) {
      const now = places.length === 0 ? 'take it out' : `write ${places.length}`;
      return [problem(`data/${LIST}`, `texts.${path}`, `"${words}" stands there less often: ${now}`)];
    }
    return places
      .slice(most)
      .map(({ at, name }) =>
        problem(
          `data/${path}`,
          at,
          `"${words}" is ${name}: write {${name}}, or {'${words}'} where it is something else`,
        ),
      );
  });
}
