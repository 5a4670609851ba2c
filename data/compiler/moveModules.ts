/** The virtual modules with what a move needs; each is loaded only where it is shown. */

import type { PermitTerms } from '../../src/catalogue/practical.ts';
import type { CompiledData } from './compile.ts';
import { inDollarsModule, parsed, programsModule } from './parsed.ts';

/** What has a part for each country, loaded one at a time: `virtual:lowtide/practical/malta`. */
export const PARTS = ['country', 'practical', 'leaving', 'schemes', 'for-some', 'kept-company'] as const;
type Part = (typeof PARTS)[number];

/** "practical/malta" as its two halves; null where the name is that of a whole module. */
export function partOf(name: string): { readonly of: Part; readonly key: string } | null {
  const [of = '', key] = name.split('/');
  const part = PARTS.find((candidate) => candidate === of);
  return part && key !== undefined ? { of: part, key } : null;
}

/** The source of the part of one country. */
export function partSource(of: Part, key: string, data: CompiledData): string {
  const { arriveWords, leaveWords } = data.moveYear;
  if (of === 'country') {
    const country = data.inLawCurrency.countries[data.countries.findIndex(({ slug }) => slug === key)];
    return inDollarsModule('country', country, data.exchangeRates).join('\n');
  }
  if (of === 'practical') {
    return [
      `export const practical = ${parsed(data.practical[key])};`,
      `export const arrivalYear = ${parsed(arriveWords[key])};`,
      `export const payTexts = ${parsed(data.payTexts[key] ?? {})};`,
      `export const papers = ${parsed(papersOf(data, key, 'begun'))};`,
    ].join('\n');
  }
  if (of === 'for-some') {
    return [
      exported('familyTexts', data.familyTexts[key] ?? null),
      exported('otherMoneyTexts', data.otherMoneyTexts[key] ?? null),
      exported('exit', data.exits[key] ?? null),
      exported('exitTexts', data.exitTexts[key] ?? null),
    ].join('\n');
  }
  if (of === 'kept-company') return exported('keptTexts', data.keptTexts[key] ?? null);
  if (of === 'schemes') return exported('schemeTexts', data.schemeTexts[key] ?? {});
  const found = Object.values(data.leaving).find(({ slug }) => slug === key);
  if (!found) throw new RangeError(`No data about leaving ${key}`);
  const { slug: _slug, ...leaving } = found;
  return [
    `export const leaving = ${parsed(leaving)};`,
    `export const leavingYear = ${parsed(leaveWords[leaving.id])};`,
    `export const papers = ${parsed(papersOf(data, key, 'ended'))};`,
  ].join('\n');
}

/** The papers of one side, and how long its country's tax office may ask for them. */
function papersOf(data: CompiledData, key: string, side: 'ended' | 'begun') {
  const { keep, [side]: papers } = data.papers[key] ?? {};
  return keep === undefined ? undefined : { keep, papers };
}

/** Everything that a person's answers are held against, which is loaded at once. */
export function personSource(data: CompiledData): string[] {
  const practical = Object.values(data.practical);
  const { arrive, leave, agreed, eea } = data.moveYear;
  return [
    exported(
      'permits',
      Object.fromEntries(
        practical.map(({ slug, permits }) => [
          slug,
          permits.map((permit) => {
            const { id, name, for: group, also, nomad } = permit;
            const { minIncome, familyIncome, familyIncluded, months, validity } = permit;
            // Of every field of the terms, so that types name one that is forgotten.
            return {
              ...{ id, name, for: group, also, nomad, minIncome, familyIncome },
              ...{ familyIncluded, months, validity },
            } satisfies { [Field in keyof Required<PermitTerms>]: PermitTerms[Field] };
          }),
        ]),
      ),
    ),
    exported('residence', data.residence),
    exported('keptResident', data.keptResident),
    exported('leavingRules', data.leavingRules),
    exported('costs', data.costs),
    exported(
      'places',
      Object.fromEntries(practical.map(({ slug, area, aliases }) => [slug, { ...area, aliases }])),
    ),
    exported('homes', data.homes),
    exported('schemes', data.schemes),
    ...programsModule('laws', data.laws),
    exported('usCitizens', data.usCitizens),
    exported('coverage', data.coverage),
    exported('rules', data.days.rules),
    exported('areas', data.days.areas),
    exported('moveLaws', { arrive, leave, agreed, eea }),
  ];
}

/** The source that exports a value under a name. */
export function exported(constant: string, value: unknown): string {
  return `export const ${constant} = /* @__PURE__ */ ${parsed(value)};`;
}

/** How the figures of one country are loaded, where no page compares it. */
export function countryLoaders({ countries }: CompiledData): string {
  return loaders(
    'loadCountry',
    countries.map(({ slug }) => [slug, `country/${slug}`]),
  );
}

/** How what is said of a country's families, other money and leaving with valuables is loaded, which few ask for. */
export function forSomeSource({ familyTexts, otherMoneyTexts, exits }: CompiledData): string {
  const slugs = new Set([familyTexts, otherMoneyTexts, exits].flatMap((texts) => Object.keys(texts)));
  return loaders(
    'loadForSome',
    [...slugs].map((slug) => [slug, `for-some/${slug}`]),
  );
}

/** What becomes of a company whose owner moves, and how what its page says is loaded. */
export function keptCompanySource({ keptCompanies, keptTexts }: CompiledData): string {
  const texts = loaders(
    'loadKeptTexts',
    Object.keys(keptTexts).map((slug) => [slug, `kept-company/${slug}`]),
  );
  return `${exported('keptCompanies', keptCompanies)}\n${texts}`;
}

/** Which countries have texts about a move, and how each of them is loaded. */
export function moveSource(data: CompiledData): string {
  const homes = Object.values(data.leaving);
  return [
    loaders(
      'loadSchemes',
      Object.keys(data.schemeTexts).map((slug) => [slug, `schemes/${slug}`]),
    ),
    loaders(
      'loadLeaving',
      homes.map(({ id, slug }) => [id, `leaving/${slug}`]),
    ),
    loaders(
      'loadPractical',
      Object.values(data.practical).map(({ slug }) => [slug, `practical/${slug}`]),
    ),
  ].join('\n');
}

function loaders(constant: string, entries: readonly (readonly [key: string, part: string])[]): string {
  const lines = entries.map(
    ([key, part]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(`virtual:lowtide/${part}`)}),`,
  );
  return [`export const ${constant} = {`, ...lines, '};'].join('\n');
}
