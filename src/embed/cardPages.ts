/** The HTML of every card: one regime's calculator for a frame in somebody else's page. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataRelease, exchangeRates } from 'virtual:lowtide/essentials';
import { site } from 'virtual:lowtide/site';
import { type Assessed, assessor } from '../assess/assessor.ts';
import { lineText } from '../assess/lineEnglish.ts';
import type { Term } from '../assess/terms.ts';
import { embedPath } from '../catalogue/embed.ts';
import type { Country, CountryTextsFile, Source, TaxRegime } from '../catalogue/entities.ts';
import { formatDay } from '../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_SLIDER } from '../catalogue/income.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import { NO_PERSON_FACTS } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { sourcesOf } from '../catalogue/sourcesOf.ts';
import { figuresOf } from '../situation/figures.ts';
import type { CardData } from './cardFigures.ts';

interface CardOptions {
  /** Text of the style sheet, and address of the script, of all cards. */
  readonly css: string;
  readonly script: string;
  /** Long texts by country slug, in which the sources are. */
  readonly texts: Readonly<Record<string, CountryTextsFile>>;
  /** Makes a text safe in HTML, within quotes, too. */
  readonly safe: (text: string) => string;
}

/** The HTML of each card by its path. */
export function cardPages(options: CardOptions): ReadonlyMap<string, string> {
  const figures = figuresOf({}, GUIDE_DEFAULT_INCOME, Number(dataRelease.slice(0, 4)));
  const assessed = assessor({}, figures, schedulesFor(taxBrackets), NO_PERSON_FACTS, countries);
  const rates = { USD: 1, ...exchangeRates.rates };
  return new Map(
    countries.flatMap((country) =>
      country.taxRegimes.map((regime, at): [string, string] => {
        const calculator = calculatorPath(country.slug, at);
        const one = assessed(country, regime);
        const data = {
          rates,
          release: dataRelease,
          calculator,
          rules: rulesOf(regime),
          brackets: taxBrackets[regime.id] ?? [],
        };
        const line = lineText({ fit: one.fit, terms: lastingTerms(one) }, figures.money);
        const parts = { country, regime, line, data, source: sourceOf(one, options.texts) };
        return [embedPath(calculator), cardHtml(parts, options)];
      }),
    ),
  );
}

/** What the engine calculates with: conditions and what follows are words of the line. */
function rulesOf({ conditions: _conditions, permits: _permits, lasting: _lasting, ...rules }: TaxRegime) {
  return rules;
}

/** Terms that are the same at every income: what then applies has a rate, and that moves with the slider. */
function lastingTerms({ terms }: Assessed): Assessed['terms'] {
  return terms.flatMap((term): readonly Term[] => {
    if (term.kind === 'needs') return [term];
    if (term.kind !== 'ends') return [];
    const { then: _then, ...end } = term;
    return [end];
  });
}

/** The first source to read about the line that takes most. */
function sourceOf({ assessment, country, regime }: Assessed, texts: CardOptions['texts']): Source {
  const largest = assessment.lines.reduce((most, line) => (line.amount > most.amount ? line : most));
  const sources = texts[country.slug]?.country.sources ?? [];
  const [first = sources[0]] = sourcesOf(largest.kind, regime.id, sources);
  if (!first) throw new Error(`${regime.id} has no source.`);
  return first;
}

interface CardParts {
  readonly country: Country;
  readonly regime: TaxRegime;
  readonly line: string;
  readonly source: Source;
  readonly data: CardData;
}

function cardHtml(
  { country, regime, line, source, data }: CardParts,
  { css, script, safe }: CardOptions,
): string {
  // The build does not know which income an address asks for: figures come with the script, and none before it.
  const { min, max, step } = GUIDE_SLIDER;
  // Nothing in it can end the block early.
  const figures = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${safe(`${country.name}: ${regime.name} · Lowtide`)}</title>`,
    '<meta name="robots" content="noindex" /><link rel="icon" href="/icons/favicon.svg" />',
    `<link rel="canonical" href="${safe(site.origin + data.calculator)}" />`,
    `<style>${css}</style></head><body><main>`,
    '<a class="brand" href="/" target="_blank" rel="noopener"><img src="/icons/favicon.svg" alt="" width="20" height="20" />Lowtide</a>',
    `<h1><span><img src="/flags/${country.code.toLowerCase()}.svg" alt="" width="20" height="15" />`,
    `${safe(country.name)}</span>${safe(regime.name)}</h1>`,
    `<label for="income">You earn in a year <span id="earns"></span></label>`,
    `<input id="income" type="range" disabled min="${min}" max="${max}" step="${step}" value="${GUIDE_DEFAULT_INCOME}" />`,
    '<p id="unread" role="status" hidden></p>',
    '<p>You keep a month <b id="keeps">&nbsp;</b></p>',
    '<p id="tax" role="status" class="waits">The figures need JavaScript, which has not run here.</p>',
    `<p class="line">${safe(line)}</p>`,
    `<p class="source">Source: <a href="${safe(source.url)}" target="_blank" rel="noopener noreferrer">${safe(source.title)}</a>, ${safe(source.publisher)}. `,
    `Checked ${safe(formatDay(country.reviewed))}. An estimate, not tax advice. It counts work alone, no other money and no family.</p>`,
    `<a class="more" id="calculator" href="${safe(data.calculator)}" target="_blank" rel="noopener">The whole calculation at Lowtide</a>`,
    `</main><script type="application/json" id="figures">${figures}</script>`,
    `<script type="module" crossorigin src="${safe(script)}"></script></body></html>`,
  ].join('');
}
