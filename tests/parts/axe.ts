/** axe with all its rules, also the best practices and the target size of WCAG 2.2. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from './media.ts';

/** Folder for pictures of what is looked at. */
const PICTURES = import.meta.env.VITE_PICTURES as string | undefined;

/** Each violation of any rule as one line, with the elements it is about. */
export async function violations(within: Element = document.documentElement): Promise<string[]> {
  const found = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface Shown {
  /** For its picture, which `npm run look` takes. */
  readonly name?: string;
  /** CSS selector of the parts that are looked at; without it, the whole page. */
  readonly within?: string;
  /** Widest window in which it is shown. */
  readonly maxWidth?: number;
}

/**
 * Whether what is shown has no violation, on a phone in light and at a desk in dark: a theme changes the colours and a
 * width the arrangement, and contrast alone takes nine tenths of axe's time.
 */
export async function expectNoViolations({ name, within = 'html', maxWidth = 1280 }: Shown): Promise<void> {
  for (const [theme, width, height] of [
    ['light', 390, 844],
    ['dark', 1280, 800],
  ] as const) {
    if (width > maxWidth) continue;
    await page.viewport(width, height);
    await emulateMedia({ 'prefers-color-scheme': theme, 'prefers-reduced-motion': 'reduce' });
    // What has just been pressed or resized is still on its way to its place.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
    if (PICTURES && name)
      await page.screenshot({ path: `${PICTURES}/${width}/${name.replaceAll(' ', '-')}-${theme}.png` });
    const parts = [...document.querySelectorAll(within)].filter((part) => part.checkVisibility());
    expect(parts, within).not.toEqual([]);
    for (const part of parts) expect(await violations(part), `${theme}, ${width} px`).toEqual([]);
  }
}
