/** Makes the flat program of a law out of its formulas, and refuses names and units that do not fit. */

import { shareName } from '../../../src/law/assess.ts';
import { readingName } from '../../../src/law/band.ts';
import {
  type Band,
  type Bill,
  CASE_COUNTS,
  CASE_MONEY,
  type Dated,
  type LawBills,
  type LawFigure,
  type LawProgram,
  type LawUnit,
  type SharedAmount,
  type Step,
} from '../../../src/law/program.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { keepingLast } from '../keepingLast.ts';
import { withBands } from './bands.ts';
import { called, lineName, type ProgramWriter, type Value } from './functions.ts';
import { type Formula, FormulaError, type Operator, parseFormula } from './language.ts';
import type { LawFile, LawOfRegime, OtherReading } from './lawFile.ts';
import { commonUnit, type Unit, unitOfProduct, unitOfQuotient } from './units.ts';

/** What a case gives, with its unit. */
const GIVEN: Readonly<Record<string, Unit>> = Object.fromEntries([
  ...CASE_MONEY.map((name) => [name, 'year'] as const),
  ...CASE_COUNTS.map((name) => [name, 'number'] as const),
]);

/** Numbers that no law fixes: none, one, half, and the parts of a year. Percent divides by a hundred. */
export const PLAIN_NUMBERS: readonly number[] = [0, 1, 2, 4, 12, 52, 100];

/**
 * Compiles one regime of a country's law.
 * @throws FormulaError that names the value or line whose formula cannot be read, or does not fit
 */
export function compileLaw(id: string, file: LawFile, law: LawOfRegime): LawProgram {
  return kept(id, [file, law], () => new Compiler(id, file, law).program());
}

const kept = keepingLast<LawProgram>();

/** What the formulas of families may name beside what the law has, and mean by its lines. */
interface FamilyNames {
  readonly names: ReadonlyMap<string, Value>;
  value(name: string): Value | undefined;
  line(kind: string): Value;
  /** The same where values of the scheme are others. */
  other(name: string): FamilyNames;
}

/** A formula that stands by itself, as a text has it: its program, where its result stands and what it is measured in. */
export interface CompiledFormula {
  readonly program: LawProgram;
  readonly place: number;
  readonly unit: Unit;
}

/** @throws FormulaError for names and units that do not fit */
export function compileFormula(file: LawFile, formula: Formula): CompiledFormula {
  const compiler = new Compiler('text', file, { lines: {} });
  const { place, unit } = compiler.value(formula);
  return { program: compiler.program(), place, unit };
}

/** What it comes to in a tax year, not rounded. @throws {RangeError} for a figure that has no value in that year */
export function formulaIn({ program, place }: CompiledFormula, taxYear: number): number {
  return resultsOf(lawOfYear(program, { taxYear }), { taxYear })[place] as number;
}

/** Writes one program, step by step; `functions.ts` has what its calls mean, `familyProgram.ts` what families add. */
export class Compiler implements ProgramWriter {
  private readonly tables: string[] = [];
  private readonly scales: string[] = [];
  private readonly steps: Step[] = [];
  private readonly given: string[] = [];
  private readonly figures: LawFigure[] = [];
  private readonly places = new Map<string, number>();
  private readonly extras: Record<string, number> = {};
  /** Values by name; lines as "line(kind)". */
  private values = new Map<string, Value>();
  /** What the formulas of a family may name beside them. */
  private family: FamilyNames | null = null;
  private lines: Record<string, number> = {};
  /** While a law of a whole year is worked out inside one that is cut. */
  private isWhole = false;

  readonly file: LawFile;

  constructor(
    readonly id: string,
    file: LawFile,
    readonly law: LawOfRegime,
  ) {
    this.file = withBands(file);
  }

  program(): LawProgram {
    const { applies, employer, pay, leaving } = this.law;
    this.addLaw(this.law.values, this.law.lines);
    if (applies) this.extras.applies = this.amount('applies', applies);
    this.addBeside('employer', employer?.values, employer?.lines ?? {});
    for (const [name, reading] of Object.entries(this.law.otherReadings ?? {}))
      this.addReading(name, reading);
    if (pay) {
      const { texts: _texts, ways: _ways, ...formulas } = pay;
      this.addBeside('pay', {}, formulas);
    }
    if (leaving) {
      const { untilLeaving, values, lines, otherReading, ...rest } = leaving;
      if (untilLeaving) this.addOwnLines(lines);
      this.addBeside('leaving', values, { ...lines });
      if (untilLeaving) this.nameLines(lines);
      this.addBeside('leaving', {}, rest);
      if (otherReading) this.addOther('leaving.otherReading', otherReading);
    }
    return this.written();
  }

  /** The program as far as it is written. */
  written(): LawProgram {
    return {
      id: this.id,
      currency: this.law.currency ?? this.file.currency,
      taxYearStarts: this.file.taxYearStarts ?? '01-01',
      steps: this.steps,
      given: this.given,
      figures: this.figures,
      scales: this.scales.map((name) => inForce(this.file.scales[name]?.in ?? [], bandsKnown)),
      tables: this.tables.map((name) => {
        const { unit, in: values = [] } = this.file.steps[name] ?? {};
        return { unit: unit === 'percent' ? 'number' : plainUnitOf(unit), in: inForce(values) };
      }),
      values: [...this.values].flatMap(([name, { place }]) => (name.includes('(') ? [] : [[name, place]])),
      lines: this.lines,
      extras: this.extras,
      partYear: this.law.partYear ?? {},
      ...(this.law.leaving?.untilLeaving && { untilLeaving: true }),
      ...this.bills(),
      ...(this.law.otherPartYear && { otherPartYear: { ...this.law.partYear, ...this.law.otherPartYear } }),
    };
  }

  /** What bills would change; one whose bands are not all known is told of in the file alone. */
  private bills(): { readonly bills?: LawBills } {
    const { figures, scales, steps, sources } = this.file;
    const known: Bill[] = [];
    const among = <T>(all: readonly Written<T>[] = []) =>
      all.filter(({ status, from, source = '' }) => {
        const title = sources[source]?.title;
        if (status !== 'bill' || title === undefined) return false;
        if (!known.some((one) => one.title === title)) known.push({ title, from: Number(from.slice(0, 4)) });
        return true;
      });
    const indexed = <T>(values: readonly Dated<T>[], index: number) =>
      values.length > 0 ? [[index, values] as const] : [];
    const bills = {
      figures: this.figures.flatMap(({ name }, at) => {
        const { unit, in: values = [] } = figures[name] ?? {};
        return indexed(dated(among(values), plainBy(unit)), at);
      }),
      scales: this.scales.flatMap((name, at) => {
        const whole = scales[name]?.in.filter(({ is }) => is.every(([, rate]) => rate !== null));
        return indexed(dated(among(whole), bandsKnown), at);
      }),
      tables: this.tables.flatMap((name, at) => indexed(dated(among(steps[name]?.in)), at)),
    };
    return known.length > 0 ? { bills: { known, ...bills } } : {};
  }

  private addLaw(
    values: Readonly<Record<string, string>> = {},
    lines: Readonly<Record<string, string>>,
  ): void {
    this.addValues('', values);
    this.lines = {};
    for (const [kind, formula] of Object.entries(lines)) {
      const place = this.amount(kind, formula);
      this.lines[kind] = place;
      this.values.set(lineName(kind), { place, unit: 'year', literal: null });
    }
  }

  /** The lines of a departure that are those of the law itself. */
  private addOwnLines(lines: Readonly<Record<string, string>> = {}): void {
    for (const [kind, place] of Object.entries(this.lines)) {
      if (!(kind in lines)) this.extras[`leaving.${kind}`] = place;
    }
  }

  /** From now on `line(kind)` is that of the departure. */
  private nameLines(lines: Readonly<Record<string, string>> = {}): void {
    for (const kind of Object.keys(lines)) {
      const place = this.extras[`leaving.${kind}`];
      if (place !== undefined) this.values.set(lineName(kind), { place, unit: 'year', literal: null });
    }
  }

  private addBeside(
    name: string,
    values: Readonly<Record<string, string>> = {},
    amounts: Readonly<Record<string, string | undefined>>,
  ): void {
    this.addValues(`${name}, `, values);
    for (const [key, formula] of Object.entries(amounts)) {
      if (formula !== undefined) this.extras[`${name}.${key}`] = this.amount(`${name}, ${key}`, formula);
    }
  }

  /** The lines of another reading, whose values stand in for those of the first. */
  private addOther(
    name: string,
    {
      values = {},
      lines,
    }: { values?: Readonly<Record<string, string>> | undefined; lines: Readonly<Record<string, string>> },
  ): void {
    const before = this.values;
    this.values = new Map(before);
    for (const [value, formula] of Object.entries(values)) this.values.set(value, this.read(value, formula));
    this.addBeside(name, {}, lines);
    this.values = before;
  }

  /** The whole law once more, with other formulas in some places: only what follows from them becomes new steps. */
  private addReading(name: string, { values, lines }: OtherReading): void {
    const read = this.lawWith(name, { values, lines });
    for (const kind of Object.keys({ ...this.law.lines, ...lines })) {
      const line = read.get(lineName(kind));
      if (line) this.extras[readingName(name, kind)] = line.place;
    }
  }

  /** What the law's names and lines come to with other formulas in some places. @throws FormulaError for a value that it does not have */
  lawWith(name: string, { values, lines }: Omit<OtherReading, 'because'>): ReadonlyMap<string, Value> {
    const own = this.law;
    const unknown = Object.keys(values ?? {}).find((value) => !(value in (own.values ?? {})));
    if (unknown) throw new FormulaError(`${this.id}, ${name}: there is no value "${unknown}"`);
    const [before, beforeLines] = [this.values, this.lines];
    this.values = new Map();
    this.addLaw({ ...own.values, ...values }, { ...own.lines, ...lines });
    const read = this.values;
    this.values = before;
    this.lines = beforeLines;
    return read;
  }

  /** Works something out with the names of a family alone, whatever is being worked out around it. */
  inFamily<T>(scope: FamilyNames, work: () => T): T {
    const [before, family] = [this.values, this.family];
    this.values = new Map(scope.names);
    this.family = scope;
    try {
      return work();
    } finally {
      this.values = before;
      this.family = family;
    }
  }

  private addValues(where: string, values: Readonly<Record<string, string>>): void {
    for (const [name, formula] of Object.entries(values)) {
      if (
        !this.isWhole &&
        (this.values.has(name) || name in this.file.figures || Object.hasOwn(GIVEN, name))
      ) {
        throw new FormulaError(`${this.id}, ${where}${name}: the name is taken`);
      }
      this.values.set(name, this.read(where + name, formula));
    }
  }

  amount(name: string, formula: string): number {
    const { place, unit } = this.read(name, formula);
    if (unit === 'year' || unit === 'any') return place;
    throw new FormulaError(`${this.id}, ${name}: it is no amount of a year`);
  }

  read(name: string, formula: string): Value {
    try {
      return this.value(parseFormula(formula));
    } catch (error) {
      if (!(error instanceof FormulaError) || error.message.startsWith(this.id)) throw error;
      throw new FormulaError(`${this.id}, ${name}: ${error.message}`);
    }
  }

  step(...step: Step): number {
    const key = step.join(' ');
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.steps.push(step);
    this.places.set(key, this.steps.length - 1);
    return this.steps.length - 1;
  }

  result(unit: Unit, ...step: Step): Value {
    return { place: this.step(...step), unit, literal: null };
  }

  literal(value: number): Value {
    return { place: this.step('number', value), unit: value === 0 ? 'any' : 'number', literal: value };
  }

  fromCase(name: string, unit: Unit = 'number'): Value {
    return this.result(unit, 'given', indexIn(this.given, name));
  }

  asked(name: string, otherwise: Value): Value {
    return this.result(otherwise.unit, 'asked', indexIn(this.given, `asked.${name}`), otherwise.place);
  }

  value(formula: Formula): Value {
    switch (formula.type) {
      case 'number':
        if (!PLAIN_NUMBERS.includes(formula.value)) {
          throw new FormulaError(`${formula.value} is a figure of the law: give it a name and a day`);
        }
        return this.literal(formula.value);
      case 'name':
        return this.named(formula.name);
      case 'binary':
        return this.binary(formula.operator, this.value(formula.left), this.value(formula.right));
      case 'call':
        return called(this, formula.name, formula.args);
    }
  }

  named(name: string): Value {
    const value = this.values.get(name);
    if (value) return value;
    const shared = this.family?.value(name);
    if (shared) return shared;
    if (name in this.file.figures) return this.result(this.unitOf(name), 'figure', this.figure(name));
    const unit = Object.hasOwn(GIVEN, name) ? GIVEN[name] : undefined;
    if (unit) return this.fromCase(name, unit);
    throw new FormulaError(`there is no value "${name}"`);
  }

  unitOf(figure: string): Unit {
    const { unit = 'number' } = this.file.figures[figure] ?? {};
    if (unit === 'percent') return 'rate';
    return unit === 'days' ? 'number' : unit;
  }

  figure(name: string, before = 0): number {
    const called = before === 0 ? name : `before(${name})`;
    const known = this.figures.findIndex((figure) => figure.name === called);
    if (known !== -1) return known;
    const { unit, counts = 'start', in: values = [] } = this.file.figures[name] ?? {};
    const figure = { name: called, unit: plainUnitOf(unit), counts, in: inForce(values, plainBy(unit)) };
    this.figures.push(before === 0 ? figure : { ...figure, before });
    return this.figures.length - 1;
  }

  before(figure: string): Value {
    if (!(figure in this.file.figures)) throw new FormulaError(`there is no figure "${figure}"`);
    return this.result(this.unitOf(figure), 'figure', this.figure(figure, 1));
  }

  other(name: string, formula: Formula): Value {
    if (!this.family) throw new FormulaError('"other" is of families');
    const other = this.family.other(name);
    return this.inFamily(other, () => this.value(formula));
  }

  scale(name: string): number {
    return indexIn(this.scales, name);
  }

  table(name: string): number {
    return indexIn(this.tables, name);
  }

  binary(operator: Operator, a: Value, b: Value): Value {
    switch (operator) {
      case '+':
        return this.result(commonUnit(a.unit, b.unit, 'a sum'), 'add', a.place, b.place);
      case '-':
        return this.result(commonUnit(a.unit, b.unit, 'a difference'), 'subtract', a.place, b.place);
      case '*':
        return this.result(
          unitOfProduct(a.unit, b.unit, a.literal ?? b.literal),
          'multiply',
          a.place,
          b.place,
        );
      case '/':
        return this.result(
          b.literal === 100 && a.unit === 'number' ? 'rate' : unitOfQuotient(a.unit, b.unit, b.literal),
          'divide',
          a.place,
          b.place,
        );
      case '<=':
      case '<':
        return this.comparison(operator, a, b);
      case '>=':
      case '>':
        return this.comparison(operator === '>' ? '<' : '<=', b, a);
      case '=':
        commonUnit(a.unit, b.unit, 'a comparison');
        return this.result('number', 'equal', a.place, b.place);
    }
  }

  private comparison(operator: '<=' | '<', a: Value, b: Value): Value {
    commonUnit(a.unit, b.unit, 'a comparison');
    return this.result('number', operator === '<' ? 'below' : 'atMost', a.place, b.place);
  }

  shareOf(amount: SharedAmount): number {
    const { partYear, otherPartYear } = this.law;
    const isShared = [partYear, otherPartYear].some((reading) => (reading?.[amount] ?? 'whole') !== 'whole');
    return isShared && !this.isWhole ? this.fromCase(shareName(amount)).place : this.literal(1).place;
  }

  /** Works something out with names that mean something else meanwhile. */
  withNames(names: Readonly<Record<string, Value>>, work: () => Value): Value {
    const before = this.values;
    this.values = new Map([...before, ...Object.entries(names)]);
    try {
      return work();
    } finally {
      this.values = before;
    }
  }

  /** A line of the law of a whole year at another turnover, of which the same part is profit. */
  lineOfWholeYear(kind: string, turnover: Value): Value {
    const { values, lines } = this.law;
    if (!(kind in lines)) return { ...this.literal(0), unit: 'year' };
    const [before, beforeLines] = [this.values, this.lines];
    const ofCase = (name: string) => this.fromCase(name, 'year').place;
    const part = this.step('divide', ofCase('profit'), ofCase('turnover'));
    const hasTurnover = this.step('below', this.literal(0).place, ofCase('turnover'));
    const net = this.step('choose', hasTurnover, part, this.literal(1).place);
    const profit = this.result('year', 'multiply', turnover.place, net);
    const costs = this.result('year', 'subtract', turnover.place, profit.place);
    const wholeYear = Object.fromEntries(
      ['months', 'exactMonths'].map((name) => [name, { ...this.literal(12), literal: null }]),
    );
    this.values = new Map(Object.entries({ turnover, profit, costs, ...wholeYear }));
    this.isWhole = true;
    try {
      this.addLaw(values, lines);
      return this.values.get(lineName(kind)) as Value;
    } finally {
      this.isWhole = false;
      this.values = before;
      this.lines = beforeLines;
    }
  }

  line(kind: string): Value {
    if (this.family) return this.family.line(kind);
    const line = this.values.get(lineName(kind));
    if (!line) throw new FormulaError(`the line "${kind}" stands further down, or is none`);
    return line;
  }
}

/** The figures, scales and steps that a program names. */
export function namesIn(program: LawProgram, file: LawFile): ReadonlySet<string> {
  const bands = new Set([...program.scales, ...program.tables.map((table) => table.in)].map(asText));
  const scales = Object.entries({ ...file.scales, ...file.steps }).flatMap(([name, { in: values }]) =>
    bands.has(asText(inForce<unknown>(values))) ? [name] : [],
  );
  const figures = program.figures.map(({ name }) => /\((\w+)/.exec(name)?.[1] ?? name);
  return new Set([...figures, ...scales]);
}

const asText = (values: unknown) => JSON.stringify(values);

interface Written<T> {
  readonly from: string;
  readonly is: T;
  readonly of?: Readonly<Record<string, T>> | undefined;
  readonly status?: 'by-rule' | 'bill' | 'announced' | undefined;
  readonly source?: string | undefined;
}

/** The values that are law, or follow by a rule. */
function inForce<T, Plain = T>(values: readonly Written<T>[], plain?: (value: T) => Plain): Dated<Plain>[] {
  return dated(
    values.filter(({ status }) => status === undefined || status === 'by-rule'),
    plain,
  );
}

function dated<T, Plain = T>(
  values: readonly Written<T>[],
  plain: (value: T) => Plain = (value) => value as unknown as Plain,
): Dated<Plain>[] {
  return values.map(({ from, is, of }) => ({
    ...{ from, is: plain(is) },
    ...(of && { of: Object.fromEntries(Object.entries(of).map(([who, value]) => [who, plain(value)])) }),
  }));
}

/** Percents as fractions. */
function plainBy(unit: string | undefined): (value: number) => number {
  return (value) => (unit === 'percent' ? value / 100 : value);
}

/** @throws FormulaError where a rate is left open, which only a bill may do */
function bandsKnown(bands: LawFile['scales'][string]['in'][number]['is']): readonly Band[] {
  return bands.map(([upTo, rate, ...rest]): Band => {
    if (rate === null) throw new FormulaError('a band without a rate is one of a bill');
    return [upTo, rate, ...rest];
  });
}

function plainUnitOf(unit: string | undefined): LawUnit {
  if (unit === 'percent') return 'rate';
  return unit === undefined || unit === 'number' || unit === 'days' ? 'number' : 'money';
}

function indexIn(names: string[], name: string): number {
  const index = names.indexOf(name);
  if (index !== -1) return index;
  names.push(name);
  return names.length - 1;
}
