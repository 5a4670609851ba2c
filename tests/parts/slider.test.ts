/** Sliders under a finger: it may be about to scroll the page. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { kept, open } from './app.tsx';
import { emulateFingers, swipe } from './finger.ts';
import { openFold } from './guidePage.ts';

let slider: Locator;

/** Where a share of the slider's length is, in the middle of the window. */
async function at(share: number) {
  const element = await slider.findElement();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width * share, y: top + height / 2 };
}

const thumb = () => (slider.element() as HTMLInputElement).value;

describe.each([
  ['a guide', '/tax-calculator/malta', 'Yearly income'],
  ['a guide at an income that is no step of it', '/tax-calculator/malta?income=63456', 'Yearly income'],
  ['the wizard', '/wizard', 'Annual income slider'],
  ['the wages of an owner', '/tax-calculator/bulgaria-1?income=150000&currency=EUR', 'Wage a year'],
])('%s', (_name, address, name) => {
  beforeEach(async () => {
    slider = page.getByRole('slider', { name });
    await page.viewport(390, 780);
    await open(address);
    if (name === 'Wage a year') await openFold('How to pay yourself');
    await expect.element(slider).toBeVisible();
    await emulateFingers();
  });

  test('a finger that scrolls the page over a slider leaves value, address and what is kept as they were', async () => {
    const from = await at(0.85);
    const [value, shown, scrolled] = [thumb(), location.href, scrollY];
    const before = await kept('situation');
    const seen: string[] = [];
    const values = new MutationObserver(() => seen.push(thumb()));
    values.observe(slider.element(), { attributeFilter: ['aria-valuetext'] });
    await swipe(from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => scrollY).toBeGreaterThan(scrolled + 50);
    values.disconnect();
    expect(seen).toEqual([]);
    expect(thumb()).toBe(value);
    expect(location.href).toBe(shown);
    expect(await kept('situation')).toEqual(before);
  });

  test('a finger that slides or taps sets it', async () => {
    const value = thumb();
    const from = await at(0.3);
    await swipe(from, { x: from.x + 150, y: from.y });
    await expect.poll(thumb).not.toBe(value);
    const slid = thumb();
    await swipe(await at(0.1));
    await expect.poll(thumb).not.toBe(slid);
  });
});

test('a slide that the browser takes over puts back what was there, also where that is no step of the slider', async () => {
  slider = page.getByRole('slider', { name: 'Yearly income' });
  await open('/tax-calculator/malta', { situation: { income: 63_456 } });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$63,456');
  const input = slider.element() as HTMLInputElement;
  const send = (type: string, clientX: number) =>
    input.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 0 }));
  send('pointerdown', 0);
  send('pointermove', 50);
  await slider.fill('180000');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$180,000');
  send('pointercancel', 50);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$63,456');
  expect(await kept('situation')).toMatchObject({ income: 63_456 });
});
