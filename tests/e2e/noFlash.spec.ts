/** A page that has a profile to read shows no amount until it has read it, and nothing on it jumps. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

const SITUATION = {
  income: 70_000,
  currency: 'EUR',
  costs: { percent: 10 },
  citizenships: ['de'],
  home: { country: 'de' },
  work: 'freelancer',
  profession: 'design',
  clients: 'abroad',
  workplace: 'here',
  company: false,
  years: 5,
};

/** What is read at every frame: the amounts that can be seen, what moves or is announced, and how far what can be seen has jumped. */
interface Seen {
  readonly amounts: readonly string[];
  /** Keys of rows that glide to another place. */
  readonly gliding: readonly string[];
  /** Figures that are said only to people who hear the page. */
  readonly announced: readonly string[];
  readonly shift: number;
  /** What moved, and from where to where. */
  readonly moved: readonly string[];
}

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
};

/** Notes at every frame of the next page which amounts of its main part can be seen. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const gliding = new Set<string>();
    const announced = new Set<string>();
    let shift = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        shift += value;
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${startTime.toFixed(0)} ms: ${(node as Element | null)?.className ?? node?.nodeName} ${[previousRect, currentRect].map(({ top, height }) => `${top}+${height}`).join(' to ')}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      seen: () => ({ amounts: seen, gliding: [...gliding], announced: [...announced], shift, moved }),
    });
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>('main [data-key]'))
        if (row.getAnimations().length > 0) gliding.add(row.dataset.key ?? '');
      for (const { textContent } of document.querySelectorAll('main .visually-hidden[role="status"]'))
        if (/[$€£][\d,]+/.test(textContent)) announced.add(textContent);
      const first = document.querySelector('main [data-figure], main strong, main b');
      const shown = [...document.querySelectorAll<HTMLElement>('main strong, main [data-figure="kept"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ innerText }) => /[$€£][\d,]+/.exec(innerText)?.[0])
        .filter((amount) => amount !== undefined)
        .slice(0, 3)
        .join(' ');
      if (first && shown !== '' && seen.at(-1) !== shown) seen.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The device of somebody who has answered. */
async function keepProfile(page: Page): Promise<void> {
  await page.goto('/privacy');
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await putRecord(page, { shape: 1, value: SITUATION }, 'situation');
  // The app itself sets the mark once it has read.
  await page.goto('/countries');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lowtide-profile'))).toBe('1');
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: () => Seen }).seen());

for (const path of [
  '/',
  '/countries',
  '/low-tax-countries-for-freelancers',
  '/tax-calculator/georgia',
  '/wizard?step=results&income=70000&currency=EUR&work=freelancer&region=anywhere',
  '/plan?to=ge-small-business',
]) {
  test(`no other amount comes first on ${path}`, async ({ page }) => {
    await keepProfile(page);
    await watch(page);
    await page.goto(path);
    await expect.poll(async () => (await seenOn(page)).amounts.length).toBeGreaterThan(0);
    // Long enough for a late answer.
    await page.waitForTimeout(2_000);
    const { amounts, gliding, announced, shift, moved } = await seenOn(page);
    expect(amounts).toHaveLength(1);
    expect({ gliding, announced }).toEqual({ gliding: [], announced: [] });
    expect(shift, moved.join('\n')).toBeLessThan(0.02);
  });
}

test('a file that never comes keeps no page hidden: after a while it shows what it has', async ({ page }) => {
  await keepProfile(page);
  // The line holds it for ever; the page itself is there.
  await page.route(/\/assets\/person-/, () => {});
  await page.goto('/countries', { waitUntil: 'commit' });
  await expect(page.locator('html[data-pending]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('li[data-regime]').first()).toBeVisible({ timeout: 15_000 });
});
