import type { Page } from '@playwright/test';
import type { Country } from '../../src/catalogue/entities.ts';
import { askNetwork } from '../e2e/network.ts';

/**
 * From the next loading on, every regime ends at an income of $10. Some real ones have no limit, so that whatever the
 * answers are there would be results.
 */
export async function noRegimeFits(page: Page): Promise<void> {
  await page.route('**/api/countries', async (route) => {
    const countries: Country[] = await (await route.fetch()).json();
    const json = countries.map((country) => ({
      ...country,
      taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 10 })),
    }));
    await route.fulfill({ json });
  });
  await askNetwork(page);
}
