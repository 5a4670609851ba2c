/**
 * Numbers in texts that are typed although they change from one year to the next: figures of the law, and what a text of the
 * same country already names as a formula over them.
 */

import { FormulaError } from '../law/language.ts';
import type { LawFile } from '../law/lawFile.ts';
import { countryOf, lawIn, PLACEHOLDER, textsIn, writtenFigure } from '../law/textFigures.ts';
import { type Problem, problem } from '../problems.ts';
import { type DataFiles, taxYearOf } from '../read.ts';

/** A value that a figure has at some time, as texts have it. */
interface FigureValue {
  readonly is: number;
  readonly isPercent: boolean;
  /** How a text names it: "12 * minimumBase". */
  readonly name: string;
  readonly isFormula?: true;
  readonly from: string;
}

interface DatedValue extends FigureValue {
  /** The day from which there is another value; null where there is none. */
  readonly until: string | null;
  /** Whether the figure has other values at other times. */
  readonly isChanging: boolean;
}

/** Flat figures are those of the year that the file names, and so are their descriptions. */
const FLAT = /taxBrackets\[/;

/** What a worked example, a title of a source or news says is of its own year. */
const DATED = /(?:^|[.\]])(?:sources?|examples)(?:$|[.[])/;

/** @param files as they stand, with placeholders */
export function typedFigures(files: DataFiles): Problem[] {
  const values = new Map<string, readonly FigureValue[]>();
  const taxYear = taxYearOf(files);
  return Object.entries(files).flatMap(([path, file]) => {
    const country = namingCountry(path);
    if (country === undefined) return [];
    const law = lawIn(files, country);
    if (!law) return [];
    const money = moneyPattern(law.currency);
    if (!values.has(country)) {
      const formulas = changingFormulas(formulasOf(country, files), law, taxYear, money);
      values.set(country, [...valuesOf(law).filter(({ isChanging }) => isChanging), ...formulas]);
    }
    const known = values.get(country) ?? [];
    if (known.length === 0) return [];
    return numbersOfTexts(JSON.parse(file), money).flatMap(({ at, words, is, isPercent }) => {
      const same = known.filter(
        (one) => one.is === is && one.isPercent === isPercent && !(one.isFormula && FLAT.test(at)),
      );
      const [first] = same;
      if (!first) return [];
      const names = [...new Set(same.map(({ name }) => `{${name}}`))].join(' or ');
      const [year] = first.from.split('-');
      const message = `"${words}" is ${first.name} from ${first.from}, which changes: write ${names}, {${first.name}@${year}} where it is about ${year}, or {'${words}'} where it is something else`;
      return [problem(`data/${path}`, at, message)];
    });
  });
}

/** The country whose figures a file names instead of typing them; undefined where it may type them. */
export function namingCountry(path: string): string | undefined {
  return path.startsWith('changes/') ? undefined : countryOf(path);
}

/** The amounts and percents that the texts of a file type, but for those of their own year. */
export function numbersOfTexts(content: unknown, money: RegExp): (WrittenNumber & { readonly at: string })[] {
  return textsIn(content)
    .filter(({ path }) => !DATED.test(path))
    .flatMap(({ path: at, text }) =>
      numbersIn(text.replace(PLACEHOLDER, ''), money).map((one) => ({ ...one, at })),
    );
}

/** Parts of a year whose amounts texts give for a year as well. */
const OF_YEAR: Readonly<Record<string, number>> = { quarter: 4, month: 12, week: 52 };

/** What the figures of a law are, or 12 months of them, with the bounds and rates of its scales. */
export function valuesOf(law: LawFile): DatedValue[] {
  return Object.entries(law.figures).flatMap(([name, { unit, in: all }]) => {
    if (unit === 'number' || unit === 'days') return [];
    const inForce = all.filter(({ status }) => status === undefined || status === 'by-rule');
    const people = [undefined, ...new Set(inForce.flatMap(({ of = {} }) => Object.keys(of)))];
    return people.flatMap((who) => {
      const values = inForce.map(({ from, is, of }, at) => ({
        ...{ from, until: inForce[at + 1]?.from ?? null },
        is: who === undefined ? is : (of?.[who] ?? is),
      }));
      // What ends becomes 0, and its texts say when: no other number takes its place.
      const isChanging = new Set(values.map(({ is }) => is).filter((is) => is !== 0)).size > 1;
      const times = OF_YEAR[unit];
      return values.flatMap(({ is, ...when }) => [
        { ...when, is, isPercent: unit === 'percent', name, isChanging },
        ...(times
          ? [{ ...when, is: cents(times * is), isPercent: false, name: `${times} * ${name}`, isChanging }]
          : []),
      ]);
    });
  });
}

/** What the texts of a country name that is more than one figure, without a year: "12 * minimumBase". */
function formulasOf(country: string, files: DataFiles): ReadonlySet<string> {
  const own = Object.entries(files).filter(([path]) => countryOf(path) === country);
  const named = own.flatMap(([, text]) => [...text.matchAll(PLACEHOLDER)].map(([, source = '']) => source));
  return new Set(named.filter((source) => /[ (]/.test(source) && !/['@]/.test(source)));
}

/** Values of formulas that are others in the next year. */
function changingFormulas(
  formulas: ReadonlySet<string>,
  law: LawFile,
  taxYear: number,
  money: RegExp,
): FigureValue[] {
  return [...formulas].flatMap((name): FigureValue[] => {
    const years = [taxYear, taxYear + 1];
    const words = years.map((year) => wordsIn(name, law, year));
    if (words[0] === words[1]) return [];
    return words.flatMap((one, at) =>
      numbersIn(one, money).map(({ is, isPercent }) => ({
        ...{ is, isPercent, name, from: `${years[at]}-01-01`, isFormula: true as const },
      })),
    );
  });
}

/** Empty for what is no formula, which is reported elsewhere. */
function wordsIn(formula: string, law: LawFile, year: number): string {
  try {
    return writtenFigure(formula, law, year);
  } catch (error) {
    if (error instanceof FormulaError || error instanceof RangeError) return '';
    throw error;
  }
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

interface WrittenNumber {
  readonly words: string;
  readonly is: number;
  readonly isPercent: boolean;
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const PERCENT = new RegExp(`(${NUMBER}) ?%`, 'g');

/** Amounts in a currency: after its sign or code, or before its code or name. */
export function moneyPattern(currency: string): RegExp {
  const spoken = (currencyDisplay: 'code' | 'symbol' | 'narrowSymbol' | 'name', value: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(value)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const signs = (['code', 'symbol', 'narrowSymbol'] as const).map((display) => spoken(display, 2));
  const names = [1, 2].map((value) => spoken('name', value).split(' ').at(-1)?.toLowerCase() ?? '');
  const oneOf = (words: readonly string[]) =>
    [...new Set(words)].map((word) => word.replace(/[$.]/g, String.raw`\$&`)).join('|');
  const number = `(?<![\\d.,])(?:${NUMBER})(?: million)?`;
  return new RegExp(
    `(?:${oneOf(signs)}) ?(${number})|(${number}) (?:${oneOf([currency, ...names])})\\b`,
    'g',
  );
}

function numbersIn(text: string, money: RegExp): WrittenNumber[] {
  const read = (words: string) =>
    Number(words.replace(/,| million/g, '')) * (words.endsWith('n') ? 1_000_000 : 1);
  return [
    ...[...text.matchAll(PERCENT)].map(([words, number = '']) => ({
      words,
      is: read(number),
      isPercent: true,
    })),
    ...[...text.matchAll(money)].map(([words, after, before]) => ({
      ...{ words, is: read(after ?? before ?? ''), isPercent: false },
    })),
  ];
}
