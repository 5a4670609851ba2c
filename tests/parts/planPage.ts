/** The plan of a move on screen. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

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
