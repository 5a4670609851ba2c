/** The map beside the lists: where the countries are, how they look, and what a press on one does. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { rows } from './countriesPage.ts';
import { emulateMedia } from './media.ts';

const map = () => page.getByRole('img', { name: /^Map of the countries in the list/ });
const country = (slug: string) => map().css(`[data-country="${slug}"]`);
const looks = () =>
  Object.fromEntries(
    map()
      .css('[data-country]')
      .elements()
      .map((one) => [one.getAttribute('data-country'), one.getAttribute('data-look')]),
  );

const DESIGNER = {
  income: 70_000,
  currency: 'EUR',
  work: 'freelancer',
  profession: 'design',
  workplace: 'here',
  citizenships: ['de'],
  home: { country: 'de' },
} as const;

/** Presses a place of the page, as a pointer does. */
async function press(slug: string, away = 0): Promise<void> {
  const { left, top, width, height } = country(slug).element().getBoundingClientRect();
  const [x, y] = [left + width / 2 + away, top + height / 2];
  const target = document.elementFromPoint(x, y) ?? document.body;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
}

test('comes beside the list on a wide window, and moves nothing when it does', async () => {
  await open('/countries');
  const top = () => rows().first().element().getBoundingClientRect().top;
  await expect.element(rows().first()).toBeVisible();
  const before = top();
  await expect.element(map()).toBeVisible();
  expect(top()).toBe(before);
  await expect.element(country('malta')).toBeVisible();
});

test('is shaded by what is kept while nothing has been said, in four shades with their ends in words', async () => {
  await open('/countries');
  await expect.element(map()).toHaveTextContent(/\$\d,\d{3}\$\d,\d{3} a month/);
  expect(looks()).toMatchObject({ panama: 'shade4', georgia: 'shade4', italy: 'shade2' });
  expect(Object.keys(looks())).toHaveLength(22);
});

test('tells the groups of a list apart by pattern, with a ring round the answer', async () => {
  await open('/countries', { situation: { ...DESIGNER, company: false, costs: { percent: 10 } } });
  await expect
    .element(page.getByRole('img', { name: 'Map of the countries in the list. Georgia has a ring.' }))
    .toBeVisible();
  await expect.element(map()).toHaveTextContent(/More.*Only if/);
  const shown = looks();
  for (const one of rows().elements()) {
    const label = one.closest('ol')?.getAttribute('aria-label');
    const name = one.textContent ?? '';
    if (name.startsWith('Georgia')) expect([label, shown.georgia]).toEqual(['More than today', 'more']);
    if (name.startsWith('Panama')) expect([label, shown.panama]).toEqual(['More, but only if', 'check']);
  }
  expect(new Set(Object.values(shown)).size).toBeGreaterThan(1);
});

test('a press on a country, or beside it, opens its row', async () => {
  await open('/countries?only=eu');
  await expect.element(map()).toBeVisible();
  const opened = () => rows().css('button[aria-expanded="true"]');
  await press('malta', 8);
  await expect.element(opened()).toHaveTextContent('Malta');
  await press('poland');
  await expect.element(opened()).toHaveTextContent('Poland');
  // What the list does not have is only land.
  await expect.element(country('georgia')).toHaveLength(0);
});

test('with answers a press opens the guide', async () => {
  await open('/countries', { situation: { ...DESIGNER } });
  await expect.element(map()).toBeVisible();
  await press('georgia', 8);
  await expect.poll(() => location.pathname).toBe('/tax-calculator/georgia');
});

test('a press on a ranking opens the guide at the income', async () => {
  await open('/low-tax-countries-for-freelancers?income=90000');
  await expect.element(map()).toBeVisible();
  await press('paraguay');
  await expect.poll(() => location.pathname + location.search).toBe('/tax-calculator/paraguay?income=90000');
});

test('rankings of Europe have Europe alone', async () => {
  await open('/low-tax-countries-in-europe-for-freelancers');
  await expect.element(map().css('svg')).toHaveLength(1);
});

test('on a phone it comes with a press on its button', async () => {
  await page.viewport(390, 844);
  await open('/countries');
  await expect.element(rows().first()).toBeVisible();
  await expect.element(map()).toHaveLength(0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect.element(map()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('keyboards have the list: nothing of the map takes the focus', async () => {
  await open('/countries');
  await expect.element(map()).toBeVisible();
  expect(map().element().querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
});

test('forced colours keep the patterns apart', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await open('/countries', { situation: DESIGNER });
  await expect.element(map()).toBeVisible();
  const fill = (look: string) => {
    const shape = map().element().querySelector(`[data-look="${look}"] > path`);
    return shape ? getComputedStyle(shape).fill : '';
  };
  expect(fill('fits')).not.toBe(fill('check'));
  expect(map().element().querySelectorAll('[data-look="check"] > path[style*="url"]').length).toBeGreaterThan(
    0,
  );
});
