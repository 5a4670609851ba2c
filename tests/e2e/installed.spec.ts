/** The installed app's own start: painted before anything else is here, offline, and home where nothing is kept. */
import { devices, type Page } from '@playwright/test';
import { expect, test, untilReadyOffline } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

const STAYS = {
  shape: 1,
  value: {
    stays: [{ id: 'a', country: 'PT', arrival: '2026-07-01', departure: null }],
    recordFrom: null,
    uk: null,
    example: false,
  },
};

/** As on the evening of a day, wherever the machine is. */
const at = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T20:00:00`));

async function openWithStays(page: Page): Promise<void> {
  await at(page, '2026-12-01');
  await page.goto('/terms');
  await putRecord(page, STAYS, 'stays');
  await page.evaluate(() => localStorage.setItem('lowtide-start', '{}'));
  await page.goto('/start');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Resident in Portugal in');
}

const number = (page: Page) => page.locator('[data-until]');

test('what the start showed last is painted without React, with the days of today', {
  tag: '@start-painted',
}, async ({ page }) => {
  await openWithStays(page);
  const days = Number(await number(page).textContent());
  const until = await number(page).getAttribute('data-until');
  await expect.poll(() => page.evaluate(() => localStorage['lowtide-start'])).toContain(`"${until}"`);
  await at(page, '2026-12-03');
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(number(page)).toHaveText(`${days - 2}`);
  await expect(page.getByText('Every day in Portugal counts until you leave')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(page.getByText('Every day in Portugal counts until you leave')).toBeVisible();
  await expect(number(page)).toHaveText(`${days - 2}`);
});

test('nothing moves when React has what was painted', { tag: '@start-painted' }, async ({ page }) => {
  await openWithStays(page);
  await expect.poll(() => page.evaluate(() => localStorage['lowtide-start'])).toContain('Portugal');
  await page.reload();
  await expect(page.locator('#painted')).toHaveCount(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('where the storage never answers, what the start showed last stays, is kept, and can be tried again', {
  tag: '@start-painted',
}, async ({ page }) => {
  await openWithStays(page);
  await expect.poll(() => page.evaluate(() => localStorage['lowtide-start'])).toContain('Portugal');
  await page.addInitScript(() => {
    if (sessionStorage.hanging === '') return;
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      return Object.assign(get.call(this, key), { addEventListener: () => undefined });
    };
  });
  await page.reload();
  await expect(page.getByText('cannot be read right now')).toBeVisible();
  await expect(page.locator('#painted')).toContainText('Resident in Portugal in');
  await expect(page).toHaveURL('/start');
  await page.evaluate(() => (sessionStorage.hanging = ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Every day in Portugal counts until you leave')).toBeVisible();
  await expect(page.getByText('cannot be read right now')).toHaveCount(0);
});

test('“Your days” and the shortcut “My days” end with the days in view, also where what is above them comes later', {
  tag: '@start-days',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStays(page);
  await putRecord(page, { shape: 1, value: { regimeId: 'bg-freelancer-flat-tax', done: [] } }, 'plan');
  await page.goto('/start');
  const top = () => page.locator('#days').evaluate((days) => Math.round(days.getBoundingClientRect().top));
  const settles = async () => {
    await expect(page.getByRole('heading', { name: 'Money', exact: true })).toBeAttached();
    await expect(page.locator('#days').getByRole('list', { name: 'Stays' })).toBeAttached();
    await expect.poll(top).toBeLessThan(240);
    await page.waitForTimeout(1000);
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(240);
  };
  await page.getByRole('link', { name: /^Your days/ }).click();
  await settles();
  await page.goto('about:blank');
  await page.goto('/plan#days');
  await settles();
  // Who scrolls on is left alone.
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(500);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  await page.waitForTimeout(300);
  expect(await top()).toBeGreaterThan(400);
});

const mark = (page: Page) => page.evaluate(() => localStorage['lowtide-start']);

test('with nothing kept the icon opens home, and the next time without React', {
  tag: '@start-home',
}, async ({ page }) => {
  await page.goto('/start');
  await expect(page).toHaveURL('/');
  expect(await mark(page)).toBe('{"at":"/"}');
  await page.route('**/assets/*.js', () => {});
  await page.goto('/start', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
});

test('the icon opens a comparison that is kept alone, the shortcut any: the regimes themselves', {
  tag: '@start-home',
}, async ({ page }) => {
  const address = '/compare?tax_regime_ids=bg-freelancer-flat-tax,mt-grp';
  await page.goto('/terms');
  await putRecord(
    page,
    { shape: 1, value: { regimeIds: ['bg-freelancer-flat-tax', 'mt-grp'] } },
    'comparison',
  );
  await page.goto('/start');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText('Bulgaria');
  await page.route('**/assets/*.js', () => {});
  await page.goto('/start', { waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  await page.unroute('**/assets/*.js');
  await page.goto('/terms');
  await putRecord(page, STAYS, 'stays');
  const { shortcuts } = await (await page.request.get('/manifest.webmanifest')).json();
  await page.goto(shortcuts.find(({ name }: { name: string }) => name === 'Compare').url);
  await expect(page).toHaveURL(address);
});

test('stays without a mark are found, and the page stays', { tag: '@start-home' }, async ({ page }) => {
  await at(page, '2026-12-01');
  await page.goto('/terms');
  await putRecord(page, STAYS, 'stays');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/start');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Resident in Portugal in');
  expect(seen).toEqual(['/start']);
});

test('a link of the site that is shared with the app is opened, one of another site is not', {
  tag: '@start-share',
}, async ({ page, host }) => {
  await page.goto(`/start?text=${encodeURIComponent(`Look: ${host.url}/tax-calculator/malta`)}`);
  await expect(page).toHaveURL('/tax-calculator/malta');
  // The first address of a text need not be ours.
  const two = `https://other.test/x ${host.url}/tax-calculator/malta`;
  await page.goto(`/start?text=${encodeURIComponent(two)}`);
  await expect(page).toHaveURL('/tax-calculator/malta');
  await page.goto(`/start?url=${encodeURIComponent(`${host.url}.evil.test/terms`)}`);
  await expect(page).toHaveURL('/');
});

test('the page names home as its address, and no sitemap has it', { tag: '@start-home' }, async ({
  request,
}) => {
  expect(await (await request.get('/start')).text()).toMatch(/<link rel="canonical" href="[^"]*\/"/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/start<');
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('over New Year without a network: the day is counted with a tap, and is there at the next opening', {
    tag: '@start-today',
  }, async ({ page, host }) => {
    await openWithStays(page);
    await untilReadyOffline(page);
    await host.stop();
    // At once, on what is painted: the tap is not lost.
    await page.goto('/start', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'I am in Germany today' }).click();
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(
      '1 Dec 2026 is counted in Germany',
    );
    await at(page, '2027-01-01');
    await page.goto('/start');
    await page.getByRole('button', { name: 'I am in Germany today' }).click();
    await expect(page.getByText('Were you in Germany from 2 Dec 2026 to 31 Dec 2026, too?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(
      '1 Jan 2027 is counted in Germany',
    );
    await page.goto('/plan#days');
    await expect(page.getByRole('list', { name: 'Stays' })).toContainText('1 Dec 2026 to 1 Jan 2027');
  });

  test('three stays over two phones, New Year without a network, and the year on paper', {
    tag: '@start-person',
  }, async ({ page, browser, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await at(page, '2026-11-02');
    await page.goto('/plan#days');
    await addStay(page, 'Portugal', '2026-03-02', '2026-06-30');
    await addStay(page, 'Spain', '2026-06-30', '2026-10-20');
    await page.getByRole('button', { name: 'Save or read a file' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      kept(page).getByRole('button', { name: 'Save as a file' }).click(),
    ]);

    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL: host.url,
      timezoneId: 'Europe/Lisbon',
      serviceWorkers: 'allow',
    });
    const phone = await context.newPage();
    await at(phone, '2026-12-30');
    await phone.goto('/plan#days');
    // It has a stay of its own, which the file does not take.
    await addStay(phone, 'Georgia', '2026-01-05', '2026-02-20');
    await phone.getByRole('button', { name: 'Save or read a file' }).click();
    await kept(phone)
      .getByLabel('File of what was kept')
      .setInputFiles(await file.path());
    await expect(kept(phone).getByRole('status')).toContainText('is read. Added: 2 stays.');
    await phone.keyboard.press('Escape');
    await expect(phone.locator('#days').getByRole('list', { name: 'Stays' })).toContainText('Georgia');
    await addStay(phone, 'Portugal', '2026-10-20', '2026-12-30');
    await untilReadyOffline(phone);
    await host.stop();

    await at(phone, '2027-01-01');
    await phone.goto('/start');
    const today = phone.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Portugal');
    await today.getByRole('button', { name: 'I am in Portugal today' }).click();
    await expect(today).toContainText('1 Jan 2027 is counted in Portugal');
    await today.getByRole('button', { name: 'Yes' }).click();
    await phone.getByRole('link', { name: /^Your days/ }).click();
    const days = phone.locator('#days');
    await expect(days.getByRole('list', { name: 'Stays' })).toContainText('20 Oct 2026 to 1 Jan 2027');
    // In January the year that has ended comes first.
    await expect(days.getByRole('button', { name: '2026', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await phone.evaluate(() => {
      window.print = () => {};
    });
    await days.getByRole('button', { name: 'Print 2026 for an adviser or a tax office' }).click();
    await phone.emulateMedia({ media: 'print' });
    await expect(days).toContainText('Days in 2026');
    await expect(days.getByRole('list', { name: 'Stays' })).toContainText(
      '20 Oct 2026 to 31 Dec 2026, goes on',
    );
    await expect(phone.getByText('If you become resident').first()).toBeHidden();
    await expect(
      phone.getByRole('heading', { name: 'Visits without a permit', includeHidden: true }),
    ).toBeHidden();
    await context.close();
  });
});

const kept = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'On this device' });

async function addStay(page: Page, country: string, first: string, last: string): Promise<void> {
  const days = page.locator('#days');
  await days.getByLabel('Country', { exact: true }).selectOption({ label: country });
  await days.getByLabel('First day').fill(first);
  await days.getByLabel('Last day').fill(last);
  await days.getByRole('button', { name: 'Add stay' }).click();
  await expect(days.getByRole('list', { name: 'Stays' })).toContainText(country);
}
