/** What has to be known about the world once a person has said something: loaded then, and once. */
import { useEffect, useMemo, useState } from 'react';
import { NO_PERSON_FACTS, type PersonFacts } from './assessed.ts';
import type { DayRule } from './fit.ts';
import { decidesFit, type Situation } from './situation.ts';

let loaded: PersonFacts | null = null;
let loading: Promise<PersonFacts> | undefined;

/** Loads all facts; a failed attempt is made again with the next call. */
function loadPersonFacts(): Promise<PersonFacts> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PersonFacts> {
  const [
    { conditions, regimePermits },
    { permits, runningCosts },
    { homeCountries },
    leaving,
    days,
    years,
    rules,
  ] = await Promise.all([
    import('virtual:lowtide/conditions'),
    import('virtual:lowtide/permits'),
    import('virtual:lowtide/home-countries'),
    import('virtual:lowtide/leaving'),
    import('virtual:lowtide/days'),
    import('virtual:lowtide/years'),
    import('./fitReasons.ts'),
  ]);
  const { selfEmploymentTax } = leaving;
  const dayRules = Object.fromEntries(
    Object.entries(days.rules).map(([code, { rules }]) => [code, rules.flatMap(yearlyRule)]),
  );
  loaded = {
    marks: years.marks,
    conditions,
    regimePermits,
    permits,
    runningCosts,
    homeCountries,
    selfEmploymentTax,
    dayRules,
    reasonsOf: rules.reasonsOf,
    lasting: years.lasting,
  };
  return loaded;
}

/** Of the rules of residence, those that look at the days of one year. */
function yearlyRule(rule: {
  readonly window: string;
  readonly days: number;
  readonly comparison: string;
  readonly effect: string;
  readonly needsAlso: readonly string[];
}): DayRule[] {
  const { window, days, comparison, effect, needsAlso } = rule;
  if (!effect.endsWith('resident') || window.startsWith('two-')) return [];
  return [{ days, isExceeded: comparison === 'more-than', needsAlso }];
}

/** Whether a situation's figures need more than the regimes themselves. */
export function needsFacts(situation: Situation): boolean {
  const { home, years, runningCosts } = situation;
  return decidesFit(situation) || home !== undefined || years !== undefined || runningCosts === true;
}

/**
 * The facts in a component, as soon as they are wanted and here. Where they cannot be had, figures go without them.
 * `isReady` is false as long as they are wanted and on their way.
 * @param lasting `virtual:lowtide/years`, from screens that say to everybody how long regimes last; it is in their
 * prerendered HTML, except on /compare, which loads it when it is shown.
 * @param marks likewise: `marks` of the same. Both must keep their identity.
 */
export function usePersonFacts(
  isWanted: boolean,
  lasting = NO_PERSON_FACTS.lasting,
  marks = NO_PERSON_FACTS.marks,
): {
  readonly facts: PersonFacts;
  readonly isReady: boolean;
} {
  const [facts, setFacts] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || facts) return;
    let isShown = true;
    loadPersonFacts().then(
      (found) => isShown && setFacts(found),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, facts]);
  const known = useMemo(() => ({ ...NO_PERSON_FACTS, lasting, marks }), [lasting, marks]);
  return { facts: facts ?? known, isReady: !isWanted || facts !== null || failed };
}
