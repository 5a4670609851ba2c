/** Other income of all countries: rules whose formulas start from the values of each scheme's law, as steps behind it. */

import { ASSUMED_FACTS } from '../../../src/catalogue/otherIncome.ts';
import {
  type CountryOtherIncome,
  type LeaverRule,
  type OtherIncomeProgram,
  type OtherIncomes,
  takenName,
} from '../../../src/law/otherIncome.ts';
import { pairOf } from '../agreements.ts';
import type { ParsedData } from '../read.ts';
import { Compiler } from './compileLaw.ts';
import { behindOf, FamilyScope, refuseTaken } from './familyProgram.ts';
import type { Value } from './functions.ts';
import { FormulaError } from './language.ts';
import type { LawFile, LawOfRegime } from './lawFile.ts';
import type { OtherIncomeInFile } from './otherIncomeFile.ts';

const OF = 'other income';

/** The formulas of one rule; what incomes share is what the work has taken of it, and what incomes before this one have. */
class RuleScope extends FamilyScope {
  constructor(
    compiler: Compiler,
    formulas: Readonly<Record<string, string>>,
    names: ReadonlyMap<string, Value>,
    private readonly shared: readonly string[] = [],
    /** From which place on steps are counted. */
    private readonly from = 0,
  ) {
    super(compiler, formulas, {}, {}, OF, names);
  }

  override value(name: string): Value | undefined {
    const own = super.value(name);
    if (!this.shared.includes(name)) return own;
    const taken = this.compiler.fromCase(takenName(name), 'year');
    return own ? this.compiler.result('year', 'add', own.place, taken.place) : taken;
  }

  placesOf<Name extends string>(
    formulas: Readonly<Partial<Record<Name, string | undefined>>>,
  ): Record<Name, number> {
    return Object.fromEntries(
      Object.entries<string | undefined>(formulas).flatMap(([name, formula]) =>
        formula === undefined ? [] : [[name, this.amount(name, formula) - this.from]],
      ),
    ) as Record<Name, number>;
  }
}

/** @throws FormulaError that names the scheme and the value or rule whose formula cannot be read */
export function compileOtherIncome({
  law,
  agreements,
}: Pick<ParsedData, 'law' | 'agreements'>): OtherIncomes {
  const files = Object.entries(law).flatMap(([slug, file]) => {
    const { otherIncome } = file;
    return otherIncome ? [[slug, file, otherIncome] as const] : [];
  });
  const slugs = files.map(([slug]) => slug);
  const treatiesOf = (slug: string) =>
    slugs.filter((other) => agreements.pairs[pairOf(slug, other)]?.taxTreaty ?? false);
  return {
    treaties: Object.fromEntries(
      files.flatMap(([slug, , { leaver }]) => (leaver ? [[slug, treatiesOf(slug)]] : [])),
    ),
    countries: Object.fromEntries(files.map(([slug, file, own]) => [slug, countryIn(slug, file, own)])),
    regimes: Object.fromEntries(
      files.flatMap(([slug, file]) =>
        Object.entries(file.regimes).map(([id, regime]) => [
          id,
          { country: slug, ...otherIncomeOf(id, file, regime) },
        ]),
      ),
    ),
  };
}

/** The rules of other income beside one scheme. @throws FormulaError that names what cannot be read */
export function otherIncomeOf(id: string, file: LawFile, law: LawOfRegime): OtherIncomeProgram {
  const { starts: all, rules: inFile, statuses, notBeside = [] } = file.otherIncome as OtherIncomeInFile;
  const rules = notBeside.includes(id) ? [] : inFile;
  const compiler = new Compiler(id, file, law);
  const program = compiler.program();
  const behind = behindOf(program);
  const from = program.steps.length;
  // Read once for all rules.
  const lawNames = compiler.lawWith(OF, {});
  const shared = [...new Set(rules.flatMap(({ takes = {} }) => Object.keys(takes)))];
  const taken = shared.find((name) => name in (law.values ?? {}));
  if (taken) throw new FormulaError(`${id}, ${OF}, ${taken}: the name is taken`);
  const starts = all[id] ?? {};
  const needed = new Set(Object.values(all).flatMap((formulas) => Object.keys(formulas)));
  const places = rules.flatMap((rule) => {
    const { values, tax, contributions, takes, option, otherReading } = rule;
    const formulas = { tax, contributions, option: option?.tax, otherReading: otherReading?.tax };
    const named = JSON.stringify([values, formulas]);
    if (isOfOthers(rule, id, file) || [...needed].some((name) => !(name in starts) && names(named, name)))
      return [];
    refuseTaken(id, OF, file, starts, values ?? {});
    const scope = new RuleScope(compiler, { ...starts, ...values }, lawNames, shared, from);
    return [
      [rule.id, { ...scope.placesOf(formulas), ...(takes && { takes: scope.placesOf(takes) }) }] as const,
    ];
  });
  const costs = new RuleScope(compiler, {}, lawNames, [], from).placesOf(
    Object.fromEntries(statuses.flatMap(({ id: status, cost }) => (cost ? [[status, cost]] : []))),
  );
  return { behind: behind(compiler.written()), rules: Object.fromEntries(places), shared, costs };
}

/** Whether a rule is of other schemes of the country alone. */
function isOfOthers({ regimes }: OtherIncomeInFile['rules'][number], id: string, file: LawFile): boolean {
  const statuses = file.otherIncome?.statuses ?? [];
  const isStatus = (one: string) => statuses.some((status) => status.id === one);
  const own = [id, statuses.find((status) => status.id === id)?.then];
  return (
    regimes !== undefined &&
    !regimes.some((one) => own.includes(one) || isStatus(one) || !(one in file.regimes))
  );
}

function names(formulas: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(formulas);
}

/** The fact without which formulas assume something of which pages do not know; what somebody earns they do. */
export function assumedBy({
  values = {},
}: {
  readonly values?: Readonly<Record<string, string>> | undefined;
}) {
  const asked = /\basked\((\w+),/.exec(Object.values(values).join());
  const fact = asked?.[1];
  return ASSUMED_FACTS.find((one) => one === fact);
}

function countryIn(
  slug: string,
  file: LawFile,
  { rules, statuses, leaver }: OtherIncomeInFile,
): CountryOtherIncome {
  return {
    rules: rules.map(
      ({ id, kind, regimes, case: fact, default: isDefault, creditForForeignTax, ...rest }) => ({
        ...{ id, kind, case: fact?.id ?? null, isDefault, credit: creditForForeignTax },
        ...(regimes && { regimes }),
        ...{ isWeak: rest.confidence === 'low', since: rest.since, until: rest.until },
        assumes: assumedBy(rest),
      }),
    ),
    statuses: statuses.map(({ id, beside = null, years = null, then }) => ({
      id,
      beside,
      years,
      ...(then && { then }),
    })),
    leaver: leaver ? leaverIn(slug, file, leaver) : null,
  };
}

function leaverIn(
  slug: string,
  file: LawFile,
  { rules }: NonNullable<OtherIncomeInFile['leaver']>,
): CountryOtherIncome['leaver'] {
  const compiler = new Compiler(`${slug}, who has left`, file, { lines: {} });
  const lawNames = compiler.lawWith(OF, {});
  const places = ({ values = {}, tax, contributions }: (typeof rules)[number]['withTreaty']) => {
    refuseTaken(compiler.id, OF, file, values);
    return new RuleScope(compiler, values, lawNames).placesOf({ tax, contributions });
  };
  const compiled = rules.map(
    ({ id, kind, case: fact, citizens, withTreaty, withoutTreaty, confidence }): LeaverRule => ({
      ...{ id, kind, case: fact?.id ?? null, citizens, isWeak: confidence === 'low' },
      ...{ withTreaty: places(withTreaty), withoutTreaty: places(withoutTreaty) },
      assumes: assumedBy(withoutTreaty),
    }),
  );
  return { program: compiler.written(), rules: compiled };
}
