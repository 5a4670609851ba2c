/** One colour a country, in the order of the first stays; names stand beside it. */
import type { CSSProperties } from 'react';
import type { Stay } from '../../../residency/index.ts';

/** Ground and what is written on it. */
const COLOURS = [
  ['var(--sea)', 'var(--on-sea)'],
  ['var(--sun)', '#3a2a00'],
  ['var(--tax-social)', 'var(--paper)'],
  ['var(--tax-pension)', 'var(--paper)'],
  ['var(--tax-other)', 'var(--paper)'],
  ['var(--tax-corporate)', 'var(--paper)'],
] as const;

const FIRST = ['var(--ink-faint)', 'var(--paper)'] as const;

/** @param stays in the order of arrival: the first country, from where the move begins, is the quiet one */
export function colourOf(country: string, stays: readonly Stay[]): CSSProperties {
  const place = [...new Set(stays.map((stay) => stay.country))].indexOf(country);
  const [of, on] = place <= 0 ? FIRST : (COLOURS[(place - 1) % COLOURS.length] ?? FIRST);
  return { '--of': of, '--on': on } as CSSProperties;
}
