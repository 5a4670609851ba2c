/** Whether a person becomes tax resident there, and stops being it at home. */
import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { DayRule } from '../catalogue/personFacts.ts';
import { type Days, homeIdOf, type Situation, worksAtHome } from '../situation/situation.ts';
import type { DaysNeed, KeptNeed, NeedsQuestion, NeedTerm, OtherCountryNeed } from './terms.ts';

/** What becoming resident there asks, and ceasing to be it at home: the same whatever ordinary answers are open. */
export function residenceNeeds(question: NeedsQuestion): readonly NeedTerm[] {
  return [daysNeed(question), otherCountryNeed(question), keptNeed(question)].filter((need) => need !== null);
}

/** Where the work is done, as one country sees it: mostly elsewhere is there for the country of most work. */
export function workplaceIn({ country, situation }: NeedsQuestion): Situation['workplace'] {
  const { workplace, workCountry } = situation;
  return workplace === 'elsewhere' && workCountry === country.code.toLowerCase() ? 'here' : workplace;
}

/**
 * Whether the days make resident. Who says neither days nor that the work is mostly elsewhere is taken to settle there. Too
 * few days close a regime, but where a shorter rule or something else than days may do. Enough of them are no move as
 * long as most of the work stays at home.
 */
function daysNeed(question: NeedsQuestion): DaysNeed | null {
  const { country, regime, situation, dayRules, residence } = question;
  const { days = null, workCountry = null } = situation;
  const isElsewhere = workplaceIn(question) === 'elsewhere';
  const isHome = isElsewhere && worksAtHome(situation);
  if ((days === null && !isElsewhere) || makesNobodyResident(regime)) {
    return null;
  }
  const { residencyDays } = country;
  const ordinary = dayRules.find((rule) => rule.days === residencyDays) ?? {
    days: residencyDays,
    isExceeded: false,
    needsAlso: [],
  };
  const about = {
    kind: 'needs',
    what: 'days',
    decides: true,
    place: country.name,
    days,
    rule: ordinary,
    work: isElsewhere
      ? { isUntaxed: isForWorkAbroad(question), country: workCountry, isHome, settling: settlingOf(question) }
      : null,
  } as const;
  const reached = isHome
    ? ({ state: 'open', fit: 'check' } as const)
    : ({ state: 'met', fit: 'fits' } as const);
  const rules = dayRules.length > 0 ? dayRules : [ordinary];
  const enough = isElsewhere && residence?.fewDays === 'fits' ? residence.days : undefined;
  const shortest = rules.find((rule) => rule.days === enough) ?? ordinary;
  const because = shortest === ordinary ? undefined : residence?.because;
  if (residence?.isByRegistration) {
    const registered = { ...about, isByRegistration: true, because: residence.because } as const;
    return days === null
      ? { ...registered, state: 'open', fit: 'check', asks: 'days' }
      : { ...registered, ...reached };
  }
  if (days === null) {
    return {
      ...about,
      rule: shortest,
      ...(because && { because }),
      state: 'open',
      fit: 'check',
      asks: 'days',
    };
  }
  const [least, most] = rangeOf(days);
  const full = rules.find((rule) => rule.days >= residencyDays && isReached(rule, least));
  if (full) return { ...about, rule: full, ...reached };
  if (because && isReached(shortest, least)) return { ...about, rule: shortest, because, ...reached };
  if (isReached(shortest, most)) {
    return { ...about, rule: shortest, state: 'open', fit: 'check', asks: 'days' };
  }
  if (isElsewhere && residence?.fewDays === 'check') {
    return { ...about, because: residence.because, state: 'open', fit: 'check' };
  }
  const shorter = isElsewhere ? undefined : rules.find((rule) => isReached(rule, least));
  return shorter
    ? { ...about, rule: shorter, state: 'open', fit: 'check' }
    : { ...about, rule: shortest, state: 'unmet', fit: 'no' };
}

/** A status that is kept by registration, or a short rule, may end with too many days in any one other country. */
function otherCountryNeed(question: NeedsQuestion): OtherCountryNeed | null {
  const { country, regime, situation, residence, dayRules } = question;
  const rule = dayRules.find(({ days }) => days === residence?.days);
  const most = rule?.noOtherCountryMoreThan ?? residence?.noOtherCountryMoreThan;
  const isElsewhere = workplaceIn(question) === 'elsewhere';
  if (most === undefined || makesNobodyResident(regime)) return null;
  if (!isElsewhere && (!residence?.isByRegistration || situation.days === undefined)) return null;
  const { days, workCountry = null } = situation;
  const [least, greatest] = days === undefined ? [0, DAYS_OF_YEAR] : rangeOf(days);
  if (DAYS_OF_YEAR - least <= most) return null;
  const about = {
    ...({ kind: 'needs', what: 'other-country', decides: true, place: country.name, most } as const),
    workCountry: isElsewhere ? workCountry : null,
  };
  const isTooLong = DAYS_OF_YEAR - greatest > most;
  if (about.workCountry !== null && isTooLong) return { ...about, state: 'unmet', fit: 'no' };
  const asks = about.workCountry === null ? (isElsewhere ? 'workCountry' : undefined) : 'days';
  return { ...about, state: 'open', fit: 'check', ...(asks && { asks }) };
}

const DAYS_OF_YEAR = 365;

/** The most days a year outside of the new country; null where they are not said. */
export function daysElsewhere({ days }: Situation): number | null {
  return days === undefined ? null : Math.max(DAYS_OF_YEAR - rangeOf(days)[0], 0);
}

function rangeOf(days: Days): readonly [least: number, most: number] {
  return typeof days === 'number' ? [days, days] : [days.from, days.to];
}

export function isReached({ days, isExceeded }: DayRule, count: number): boolean {
  return isExceeded ? count > days : count >= days;
}

function isForWorkAbroad({ regime: { conditions = [] } }: NeedsQuestion): boolean {
  return conditions.some(({ type }) => type === 'work-abroad');
}

/** What the home country asks of somebody who is mostly elsewhere, in its words. */
function settlingOf({ situation, keptResident }: NeedsQuestion): string | null {
  const home = homeIdOf(situation);
  if (!keptResident || home === null) return null;
  const { homes, because } = keptResident.settling;
  return homes.includes(home) ? because : null;
}

/**
 * Countries that keep their citizens tax resident after a move to some others. A rule about moves from the country of the
 * citizenship concerns nobody who lives elsewhere today.
 */
function keptNeed({ country, regime, situation, keptResident }: NeedsQuestion): KeptNeed | null {
  const { citizenships = [] } = situation;
  const homeId = homeIdOf(situation);
  if (makesNobodyResident(regime)) return null;
  const rule = keptResident?.citizens.find(
    ({ citizenship, destinations, leaving, unlessSecond }) =>
      citizenships.includes(citizenship) &&
      (destinations === 'all' || destinations.includes(country.slug)) &&
      !(leaving && homeId !== null && homeId !== citizenship) &&
      !(unlessSecond && citizenships.length > 1),
  );
  if (!rule) return null;
  const { citizenship, only, because, question } = rule;
  return {
    kind: 'needs',
    what: 'kept-resident',
    state: 'open',
    fit: 'check',
    decides: only === undefined,
    citizenship,
    ...(only !== undefined && { only }),
    because,
    question,
  };
}
