/** Every scheme that can be asked at the command line, with the figures of today or of an older release. */
import type { CompiledData } from '../../data/compiler/index.ts';
import {
  type KeptRelease,
  keptReleases,
  type ReleasedRegime,
  readRelease,
} from '../../data/compiler/releaseRules.ts';
import { rulesOfLaw } from '../../data/compiler/schemes.ts';
import type { UsCitizens } from '../catalogue/usCitizens.ts';
import { wageLawOf } from '../law/index.ts';
import { UsageError } from './commandLine.ts';

/** What the laws of US citizens abroad are called, by work: no page has them, because nobody chooses them. */
const US_LAWS: Readonly<Record<keyof UsCitizens['laws'], string>> = {
  selfEmployed: 'US tax of citizens who work abroad in their own name',
  wage: 'US tax of citizens who work abroad for a US employer',
  company: 'US tax of citizens who own a company abroad and take its profit as pay',
};

/**
 * Every regime by id, destinations first, the laws of US citizens abroad, and those by which some regimes take a wage. Caps in
 * words are already fields.
 */
export function knownRegimes(data: CompiledData): Map<string, ReleasedRegime> {
  const known = namedRegimes(data);
  const { taxYear } = data.laws;
  for (const [work, id] of Object.entries(data.usCitizens.laws)) {
    const name = US_LAWS[work as keyof typeof US_LAWS];
    const rules = rulesOfLaw(id, new Set(Object.keys(data.laws.regimes[id]?.program.lines ?? {})));
    known.set(id, { id, name, taxYear, rules, brackets: [], lasting: null, isLawAlone: true });
  }
  for (const id of Object.keys(data.laws.regimes)) {
    const of = known.get(id.replace(/-wage$/, ''));
    if (known.has(id) || !of) continue;
    const lasting = of.lasting && { ...of.lasting, then: of.lasting.then && wageLawOf(id.slice(0, 2)) };
    known.set(id, {
      ...{ id, name: `${of.name}, on a wage`, taxYear: of.taxYear, rules: { ...of.rules, id } },
      ...{ brackets: [], lasting, isLawAlone: true },
    });
  }
  return known;
}

function namedRegimes(data: CompiledData): Map<string, ReleasedRegime> {
  const { countries, taxBrackets, homeCountries, schemes, texts, laws } = data;
  const all: readonly ReleasedRegime[] = [
    ...countries.flatMap(({ slug, taxYear, taxRegimes }) =>
      taxRegimes.map((rules) => {
        const { id, name, lasting } = rules;
        const lastingTexts = texts[slug]?.regimes[id]?.lastingTexts;
        return { id, name, taxYear, rules, brackets: taxBrackets[id] ?? [], lasting, texts: lastingTexts };
      }),
    ),
    ...homeCountries.map(({ regime: rules, taxYear }) => {
      const { id, name } = rules;
      return { id, name, taxYear, rules, brackets: [], lasting: null, isLawAlone: true };
    }),
    ...Object.values(schemes).flatMap((ofCountry) =>
      ofCountry.map((rules) => {
        const { id, name, lasting } = rules;
        return { id, name, taxYear: laws.taxYear, rules, brackets: [], lasting, isLawAlone: true };
      }),
    ),
  ];
  return new Map(all.map((one) => [one.id, one]));
}

const presents = new WeakMap<CompiledData, KeptRelease>();

/** The data of today, with households and other income: one object for the same data, as laws are put into a year once and kept. */
function presentOf(data: CompiledData): KeptRelease {
  const { releases, exchangeRates, laws, households, otherIncomes } = data;
  const present = presents.get(data) ?? {
    ...{ release: releases.newest, regimes: knownRegimes(data), rates: exchangeRates.rates },
    laws: { ...laws, households },
    otherIncomes,
  };
  presents.set(data, present);
  return present;
}

/** What a release calculated with; the data of today where none is named. @throws {UsageError} for a release that is not kept */
export function keptFor(release: string | undefined, data: CompiledData): KeptRelease {
  const kept = release === undefined ? presentOf(data) : readRelease(release);
  if (kept) return kept;
  throw new UsageError(
    `Release "${release}" cannot be asked: releases are kept with their laws since ${keptReleases()[0]}; there are ${keptReleases().join(', ')}.`,
  );
}
