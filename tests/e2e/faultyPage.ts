/** A page whose code does not arrive, and what it says then. */
import type { Page, Route } from '@playwright/test';

export const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=75000';

export const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);
export const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const mainHeading = (page: Page) => page.locator('main h1');
export const columns = (page: Page) => page.getByRole('link', { name: 'View Tax Calculator' });

/** Goes to another screen inside the app, as a link does. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

export function abort(route: Route): Promise<void> {
  return route.abort('connectionreset');
}
