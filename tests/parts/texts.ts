/** What elements say. */
import type { Locator } from 'vitest/browser';

/** The text of each element, in their order. */
export function texts(elements: Locator): string[] {
  return elements.elements().map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}
