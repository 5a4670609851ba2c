/** What the installed app opens with: days, a tap for today, the move, and the ways to the rest. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type DaysRecord, NO_STAYS, readDays } from '../../src/stores/stays.ts';
import { kept, open } from './app.tsx';
import { GERMAN_FREELANCER } from './planPage.ts';

const TODAY = '2026-11-29';
const today = page.getByRole('region', { name: 'Today' });

const record = (...stays: readonly string[]): DaysRecord => ({
  ...NO_STAYS,
  stays: stays.map((text, place) => {
    const [country = '', arrival = '', departure = null] = text.split(' ');
    return { id: `${place}`, country, arrival, departure };
  }),
});
const keptStays = async () =>
  readDays(await kept('stays'))?.stays.map(({ country, arrival, departure }) =>
    [country, arrival, departure].filter(Boolean).join(' '),
  );

async function openStart(
  ...parameters: Parameters<typeof open> extends [string, ...infer Rest] ? Rest : never
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) });
  await open('/start', ...parameters);
}

test('days until the line of residence, what is left of the Schengen area, other countries of the year', {
  tags: 'start-days',
}, async () => {
  await openStart({ stays: record('RS 2026-07-01', 'PT 2026-06-01 2026-07-01') });
  await expect.element(today.getByText('Resident in Serbia in')).toBeVisible();
  await expect.element(today).toHaveTextContent('day 183 is');
  await expect.element(page.getByText('Other countries')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('Portugal31 days');
  // Whether it counts depends on the passport, which nobody has said.
  await expect
    .element(page.getByRole('main'))
    .toHaveTextContent('Schengen area, without an EU passport61 days left');
});

test('a tap counts today and says what it changes; undone it is as it was', {
  tags: 'start-today',
}, async () => {
  await openStart({ stays: record('ES 2026-06-01 2026-11-28') });
  const before = await keptStays();
  // By the clock's zone it could be Germany; the last stay was in Spain. Neither is chosen.
  await expect.element(today.getByRole('button', { name: 'I am in Germany today' })).toBeVisible();
  await today.getByRole('button', { name: 'I am in Spain today' }).click();
  await expect.element(today.getByRole('status')).toHaveTextContent('29 Nov 2026 is counted in Spain');
  await expect.element(today).toHaveTextContent('More than 183 days in Spain: 2 more, on 1 December 2026.');
  expect(await keptStays()).toEqual(['ES 2026-06-01 2026-11-29']);
  await today.getByRole('button', { name: 'Undo' }).click();
  await expect.element(today.getByRole('button', { name: 'I am in Spain today' })).toBeVisible();
  expect(await keptStays()).toEqual(before);
});

test('another country is chosen, and asked whether the day began in the one before', {
  tags: 'start-today',
}, async () => {
  await openStart({ stays: record('ES 2026-10-01 2026-11-28') });
  await today.getByRole('button', { name: 'Somewhere else' }).click();
  await today.getByLabelText('Where are you today?').selectOptions('France');
  await today.getByRole('button', { name: 'Count today' }).click();
  await today.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(keptStays).toEqual(['ES 2026-10-01 2026-11-29', 'FR 2026-11-29 2026-11-29']);
  await today.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(keptStays).toEqual(['ES 2026-10-01 2026-11-28']);
});

test('a tap that ends an open stay asks when it was left, says what is near, and is undone after a reload', {
  tags: 'start-today',
}, async () => {
  await openStart({ stays: record('PT 2026-06-20') });
  await today.getByRole('button', { name: 'I am in Germany today' }).click();
  await expect.element(today).toHaveTextContent('Did you leave Portugal yesterday?');
  await expect.element(today).toHaveTextContent('More than 183 nights in Portugal: 22 more.');
  await expect.element(today).toHaveTextContent('Schengen area, without an EU passport: none left until');
  await today.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(keptStays).toEqual(['PT 2026-06-20 2026-11-28', 'DE 2026-11-29 2026-11-29']);
  await openStart({ stays: readDays(await kept('stays')) ?? NO_STAYS });
  await today.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(keptStays).toEqual(['PT 2026-06-20']);
  await expect.element(today.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a stay that was entered by hand has nothing to undo', { tags: 'start-today' }, async () => {
  await openStart({ stays: record('PT 2026-11-01 2026-11-29') });
  await expect.element(today.getByRole('status')).toHaveTextContent('29 Nov 2026 is counted in Portugal');
  await expect.element(today.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('days that nobody tapped are asked for, and are one stay', { tags: 'start-today' }, async () => {
  await openStart({ stays: record('PT 2026-11-01 2026-11-20') });
  await today.getByRole('button', { name: 'I am in Portugal today' }).click();
  await expect.element(today).toHaveTextContent('Were you in Portugal from 21 Nov 2026 to 28 Nov 2026, too?');
  await today.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(keptStays).toEqual(['PT 2026-11-01 2026-11-29']);
});

test('a stay is ended by a date', { tags: 'start-today' }, async () => {
  await openStart({ stays: record('PT 2026-11-01') });
  await expect
    .element(today.getByRole('status'))
    .toHaveTextContent('Every day in Portugal counts until you leave');
  await today.getByRole('button', { name: 'Change the dates' }).click();
  await today.getByLabelText('Last day').fill('2026-11-27');
  await today.getByRole('button', { name: 'Save' }).click();
  await expect.element(today.getByRole('button', { name: 'I am in Portugal today' })).toBeVisible();
  expect(await keptStays()).toEqual(['PT 2026-11-01 2026-11-27']);
});

test('with a plan alone: days to the move, what it leaves, what is next to tick, and the ways', {
  tags: 'start-days',
}, async () => {
  await openStart({
    situation: { ...GERMAN_FREELANCER, arrival: { year: 2027, month: 1 } },
    plan: { regimeId: 'bg-freelancer-flat-tax', done: [] },
    comparison: { regimeIds: ['bg-freelancer-flat-tax'] },
  });
  const move = page.getByRole('region', { name: 'Your move' });
  await expect.element(move).toHaveTextContent('Move to Bulgaria33 daysUntil 1 January 2027. ');
  await expect.element(move).toHaveTextContent('a month more than in Germany');
  const next = page.getByRole('checkbox').first();
  await expect.element(page.getByRole('link', { name: /Your plan/ })).toHaveTextContent('Bulgaria · 0 of');
  await next.click();
  await expect.element(page.getByRole('link', { name: /Your plan/ })).toHaveTextContent('Bulgaria · 1 of');
  await page.getByRole('link', { name: /Your comparison/ }).click();
  await expect.poll(() => location.pathname).toBe('/compare');
});

test('a plan beside stays keeps its move, and a file is offered', { tags: 'start-days' }, async () => {
  await openStart({
    situation: { ...GERMAN_FREELANCER, arrival: { year: 2027, month: 1 } },
    plan: { regimeId: 'bg-freelancer-flat-tax', done: [] },
    comparison: { regimeIds: ['bg-freelancer-flat-tax'] },
    stays: record('BG 2027-01-05'),
  });
  const move = page.getByRole('region', { name: 'Your move' });
  await expect.element(move).toHaveTextContent('Move to BulgariaUntil 1 January 2027. ');
  await expect.element(move).toHaveTextContent('a month more than in Germany');
  await expect.element(move).toHaveTextContent('33 days');
  await expect.element(page.getByRole('main')).toHaveTextContent('Saved on this device alone.');
  await expect.element(page.getByRole('main')).not.toHaveTextContent('works offline');
  await page.getByRole('button', { name: 'Save or read a file' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }))
    .toBeVisible();
  // The picture of the page is without it.
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage['lowtide-start']).toContain('Move to Bulgaria');
  expect(localStorage['lowtide-start']).not.toContain('Save as a file');
});

test.each([
  [
    'a comparison alone opens itself',
    { comparison: { regimeIds: ['bg-freelancer-flat-tax'] } },
    '/compare?tax_regime_ids=bg-freelancer-flat-tax',
  ],
  ['with nothing kept there is home', {}, '/'],
  ['an example is nobody’s', { stays: { ...record('ES 2026-06-01'), example: true } }, '/'],
])('%s', { tags: 'start-home' }, async (_title, kept, path) => {
  await openStart(kept);
  await expect.poll(() => location.pathname + location.search).toBe(path);
});
