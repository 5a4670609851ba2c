/** What has changed and will change in the destinations. */
import type { Certainty, Reference } from './entities.ts';

/** In force already; passed, for a later day; a draft; the end of something; or awaited and not decided yet. */
export const CHANGE_STATUSES = ['in-force', 'enacted', 'proposed', 'ends', 'undecided'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

type ChangeKind = 'contribution' | 'eligibility' | 'other' | 'rate' | 'residency' | 'threshold';

/** What a change alone does to the figures of regimes, everything else as it stands. */
export interface ChangeEffect {
  /** Names of the regimes. */
  readonly regimes: readonly string[];
  /** USD per year. */
  readonly income: number;
  /** All taxes and contributions before and after it: percent of the income. */
  readonly rates: readonly [before: number, after: number];
  /** What a year costs more, in whole USD; less than 0 where it costs less. */
  readonly more: number;
}

/** Whether rates of one decimal would hide it: then it is said in money. */
export function isSmall({ rates: [before, after] }: ChangeEffect): boolean {
  return Math.abs(after - before) < 0.1;
}

export interface Change {
  /** Unique within the country; stays the same when the entry is corrected. */
  readonly id: string;
  /** Slug of the country. */
  readonly country: string;
  /** The day from which it applies, or on which something ends; ISO date. */
  readonly date: string;
  readonly status: ChangeStatus;
  readonly kind: ChangeKind;
  /** Ids of the regimes it concerns. */
  readonly regimes: readonly string[];
  readonly title: string;
  /** The new figure in a few words, where there is one, and the old one, where it is known. */
  readonly before?: string;
  readonly after?: string;
  readonly text: string;
  /** Empty where it moves no figure here, or where the rules before it are not known. */
  readonly effects: readonly ChangeEffect[];
  /** The figures here have it, but those before it are not known. */
  readonly counted?: true;
  readonly source: Reference;
  readonly confidence: Certainty;
  /** The day on which the entry was written, last corrected, or came into force; ISO date. */
  readonly updated: string;
}

/**
 * Changes as they stand on a day: what was enacted is in force from its day on, without anybody's hand.
 * @param day ISO date
 */
export function changesOn<Entry extends Pick<Change, 'date' | 'status' | 'updated'>>(
  changes: readonly Entry[],
  day: string,
): Entry[] {
  return changes.map((change) =>
    change.status === 'enacted' && change.date <= day
      ? {
          ...change,
          status: 'in-force',
          updated: change.date > change.updated ? change.date : change.updated,
        }
      : change,
  );
}

export const CHANGE_STATUS_LABELS: Readonly<Record<ChangeStatus, string>> = {
  'in-force': 'In force',
  enacted: 'Enacted',
  proposed: 'Proposed',
  ends: 'Ends',
  undecided: 'Undecided',
};

interface ChangeFilter {
  /** Slug of a country; null for all. */
  readonly country: string | null;
  /** Null for all. */
  readonly status: ChangeStatus | null;
  /** Only what changes a figure here. */
  readonly figures?: boolean;
}

/** Whether a figure of the site has it, or will. */
export function touchesFigures({ effects, counted }: Change): boolean {
  return counted === true || effects.length > 0;
}

export function filteredChanges(
  changes: readonly Change[],
  { country, status, figures = false }: ChangeFilter,
): Change[] {
  return changes.filter(
    (change) =>
      (country === null || change.country === country) &&
      (status === null || change.status === status) &&
      (!figures || touchesFigures(change)),
  );
}

/**
 * Changes of a list in two parts: what lies ahead of a day, the nearest first, and what was before, the latest first.
 * @param day ISO date
 */
export function aheadAndPast(changes: readonly Change[], day: string): { ahead: Change[]; past: Change[] } {
  const byDate = (a: Change, b: Change) => a.date.localeCompare(b.date);
  return {
    ahead: changes.filter(({ date }) => date > day).sort(byDate),
    past: changes.filter(({ date }) => date <= day).sort((a, b) => byDate(b, a)),
  };
}

/** Consecutive changes of one day together, in the order of the list. */
export function changesByDay(changes: readonly Change[]): { date: string; changes: Change[] }[] {
  const days: { date: string; changes: Change[] }[] = [];
  for (const change of changes) {
    const last = days.at(-1);
    if (last?.date === change.date) last.changes.push(change);
    else days.push({ date: change.date, changes: [change] });
  }
  return days;
}

/** Address of the Atom feed of all countries, or of one. */
export function changesFeedPath(country: string | null): string {
  return country === null ? '/changes.xml' : `/changes/${country}.xml`;
}
