/** What leaving costs who has shares, crypto-assets or a business: rules of a country over its own figures, as a program of their own. */
import {
  type CountryExit,
  EXIT_COUNTS,
  EXIT_MONEY,
  type ExitRule,
  type Exits,
} from '../../../src/law/exit.ts';
import { CASE_COUNTS, CASE_MONEY } from '../../../src/law/program.ts';
import type { ParsedData } from '../read.ts';
import { Compiler } from './compileLaw.ts';
import { doubtsOfFigures } from './compileLaws.ts';
import type { ExitInFile } from './exitFile.ts';
import { FamilyScope } from './familyProgram.ts';
import type { Value } from './functions.ts';
import { FormulaError } from './language.ts';
import type { LawFile } from './lawFile.ts';
import type { Unit } from './units.ts';

const OF = 'exit';

const GIVEN: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...EXIT_MONEY.map((name) => [name, 'year'] as const),
  ...EXIT_COUNTS.map((name) => [name, 'number'] as const),
]);

/** The formulas of one rule, with what the case gives; `due` is the tax, once it is worked out. */
class ExitScope extends FamilyScope {
  constructor(
    compiler: Compiler,
    formulas: Readonly<Record<string, string>>,
    private readonly given: ReadonlyMap<string, Unit>,
    private readonly due?: Value,
  ) {
    super(compiler, formulas, {}, {}, OF, new Map());
  }

  override value(name: string): Value | undefined {
    if (name === 'due' && this.due) return this.due;
    const unit = this.given.get(name);
    return unit ? this.compiler.fromCase(name, unit) : super.value(name);
  }

  place(name: string, formula: string): number {
    return this.compiler.inFamily(this, () => this.compiler.read(`${OF}, ${name}`, formula)).place;
  }
}

/** @throws FormulaError that names the country and the rule whose formula cannot be read, or does not fit */
export function compileExits({ law }: Pick<ParsedData, 'law'>): Exits {
  return Object.fromEntries(
    Object.entries(law).flatMap(([slug, file]) =>
      file.exit ? [[slug, compileExit(slug, file, file.exit)] as const] : [],
    ),
  );
}

function compileExit(slug: string, file: LawFile, exit: ExitInFile): CountryExit {
  const { given: own = {}, rules, valuation, work = {} } = exit;
  const compiler = new Compiler(`${slug}, on leaving`, file, { lines: {} });
  const given = new Map<string, Unit>([
    ...GIVEN,
    ...Object.keys(work).map((name) => [name, 'year'] as const),
    ...Object.entries(own).map(([name, { unit }]) => [name, unit] as const),
  ]);
  const taken = [...given.keys()].find((name) => name in file.figures);
  if (taken) throw new FormulaError(`${compiler.id}, ${taken}: the name is taken`);
  const scopeOf = (id: string, values: Readonly<Record<string, string>> = {}, due?: Value) => {
    const name = Object.keys(values).find(
      (one) => one === 'due' || given.has(one) || one in file.figures || NAMED.has(one),
    );
    if (name) throw new FormulaError(`${compiler.id}, ${id}, ${name}: the name is taken`);
    return new ExitScope(compiler, values, given, due);
  };
  const compiled = rules.map((rule): ExitRule => {
    const { id, kinds, nature, since, until, values = {}, otherReading, payment, fallsAway } = rule;
    const before = scopeOf(id, values);
    const tax = before.amount(`${id}, tax`, rule.tax);
    const scope = scopeOf(id, values, { place: tax, unit: 'year', literal: null });
    const place = (formula: string) => scope.place(id, formula);
    const amount = (formula: string | undefined) =>
      formula === undefined ? undefined : scope.amount(id, formula);
    const orNull = (formula: string | null | undefined) => (formula ? place(formula) : null);
    return {
      ...{ id, kinds, nature, since, until, tax, applies: place(rule.applies) },
      otherReading: amount(otherReading?.tax),
      values: Object.fromEntries(Object.keys(values).map((name) => [name, place(name)])),
      payments: payment.map(({ when, years, ...amounts }) => ({
        ...{ when: orNull(when), years: orNull(years), dueNow: scope.amount(id, amounts.dueNow) },
        dueWithoutRequest: amount(amounts.dueWithoutRequest),
        dueByChoice: amount(amounts.dueByChoice),
        guarantee: amount(amounts.guarantee),
      })),
      fallsAway: fallsAway.map(({ when, only, years, moreYears }) => ({
        ...{ when, only: orNull(only), years: orNull(years) },
        moreYears: moreYears === undefined ? undefined : place(moreYears),
      })),
    };
  });
  const worth = valuation?.formula;
  const value = worth === undefined ? null : scopeOf('valuation').amount('valuation', worth);
  const later = (exit.after ?? []).flatMap(({ id, kinds, when, values = {}, tax }): ExitRule[] => {
    const scope = scopeOf(id, values);
    const applies = scope.place(id, when ?? '1');
    if (tax === undefined) return [];
    return [
      {
        ...{ id, kinds, nature: 'later', since: '', until: null, applies, tax: scope.amount(id, tax) },
        values: Object.fromEntries(Object.keys(values).map((name) => [name, scope.place(id, name)])),
        ...{ payments: [], fallsAway: [] },
      },
    ];
  });
  const program = compiler.written();
  return {
    ...{ program, rules: [...compiled, ...later], valuation: value, work },
    facts: [...Object.keys(work), ...Object.keys(own)],
    doubts: doubtsOfFigures(program, file),
  };
}

/** What every case gives. */
const NAMED: ReadonlySet<string> = new Set([...CASE_MONEY, ...CASE_COUNTS]);
