/** The HTML of a card: one regime's calculator for a frame in somebody else's page. */

import { decides } from '../catalogue/conditions.ts';
import type { Country, Source, TaxRegime } from '../catalogue/entities.ts';
import { countOf, formatDay } from '../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_SLIDER } from '../catalogue/income.ts';
import { type Lasting, lastingOf } from '../tax/index.ts';
import { type CardData, cardFigures } from './cardFigures.ts';

export interface CardParts {
  readonly country: Country;
  readonly regime: TaxRegime;
  readonly lasting: Lasting | null;
  readonly source: Pick<Source, 'title' | 'publisher' | 'url'>;
  readonly data: CardData;
  /** Text of its style sheet, and address of its script. */
  readonly css: string;
  readonly script: string;
  /** Address of the whole calculator, which search engines should know instead. */
  readonly canonical: string;
}

/** Conditions that fit into the line of a card; the calculator has all. */
const SHOWN_CONDITIONS = 2;

/** Who may use a regime and how long, in a line; empty where everybody may, for good. */
export function cardLine(regime: TaxRegime, lasting: Lasting | null): string {
  // A company's owner reads "own name" in the name of the regime; the others are what takes it away from people.
  const who = regime.conditions.filter((one) => decides(one) && one.type !== 'own-name');
  const ends = lastingOf(lasting).flatMap((step) => {
    if (step.type === 'until') return [`Until ${formatDay(step.day)}`];
    if (step.type === 'years') return [`For ${countOf(step.years, 'year')}`];
    return step.type === 'permit' ? [`Permit for ${Math.round(step.years * 12)} months`] : [];
  });
  return [...who.slice(0, SHOWN_CONDITIONS).map(({ chip }) => chip), ...ends].join(' · ');
}

/** @param safe makes a text safe in HTML, within quotes, too. */
export function cardHtml(
  { country, regime, lasting, source, data, css, script, canonical }: CardParts,
  safe: (text: string) => string,
): string {
  const start = cardFigures(data, { amount: GUIDE_DEFAULT_INCOME, currency: 'USD' });
  const line = cardLine(regime, lasting);
  const { min, max, step } = GUIDE_SLIDER;
  // Nothing in it can end the block early.
  const figures = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${safe(`${country.name}: ${regime.name} · Lowtide`)}</title>`,
    '<meta name="robots" content="noindex" /><link rel="icon" href="/icons/favicon.svg" />',
    `<link rel="canonical" href="${safe(canonical)}" />`,
    `<style>${css}</style></head><body><main>`,
    `<h1><span><img src="/flags/${country.code.toLowerCase()}.svg" alt="" width="20" height="15" />`,
    `${safe(country.name)}</span>${safe(regime.name)}</h1>`,
    `<label for="income">You earn in a year <span id="earns">${start.income}</span></label>`,
    `<input id="income" type="range" disabled min="${min}" max="${max}" step="${step}" data-step="${step}" value="${GUIDE_DEFAULT_INCOME}" />`,
    `<p>You keep in a year <b id="keeps">${start.keeps}</b></p>`,
    `<p id="tax" role="status">${safe(start.tax)}</p>`,
    line === '' ? '' : `<p class="line">${safe(line)}</p>`,
    `<p class="source">Source: <a href="${safe(source.url)}" target="_blank" rel="noopener noreferrer">${safe(source.title)}</a>, ${safe(source.publisher)}. `,
    `Checked ${safe(formatDay(country.reviewed))}, data=${safe(data.release)}. An estimate, not tax advice.</p>`,
    `<a class="more" id="calculator" href="${safe(start.address)}" target="_blank" rel="noopener">The whole calculation at Lowtide</a>`,
    `</main><script type="application/json" id="figures">${figures}</script>`,
    `<script type="module" src="${safe(script)}"></script></body></html>`,
  ].join('');
}
