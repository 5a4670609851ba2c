/** What the calls in a formula mean: which steps of the program each becomes. */
import { SHARED_AMOUNTS, type SharedAmount, type Step } from '../../../src/law/program.ts';
import { bandName } from './bands.ts';
import { type Formula, FormulaError, type Operator, parseFormula } from './language.ts';
import type { LawFile } from './lawFile.ts';
import { commonUnit, type Unit } from './units.ts';

/** A value of the program: where it stands, and what it is measured in. */
export interface Value {
  readonly place: number;
  readonly unit: Unit;
  /** The number itself, where it stands in a formula. */
  readonly literal: number | null;
}

/** The name under which the values of a law have a line. */
export function lineName(kind: string): string {
  return `line(${kind})`;
}

/** What writes a program while formulas are read. */
export interface ProgramWriter {
  readonly file: LawFile;
  value(formula: Formula): Value;
  literal(value: number): Value;
  binary(operator: Operator, a: Value, b: Value): Value;
  /** Writes a step, which stands in the program once, and says where. */
  step(...step: Step): number;
  result(unit: Unit, ...step: Step): Value;
  /** What the case gives under a name. */
  fromCase(name: string, unit?: Unit): Value;
  /** What the case gives under a name, or else a value. */
  asked(name: string, otherwise: Value): Value;
  /** A value, figure or part of the case. */
  named(name: string): Value;
  unitOf(figure: string): Unit;
  /** Indices in the program's own lists. */
  figure(name: string): number;
  scale(name: string): number;
  table(name: string): number;
  /** Where it stands which part of an amount of a whole year counts. */
  shareOf(amount: SharedAmount): number;
  line(kind: string): Value;
  /** The value of a figure in the year before. */
  before(figure: string): Value;
  /** What a formula of a family comes to where values of the scheme are others. */
  other(name: string, formula: Formula): Value;
  lineOfWholeYear(kind: string, turnover: Value): Value;
  withNames(names: Readonly<Record<string, Value>>, work: () => Value): Value;
}

type Call = (compiler: ProgramWriter, args: readonly Formula[], name: string) => Value;

/** @throws FormulaError for a function that is none, and for values that do not fit it */
export function called(compiler: ProgramWriter, name: string, args: readonly Formula[]): Value {
  const own = compiler.file.functions?.[name];
  if (own) return ownFunction(compiler, name, own, args);
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) throw new FormulaError(`there is no function "${name}"`);
  return call(compiler, args, name);
}

const CALLS: Readonly<Record<string, Call>> = {
  min: (compiler, args, name) => extreme(compiler, args, name, 'least'),
  max: (compiler, args, name) => extreme(compiler, args, name, 'greatest'),

  /** A base between its floor and its ceiling. */
  between(compiler, args, name) {
    const [low, x, high] = values(compiler, name, args, 3) as [Value, Value, Value];
    const unit = [x, high].reduce((common, value) => commonUnit(common, value.unit, name), low.unit);
    return compiler.result(unit, 'least', compiler.step('greatest', low.place, x.place), high.place);
  },

  if(compiler, args, name) {
    const [condition, then, otherwise] = values(compiler, name, args, 3) as [Value, Value, Value];
    const unit = commonUnit(then.unit, otherwise.unit, name);
    return compiler.result(unit, 'choose', condition.place, then.place, otherwise.place);
  },

  floor: (compiler, args, name) => rounded(compiler, args, name, 'floor'),
  ceil: (compiler, args, name) => rounded(compiler, args, name, 'ceil'),
  round: (compiler, args, name) => rounded(compiler, args, name, 'round'),

  scale(compiler, args, name) {
    const [scale, x] = lookup(compiler, name, args, compiler.file.scales);
    return compiler.result(x.unit, 'scale', compiler.scale(scale), x.place, compiler.shareOf('bands'));
  },

  step(compiler, args, name) {
    const [table, x] = lookup(compiler, name, args, compiler.file.steps);
    const { unit = 'number' } = compiler.file.steps[table] ?? {};
    const found = compiler.result(
      unit === 'percent' ? 'number' : unit,
      'table',
      compiler.table(table),
      x.place,
    );
    return unit === 'percent' ? compiler.binary('/', found, compiler.literal(100)) : found;
  },

  /** Where a band of a scale ends, and its rate. */
  bound: (compiler, args) => band(compiler, args, 'bound'),
  rate: (compiler, args) => band(compiler, args, 'rate'),

  /** The values of a figure in the months that count. */
  sum: (compiler, args) => monthsOf(compiler, args, 'sum'),

  /** Its values in all twelve months of the tax year, whatever part of it counts. */
  ofYear: (compiler, args) => monthsOf(compiler, args, 'sumOfYear'),

  /** What a person may be asked, or else what is usual. */
  asked(compiler, args, name) {
    const [question, otherwise] = args;
    if (!otherwise || args.length !== 2) throw new FormulaError(`"${name}" takes a question and a value`);
    return compiler.asked(nameOf(question, 'a question'), compiler.value(otherwise));
  },

  /** 1 where a relief is asked for. */
  chosen: (compiler, args) => compiler.fromCase(`chosen.${nameOf(args[0], 'a relief')}`),

  line: (compiler, args) => compiler.line(nameOf(args[0], 'a line')),

  before: (compiler, args) => compiler.before(nameOf(args[0], 'a figure')),

  other(compiler, args, name) {
    const [other, formula] = args;
    if (!formula || args.length !== 2) throw new FormulaError(`"${name}" takes a name and a formula`);
    return compiler.other(nameOf(other, 'other values'), formula);
  },

  /** Which part of an amount of a whole year counts. */
  share(compiler, args) {
    const name = nameOf(args[0], 'what is shared out');
    const amount = SHARED_AMOUNTS.find((one) => one === name);
    if (!amount) throw new FormulaError(`"${name}" is not shared out; that are ${SHARED_AMOUNTS.join(', ')}`);
    return { place: compiler.shareOf(amount), unit: 'number', literal: null };
  },

  /** Children from an age to an age, both included. */
  count(compiler, args) {
    const ages = args.map((arg) => (arg.type === 'number' ? arg.value : Number.NaN));
    if (ages.length !== 2 || ages.some(Number.isNaN)) throw new FormulaError('"count" takes two ages');
    return compiler.fromCase(`children.${ages.join('.')}`);
  },

  /** An amount for each started part above a bound. */
  eachStarted(compiler, args, name) {
    const [x, from, per, amount] = values(compiler, name, args, 4) as [Value, Value, Value, Value];
    commonUnit(commonUnit(x.unit, from.unit, name), per.unit, name);
    return compiler.result(amount.unit, 'started', x.place, from.place, per.place, amount.place);
  },

  /**
   * Bases of contributions that are settled by quarter: a yearly allowance is used up first, and every quarter bears at
   * least the minimum of its months.
   */
  quarters(compiler, args, name) {
    const [free, monthlyIncome, monthlyMinimum] = values(compiler, name, args, 3) as [Value, Value, Value];
    const above = (months: number) => {
      const income = compiler.step('multiply', months, monthlyIncome.place);
      return compiler.step(
        'greatest',
        compiler.step('subtract', income, free.place),
        compiler.literal(0).place,
      );
    };
    let [sum, months, before] = [
      compiler.literal(0).place,
      compiler.literal(0).place,
      compiler.literal(0).place,
    ];
    for (const quarter of [1, 2, 3, 4]) {
      const ofQuarter = compiler.fromCase(`quarterMonths${quarter}`).place;
      months = compiler.step('add', months, ofQuarter);
      const until = above(months);
      const least = compiler.step('multiply', ofQuarter, monthlyMinimum.place);
      sum = compiler.step(
        'add',
        sum,
        compiler.step('greatest', compiler.step('subtract', until, before), least),
      );
      before = until;
    }
    return { place: sum, unit: 'year', literal: null };
  },

  /** A line of the whole year at another turnover, of which the same part is profit. */
  whole(compiler, args, name) {
    const [kind, turnover] = args;
    if (!turnover || args.length !== 2) throw new FormulaError(`"${name}" takes a line and an amount`);
    return compiler.lineOfWholeYear(nameOf(kind, 'a line'), compiler.value(turnover));
  },
};

// The amounts of a whole year that a part of one cuts: `fixed(12 * minimumBase)`.
const SHARED: Readonly<Record<string, Call>> = Object.fromEntries(
  SHARED_AMOUNTS.filter((amount) => amount !== 'bands').map((amount) => [
    amount,
    (compiler: ProgramWriter, args: readonly Formula[], name: string) => {
      const [value] = values(compiler, name, args, 1) as [Value];
      return compiler.result(value.unit, 'multiply', compiler.shareOf(amount), value.place);
    },
  ]),
);
Object.assign(CALLS, SHARED);

function extreme(
  compiler: ProgramWriter,
  args: readonly Formula[],
  name: string,
  operation: 'least' | 'greatest',
): Value {
  return args
    .map((arg) => compiler.value(arg))
    .reduce((a, b) => compiler.result(commonUnit(a.unit, b.unit, name), operation, a.place, b.place));
}

function monthsOf(
  compiler: ProgramWriter,
  [figure]: readonly Formula[],
  operation: 'sum' | 'sumOfYear',
): Value {
  const name = nameOf(figure, 'a figure');
  if (!(name in compiler.file.figures)) throw new FormulaError(`there is no figure "${name}"`);
  const unit = compiler.unitOf(name);
  return compiler.result(unit === 'month' ? 'year' : unit, operation, compiler.figure(name));
}

function rounded(
  compiler: ProgramWriter,
  args: readonly Formula[],
  name: string,
  operation: 'floor' | 'ceil' | 'round',
) {
  const [x] = values(compiler, name, args, 1) as [Value];
  return compiler.result(x.unit, operation, x.place);
}

function ownFunction(
  compiler: ProgramWriter,
  name: string,
  { takes, is }: { readonly takes: readonly string[]; readonly is: string },
  args: readonly Formula[],
): Value {
  const given = values(compiler, name, args, takes.length);
  const names = Object.fromEntries(takes.map((parameter, index) => [parameter, given[index] as Value]));
  return compiler.withNames(names, () => compiler.value(parseFormula(is)));
}

function values(
  compiler: ProgramWriter,
  name: string,
  args: readonly Formula[],
  count: number,
): readonly Value[] {
  if (args.length !== count) throw new FormulaError(`"${name}" takes ${count} values, not ${args.length}`);
  return args.map((arg) => compiler.value(arg));
}

function lookup(
  compiler: ProgramWriter,
  name: string,
  args: readonly Formula[],
  tables: object,
): readonly [table: string, base: Value] {
  const table = nameOf(args[0], name === 'scale' ? 'a scale' : 'steps');
  if (!(table in tables)) throw new FormulaError(`there is no "${table}" among the tables`);
  const [, base] = args;
  if (!base || args.length !== 2) throw new FormulaError(`"${name}" takes a name and a value`);
  return [table, compiler.value(base)];
}

function band(compiler: ProgramWriter, [scale, band]: readonly Formula[], part: 'bound' | 'rate'): Value {
  if (band?.type !== 'number') throw new FormulaError(`"${part}" takes a scale and the number of a band`);
  return compiler.named(bandName(part, nameOf(scale, 'a scale'), band.value));
}

function nameOf(argument: Formula | undefined, what: string): string {
  if (argument?.type !== 'name') throw new FormulaError(`the first value must be the name of ${what}`);
  return argument.name;
}
