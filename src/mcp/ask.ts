/** Everything that the tools ask of the app: regimes for a person, lists, workings, sources and addresses. */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataRelease } from 'virtual:lowtide/essentials';
import { site } from 'virtual:lowtide/site';
import { loadPersonFacts } from '../api/facts.ts';
import { schemeTextsOf } from '../api/moveTexts.ts';
import { type Answer, answerOf } from '../assess/answer.ts';
import { assessorAsListed } from '../assess/asListed.ts';
import { type Assessed, regimesOf } from '../assess/assessor.ts';
import { said } from '../assess/forPerson.ts';
import { lineText } from '../assess/lineEnglish.ts';
import { type Recommendations, recommendations } from '../assess/recommendations.ts';
import type { Country, CountryTextsFile, Source, TaxRegime } from '../catalogue/entities.ts';
import { codesOf } from '../catalogue/europe.ts';
import { taxKindOf } from '../catalogue/labels.ts';
import { fromUsd, moneyUnit } from '../catalogue/money.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { saidOtherMoney } from '../catalogue/otherIncomeWords.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { sourcesOf } from '../catalogue/sourcesOf.ts';
import { workingOf } from '../catalogue/workingText.ts';
import { traceOf } from '../law/index.ts';
import { allFiguresForLink, answersInNoLink, withFigures } from '../situation/address.ts';
import { thisYear } from '../situation/clock.ts';
import { type Figures, figuresOf } from '../situation/figures.ts';
import type { Situation } from '../situation/situation.ts';
import { ToolError } from './defineTool.ts';
import type { ToolSource, ToolTerm, ToolWorking } from './tool.ts';

export type Texts = (slug: string) => Promise<CountryTextsFile | null>;

/** What a person is assessed with. */
export interface Asked {
  readonly situation: Situation;
  readonly figures: Omit<Figures, 'isFromLink'>;
}

export interface Found {
  readonly country: Country;
  readonly regime: TaxRegime;
}

let loaded: Promise<PersonFacts> | undefined;

function facts(): Promise<PersonFacts> {
  loaded ??= loadPersonFacts({ household: true, otherIncome: true, keptCompany: true });
  return loaded;
}

export function asked(situation: Situation): Asked {
  return { situation, figures: figuresOf(situation, situation.income ?? 0, thisYear()) };
}

/**
 * A regime by its id, listed or not.
 * @throws {ToolError} that names the nearest ids where the regime does not exist
 */
export async function regimeOf(id: string): Promise<Found> {
  const known = await facts();
  const all = countries.flatMap((country) =>
    regimesOf(country, known).map((regime) => ({ country, regime })),
  );
  const found = all.find(({ regime }) => regime.id === id.trim().toLowerCase());
  if (found) return found;
  const near = nearestNames(
    id,
    all.map(({ regime }) => regime.id),
    5,
  );
  throw new ToolError(
    `There is no regime "${id}". Nearest are ${near.join(', ')}; the tool "countries" lists all.`,
  );
}

/** Regimes for a person, as every page of the site shows them. */
export async function assessedOf(
  { situation, figures }: Asked,
  regimes: readonly Found[],
): Promise<readonly Assessed[]> {
  const assess = assessorAsListed(situation, figures, schedulesFor(taxBrackets), await facts(), countries);
  return regimes.map(({ country, regime }) => assess(country, regime));
}

/** The list and the answer that the site gives a person. */
export async function recommended({
  situation,
  figures,
}: Asked): Promise<{ readonly list: Recommendations; readonly answer: Answer }> {
  const list = recommendations(situation, countries, {
    figures,
    schedules: schedulesFor(taxBrackets),
    facts: await facts(),
    workType: situation.work ?? null,
    codes: codesOf(situation.region),
  });
  return { list, answer: answerOf(list) };
}

/** To the cent. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The figures of a regime for a person, in the currency of the question. */
export function figuresIn(one: Assessed, { situation, figures }: Asked) {
  const {
    lines,
    total,
    kept,
    isLeast,
    effectiveRate,
    saving,
    years,
    stay,
    endsAfter,
    dueAtHome,
    dueElsewhere,
    household,
    band,
    bills,
  } = said(one, figures);
  return {
    regimeId: one.regime.id,
    regime: one.regime.name,
    country: one.country.name,
    fit: one.fit,
    inALine: lineText(one, figures.money),
    keptAYear: cents(kept),
    keptAMonth: cents(kept / 12),
    isLeast,
    taxAYear: cents(total),
    ratePercent: effectiveRate === null ? null : cents(effectiveRate),
    savingAYear: saving === null ? null : cents(saving),
    dueAtHome: cents(dueAtHome),
    dueElsewhere: dueElsewhere.map(({ amount, ...due }) => ({
      ...due,
      amount: amount === null ? null : cents(amount),
    })),
    ...(band && { band: { ...band, low: cents(band.low), high: cents(band.high) } }),
    ...(bills && { bills: { ...bills, more: cents(bills.more) } }),
    ...(household && {
      household: household.effects.map(({ id, kind, amount }) => ({ id, kind, amount: cents(amount) })),
    }),
    ...(one.otherMoney &&
      saidOtherMoney(situation.otherIncome ?? [], one.otherMoney, (usd) =>
        cents(fromUsd(usd, figures.currency)),
      )),
    ...keptCompanyOf(one),
    averageOfYears: stay,
    endsAfterYears: endsAfter,
    lines: lines.map(({ kind, country, amount }) => ({
      kind,
      ...(country && { country }),
      amount: cents(amount),
    })),
    years: years.map(({ year, regimeId, total, kept }) => ({
      year,
      regimeId,
      taxAYear: total === null ? null : cents(total),
      keptAYear: kept === null ? null : cents(kept),
    })),
  };
}

/** What becomes of the company that the person keeps; nothing where none is kept. */
function keptCompanyOf({ terms }: Assessed) {
  const term = terms.find(({ kind }) => kind === 'kept-company');
  if (term?.kind !== 'kept-company') return {};
  const { outcome, scheme, why, profit, withheld, exitTax } = term;
  return { keptCompany: { outcome, scheme, why, profit, withheld, exitTax } };
}

export function termsOf(one: Assessed, { figures }: Asked): ToolTerm[] {
  return said(one, figures).terms.map(({ kind, because, state, decides, asks }) => ({
    about: one.regime.id,
    kind,
    text: because,
    ...(typeof state === 'string' && { state }),
    ...(typeof decides === 'boolean' && { decides }),
    ...(typeof asks === 'string' && { asks }),
  }));
}

/** How each line of one year comes about, by the figures of the data's tax year. */
export function workingsOf(one: Assessed, { figures }: Asked): ToolWorking[] {
  const unit = moneyUnit(figures.currency);
  return traceOf(one.schedule, figures.income, one.options)
    .map((trace) => workingOf(trace, unit))
    .filter(({ amount, steps }) => amount !== 0 || steps.length > 0)
    .map(({ kind, label, steps }) => ({
      about: `${one.regime.id}: ${kind}`,
      label: `${label}, ${one.country.taxYear}`,
      steps: steps.map(({ says, shows }) => ({ says, shows })),
    }));
}

/** What the lines of a regime rest on, each source once; of a scheme that stands in no list, its page's. */
export async function sourcesFor(one: Assessed, texts: Texts): Promise<ToolSource[]> {
  if ('for' in one.regime) {
    const schemes = await schemeTextsOf(one.country.slug);
    return uniqueSources(schemes[one.regime.id]?.sources ?? []);
  }
  const all = (await texts(one.country.slug))?.country.sources ?? [];
  const kinds = one.lines.filter(({ amount }) => amount > 0).flatMap(({ kind }) => taxKindOf(kind) ?? []);
  const found =
    kinds.length > 0 ? kinds.flatMap((kind) => sourcesOf(kind, one.regime.id, all)) : all.slice(0, 3);
  return uniqueSources(found);
}

export function uniqueSources(sources: readonly (ToolSource | Source)[]): ToolSource[] {
  const byAddress = new Map(
    sources.map(({ title, publisher, url }) => [url ?? title, { title, publisher, url }]),
  );
  return [...byAddress.values()];
}

/** The whole address of a page with the figures of a person that addresses carry, and the release. */
export function linkTo(path: string, { situation }: Pick<Asked, 'situation'>): string {
  const address = withFigures(path, allFiguresForLink(situation));
  return `${site.origin}${address}${address.includes('?') ? '&' : '?'}data=${dataRelease}`;
}

/** Where the figures of answers about no single country are written. */
export const OPEN_DATA_SOURCE = {
  title: 'Open data, with every source',
  publisher: 'Lowtide',
  url: `${site.origin}/data`,
};

/** Answers that decide something and that no address carries. */
export function notInLink({ situation }: Pick<Asked, 'situation'>): string[] {
  return answersInNoLink(situation).filter((key) => key !== 'living');
}

/** The day since which none of these has been checked. */
export function oldestReview(reviewed: readonly { readonly reviewed: string }[]): string {
  return reviewed.map(({ reviewed: day }) => day).sort()[0] ?? '';
}
