/** A guide for its reader: at which scheme it opens, and to which others it leads. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../api/queries.ts';
import type { CountryGuide, GuideRegime } from '../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../catalogue/income.ts';
import { regimePath } from '../catalogue/pages.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { useSettled } from '../catalogue/useSettled.ts';
import { hasAnswers } from '../situation/answered.ts';
import { type Figures, useFigures } from '../situation/figures.ts';
import { todaysRegimeOf } from '../situation/homeTax.ts';
import { homeIdOf, isOnPayroll } from '../situation/situation.ts';
import { regimesOf } from './assessor.ts';
import { bracketsOf } from './guideAssessor.ts';
import { byKept, recommendations } from './recommendations.ts';
import { fetchPersonFacts, useFacts } from './useFacts.ts';

/** What an address asks for: one of the listed regimes, or a scheme that stands in no list. */
interface AskedScheme {
  readonly regimeIndex?: number | undefined;
  readonly scheme?: string | undefined;
  /** Whether the first of the listed regimes is meant, and not the one that the reader's list has. */
  readonly isFirst?: boolean;
}

interface OwnSchemes {
  /** Ids of the ways to be taxed there, today's first. */
  readonly ways: readonly string[];
  /** The one at which the country's address opens. */
  readonly opens: string;
  readonly shown: string;
}

/**
 * Which schemes a guide has: the listed ones, to an employee those of employees. It opens at today's, to somebody with answers
 * at the row of the list, so that an amount is the same on both; else at the first. Null where there is no such scheme.
 */
export function ownSchemes(
  country: CountryGuide,
  { regimeIndex = 0, scheme, isFirst = false }: AskedScheme,
  figures: Omit<Figures, 'isFromLink'>,
  facts: PersonFacts,
): OwnSchemes | null {
  const { situation, income } = figures;
  const isHome = country.id === homeIdOf(situation);
  const today = isHome ? todaysRegimeOf(situation, income, facts) : null;
  const schedules = schedulesFor(bracketsOf(country));
  const isPersonal = hasAnswers(situation) && !isHome;
  const [row] = isPersonal ? recommendations(situation, [country], { figures, schedules, facts }).all : [];
  const own = row ? [row.best, ...row.others.filter(({ fit }) => fit !== 'no').sort(byKept)] : [];
  const listed = country.taxRegimes.map(({ id }) => id);
  const opens = today ?? row?.best.regime.id ?? listed[0];
  const shown = scheme ?? (regimeIndex > 0 || isFirst ? listed[regimeIndex] : opens);
  const known = scheme === undefined ? regimesOf(country, facts) : (facts.schemes[country.slug] ?? []);
  if (opens === undefined || shown === undefined || !known.some(({ id }) => id === shown)) return null;
  const ways = isOnPayroll(situation) && isPersonal ? own.map(({ regime }) => regime.id) : listed;
  return { ways: [...new Set([...(today ? [today] : []), ...ways, opens, shown])], opens, shown };
}

/** A way to be taxed in a country, on its guide. */
export interface Way {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Whether its address has to say that the first one is meant. */
  readonly isFirst: boolean;
}

export interface OwnGuide {
  /** With its listed regimes, and those that stand in no list and are ways here. */
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly ways: readonly Way[];
}

/** Undefined until it is here, null where there is no such scheme. */
export function useOwnGuide(
  guide: CountryGuide | undefined,
  asked: AskedScheme,
): OwnGuide | null | undefined {
  const { regimeIndex, scheme, isFirst } = asked;
  const figures = useSettled(useFigures(GUIDE_DEFAULT_INCOME));
  const { facts, isReady } = useFacts(scheme !== undefined, figures.situation);
  const own = useMemo(
    () => guide && ownSchemes(guide, { regimeIndex, scheme, isFirst: isFirst ?? false }, figures, facts),
    [guide, regimeIndex, scheme, isFirst, figures, facts],
  );
  const schemes = guide && facts.schemes[guide.slug]?.filter(({ id }) => own?.ways.includes(id));
  const isTold = schemes !== undefined && schemes.length > 0;
  const { data: regimeOf } = useQuery({ ...schemesQuery(guide?.slug ?? ''), enabled: isTold }, queryClient);
  const key = schemes?.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: schemes are the same for the same facts and ids.
  const country = useMemo(() => {
    const further = (regimeOf && schemes?.map(regimeOf)) ?? [];
    return guide && further.length > 0 ? { ...guide, taxRegimes: [...guide.taxRegimes, ...further] } : guide;
  }, [guide, facts, key, regimeOf]);
  return useMemo(() => {
    if (!country || !own) return own === null && isReady ? null : undefined;
    const regime = country.taxRegimes.find(({ id }) => id === own.shown);
    const [first] = country.taxRegimes;
    const ways = own.ways.flatMap((id) => {
      const name = country.taxRegimes.find((one) => one.id === id)?.name;
      const isFirst = id === first?.id && id !== own.opens;
      return name === undefined ? [] : { id, name, path: regimePath(country, id), isFirst };
    });
    return regime ? { country, regime, ways } : undefined;
  }, [country, own, isReady]);
}

const schemesQuery = (slug: string) => ({
  queryKey: ['scheme-regimes', slug],
  queryFn: async () => (await import('./schemeRegimes.ts')).schemeRegimes(slug),
});

/** Brings the texts of a country's schemes here, and their law; from then on their pages render at once. */
export async function loadSchemes(slug: string): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(schemesQuery(slug)), fetchPersonFacts(true)]);
}
