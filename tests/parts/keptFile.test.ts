/** All that is kept as one file, in the editor of a person's answers. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setEditorOpen } from '../../src/situation/editor.ts';
import { NO_STAYS, readDays } from '../../src/stores/stays.ts';
import { kept, open } from './app.tsx';
import { savedFile } from './savedFile.ts';

const ANNA = {
  situation: { income: 70_000, currency: 'EUR', work: 'freelancer' },
  comparison: { regimeIds: ['ge-small-business', 'mt-res-non-dom'] },
  plan: { regimeId: 'ge-small-business', done: ['ask-bank'] },
  checklist: ['a-tick'],
} as const;

const card = page.getByRole('dialog').getByRole('group', { name: 'On this device' });
const chooser = card.getByLabelText('File of what was kept');

async function openCard(): Promise<void> {
  setEditorOpen(true, 'kept');
  await expect.element(card).toBeVisible();
}

test('what was kept is saved as one file, and read on a device that has nothing, without the network', async () => {
  await open('/tax-calculator/georgia', ANNA);
  await openCard();
  const { name, text } = await savedFile(() => card.getByRole('button', { name: 'Save as a file' }).click());
  expect(name).toMatch(/^lowtide-\d{4}-\d\d-\d\d\.json$/);

  await open('/tax-calculator/georgia');
  await openCard();
  const asked = vi.spyOn(window, 'fetch');
  await chooser.upload(new File([text], name, { type: 'application/json' }));
  await expect.element(card.getByRole('status')).toHaveTextContent(`All of ${name} is read`);
  for (const [record, value] of Object.entries(ANNA)) {
    expect(await kept(record as keyof typeof ANNA)).toEqual(value);
  }
  await expect.element(page.getByLabelText('Exact yearly income')).toHaveValue('70,000');
  expect(asked.mock.calls.map(([url]) => String(url)).filter((url) => !url.includes('/api/'))).toEqual([]);
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kept('situation')).toEqual({});
  await expect.element(page.getByLabelText('Exact yearly income')).toHaveValue('60,000');
});

test('a file of another phone adds its stays, and can be taken back when the sheet has been closed', {
  tags: 'start-person',
}, async () => {
  const stay = (country: string) => ({
    id: country,
    country,
    arrival: '2026-03-01',
    departure: '2026-03-09',
  });
  const record = (...countries: readonly string[]) => ({ ...NO_STAYS, stays: countries.map(stay) });
  const stays = async () => readDays(await kept('stays'))?.stays.map(({ country }) => country);
  await open('/tax-calculator/georgia', { stays: record('PT', 'ES') });
  await openCard();
  const { name, text } = await savedFile(() => card.getByRole('button', { name: 'Save as a file' }).click());

  await open('/tax-calculator/georgia', { stays: record('GE') });
  await openCard();
  await chooser.upload(new File([text], name, { type: 'application/json' }));
  await expect.element(card.getByRole('status')).toHaveTextContent(`All of ${name} is read. Added: 2 stays.`);
  expect((await stays())?.toSorted()).toEqual(['ES', 'GE', 'PT']);
  await page.getByRole('button', { name: 'Done' }).click();
  await openCard();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stays).toEqual(['GE']);
});

test.each([
  ['newer', '{"lowtide": 2, "saved": "2029-01-01", "records": {}}', 'A newer version of Lowtide'],
  ['broken', '{"lowtide": 1, "saved": "2026', 'is not valid JSON'],
  [
    'half readable',
    '{"lowtide": 1, "records": {"situation": {"shape": 1, "value": {"income": 5}}, "plan": 7}}',
    '"plan" cannot be read',
  ],
])('a file that is %s changes nothing and says why', async (_name, text, why) => {
  await open('/tax-calculator/georgia', ANNA);
  await openCard();
  await chooser.upload(new File([text], 'other.json', { type: 'application/json' }));
  await expect.element(card.getByRole('alert')).toHaveTextContent(why);
  await expect.element(card.getByRole('alert')).toHaveTextContent('Nothing has changed on this device.');
  for (const [record, value] of Object.entries(ANNA)) {
    expect(await kept(record as keyof typeof ANNA)).toEqual(value);
  }
});

test.each([
  [true, 'in one file, also for another device'],
  [false, 'does not promise to keep your answers, comparisons, plan and stays'],
])('whether the browser promises to keep it (%s) is said where it is kept', async (isPromised, words) => {
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(isPromised);
  vi.spyOn(navigator.storage, 'persist').mockResolvedValue(isPromised);
  await open('/plan', ANNA);
  await openCard();
  await expect.element(card).toHaveTextContent(words);
  (await page.css('details:has(#days)').findElement()).setAttribute('open', '');
  await expect.element(page.css('#days')).toHaveTextContent(words);
});
