/** The list of countries on screen, as tests of its layout speak of it. */
import type { Locator, Page } from '@playwright/test';

/** Rows of the list, a country each. */
export const rows = (page: Page) => page.getByRole('main').locator('li[data-key]');

/** The row that a scheme stands for. */
export const row = (page: Page, regimeId: string) =>
  rows(page).and(page.locator(`[data-regime="${regimeId}"]`));

/** The button of a row that opens its panel. */
export const opener = (line: Locator) => line.getByRole('button').first();

/** The tick of a row that takes its scheme into the comparison. */
export const tick = (line: Locator) => line.getByRole('checkbox');

/** A head that sorts. */
export const head = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: new RegExp(`^${name}`) });
