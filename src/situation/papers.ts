/** The papers of a move: which of them a step of the plan brings, and which nobody hands out by himself. */
import type { Paper, PapersOfSide } from '../catalogue/papers.ts';
import { type PlanDate, type PlanPlace, stepId } from './planDates.ts';

export interface PaperToKeep extends Paper {
  /** Stays the same when the day moves: ticks hang on it. */
  readonly id: string;
  readonly place: PlanPlace;
  readonly country: string;
  readonly keep: string;
  /** The date of the plan that brings it; null for what one has to think of. */
  readonly from: PlanDate | null;
}

/** The papers of a country, by its lower-case code. */
type Side = PapersOfSide & { readonly country: string };

interface Sides {
  readonly home: Side | null;
  readonly destination: Side | null;
}

/** What proves that residence has ended at home, then what proves that it has begun. */
export function papersOf({ home, destination }: Sides, dates: readonly PlanDate[]): readonly PaperToKeep[] {
  const of = (place: PlanPlace, { country, keep, papers }: Side) =>
    papers.map((paper): PaperToKeep => {
      const id = paper.step === undefined ? null : stepId(place, country, paper.step);
      return {
        ...paper,
        id: `paper-${place}-${country}-${paper.id}`,
        place,
        country,
        keep,
        from: dates.find((date) => date.id === id) ?? null,
      };
    });
  return [...(home ? of('home', home) : []), ...(destination ? of('destination', destination) : [])];
}

/** The dates as a calendar has them: a step says what to keep of it, the day of the move what no step brings. */
export function withPapers(
  dates: readonly PlanDate[],
  papers: readonly PaperToKeep[],
  arrival: string,
): readonly CalendarDate[] {
  const kept = dates.map((date): CalendarDate => {
    const texts = papers.filter(({ from }) => from?.id === date.id).map(({ text }) => text);
    return texts.length === 0
      ? date
      : { ...date, text: [date.text, ...texts.map((text) => `Then keep: ${text}`)].join('\n') };
  });
  const others = papers.filter(({ from }) => from === null).map(({ text }) => text);
  if (others.length === 0) return kept;
  const entry: CalendarDate = {
    id: 'papers',
    date: arrival,
    title: 'Papers to keep of the move',
    text: others.join('\n'),
    only: null,
    source: null,
    repeats: null,
  };
  return [...kept, entry];
}

export interface CalendarDate extends Pick<PlanDate, 'id' | 'date' | 'title' | 'text' | 'only' | 'repeats'> {
  readonly source: PlanDate['source'] | null;
}
