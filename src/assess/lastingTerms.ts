/** How the present rate of a regime will not last, as terms: what ends it first. */

import { rateText, taxOnWork } from '../catalogue/labels.ts';
import { type LastingRegime, type LastingStep, lastingOf, type ProjectedYear } from '../law/index.ts';
import { monthText } from '../situation/linkParameters.ts';
import type { Month } from '../situation/situation.ts';
import type { Outcome, Term } from './terms.ts';

/** Years that are looked at where no length of the stay has been said. */
export const USUAL_YEARS = 5;

interface LastingQuestion extends Pick<LastingRegime, 'lasting'> {
  /** What is paid in the year at a place, counted from 1 in the tax year of the figures. */
  readonly yearAt: (place: number) => ProjectedYear | undefined;
  /** Tax year of the figures. */
  readonly taxYear: number;
  /** When the stay begins, or would begin. */
  readonly from: Month;
  /** Length of the stay; null where none is said: then steps before it count, too. */
  readonly years: number | null;
}

/** One term for each way in which the present rate will not last; empty where it stays as it is. */
export function lastingTerms(question: LastingQuestion): Term[] {
  const terms = lastingOf(question.lasting).flatMap((step) => termOf(step, question) ?? []);
  const hasEnd = terms.some(({ kind }) => kind === 'ends');
  // What follows an end is said with it.
  return hasEnd ? terms.filter(({ kind }) => kind !== 'changes') : terms;
}

function termOf(step: LastingStep, question: LastingQuestion): Term | null {
  const { yearAt, taxYear, from, years } = question;
  const begins = `${monthText(from)}-01`;
  // What happens before the stay is in its rate from the start.
  if (years !== null && 'day' in step && step.day <= begins) return null;
  const stay = years ?? USUAL_YEARS;
  /** Whether the stay goes on after the year of a day. */
  const isBefore = (day: string) => Number(day.slice(0, 4)) < from.year + stay - 1;
  const shown = (year: ProjectedYear | undefined) =>
    year?.rate == null ? null : rateText(year.rate, taxOnWork(year));
  const then = (place: number) => outcomeOf(yearAt(place));
  // Somebody who pays the same afterwards need not know that it ends.
  const isSame = (place: number) =>
    shown(yearAt(place)) !== null && shown(yearAt(place)) === shown(yearAt(1));

  switch (step.type) {
    case 'until': {
      const place = Number(step.day.slice(0, 4)) - taxYear + 2;
      if (isSame(place)) return null;
      return { kind: 'ends', at: { day: step.day }, isWithinStay: isBefore(step.day), ...then(place) };
    }
    case 'years':
    case 'afterYears': {
      if (isSame(step.years + 1)) return null;
      const next = yearAt(step.years + 1);
      return { kind: 'ends', at: { years: step.years }, isWithinStay: step.years < stay, ...outcomeOf(next) };
    }
    case 'permit': {
      const permitMonths = Math.round(step.years * 12);
      return { kind: 'ends', at: { permitMonths }, isWithinStay: step.years < stay };
    }
    case 'firstYears': {
      const first = yearAt(1);
      // A relief that the shown rate hides is left out.
      if (!first?.relieved || shown(first) === shown(yearAt(step.years + 1))) return null;
      return hasRate(first) ? { kind: 'cheaper-first', years: step.years, rate: first.rate } : null;
    }
    case 'onDay': {
      const later = yearAt(Number(step.day.slice(0, 4)) - taxYear + 1);
      if (!later || later.ended) {
        return { kind: 'ends', at: { day: step.day }, isWithinStay: isBefore(step.day) };
      }
      // A change that the shown rate hides is left out.
      if (shown(later) === shown(yearAt(1))) return null;
      return hasRate(later) ? { kind: 'changes', on: step.day, rate: later.rate } : null;
    }
  }
}

/** Whether a year has an income of which something can be a rate: there is one, and costs do not use it up. */
function hasRate<Year extends ProjectedYear>(
  year: Year,
): year is Year & { readonly kept: number; readonly rate: number } {
  return year.rate !== null && year.kept !== null && year.kept + (year.total ?? 0) > 0;
}

function outcomeOf(year: ProjectedYear | undefined): { readonly then?: Outcome } {
  if (!year || year.ended || !hasRate(year)) return {};
  // biome-ignore lint/suspicious/noThenProperty: an outcome is never awaited
  return { then: { regimeId: year.regimeId, kept: year.kept, rate: year.rate } };
}
