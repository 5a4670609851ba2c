/** Makes the flat program of a law out of its formulas, and refuses names and units that do not fit. */

import { shareName } from '../../../src/law/assess.ts';
import {
  type LawFigure,
  type LawProgram,
  SHARED_AMOUNTS,
  type SharedAmount,
  type Step,
} from '../../../src/law/program.ts';
import { type Formula, FormulaError, type Operator, parseFormula } from './language.ts';
import type { LawFile, LawOfRegime } from './lawFile.ts';
import { commonUnit, type Unit, unitOfProduct, unitOfQuotient } from './units.ts';

/** A value of the program: where it stands, and what it is measured in. */
interface Value {
  readonly place: number;
  readonly unit: Unit;
  /** The number itself, where it stands in a formula. */
  readonly literal: number | null;
}

/** What a case gives, with its unit. */
const GIVEN: Readonly<Record<string, Unit>> = {
  turnover: 'year',
  costs: 'year',
  profit: 'year',
  wage: 'year',
  before: 'year',
  after: 'year',
  retained: 'year',
  contributionsElsewhere: 'year',
  partner: 'year',
  months: 'number',
  exactMonths: 'number',
  days: 'number',
  daysOfYear: 'number',
  taxYear: 'number',
  yearOfStay: 'number',
  children: 'number',
  resident: 'number',
  hasPartner: 'number',
  married: 'number',
  alone: 'number',
};

/** Numbers that no law fixes: none, one, half, and the parts of a year. Percent divides by a hundred. */
const PLAIN_NUMBERS = [0, 1, 2, 4, 12, 52, 100];

/**
 * Compiles one regime of a country's law.
 * @throws FormulaError that names the value or line whose formula cannot be read, or does not fit
 */
export function compileLaw(id: string, file: LawFile, law: LawOfRegime): LawProgram {
  return new Compiler(id, file, law).program();
}

class Compiler {
  private readonly steps: Step[] = [];
  private readonly given: string[] = [];
  private readonly figures: LawFigure[] = [];
  private readonly scales: string[] = [];
  private readonly tables: string[] = [];
  private readonly values = new Map<string, Value>();
  private readonly places = new Map<string, number>();

  constructor(
    private readonly id: string,
    private readonly file: LawFile,
    private readonly law: LawOfRegime,
  ) {}

  program(): LawProgram {
    for (const [name, formula] of Object.entries(this.law.values ?? {})) {
      if (this.values.has(name) || name in this.file.figures || name in GIVEN) {
        throw new FormulaError(`${this.id}, ${name}: the name is taken`);
      }
      this.values.set(name, this.read(name, formula));
    }
    const lines = this.amounts('', this.law.lines);
    for (const [kind, place] of Object.entries(lines))
      this.values.set(`line(${kind})`, { place, unit: 'year', literal: null });
    for (const [name, formula] of Object.entries(this.law.employer?.values ?? {})) {
      this.values.set(name, this.read(`employer, ${name}`, formula));
    }
    const extras = this.amounts('employer ', this.law.employer?.lines ?? {});
    return {
      id: this.id,
      currency: this.file.currency,
      taxYearStarts: this.file.taxYearStarts ?? '01-01',
      steps: this.steps,
      given: this.given,
      figures: this.figures,
      scales: this.scales.map((name) => this.file.scales[name]?.in ?? []),
      tables: this.tables.map((name) => this.file.steps[name]?.in ?? []),
      values: [...this.values].flatMap(([name, { place }]) => (name.includes('(') ? [] : [[name, place]])),
      lines,
      extras,
      partYear: this.law.partYear ?? {},
    };
  }

  private amounts(prefix: string, formulas: Readonly<Record<string, string>>): Record<string, number> {
    return Object.fromEntries(
      Object.entries(formulas).map(([kind, formula]) => {
        const { place, unit } = this.read(prefix + kind, formula);
        if (unit !== 'year' && unit !== 'any') {
          throw new FormulaError(`${this.id}, ${prefix}${kind}: the line is no amount of a year`);
        }
        return [prefix + kind, place];
      }),
    );
  }

  private read(name: string, formula: string): Value {
    try {
      return this.value(parseFormula(formula));
    } catch (error) {
      if (error instanceof FormulaError) throw new FormulaError(`${this.id}, ${name}: ${error.message}`);
      throw error;
    }
  }

  /** The place of a step, which stands in the program once. */
  private step(...step: Step): number {
    const key = step.join(' ');
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.steps.push(step);
    this.places.set(key, this.steps.length - 1);
    return this.steps.length - 1;
  }

  private literal(value: number): Value {
    return { place: this.step('number', value), unit: value === 0 ? 'any' : 'number', literal: value };
  }

  private result(unit: Unit, ...step: Step): Value {
    return { place: this.step(...step), unit, literal: null };
  }

  private value(formula: Formula): Value {
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
        return this.called(formula.name, formula.args);
    }
  }

  private named(name: string): Value {
    const value = this.values.get(name);
    if (value) return value;
    if (name in this.file.figures) return this.result(this.unitOf(name), 'figure', this.figure(name));
    const unit = Object.hasOwn(GIVEN, name) ? GIVEN[name] : undefined;
    if (unit) return this.result(unit, 'given', indexIn(this.given, name));
    throw new FormulaError(`there is no value "${name}"`);
  }

  private unitOf(figure: string): Unit {
    const { unit = 'number' } = this.file.figures[figure] ?? {};
    if (unit === 'percent') return 'rate';
    return unit === 'days' || unit === 'number' ? 'number' : unit;
  }

  private figure(name: string): number {
    const known = this.figures.findIndex((figure) => figure.name === name);
    if (known !== -1) return known;
    const { unit, counts = 'start', in: values = [] } = this.file.figures[name] ?? {};
    const inLaw = values.filter(({ status }) => status === undefined || status === 'by-rule');
    this.figures.push({
      name,
      counts,
      in: inLaw.map(({ from, is }) => ({ from, is: unit === 'percent' ? is / 100 : is })),
    });
    return this.figures.length - 1;
  }

  private binary(operator: Operator, a: Value, b: Value): Value {
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
          b.literal === 100 ? 'rate' : unitOfQuotient(a.unit, b.unit, b.literal),
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

  private called(name: string, args: readonly Formula[]): Value {
    const own = this.file.functions?.[name];
    if (own) return this.ownFunction(name, own, args);
    const shared = SHARED_AMOUNTS.find((amount) => amount === name && amount !== 'bands');
    if (shared) return this.shared(shared, this.only(name, args));
    switch (name) {
      case 'min':
      case 'max':
        return args
          .map((arg) => this.value(arg))
          .reduce((a, b) =>
            this.result(
              commonUnit(a.unit, b.unit, name),
              name === 'min' ? 'least' : 'greatest',
              a.place,
              b.place,
            ),
          );
      case 'between': {
        const [low, x, high] = this.all(name, args, 3);
        const unit = [x, high].reduce((common, { unit }) => commonUnit(common, unit, name), low.unit);
        const lifted = this.step('greatest', low.place, x.place);
        return this.result(unit, 'least', lifted, high.place);
      }
      case 'if': {
        const [condition, then, otherwise] = this.all(name, args, 3);
        const unit = commonUnit(then.unit, otherwise.unit, 'if');
        return this.result(unit, 'choose', condition.place, then.place, otherwise.place);
      }
      case 'floor':
      case 'ceil':
      case 'round': {
        const [x] = this.all(name, args, 1);
        return this.result(x.unit, name, x.place);
      }
      case 'scale': {
        const [table, x] = this.lookup(name, args, this.file.scales);
        const factor = this.factor('bands');
        return this.result(x.unit, 'scale', indexIn(this.scales, table), x.place, factor);
      }
      case 'step': {
        const [table, x] = this.lookup(name, args, this.file.steps);
        const { unit = 'number' } = this.file.steps[table] ?? {};
        const looked = this.result(
          unit === 'percent' ? 'rate' : unit,
          'table',
          indexIn(this.tables, table),
          x.place,
        );
        if (unit !== 'percent') return looked;
        return this.result('rate', 'divide', looked.place, this.literal(100).place);
      }
      case 'sum': {
        const figure = nameOf(args[0], 'a figure');
        if (!(figure in this.file.figures)) throw new FormulaError(`there is no figure "${figure}"`);
        return this.result(
          this.unitOf(figure) === 'month' ? 'year' : this.unitOf(figure),
          'sum',
          this.figure(figure),
        );
      }
      case 'line': {
        const line = this.values.get(`line(${nameOf(args[0], 'a line')})`);
        if (!line) throw new FormulaError('the line stands further down, or is none');
        return line;
      }
      case 'eachStarted': {
        const [x, from, per, amount] = this.all(name, args, 4);
        commonUnit(commonUnit(x.unit, from.unit, name), per.unit, name);
        return this.result(amount.unit, 'started', x.place, from.place, per.place, amount.place);
      }
      default:
        throw new FormulaError(`there is no function "${name}"`);
    }
  }

  /** An amount of a whole year as a part of one has it. */
  private shared(amount: SharedAmount, value: Value): Value {
    return this.result(value.unit, 'multiply', this.factor(amount), value.place);
  }

  private factor(amount: SharedAmount): number {
    const sharing = this.law.partYear?.[amount] ?? 'whole';
    if (sharing === 'whole') return this.literal(1).place;
    return this.step('given', indexIn(this.given, shareName(amount)));
  }

  private ownFunction(
    name: string,
    { takes, is }: { takes: readonly string[]; is: string },
    args: readonly Formula[],
  ) {
    if (args.length !== takes.length)
      throw new FormulaError(`"${name}" takes ${takes.length} values, not ${args.length}`);
    const before = takes.map((parameter) => [parameter, this.values.get(parameter)] as const);
    const values = args.map((arg) => this.value(arg));
    takes.forEach((parameter, index) => void this.values.set(parameter, values[index] as Value));
    const result = this.value(parseFormula(is));
    for (const [parameter, value] of before) {
      if (value) this.values.set(parameter, value);
      else this.values.delete(parameter);
    }
    return result;
  }

  private only(name: string, args: readonly Formula[]): Value {
    return this.all(name, args, 1)[0];
  }

  private all<Count extends 1 | 3 | 4>(
    name: string,
    args: readonly Formula[],
    count: Count,
  ): ValuesOf<Count> {
    if (args.length !== count) throw new FormulaError(`"${name}" takes ${count} values, not ${args.length}`);
    return args.map((arg) => this.value(arg)) as unknown as ValuesOf<Count>;
  }

  private lookup(name: string, args: readonly Formula[], tables: object): readonly [string, Value] {
    const table = nameOf(args[0], name === 'scale' ? 'a scale' : 'steps');
    if (!(table in tables)) throw new FormulaError(`there is no "${table}" among the tables`);
    const [, base] = args;
    if (!base || args.length !== 2) throw new FormulaError(`"${name}" takes a name and a value`);
    return [table, this.value(base)];
  }
}

type ValuesOf<Count> = Count extends 1
  ? readonly [Value]
  : Count extends 3
    ? readonly [Value, Value, Value]
    : readonly [Value, Value, Value, Value];

function indexIn(names: string[], name: string): number {
  const index = names.indexOf(name);
  if (index !== -1) return index;
  names.push(name);
  return names.length - 1;
}

function nameOf(argument: Formula | undefined, what: string): string {
  if (argument?.type !== 'name') throw new FormulaError(`the first value must be the name of ${what}`);
  return argument.name;
}
