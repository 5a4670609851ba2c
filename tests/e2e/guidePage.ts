/** What the tests of guide pages share: the data behind them and the parts of the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import type { Country, TaxRegime } from '../../src/catalogue/entities.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { TAX_KIND_LABELS } from '../../src/catalogue/labels.ts';
import { type Assessment, assess, breakdownLines, type Estimate, scheduleOf } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';

export const data = compileData();

function countryOf(slug: string): Country {
  const country = data.countries.find((candidate) => candidate.slug === slug);
  if (!country) throw new Error(`No country ${slug}`);
  return country;
}

export function regimeOf(slug: string, index = 0): TaxRegime {
  const regime = countryOf(slug).taxRegimes[index];
  if (!regime) throw new Error(`${slug} has no regime ${index}`);
  return regime;
}

export function assessed(regime: TaxRegime, income: number, estimate: Estimate = 'specified'): Assessment {
  const laws = estimate === 'law' ? lawMethod(data.laws) : null;
  return assess(scheduleOf(regime, data.taxBrackets[regime.id] ?? []), income, { laws });
}

/** The rows of the breakdown as they must read: name, rate, amount. */
export function expectedBreakdown(regime: TaxRegime, income: number): string[] {
  const assessment = assessed(regime, income);
  const rows = breakdownLines(regime, assessment).map(
    ({ kind, rate, amount }) => `${TAX_KIND_LABELS[kind]} ${formatPercent(rate)} ${formatMoney(amount)}`,
  );
  const { effectiveRate, total } = assessment;
  return [...rows, `Total effective tax ${formatPercent(effectiveRate)} ${formatMoney(total)}`];
}

/** Opens a guide and waits until its scripts run: only they bring the button to share it. */
export async function openGuide(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
}

export function calculator(page: Page): Locator {
  return page.getByRole('region', { name: /^Tax calculator/ });
}

export function slider(page: Page): Locator {
  return page.getByRole('slider', { name: 'Yearly income' });
}

/** The rows of the breakdown as they read. */
export function breakdown(page: Page): Promise<string[]> {
  return calculator(page)
    .getByRole('list')
    .filter({ hasText: 'Total effective tax' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.children]
          .map((part) => (part.querySelector('button') ?? part).textContent ?? '')
          .filter((text) => text !== '')
          .join(' '),
      ),
    );
}

/** What stands under a term of a description list. */
export function fact(page: Page, term: string): Locator {
  return page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) });
}

/** A fold of the guide by its heading, open. */
export async function openFold(page: Page, name: string | RegExp): Promise<Locator> {
  const heading = page.getByRole('heading', {
    level: 2,
    name,
    ...(typeof name === 'string' && { exact: true }),
  });
  const fold = page.locator('details', { has: heading }).first();
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) {
    await fold.locator('summary').first().click();
  }
  await expect(fold).toHaveAttribute('open');
  return fold;
}

export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
