/** What families change in a scheme: formulas that start from the values of its law, as steps behind it. */
import type { FamilyProgram } from '../../../src/law/familyProgram.ts';
import { waitQuestion } from '../../../src/law/household.ts';
import { TAX_KINDS } from '../../../src/law/kinds.ts';
import { CASE_COUNTS, CASE_MONEY, type LawProgram, type StepsBehind } from '../../../src/law/program.ts';
import { keepingLast } from '../keepingLast.ts';
import { Compiler } from './compileLaw.ts';
import type { FamiliesInFile } from './familiesFile.ts';
import { lineName, type Value } from './functions.ts';
import { FormulaError } from './language.ts';
import type { LawFile, LawOfRegime, OtherReading } from './lawFile.ts';

type Formulas = Readonly<Record<string, string>>;

/** Formulas behind the law of a scheme, as it is, in another reading or with other values: those of families, and of other income. */
export class FamilyScope {
  private readonly worked = new Map<string, Value>();
  private readonly inWork = new Set<string>();
  /** Places of the lines that were named. */
  readonly lines = new Map<string, number>();

  constructor(
    protected readonly compiler: Compiler,
    private readonly formulas: Formulas,
    private readonly others: Readonly<Record<string, Formulas>>,
    private readonly reading: Omit<OtherReading, 'because'> = {},
    private readonly of = 'families',
    readonly names: ReadonlyMap<string, Value> = compiler.lawWith(of, reading),
  ) {}

  /** A value of the families' own is worked out when it is named, with no name of the formula around it. */
  value(name: string): Value | undefined {
    if (!Object.hasOwn(this.formulas, name)) return undefined;
    const known = this.worked.get(name);
    if (known) return known;
    if (this.inWork.has(name)) throw new FormulaError(`"${name}" is worked out from itself`);
    this.inWork.add(name);
    const formula = this.formulas[name] as string;
    const value = this.compiler.inFamily(this, () => this.compiler.read(`${this.of}, ${name}`, formula));
    this.inWork.delete(name);
    this.worked.set(name, value);
    return value;
  }

  /** What a line comes to: none is below 0, and one that the law does not have is 0. */
  line(kind: string): Value {
    if (!TAX_KINDS.some((one) => one === kind)) throw new FormulaError(`there is no line "${kind}"`);
    const line = this.names.get(lineName(kind));
    const nothing = this.compiler.literal(0);
    if (!line) return { ...nothing, unit: 'year' };
    const least = this.compiler.result('year', 'greatest', line.place, nothing.place);
    this.lines.set(kind, least.place);
    return least;
  }

  /** The same formulas where values of the scheme are others. */
  other(name: string): FamilyScope {
    const values = this.others[name];
    if (!values) throw new FormulaError(`there are no other values "${name}"`);
    const { values: read, lines } = this.reading;
    return new FamilyScope(this.compiler, this.formulas, {}, { values: { ...read, ...values }, lines });
  }

  amount(name: string, formula: string): number {
    return this.compiler.inFamily(this, () => this.compiler.amount(`${this.of}, ${name}`, formula));
  }

  /** Its values in the order in which they were worked out. */
  places(): FamilyProgram['values'] {
    return [...this.worked].map(([name, { place }]) => [name, place] as const);
  }
}

/** @throws FormulaError that names the value or effect whose formula cannot be read */
export function compileFamily(id: string, file: LawFile, law: LawOfRegime): FamilyProgram {
  return kept(id, [file, law], () => familyProgram(new Compiler(id, file, law)));
}

const kept = keepingLast<FamilyProgram>();

function familyProgram(compiler: Compiler): FamilyProgram {
  const { id, file, law } = compiler;
  const { values = {}, effects: all, regimes } = file.families as FamiliesInFile;
  const regime = regimes[id] as FamiliesInFile['regimes'][string];
  const { starts = {}, others = {} } = regime;
  refuseTaken(id, 'families', file, values, starts);
  const program = compiler.program();
  const behind = behindOf(program);
  const formulas = { ...values, ...starts };
  const scope = new FamilyScope(compiler, formulas, others);
  const effects = regime.effects.map((name) => {
    const effect = all[name];
    if (!effect) throw new FormulaError(`${id}, families: there is no effect "${name}"`);
    const { amount, newcomers, asks, inDoubt } = effect;
    const counts = asks === undefined;
    return { name, counts, inDoubt, amount: withWait(amount, newcomers), newcomers };
  });
  const amountsIn = (own: FamilyScope) =>
    Object.fromEntries(effects.map(({ name, amount }) => [name, own.amount(name, amount)]));
  const sumOf = (amounts: Readonly<Record<string, number>>) =>
    effects
      .flatMap(({ name, counts }) => (counts ? [amounts[name] ?? 0] : []))
      .reduce((sum, place) => compiler.step('add', sum, place), compiler.literal(0).place);
  const places = amountsIn(scope);
  const total = sumOf(places);
  const inDoubt = effects.flatMap(({ name, counts, inDoubt: doubt, newcomers }) => {
    if (!doubt || !counts) return [];
    const totals = doubt.amounts.map((amount) =>
      sumOf({ ...places, [name]: scope.amount(name, withWait(amount, newcomers)) }),
    );
    return [{ because: doubt.because, totals }];
  });
  const readings = Object.entries(law.otherReadings ?? {}).map(([name, reading]) => {
    return [name, sumOf(amountsIn(new FamilyScope(compiler, formulas, others, reading)))] as const;
  });
  const whole = compiler.written();
  return {
    ...behind(whole),
    values: scope.places(),
    startsFrom: [...scope.lines],
    effects: places,
    total,
    ...(readings.length > 0 && { inReadings: Object.fromEntries(readings) }),
    ...(inDoubt.length > 0 && { inDoubt }),
    ...(JSON.stringify(whole.bills) !== JSON.stringify(program.bills) && { bills: whole.bills }),
  };
}

/** What a program has more than one that it was made from, which is as it is now. */
export function behindOf({
  steps,
  given,
  figures,
  scales,
  tables,
}: LawProgram): (whole: LawProgram) => Required<StepsBehind> {
  const before = {
    ...{ steps: steps.length, given: given.length, figures: figures.length },
    ...{ scales: scales.length, tables: tables.length },
  };
  return (whole) => ({
    before,
    steps: whole.steps.slice(before.steps),
    given: whole.given.slice(before.given),
    figures: whole.figures.slice(before.figures),
    scales: whole.scales.slice(before.scales),
    tables: whole.tables.slice(before.tables),
  });
}

/** What newcomers have only later, or never, asks for the part of a year that they have. */
function withWait(
  amount: string,
  { from, months = 0 }: FamiliesInFile['effects'][string]['newcomers'],
): string {
  if (from === 'at-once') return amount;
  return `asked(${waitQuestion(from === 'after' ? { months } : from)}, 1) * (${amount})`;
}

const GIVEN: ReadonlySet<string> = new Set([...CASE_MONEY, ...CASE_COUNTS]);

/** @throws FormulaError for a name of its own that a scheme of the country, its figures or a case has: which is meant? */
export function refuseTaken(id: string, of: string, file: LawFile, ...own: readonly Formulas[]): void {
  const ofSchemes = Object.values(file.regimes).flatMap(({ values }) => Object.keys(values ?? {}));
  const taken = own
    .flatMap((formulas) => Object.keys(formulas))
    .find((name) => GIVEN.has(name) || name in file.figures || ofSchemes.includes(name));
  if (taken) throw new FormulaError(`${id}, ${of}, ${taken}: the name is taken`);
}
