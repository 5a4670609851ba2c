/** What it costs to become resident in a country by its days: the tax of the engine on the whole income there. */
import { useMemo } from 'react';
import { usePersonFacts } from '../../../api/facts.ts';
import { useCountries, useTaxBrackets } from '../../../api/queries.ts';
import { recommendations } from '../../../assess/recommendations.ts';
import { useMove } from '../../../assess/useMove.ts';
import { schedulesFor } from '../../../catalogue/schedules.ts';
import { homeTaxOf } from '../../../situation/homeTax.ts';
import { crossingWords } from './crossingWords.ts';

/** A sentence by upper-case country code; countries whose tax is not in the data have none. */
export function useCrossingCosts(codes: readonly string[]): Readonly<Record<string, string>> {
  const { figures, destination } = useMove();
  const { data: countries } = useCountries();
  const { facts, isReady } = usePersonFacts(true);
  const joined = codes.join();
  const crossed = useMemo(
    () => (countries ?? []).filter(({ code }) => joined.split(',').includes(code)),
    [countries, joined],
  );
  const ids = useMemo(() => crossed.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)), [crossed]);
  const brackets = useTaxBrackets(ids);
  return useMemo(() => {
    if (!isReady || brackets.status !== 'success') return {};
    const schedules = schedulesFor(brackets.data);
    const { situation, money } = figures;
    const words = joined.split(',').flatMap((code) => {
      const id = code.toLowerCase();
      const home = facts.homeCountries.find((country) => country.id === id);
      const total = homeTaxOf({ ...situation, home: { country: id } }, figures, facts.homeCountries);
      if (home && total !== null) {
        return [[code, crossingWords({ name: home.name, regime: null, total, money })] as const];
      }
      const country = crossed.find((one) => one.code === code);
      if (!country || country.id === destination?.country.id) return [];
      const oneYear = { ...figures, years: null };
      const [found] = recommendations(situation, [country], { figures: oneYear, schedules, facts }).all;
      return found
        ? [
            [
              code,
              crossingWords({
                name: country.name,
                regime: found.best.regime.name,
                total: found.best.total,
                money,
              }),
            ] as const,
          ]
        : [];
    });
    return Object.fromEntries(words);
  }, [isReady, brackets, figures, facts, crossed, destination, joined]);
}
