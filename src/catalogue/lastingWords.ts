/** How the present rate of a regime will not last, in a few words. */

import {
  type LastingRegime,
  type LastingStep,
  lastingOf,
  project,
  type RegimeLookup,
  type TaxOptions,
} from '../tax/index.ts';
import { countOf, formatDay } from './format.ts';
import { rateText } from './labels.ts';

export interface LastingPlan extends TaxOptions {
  /** USD per year. */
  readonly income: number;
  /** The tax year of the figures: the year in which the stay would begin. */
  readonly taxYear: number;
  /** When the stay begins; what happens before is left out. Null where it has not been said. */
  readonly arrival?: { readonly year: number; readonly month: number } | null;
}

/**
 * "2 years, then 13.1%", "until 31 December 2026", "first year 6.0%": one entry for each way in which the present rate
 * will not last, what ends it first; empty where it stays as it is. Rates are those of the plan's income.
 */
export function lastingWords(regime: LastingRegime, plan: LastingPlan, lookup: RegimeLookup): string[] {
  return lastingOf(regime.lasting).flatMap((step) =>
    isOver(step, plan) ? [] : (wordsOf(step, regime, plan, lookup) ?? []),
  );
}

/** Whether a step is taken before the stay begins, so that the stay's rate already is the one after it. */
function isOver(step: LastingStep, { arrival }: LastingPlan): boolean {
  if (!arrival || !('day' in step)) return false;
  return step.day <= `${arrival.year}-${String(arrival.month).padStart(2, '0')}-01`;
}

function wordsOf(
  step: LastingStep,
  regime: LastingRegime,
  plan: LastingPlan,
  lookup: RegimeLookup,
): string | null {
  const yearAt = (place: number) =>
    project(regime, { ...plan, from: { year: plan.taxYear }, years: place }, lookup).years[place - 1];
  /** What the year at a place of a stay costs; null where it has no rate. */
  const rateIn = (place: number) => {
    const rate = yearAt(place)?.rate ?? null;
    return rate === null ? null : rateText(rate);
  };
  switch (step.type) {
    case 'until': {
      const then = rateIn(Number(step.day.slice(0, 4)) - plan.taxYear + 2);
      if (then === null) return `until ${formatDay(step.day)}`;
      // What costs the same afterwards does not end for whoever pays.
      if (then === rateIn(1)) return null;
      const day = step.day.endsWith('-12-31') ? `end of ${step.day.slice(0, 4)}` : formatDay(step.day);
      return `until ${day}, then ${then}`;
    }
    case 'years':
    case 'afterYears': {
      const then = rateIn(step.years + 1);
      return then === null
        ? `${countOf(step.years, 'year')} at most`
        : `${countOf(step.years, 'year')}, then ${then}`;
    }
    case 'permit':
      return `permit for ${Math.round(step.years * 12)} months`;
    case 'firstYears': {
      const first = rateIn(1);
      // A relief too small to be seen in the rate is none to speak of.
      if (!yearAt(1)?.relieved || first === null || first === rateIn(step.years + 1)) return null;
      return `${step.years === 1 ? 'first year' : `first ${step.years} years`} ${first}`;
    }
    case 'onDay': {
      const then = rateIn(Number(step.day.slice(0, 4)) - plan.taxYear + 1);
      if (then === null) return `until ${formatDay(step.day)}`;
      // A change too small to be seen in the rate is none to speak of.
      if (then === rateIn(1)) return null;
      return `${then} from ${step.day.endsWith('-01-01') ? step.day.slice(0, 4) : formatDay(step.day)}`;
    }
  }
}
