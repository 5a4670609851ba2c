/** The papers that prove a move, by country: that residence has ended, and that it has begun. */
import { countryName } from './countryNames.ts';
import type { Reference } from './entities.ts';
import { nameInText } from './format.ts';

export interface Paper {
  readonly id: string;
  readonly text: string;
  readonly asked: 'known' | 'believed' | 'usual' | 'helps';
  /** Whom, where that is not the country's tax office alone. */
  readonly convinces?: string;
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

export interface PapersOfSide extends Pick<Papers, 'keep'> {
  readonly papers: readonly Paper[];
}

/** How sure it is that a paper is asked for. */
const ASKED_WORDS: Readonly<Record<Paper['asked'], string>> = {
  known: 'Asked for by',
  believed: 'Often asked for by',
  usual: 'Usually in the file for',
  helps: 'Helps with',
};

/**
 * "Often asked for by the tax office of Germany; keep 5 years": whom it convinces, and how long to keep it.
 * @param paper with its country's lower-case code
 */
export function paperWords({
  asked,
  country,
  convinces = `the tax office of ${nameInText(countryName(country.toUpperCase()))}`,
  keep,
}: Pick<Paper, 'asked' | 'convinces'> & Pick<Papers, 'keep'> & { readonly country: string }): string {
  return `${ASKED_WORDS[asked]} ${convinces}; keep ${keep}`;
}
