/**
 * Figures of the law inside texts (docs/law-language.md): `{12 * minimumBase}` in a file of a country becomes "€10,632".
 * Texts are filled in before their files are validated, so that whatever reads the data sees whole sentences.
 */
import * as v from 'valibot';
import { numberFormat, rounded } from '../../../src/catalogue/format.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import { keepingLast } from '../keepingLast.ts';
import { type Problem, problem } from '../problems.ts';
import type { DataFiles } from '../schema.ts';
import { withBands } from './bands.ts';
import { calendarFile } from './calendarFile.ts';
import { compileFormula, formulaIn } from './compileLaw.ts';
import { inOnePiece } from './groups.ts';
import { type Formula, FormulaError, parseFormula } from './language.ts';
import { type LawFile, lawFile } from './lawFile.ts';
import { withQuickFigures } from './quickFigures.ts';
import type { Unit } from './units.ts';

/** A place for a figure in a file as it stands: JSON itself has no braces without quotes between them. */
export const PLACEHOLDER = /\{([^{}"\s][^{}"]*)\}/g;

/** The files of single countries, by the country's slug. */
const OF_COUNTRY =
  /^(?:countries|home-countries|practical|changes|leaving|kept-company|move-year\/arrive|move-year\/leave|schemes|homes|law)\/([a-z-]+)\.json$/;

/** The country whose law a file's texts name; undefined where there is none. */
export function countryOf(path: string): string | undefined {
  if (path === 'us-citizens.json') return 'united-states';
  return OF_COUNTRY.exec(path)?.[1];
}

/**
 * The law of a country as texts name it, with the bounds and rates of its scales among its figures; null where there is
 * none, or none of the right form, which is reported elsewhere.
 */
export function lawIn(files: DataFiles, country: string): LawFile | null {
  const [law, calendar] = [
    validOf(lawFile, files[`law/${country}.json`]),
    validOf(calendarFile, files['calendar.json']),
  ];
  return law && withBands(calendar ? inOnePiece(country, law, calendar) : law);
}

/** By the country's slug; none where the table is not of the right form, which is reported elsewhere. */
function currenciesIn(files: DataFiles): Readonly<Record<string, string>> {
  const places = validOf(v.record(v.string(), v.unknown()), files['places.json']) ?? {};
  const row = v.object({ currency: v.string() });
  return Object.fromEntries(
    Object.entries(places).flatMap(([slug, place]) => (v.is(row, place) ? [[slug, place.currency]] : [])),
  );
}

function validOf<Schema extends v.GenericSchema>(
  schema: Schema,
  text = 'null',
): v.InferOutput<Schema> | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

const kept = keepingLast<string>();

/** The files with the figures of a tax year in their texts and quick estimates, and what could not be filled in. */
export function withFigures(
  files: DataFiles,
  taxYear: number,
): { readonly files: DataFiles; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const laws = new Map<string, LawFile | null>();
  const lawOf = (country: string) => {
    if (!laws.has(country)) laws.set(country, lawIn(files, country));
    return laws.get(country) ?? null;
  };
  const currencies = currenciesIn(files);
  const known = new Map<string, string>();
  const filled = Object.entries(files).map(([path, text]) => {
    const country = countryOf(path);
    if (country === undefined) return [path, text];
    const of = [text, files[`law/${country}.json`], files['calendar.json'], taxYear];
    let unfinished = text;
    const finished = kept(path, of, () => {
      const before = problems.length;
      const report = (where: string, message: string) =>
        problems.push(problem(`data/${path}`, where, message));
      const words = text.replace(PLACEHOLDER, (placeholder, source: string) => {
        const law = lawOf(country);
        if (!law) return placeholder;
        const key = `${country} ${source}`;
        try {
          const words = known.get(key) ?? writtenFigure(source, law, taxYear);
          known.set(key, words);
          return words;
        } catch (error) {
          if (!(error instanceof FormulaError) && !(error instanceof RangeError)) throw error;
          report(pathOf(placeholder, text), `${placeholder}: ${error.message}`);
          return placeholder;
        }
      });
      const isQuick = path.startsWith('countries/');
      unfinished = isQuick ? withQuickFigures(words, currencies[country], lawOf(country), report) : words;
      return problems.length === before ? unfinished : undefined;
    });
    return [path, finished ?? unfinished];
  });
  return { files: Object.fromEntries(filled), problems };
}

/** The JSON path of the first text that has a placeholder in it. */
function pathOf(placeholder: string, file: string): string {
  try {
    return textsIn(JSON.parse(file)).find(({ text }) => text.includes(placeholder))?.path ?? '';
  } catch {
    return '';
  }
}

/** Every text inside a part of a file, with its JSON path. */
export function textsIn(part: unknown, path = ''): { readonly path: string; readonly text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Array.isArray(part)
    ? part.flatMap((item, index) => textsIn(item, `${path}[${index}]`))
    : Object.entries(part).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`));
}

/** What stands between the braces: `formula`, `formula@2027` or `formula@2026-08`, or words that stay: `'15%'`. */
const PARTS =
  /^(?:'(?<words>[^']*)'|(?<formula>[^@]+?)\s*(?:@(?<year>\d{4})(?:-(?<month>0[1-9]|1[0-2]))?)?)$/;

/**
 * A figure as a text says it.
 * @param source what stands between the braces
 * @throws {FormulaError} for what is no formula over figures of the law
 * @throws {RangeError} for what depends on a person, or had no value then
 */
export function writtenFigure(source: string, law: LawFile, taxYear: number): string {
  const parts = PARTS.exec(source)?.groups;
  if (!parts)
    throw new FormulaError("is neither a formula, with @2027 or @2026-08 behind it, nor words in '…'");
  if (parts.words !== undefined) return parts.words;
  const { form, of } = formOf(parseFormula(parts.formula ?? ''));
  const { program, place, unit } = compileFormula(law, of);
  const year = parts.year === undefined ? taxYear : Number(parts.year);
  const dated = parts.month === undefined ? program : on(`${year}-${parts.month}-01`, program);
  if (parts.year !== undefined) checkDays(dated, year);
  return inWords(formulaIn({ program: dated, place, unit }, year), unit, form, law.currency);
}

/** How a value is written, where its unit does not say it. */
interface Form {
  /** Without its currency, or its %. */
  readonly isBare?: boolean;
  readonly inMillions?: boolean;
  /** Always with so many decimals. */
  readonly decimals?: number;
}

/** Takes off what says how a value is written: `number(x)`, `million(x)` and `round(x, decimals)`. */
function formOf(formula: Formula): { readonly form: Form; readonly of: Formula } {
  if (formula.type !== 'call') return { form: {}, of: formula };
  const [of, decimals] = formula.args;
  if (formula.name === 'round' && of && decimals?.type === 'number') {
    return { form: { decimals: decimals.value }, of };
  }
  if (formula.name !== 'number' && formula.name !== 'million') return { form: {}, of: formula };
  if (!of || decimals) throw new FormulaError(`"${formula.name}" takes one value`);
  const inside = formOf(of);
  const own = formula.name === 'number' ? { isBare: true } : { inMillions: true };
  return { form: { ...inside.form, ...own }, of: inside.of };
}

/** A program with nothing but the values that count on a day. */
function on(day: string, program: LawProgram): LawProgram {
  const then = <T extends { readonly from: string }>(values: readonly T[]) => {
    const value = values.findLast(({ from }) => from <= day);
    return value ? [value] : [];
  };
  return {
    ...program,
    figures: program.figures.map((figure) => ({ ...figure, in: then(figure.in) })),
    scales: program.scales.map(then),
    tables: program.tables.map((table) => ({ ...table, in: then(table.in) })),
  };
}

/** Of earlier years the data say nothing. @throws RangeError where a text tells of one */
function checkDays({ figures }: LawProgram, year: number): void {
  for (const { name, in: values } of figures) {
    if (!values.some(({ from }) => Number(from.slice(0, 4)) <= year)) {
      throw new RangeError(`"${name}" has no value in ${year}`);
    }
  }
}

function inWords(value: number, unit: Unit, form: Form, currency: string): string {
  switch (unit) {
    case 'rate':
      return `${written(value * 100, form, 0, 4)}${form.isBare ? '' : '%'}`;
    case 'number':
    case 'any':
      // A year has no comma.
      return written(value, form, 0, 4, { useGrouping: 'min2' });
    case 'square':
      throw new FormulaError('an amount times an amount has no words');
    default:
      return amountInWords(value, form, currency);
  }
}

/** An amount with its cents, where it has any: "€10,632", "TRY 400,000", "HUF 20 million". */
function amountInWords(value: number, form: Form, currency: string): string {
  const money = form.isBare ? {} : { style: 'currency' as const, currency };
  if (form.inMillions) return `${written(value / 1_000_000, form, 0, 2, money)} million`;
  return written(value, form, Number.isInteger(rounded(value, 2)) ? 0 : 2, 2, money);
}

function written(
  value: number,
  { decimals }: Form,
  least: number,
  most: number,
  options: Intl.NumberFormatOptions = {},
): string {
  const [minimumFractionDigits, maximumFractionDigits] = [decimals ?? least, decimals ?? most];
  return numberFormat({ ...options, minimumFractionDigits, maximumFractionDigits })
    .format(rounded(value, maximumFractionDigits))
    .replace('\u00a0', ' ');
}
