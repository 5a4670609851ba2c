/** Cases of others, worked out by the present law. */
import type { CheckedCase } from '../../src/catalogue/checkedCases.ts';
import { assess } from '../../src/law/answer.ts';
import type { LawFile } from '../../src/law/ask.ts';
import type { Laws } from '../../src/law/laws.ts';
import { lawFile } from './lawFile.ts';
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

/** What a case comes to. @throws {RangeError} for a scheme or a currency that is not known */
export function checkedCase(
  id: string,
  { $schema: _schema, ...one }: CaseFile,
  laws: LawFile,
  named: NamedSchemes,
): CheckedCase {
  const { scheme: regime, income, currency, costs, profession, year, line, expected } = one;
  const found = assess(laws, { regime, income, currency, costs, profession, year });
  const ours =
    line === undefined ? found.total : (found.lines.find(({ kind }) => kind === line)?.amount ?? 0);
  return {
    ...one,
    id,
    name: schemeName(named, regime) ?? regime,
    costs: found.costs,
    line: line ?? null,
    ours: Math.round(ours * 100) / 100,
    points: income === 0 ? 0 : (100 * (ours - expected)) / income,
  };
}

/** All cases, those of a scheme together, the least income first. */
export function compileCases(
  { cases, exchangeRates }: ParsedData,
  laws: Laws,
  named: NamedSchemes,
): readonly CheckedCase[] {
  const file = lawFile(laws, exchangeRates.rates, '');
  return Object.entries(cases)
    .map(([id, one]) => checkedCase(id, one, file, named))
    .sort((a, b) => a.scheme.localeCompare(b.scheme, 'en') || a.income - b.income);
}
