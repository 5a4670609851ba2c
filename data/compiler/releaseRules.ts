/** The rules of each release, kept in full, so that what it answered can be asked again: at any income, in any currency. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { TaxRegime } from '../../src/catalogue/entities.ts';
import {
  type BracketFigures,
  KIND_FIELDS,
  type LastingRegime,
  type Laws,
  type OtherIncomes,
  TAX_KINDS,
  type TaxRules,
} from '../../src/law/index.ts';
import type { CompiledData } from './compile.ts';
import { DATA_DIR } from './index.ts';
import { type Problem, problem } from './problems.ts';
import { bracketFigures } from './regimes.ts';
import { type ReleaseRulesFile, releaseRulesFile } from './schema/release.ts';

const FOLDER = 'releases/rules';

/** Fields of a regime that the engine calculates with: no words. */
const RULE_FIELDS = new Set<string>([
  'maxIncomeThreshold',
  'statutory',
  ...TAX_KINDS.flatMap((kind) => {
    const { description: _description, ...fields } = KIND_FIELDS[kind];
    return Object.values(fields);
  }),
]);

function rulesOf(regime: TaxRules): object {
  return Object.fromEntries(Object.entries(regime).filter(([field]) => RULE_FIELDS.has(field)));
}

type Released = TaxRules & Pick<TaxRegime, 'id' | 'name'> & Partial<Pick<TaxRegime, 'lasting'>>;

/** What the present data calculates with, as a release keeps it: regimes of destinations, then of home countries. */
export function releasedRules(data: CompiledData): Pick<ReleaseRulesFile, 'rates' | 'regimes' | 'laws'> {
  const { countries, homeCountries, taxBrackets, exchangeRates } = data;
  const entry = (regime: Released, taxYear: number, brackets: readonly BracketFigures[]) => [
    regime.id,
    {
      name: regime.name,
      taxYear,
      rules: rulesOf(regime),
      brackets: brackets.map(bracketFigures),
      ...(regime.lasting && { lasting: regime.lasting }),
    },
  ];
  const regimes = Object.fromEntries([
    ...countries.flatMap(({ taxYear, taxRegimes }) =>
      taxRegimes.map((regime) => entry(regime, taxYear, taxBrackets[regime.id] ?? [])),
    ),
    ...homeCountries.map(({ taxYear, regime }) => [
      regime.id,
      { name: regime.name, taxYear, rules: rulesOf(regime), brackets: [], isLawAlone: true },
    ]),
  ]);
  // As the file will have them: what is undefined is not there.
  return JSON.parse(JSON.stringify({ rates: exchangeRates.rates, regimes, laws: data.laws }));
}

/** The text of a release's file: one regime a line, so that a review shows what has changed. */
export function releaseRulesText(
  release: string,
  { rates, regimes, laws }: Pick<ReleaseRulesFile, 'rates' | 'regimes' | 'laws'>,
): string {
  const inLines = (kept: object) =>
    Object.entries(kept)
      .map(([id, one]) => `    ${JSON.stringify(id)}: ${JSON.stringify(one)}`)
      .join(',\n');
  const head = JSON.stringify({ release, rates }, null, 2).slice(0, -2);
  const ofLaws = `{ "taxYear": ${laws.taxYear}, "regimes": {\n${inLines(laws.regimes)}\n  } }`;
  return `${head},\n  "regimes": {\n${inLines(regimes)}\n  },\n  "laws": ${ofLaws}\n}\n`;
}

/** Where the rules of a release lie. */
export function releaseRulesPath(release: string, dir: string = DATA_DIR): string {
  return join(dir, FOLDER, `${release}.json`);
}

/** Names of the releases that can be asked, in the order of their names. */
export function keptReleases(dir: string = DATA_DIR): string[] {
  const folder = join(dir, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** A regime as a release had it. */
export type ReleasedRegime = LastingRegime & {
  readonly name: string;
  readonly taxYear: number;
  /** Whether its figures are the law's alone: of home countries, and of schemes that stand in no specified list. */
  readonly isLawAlone?: boolean;
};

/** What a release calculated with. */
export interface KeptRelease {
  readonly release: string;
  readonly regimes: ReadonlyMap<string, ReleasedRegime>;
  readonly rates: Readonly<Record<string, number>>;
  readonly laws: Laws;
  /** Left out of older releases, which keep the rules of work alone. */
  readonly otherIncomes?: OtherIncomes;
}

/**
 * The rules of a release; null where they are not kept.
 * @throws v.ValiError where the file was not written by `npm run release`.
 */
export function readRelease(release: string): KeptRelease | null {
  if (!keptReleases().includes(release)) return null;
  const { rates, regimes, laws } = v.parse(
    releaseRulesFile,
    JSON.parse(readFileSync(releaseRulesPath(release), 'utf8')),
  );
  return {
    release,
    rates,
    regimes: new Map(
      Object.entries(regimes).map(([id, { lasting = null, ...kept }]) => {
        return [id, { id, ...kept, rules: { id, ...kept.rules }, lasting } as unknown as ReleasedRegime];
      }),
    ),
    laws: laws as unknown as Laws,
  };
}

/** What is wrong with the rules of the newest release: they are not there, or the data say something else. */
export function checkReleaseRules(data: CompiledData, dir: string = DATA_DIR): Problem[] {
  const { newest } = data.releases;
  const file = `data/${FOLDER}/${newest}.json`;
  if (!keptReleases(dir).includes(newest)) {
    return [problem(file, '', 'is missing: `npm run figures -- --reason "…"` writes it')];
  }
  const kept = JSON.parse(readFileSync(releaseRulesPath(newest, dir), 'utf8')) as ReleaseRulesFile;
  const present = releasedRules(data);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const changed = Object.keys({ ...kept.regimes, ...present.regimes })
    .filter((id) => !same(kept.regimes[id], present.regimes[id]))
    .map((id) => `regimes.${id}`);
  const lawsOf = ({ laws }: Pick<ReleaseRulesFile, 'laws'>) =>
    ((laws as { readonly regimes?: object }).regimes ?? {}) as Readonly<Record<string, unknown>>;
  const [keptLaws, presentLaws] = [lawsOf(kept), lawsOf(present)];
  const schemes = Object.keys({ ...keptLaws, ...presentLaws }).filter(
    (id) => !same(keptLaws[id], presentLaws[id]),
  );
  const whole = (['rates', 'laws'] as const).filter((part) => !same(kept[part], present[part]));
  const named = whole.flatMap((part) =>
    part === 'laws' && schemes.length > 0 ? schemes.map((id) => `laws.${id}`) : part,
  );
  return [...changed, ...named].map((path) =>
    problem(file, path, 'the data say something else: `npm run figures -- --reason "…"` keeps the new rules'),
  );
}
