/** Cases of others, worked out by the present law. */
import { type CheckedCase, countryIdOf, gainOf } from '../../src/catalogue/checkedCases.ts';
import { otherMoneyIn } from '../../src/catalogue/otherIncome.ts';
import { placeOf } from '../../src/catalogue/places.ts';
import { assess } from '../../src/law/answer.ts';
import { type LawFile, perDollarOf } from '../../src/law/ask.ts';
import { dayOf } from '../../src/law/calendar.ts';
import { type Exits, exitTaxes, workOnLeaving } from '../../src/law/exit.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import type { Laws } from '../../src/law/laws.ts';
import type { OtherIncomes } from '../../src/law/otherIncome.ts';
import { otherMoneyMethod } from '../../src/law/otherMoney.ts';
import { engineLaws } from './engineLaws.ts';
import type { ParsedData } from './read.ts';
import type { CaseFile } from './schema.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Of compiled data, what has names of schemes. */
interface NamedSchemes {
  readonly countries: readonly {
    readonly name: string;
    readonly slug: string;
    readonly taxRegimes: readonly Named[];
  }[];
  readonly homeCountries: readonly { readonly name: string; readonly slug: string; readonly regime: Named }[];
  readonly schemes: Readonly<Record<string, readonly Named[]>>;
}

/** "Malta, Resident non-domiciled"; null for the laws that have no page of their own. */
export function schemeName({ countries, homeCountries, schemes }: NamedSchemes, id: string): string | null {
  for (const { name, slug, taxRegimes } of [...countries, ...homeCountries.map(asCountry)]) {
    const scheme = [...taxRegimes, ...(schemes[slug] ?? [])].find((one) => one.id === id);
    if (scheme) return `${name}, ${scheme.name}`;
  }
  return null;
}

function asCountry({ name, slug, regime }: NamedSchemes['homeCountries'][number]) {
  return { name, slug, taxRegimes: [regime] };
}

/** What a case asks the law, and its answer. @throws {RangeError} for a scheme or a currency that is not known */
export function assessedCase(
  { scheme: regime, income, currency, costs, profession, year, wage }: Omit<CaseFile, '$schema'>,
  laws: LawFile,
): ReturnType<typeof assess> {
  const ownersPay = wage === undefined ? undefined : { [regime]: wage };
  return assess(laws, { regime, income, currency, costs, profession, year, ownersPay });
}

/** What a case comes to. @throws {RangeError} for a scheme or a currency that is not known */
export function checkedCase(
  id: string,
  { $schema: _schema, ...one }: CaseFile,
  laws: LawFile,
  named: NamedSchemes & { readonly otherIncomes: OtherIncomes; readonly exits: Exits },
): CheckedCase {
  const { scheme: regime, income, line, expected, otherIncome } = one;
  const found = assessedCase(one, laws);
  const ofWork =
    line === undefined ? found.total : (found.lines.find(({ kind }) => kind === line)?.amount ?? 0);
  const ours = one.exit
    ? owedOnLeaving(one, found.costs, laws, named.exits)
    : otherIncome
      ? owedOnOther(one, found.costs, laws, named.otherIncomes)
      : ofWork;
  const base = one.exit ? gainOf(one.exit) : (otherIncome?.amount ?? income);
  return {
    ...one,
    id,
    name: schemeName(named, regime) ?? regime,
    costs: found.costs,
    line: line ?? null,
    ours: Math.round(ours * 100) / 100,
    points: base === 0 ? 0 : (100 * (ours - expected)) / base,
  };
}

/** What leaving takes at the end of the year of a case, with the income of it. @throws {RangeError} for a country that takes nothing */
function owedOnLeaving(
  { scheme, income, year, exit: assets = {} }: Omit<CaseFile, '$schema'>,
  costs: number,
  laws: LawFile,
  exits: Exits,
): number {
  const exit = exits[placeOf(countryIdOf({ scheme }))?.slug ?? ''];
  const law = laws.regimes[scheme];
  if (!exit || !law) throw new RangeError(`Nothing is known of leaving with ${scheme}.`);
  const on = dayOf(`${year}-12-31`);
  const work = workOnLeaving(exit, law.program, { turnover: income, costs, on });
  const taxes = exitTaxes(exit, assets, { on, work, eea: false, treaty: true });
  return taxes.reduce((sum, { tax }) => sum + tax, 0);
}

/** Tax, contributions or both on the income beside the work of a case. @throws {QuestionError} for what no rule answers */
function owedOnOther(
  { scheme, income, currency, profession, year, line, otherIncome }: Omit<CaseFile, '$schema'>,
  costs: number,
  laws: LawFile,
  otherIncomes: OtherIncomes,
): number {
  const perDollar = perDollarOf(laws.rates, currency);
  const said = otherMoneyIn(otherIncome ? [otherIncome] : [], (amount) => amount / perDollar, null);
  const otherMoney = otherMoneyMethod(otherIncomes, { ...said, isStrict: true });
  const asked = lawMethod(laws, { profession, otherMoney }).ask({ regimeId: scheme, year });
  const [of] = asked?.otherMoneyAt(income / perDollar, costs / perDollar)?.incomes ?? [];
  if (!of) throw new RangeError(`Nothing is known of other income beside ${scheme}.`);
  const owed = { income: of.tax, socialContribution: of.contributions };
  const usd = line === 'income' || line === 'socialContribution' ? owed[line] : of.tax + of.contributions;
  return usd * perDollar;
}

/** All cases, those of a scheme together, the least income first. */
export function compileCases(
  { cases, exchangeRates }: ParsedData,
  laws: Laws,
  named: Parameters<typeof checkedCase>[3],
): readonly CheckedCase[] {
  const file = engineLaws(laws, exchangeRates.rates, '');
  return Object.entries(cases)
    .map(([id, one]) => checkedCase(id, one, file, named))
    .sort((a, b) => a.scheme.localeCompare(b.scheme, 'en') || a.income - b.income);
}
