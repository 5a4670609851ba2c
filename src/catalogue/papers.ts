/** The papers that prove a move, by country: that residence has ended, and that it has begun. */
import type { Reference } from './entities.ts';

export interface Paper {
  readonly id: string;
  readonly text: string;
  readonly asked: 'known' | 'believed' | 'usual' | 'helps';
  /** Title of the step that brings it. */
  readonly step?: string;
  readonly source?: Reference;
}

export interface Papers {
  /** How long they are kept. */
  readonly keep: string;
  readonly ended: readonly Paper[];
  /** Empty where nobody moves to. */
  readonly begun: readonly Paper[];
}

/** How sure it is that a paper is asked for. */
export const ASKED_WORDS: Readonly<Record<Paper['asked'], string>> = {
  known: 'Asked for',
  believed: 'Often asked for',
  usual: 'Usually in the file',
  helps: 'Helps',
};
