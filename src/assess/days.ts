/** Whether the days that a person would spend in a country make her tax resident there. */
import type { DayRule } from '../catalogue/personFacts.ts';
import type { DaysNeed, NeedsQuestion } from './terms.ts';

/**
 * Too few days close a regime, unless a shorter rule applies on conditions of its own. Null where no number has been
 * said.
 */
export function daysNeed({ country, situation: { days }, dayRules }: NeedsQuestion): DaysNeed | null {
  if (days === undefined) return null;
  const about = { kind: 'needs', what: 'days', decides: true, place: country.name, days } as const;
  const { residencyDays } = country;
  const ordinary: DayRule = dayRules.find((rule) => rule.days === residencyDays) ?? {
    days: residencyDays,
    isExceeded: false,
    needsAlso: [],
  };
  const met = (dayRules.length > 0 ? dayRules : [ordinary]).filter((rule) =>
    rule.isExceeded ? days > rule.days : days >= rule.days,
  );
  const full = met.find((rule) => rule.days >= residencyDays);
  if (full) return { ...about, state: 'met', fit: 'fits', rule: full };
  const [shorter] = met;
  return shorter
    ? { ...about, state: 'open', fit: 'check', rule: shorter }
    : { ...about, state: 'unmet', fit: 'no', rule: ordinary };
}
