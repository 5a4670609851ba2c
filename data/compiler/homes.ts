/** Where people pay tax today, as the app asks for it: destinations by their file, home countries by their one regime. */

import type { Country, Scheme } from '../../src/catalogue/entities.ts';
import { formatCurrency } from '../../src/catalogue/format.ts';
import type { Average, Home, HomeScheme } from '../../src/catalogue/homeSchemes.ts';
import { assessLaw, wholeYear } from '../../src/law/assess.ts';
import { type Laws, type RegimeLaw, wageLawOf } from '../../src/law/laws.ts';
import { lawOfYear } from '../../src/law/year.ts';
import type { ParsedData } from './read.ts';
import type { Schemes } from './schemes.ts';

interface Known {
  /** Sorted by name. */
  readonly countries: readonly Country[];
  readonly schemes: Schemes;
  readonly laws: Laws;
}

/** All homes, sorted by name. */
export function compileHomes(data: ParsedData, { countries, schemes, laws }: Known): readonly Home[] {
  const ofDestinations = countries.flatMap(({ id, slug, name, taxRegimes }): Home[] => {
    const file = data.homes[slug];
    if (!file) return [];
    const known = [...taxRegimes, ...(schemes[slug] ?? [])];
    const schemeOf = (regimeId: string) => schemeIn(known, regimeId, laws);
    return [
      {
        ...{ id, slug, name },
        schemes: file.schemes.map(({ regime }) => schemeOf(regime)),
        alternatives: file.alternatives.map(({ regime, who, onlyIfSaid = false }) => ({
          ...schemeOf(regime),
          who,
          onlyIfSaid,
        })),
        ask: file.ask ?? null,
        averages: averagesIn(
          slug,
          [...file.schemes, ...file.alternatives, { regime: wageLawOf(id) }],
          data,
          laws,
        ),
      },
    ];
  });
  const ofHomeCountries = Object.values(data.homeCountries).map(
    ({ id, slug, name, regime, companies }): Home => ({
      ...{ id, slug, name },
      schemes: [
        {
          ...{ id: regime.id, name: regime.name, upTo: null },
          needsCompany: regime.requiresIncorporation,
          insuresHealth: regime.healthcareType !== 'None',
        },
      ],
      alternatives: companies.map(({ regime: company, who }) => ({
        ...schemeIn(schemes[slug] ?? [], company, laws),
        ...{ who, onlyIfSaid: false },
      })),
      ask: null,
      averages: averagesIn(
        slug,
        [{ regime: regime.id }, { regime: wageLawOf(id) }, ...companies],
        data,
        laws,
      ),
    }),
  );
  return [...ofDestinations, ...ofHomeCountries].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function schemeIn(
  known: readonly (Country['taxRegimes'][number] | Scheme)[],
  id: string,
  laws: Laws,
): HomeScheme {
  const regime = known.find((one) => one.id === id);
  if (!regime) throw new RangeError(`There is no scheme ${id}.`);
  const { name, maxIncomeThreshold, lasting, requiresIncorporation, healthcareType } = regime;
  return {
    id,
    name,
    upTo: maxIncomeThreshold ?? limitInLaw(laws.regimes[id], laws.taxYear),
    ...(lasting?.until && { until: lasting.until }),
    needsCompany: requiresIncorporation,
    insuresHealth: healthcareType !== 'None',
  };
}

/** The greatest turnover that a law names, USD; null where it names none. */
function limitInLaw(law: RegimeLaw | undefined, taxYear: number): number | null {
  const place = law?.program.extras.applies;
  if (!law || place === undefined) return null;
  const { results } = assessLaw(lawOfYear(law.program, { taxYear }), { ...wholeYear(0), taxYear });
  return (results[place] as number) / law.perDollar;
}

/** The figures of a home's laws that stand for the average of places, where another place pays something else. */
function averagesIn(
  slug: string,
  schemes: readonly { readonly regime: string }[],
  { law }: Pick<ParsedData, 'law'>,
  { regimes, taxYear }: Laws,
): Home['averages'] {
  const file = law[slug];
  return Object.fromEntries(
    schemes.flatMap(({ regime }) => {
      const figures = regimes[regime]?.program.figures ?? [];
      const averages = figures.flatMap(({ name }): Average[] => {
        const { by, unit, in: values = [] } = file?.figures[name] ?? {};
        const own = values.findLast(({ from }) => from <= `${taxYear}-12-31`);
        if (!file || by === undefined || own?.low === undefined || own.high === undefined) return [];
        if (!decides(regimes[regime], taxYear, name)) return [];
        const words = (value: number) =>
          unit === 'percent' ? `${value}%` : formatCurrency(value, file.currency);
        const called = file.regimes[regime]?.words?.[name] ?? name;
        return [{ name: called, by, low: words(own.low), high: words(own.high) }];
      });
      return averages.length > 0 ? [[regime, averages] as const] : [];
    }),
  );
}

/** A turnover at which a figure of places shows, USD. */
const USUAL = 70_000;

/** Whether a whole year is taxed otherwise where a figure is another one. */
function decides(law: RegimeLaw | undefined, taxYear: number, figure: string): boolean {
  if (!law) return false;
  const { program, perDollar, ordinaryYear } = law;
  const known = { ...wholeYear(USUAL * perDollar), taxYear, yearOfStay: ordinaryYear };
  const total = (set?: Record<string, number>) =>
    assessLaw(lawOfYear(program, { taxYear }, { set }), known).total;
  return total() !== total({ [figure]: 0 });
}
