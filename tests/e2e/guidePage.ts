/** What the tests of guide pages share: the data behind them and the parts of the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import type { TaxRegime } from '../../src/catalogue/entities.ts';
import { type Assessment, assess, type Estimate, scheduleOf } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';

export const data = compileData();

const regimes = data.countries.flatMap((country) =>
  country.taxRegimes.map((regime) => ({ country, regime })),
);

/** The first regime of a country. */
export function regimeOf(slug: string): TaxRegime {
  return found(slug, ({ country }) => country.slug === slug).regime;
}

/** A regime by its id, with its country. */
export const regimeById = (id: string) => found(id, ({ regime }) => regime.id === id);

function found(name: string, isIt: (one: (typeof regimes)[number]) => boolean) {
  const one = regimes.find(isIt);
  if (!one) throw new Error(`No regime ${name}`);
  return one;
}

export function assessed(regime: TaxRegime, income: number, estimate: Estimate = 'specified'): Assessment {
  const laws = estimate === 'law' ? lawMethod(data.laws) : null;
  return assess(scheduleOf(regime, data.taxBrackets[regime.id] ?? []), income, { laws });
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

/** What stands under a term of a description list. */
export function fact(page: Page, term: string): Locator {
  return page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) });
}

/** A fold by its heading, or a part of one with its fold open. */
export async function openFold(page: Page, name: string | RegExp): Promise<Locator> {
  const named = { name, ...(typeof name === 'string' && { exact: true }) };
  const heading = page.getByRole('heading', { ...named, includeHidden: true }).first();
  const isFold = await heading.evaluate((element) => {
    element.closest('details')?.setAttribute('open', '');
    element.scrollIntoView();
    return element.closest('summary') !== null;
  });
  await expect(heading).toBeVisible();
  return isFold ? page.locator('details', { has: heading }).first() : page.getByRole('region', named);
}
