/** What the tests of guides share: the data behind them and the parts of the page. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { laws } from 'virtual:lowtide/person';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fetchGuide } from '../../src/api/queries.ts';
import type { Country, TaxRegime } from '../../src/catalogue/entities.ts';
import { formatMoney, formatPercent, rounded } from '../../src/catalogue/format.ts';
import { TAX_KIND_LABELS } from '../../src/catalogue/labels.ts';
import { type Assessment, assess, breakdownLines, type Estimate, scheduleOf } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { open } from './app.tsx';

export function countryOf(slug: string): Country {
  const country = countries.find((candidate) => candidate.slug === slug);
  if (!country) throw new Error(`No country ${slug}`);
  return country;
}

export function regimeOf(slug: string, index = 0): TaxRegime {
  const regime = countryOf(slug).taxRegimes[index];
  if (!regime) throw new Error(`${slug} has no regime ${index}`);
  return regime;
}

/** A country's texts, and those of one of its regimes. */
export async function textsOf(slug: string, index = 0) {
  const country = await fetchGuide(slug);
  const regime = country.taxRegimes[index];
  if (!regime) throw new Error(`${slug} has no regime ${index}`);
  return { country, regime };
}

export function assessed(regime: TaxRegime, income: number, estimate: Estimate = 'specified'): Assessment {
  return assess(scheduleOf(regime, taxBrackets[regime.id] ?? []), income, {
    laws: estimate === 'law' ? lawMethod(laws) : null,
  });
}

/** What is kept of an income, in percent: what the shown rate leaves. */
export function keptShare(effectiveRate: number): string {
  return formatPercent(100 - rounded(effectiveRate, 1));
}

/** The rows of the breakdown as they must read: name, rate, amount. */
export function expectedBreakdown(regime: TaxRegime, income: number): string[] {
  const assessment = assessed(regime, income);
  const rows = breakdownLines(regime, assessment).map(
    ({ kind, rate, amount }) => `${TAX_KIND_LABELS[kind]} ${formatPercent(rate)} ${formatMoney(amount)}`,
  );
  const { effectiveRate, total } = assessment;
  return [...rows, `Total effective tax a year ${formatPercent(effectiveRate)} ${formatMoney(total)}`];
}

/** Shows a guide, with the parts that come after the rest. */
export async function openGuide(address: string): Promise<void> {
  await open(address);
  await expect.element(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
}

export const calculator = () => page.getByRole('region', { name: /^Tax calculator/ });

export const slider = () => page.getByRole('slider', { name: 'Yearly income' });

export const box = () => page.getByRole('textbox', { name: 'Exact yearly income' });

/** The rows of the breakdown as they read. */
export function breakdown(): string[] {
  const list = calculator().getByRole('list').filter({ hasText: 'Total effective tax' });
  return list
    .getByRole('listitem')
    .elements()
    .map((item) =>
      [...item.children]
        .map((part) => (part.querySelector('button') ?? part).textContent ?? '')
        .filter((text) => text !== '')
        .join(' '),
    );
}

/** What stands under a term of a description list. */
export const fact = (term: string): Locator =>
  page.css('dl > div').filter({ has: page.css('dt').filter({ hasText: new RegExp(`^${term}$`) }) });

/** A fold by its heading, or a part of one with its fold open. */
export async function openFold(name: string | RegExp): Promise<Locator> {
  const named = { name, ...(typeof name === 'string' && { exact: true }) };
  const heading = page.getByRole('heading', { ...named, includeHidden: true }).first();
  const element = await heading.findElement();
  const details = element.closest('details');
  // Its words may still change, by which a locator would look for it.
  if (!details?.open) details?.querySelector('summary')?.click();
  element.scrollIntoView();
  await expect.element(heading).toBeVisible();
  const isFold = element.closest('summary') !== null;
  return isFold ? page.css('details').filter({ has: heading }).first() : page.getByRole('region', named);
}

export const section = (name: string): Locator => page.getByRole('region', { name, exact: true });
