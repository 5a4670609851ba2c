/** The virtual modules with what a move needs; each is loaded only where it is shown. */

import { agreedWith } from '../../src/catalogue/moveYear.ts';
import type { CompiledData } from './compile.ts';
import { parsed } from './parsed.ts';

/** Modules that have a part for each country, loaded one at a time: `virtual:lowtide/practical/malta`. */
const PARTS = ['practical', 'leaving', 'pay-texts'] as const;
type Part = (typeof PARTS)[number];

export const MOVE_MODULES = [
  'practical',
  'leaving',
  'pay-texts',
  'changes',
  'price-levels',
  'facts',
] as const;
export type MoveModule = (typeof MOVE_MODULES)[number];

/** "practical/malta" as its two halves; null where the name is that of a whole module. */
export function partOf(name: string): { readonly of: Part; readonly key: string } | null {
  const [of = '', key] = name.split('/');
  const part = PARTS.find((candidate) => candidate === of);
  return part && key !== undefined ? { of: part, key } : null;
}

/** The source of the part of one country. */
export function partSource(of: Part, key: string, data: CompiledData): string {
  const { arriveWords, leaveWords } = data.moveYear;
  if (of === 'practical') {
    return [
      `export const practical = ${parsed(data.practical[key])};`,
      `export const arrivalYear = ${parsed(arriveWords[key])};`,
    ].join('\n');
  }
  if (of === 'pay-texts') return `export const payTexts = ${parsed(data.payTexts[key])};`;
  const found = Object.values(data.leaving).find(({ slug }) => slug === key);
  if (!found) throw new RangeError(`No data about leaving ${key}`);
  const { slug: _slug, ...leaving } = found;
  return [
    `export const leaving = ${parsed(leaving)};`,
    `export const leavingYear = ${parsed(leaveWords[leaving.id])};`,
  ].join('\n');
}

/** Everything that a person's answers are held against, which is loaded at once. Home countries are in modules.ts. */
export function personSource(data: CompiledData): string[] {
  const practical = Object.values(data.practical);
  const { arrive, leave } = data.moveYear;
  const used = [...Object.values(arrive).flatMap(({ regimes }) => regimes), ...Object.values(leave)];
  const { rates } = data.exchangeRates;
  return [
    exported(
      'permits',
      Object.fromEntries(
        practical.map(({ slug, permits }) => [
          slug,
          permits.map(({ id, name, for: whom, nomad, minIncome, longestMonths, validity }) => ({
            id,
            name,
            for: whom,
            nomad,
            minIncome,
            longestMonths,
            validity,
          })),
        ]),
      ),
    ),
    exported('runningCosts', runningCostsByRegime(data)),
    exported(
      'places',
      Object.fromEntries(practical.map(({ slug, area, aliases }) => [slug, { ...area, aliases }])),
    ),
    exported('companyPay', data.companyPay),
    exported('rules', data.days.rules),
    exported('areas', data.days.areas),
    exported('moveLaws', {
      arrive,
      leave,
      agreed: agreedByHome(data),
      rates: {
        USD: 1,
        ...Object.fromEntries(used.map(({ currency }) => [currency, rates[currency] ?? 1])),
      },
    }),
  ];
}

function exported(constant: string, value: unknown): string {
  return `export const ${constant} = /* @__PURE__ */ ${parsed(value)};`;
}

export function moveModuleSource(name: MoveModule, data: CompiledData): string {
  const practical = Object.values(data.practical);
  switch (name) {
    case 'practical':
      return loaders(
        'loadPractical',
        practical.map(({ slug }) => [slug, `practical/${slug}`]),
      );
    case 'leaving': {
      const all = Object.values(data.leaving);
      return [
        exported(
          'leavingPages',
          all.map(({ id, slug, name }) => ({ id, slug, name })),
        ),
        exported('selfEmploymentTax', all.find((home) => home.selfEmploymentTax)?.selfEmploymentTax ?? null),
        loaders(
          'loadLeaving',
          all.map(({ id, slug }) => [id, `leaving/${slug}`]),
        ),
      ].join('\n');
    }
    case 'pay-texts':
      return loaders(
        'loadPayTexts',
        Object.keys(data.payTexts).map((slug) => [slug, `pay-texts/${slug}`]),
      );
    case 'changes':
      return exported('changes', data.changes);
    case 'facts':
      return [
        exported('destinations', data.countries.length),
        exported('popularDestinations', data.popularDestinations),
        exported(
          'freeMovement',
          (data.days.areas.passports.EU?.members ?? []).map((code) => code.toLowerCase()),
        ),
      ].join('\n');
    case 'price-levels':
      return exported('priceLevels', data.priceLevels);
  }
}

/** What each home country has agreed with each destination. */
function agreedByHome({ leaving, countries }: CompiledData) {
  return Object.fromEntries(
    Object.values(leaving).map((home) => [
      home.id,
      Object.fromEntries(countries.map(({ slug }) => [slug, agreedWith(home, slug)])),
    ]),
  );
}

function loaders(constant: string, entries: readonly (readonly [key: string, part: string])[]): string {
  const lines = entries.map(
    ([key, part]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(`virtual:lowtide/${part}`)}),`,
  );
  return [`export const ${constant} = {`, ...lines, '};'].join('\n');
}

function runningCostsByRegime({ practical }: CompiledData) {
  const all = Object.values(practical).flatMap(({ runningCosts }) => runningCosts);
  return Object.fromEntries(
    [...new Set(all.map(({ regime }) => regime))].map((id) => [
      id,
      all.filter(({ regime }) => regime === id).map(({ item, amount, every }) => ({ item, amount, every })),
    ]),
  );
}
