/** Days of residence on the plan: an example, stays typed, drawn and moved by keys, files. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_STAYS, readDays } from '../../src/stores/stays.ts';
import { kept, open } from './app.tsx';
import { emulateMedia } from './media.ts';
import { hold } from './mouse.ts';
import { hint, openPart, part } from './planPage.ts';
import { savedFile } from './savedFile.ts';

const days = part('days');
const form = days.css('form').last();
const rows = days.getByRole('list', { name: 'Stays' }).getByRole('listitem');
const example = page.getByRole('button', { name: 'Show me an example' });

async function openDays() {
  await open('/plan');
  await openPart('days');
}

async function openExample() {
  await open('/plan');
  await example.click();
  await openPart('days');
  await expect.element(days.getByText('More than 183 days in Bulgaria on 19 Nov 2027').first()).toBeVisible();
}

async function addStay(country: string, first: string, last: string) {
  await form.getByLabelText('Country', { exact: true }).selectOptions(country);
  await form.getByLabelText('First day').fill(first);
  await form.getByLabelText('Last day').fill(last);
  await form.getByRole('button', { name: 'Add stay' }).click();
}

test('an example to try, whose headline names the rule and its day; what else must be true stands beside it', async () => {
  await openExample();
  await expect.element(rows).toHaveLength(5);
  await expect
    .element(days.getByText('It proves nothing to a tax office, so keep tickets and leases.'))
    .toBeVisible();
  const bulgaria = days.getByRole('region', { name: 'Bulgaria' });
  await expect.element(bulgaria.getByText('Whatever the days:')).toBeVisible();
  await expect.element(bulgaria.getByText('To stay below, leave by 18 Nov 2027.')).toBeVisible();
  await page.getByRole('button', { name: 'Start with my own' }).click();
  await expect.element(example).toBeVisible();
});

test('stays are typed and kept, changed, removed and brought back', async () => {
  await openDays();
  await addStay('Poland', '2027-01-01', '2027-07-03');
  await expect.element(days.getByText('More than 183 days in Poland on 3 Jul 2027').first()).toBeVisible();
  await addStay('Thailand', '2027-07-03', '2027-08-01');
  await expect.element(rows).toHaveLength(2);
  expect(readDays(await kept('stays'))?.stays).toHaveLength(2);

  await rows
    .first()
    .getByRole('button', { name: /^Change Poland/ })
    .click();
  await rows.first().getByLabelText('Last day').fill('2027-07-02');
  await rows.first().getByRole('button', { name: 'Save' }).click();
  await expect.element(days.getByText('No line is crossed in 2027, as planned.')).toBeVisible();

  await rows
    .last()
    .getByRole('button', { name: /^Remove Thailand/ })
    .click();
  await expect.element(rows).toHaveLength(1);
  await days.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rows).toHaveLength(2);
});

test('a stay that cannot be is not added, and the form says why', async () => {
  await openDays();
  await form.getByRole('button', { name: 'Add stay' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Choose a country.');
  await addStay('Poland', '2027-07-03', '2027-01-01');
  await expect.element(form.getByRole('alert')).toHaveTextContent('The last day lies before the first.');
});

test('days drawn on the timeline stand in the form', async () => {
  await openExample();
  await days.getByRole('group', { name: 'Year' }).getByRole('button', { name: '2026' }).click();
  const name = days.getByText('2026', { exact: true }).last();
  await expect.element(name).toBeVisible();
  const bar = name.element().nextElementSibling as HTMLElement;
  bar.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, width, top, height } = bar.getBoundingClientRect();
  const y = top + height / 2;
  const mouse = await hold({ x: left + width * 0.25, y });
  await mouse.move({ x: left + width * 0.4, y });
  await mouse.letGo();
  await expect.element(form.getByLabelText('First day')).toHaveValue(expect.stringMatching(/^2026-0[34]-/));
  await expect.element(form.getByLabelText('Last day')).toHaveValue(expect.stringMatching(/^2026-05-/));
});

test('the ends of a stay move with the arrow keys', async () => {
  await openExample();
  const stay = days.getByRole('button', { name: 'Italy, 15 Jul 2027 to 5 Aug 2027', exact: true });
  (stay.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const last = days.getByRole('slider', { name: 'Last day in Italy' });
  await expect.element(last).toBeVisible();
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(last).toHaveAttribute('aria-valuetext', expect.stringMatching(/^6 Aug 2027/));
  await userEvent.keyboard('{PageDown}');
  await expect.element(last).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30 Jul 2027/));
});

test('two countries on the same days are asked about', async () => {
  await openDays();
  await addStay('Georgia', '2027-04-01', '2027-04-30');
  await addStay('Albania', '2027-04-20', '2027-05-10');
  await expect
    .element(days.getByText('Georgia and Albania: 20 Apr 2027 to 30 Apr 2027, 11 days'))
    .toBeVisible();
});

test('stays are saved and read where all is that is kept', async () => {
  await openDays();
  await addStay('Poland', '2027-01-01', '2027-07-03');
  await expect.element(rows).toHaveLength(1);
  await days.getByRole('button', { name: 'Save or read a file' }).click();
  const place = page.getByRole('dialog').getByRole('group', { name: 'On this device' });
  await expect.element(place).toHaveFocus();
  const { text } = await savedFile(() => place.getByRole('button', { name: 'Save as a file' }).click());

  await addStay('Malta', '2027-08-01', '2027-08-31');
  await expect.element(rows).toHaveLength(2);
  // Of another phone: what is here stays, too, and its own day comes beside it.
  const of = JSON.stringify(JSON.parse(text))
    .replaceAll('2027-01-01', '2026-11-01')
    .replaceAll('2027-07-03', '2026-11-30');
  const other = of.replace(/("id":")[^"]+/, '$1another');
  await place.getByLabelText('File of what was kept').upload(new File([other], 'kept.json'));
  await expect.element(place.getByText('All of kept.json is read. Added: 1 stay.')).toBeVisible();
  await expect.element(rows).toHaveLength(3);
  await place.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rows).toHaveLength(2);
});

test('the whole plan is removed with one button, after asking', async () => {
  await openExample();
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(rows).toHaveLength(5);
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(example).toBeVisible();
});

test('a browser that keeps nothing says so, and the days work on', async () => {
  await openDays();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room left', 'QuotaExceededError');
  });
  await addStay('Poland', '2027-01-01', '2027-07-03');
  await expect.element(rows).toHaveLength(1);
  await expect.element(days.getByText(/^This browser keeps nothing for Lowtide/)).toBeVisible();
});

const NOMAD = {
  ...NO_STAYS,
  stays: [
    { id: 'a', country: 'DE', arrival: '2025-09-01', departure: '2026-02-10' },
    { id: 'b', country: 'ES', arrival: '2026-02-10', departure: '2026-08-01' },
    { id: 'c', country: 'RS', arrival: '2026-10-01', departure: '2027-03-01' },
  ],
};

test('a year in one picture: days by country, what is near its limit, and any twelve months', {
  tags: 'days-picture',
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00') });
  await open('/plan', { stays: NOMAD });
  await openPart('days');
  const picture = days.getByRole('figure');
  await expect.element(picture).toHaveTextContent('Days in 2026, up to 29 Nov 2026');
  await expect.element(picture.getByRole('listitem')).toHaveLength(4);
  await expect
    .element(picture.getByRole('listitem').first())
    .toHaveTextContent('Spain173 days10 below 183 days');
  await expect.element(picture).toHaveTextContent('Serbia60 days32 more planned');
  await expect
    .element(picture)
    .toHaveTextContent('1 day counts in two countries: a day on which one moves is a day of both.');
  await expect.element(picture.getByRole('listitem').last()).toHaveTextContent('Not entered60 days');
  await picture.getByRole('button', { name: 'Any 12 months' }).click();
  await picture.getByLabelText('Twelve months that end on').fill('2026-03-31');
  await expect.element(picture).toHaveTextContent('Days from 1 Apr 2025 to 31 Mar 2026');
  await expect.element(picture.getByRole('listitem').first()).toHaveTextContent('Germany163 days');
  await expect
    .element(days.getByRole('button', { name: 'Print 1 Apr 2025 to 31 Mar 2026 for an adviser' }))
    .toBeVisible();
  await days.getByRole('button', { name: '2026', exact: true }).first().click();
  await expect.element(picture).toHaveTextContent('Days in 2026');
});

test('paper for a tax office has what has happened by today, cut to its period, and speaks to nobody', {
  tags: 'days-picture',
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00') });
  vi.spyOn(window, 'print').mockImplementation(() => {});
  await open('/plan', {
    stays: {
      ...NO_STAYS,
      stays: [
        { id: 'a', country: 'ES', arrival: '2025-11-01', departure: '2026-01-31' },
        { id: 'b', country: 'PT', arrival: '2026-07-01', departure: null },
        { id: 'c', country: 'TH', arrival: '2026-12-20', departure: '2027-01-10' },
      ],
    },
  });
  await openPart('days');
  await expect.element(hint('days')).toHaveTextContent('You pass 183 nights in Portugal on');
  await days.getByRole('button', { name: 'Print 2026 for an adviser or a tax office' }).click();
  await emulateMedia({ media: 'print' });
  await expect.element(days.getByText('No line was crossed in 2026 up to 1 Dec 2026.')).toBeVisible();
  await expect.element(hint('days').getByText(/^You pass/)).not.toBeVisible();
  await expect.element(rows).toHaveLength(2);
  await expect
    .element(rows.first())
    .toHaveTextContent('Spain1 Jan 2026 to 31 Jan 2026, there since 1 Nov 202531 days');
  await expect.element(rows.last()).toHaveTextContent('Portugal1 Jul 2026 to 1 Dec 2026, goes on154 days');
  await expect.element(days.getByRole('figure')).toHaveTextContent('Portugal154 days');
  await expect.element(days.getByRole('figure')).not.toHaveTextContent('planned');
  // Laws may say "you"; of the traveller nothing does.
  for (const text of document.querySelectorAll('#days :is(figure, ul[aria-labelledby], p:has(+ p))')) {
    expect((text as HTMLElement).innerText).not.toMatch(/\byour?\b/i);
  }
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(rows).toHaveLength(3);
});

test('a year is printed alone: its stays, days and limits, and nothing else of the plan', {
  tags: 'days-picture',
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00') });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open('/plan', {
    stays: {
      ...NOMAD,
      stays: [...NOMAD.stays, { id: 'd', country: 'FR', arrival: '2024-01-01', departure: '2024-02-01' }],
    },
  });
  await openPart('days');
  await days.getByRole('button', { name: 'Print 2026 for an adviser or a tax office' }).click();
  expect(print).toHaveBeenCalledOnce();
  await emulateMedia({ media: 'print' });
  await expect.element(days.getByText('Days in 2026')).toBeVisible();
  await expect.element(rows.filter({ hasText: 'Spain' })).toBeVisible();
  await expect.element(rows.filter({ hasText: 'France' })).toHaveLength(0);
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Leaving', includeHidden: true })).not.toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});
