/** The plan of a move on screen. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';

/** A German designer who invoices from the country that she moves to, for five years. */
export const GERMAN_FREELANCER = {
  ...{ income: 70_000, currency: 'EUR', citizenships: ['de'], home: { country: 'de' } },
  ...{ work: 'freelancer', clients: 'abroad', workplace: 'here', company: false, years: 5 },
} as const satisfies Situation;

export const answer = page.getByRole('region', { name: 'The answer' });

/** What stands inside a fold, by its place in the address. */
export const part = (id: string) => page.css(`#${id}`);

/** The sentence that stands for a part. */
export const hint = (id: string) => page.css(`details:has(#${id}) > summary`);

/** Opens a part of the page. */
export async function openPart(id: string): Promise<Locator> {
  const fold = page.css(`details:has(#${id})`);
  await expect.element(fold).toBeVisible();
  if (!(fold.element() as HTMLDetailsElement).open) await hint(id).click();
  await expect.element(part(id)).toBeVisible();
  return part(id);
}
