/** What changes: the list of all countries with its filters, and the same list on each guide. */
import { changes as asBuilt } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changesOn, filteredChanges } from '../../src/catalogue/changes.ts';
import { setBuiltOn, today } from '../../src/situation/clock.ts';
import { open } from './app.tsx';
import { openFold } from './guidePage.ts';
import { texts } from './texts.ts';

/** As they stand on the day of the browser. */
const changes = changesOn(asBuilt, today());
const changesOf = (country: string) => filteredChanges(changes, { country, status: null });
const titlesOf = (list: ReturnType<typeof changesOf>) => list.map(({ title }) => title);
const yearsAhead = [
  ...new Set(changes.filter(({ date }) => date > today()).map(({ date }) => date.slice(0, 4))),
].sort();
const main = page.getByRole('main');
const titles = () => texts(main.css('li summary h4'));

test('/changes is filtered by country and status, its address says so, and figures stand old and new', {
  tags: 'years-changes-filters',
}, async () => {
  await open('/changes');
  // Nobody has said anything: there is nobody whom it could affect.
  await expect.poll(() => texts(main.css('h2'))).toEqual([...yearsAhead, 'Already in force']);

  const malta = changesOf('malta');
  await page.getByLabelText('Country').selectOptions('malta');
  await expect.poll(() => location.search).toBe('?country=malta');
  await expect
    .element(page.getByText(`${malta.length} of ${changes.length} changes`, { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Follow in a feed reader' }))
    .toHaveAttribute('href', '/changes/malta.xml');
  await page.getByLabelText('Status').selectOptions('enacted');
  await expect.poll(titles).toEqual(titlesOf(malta.filter(({ status }) => status === 'enacted')));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => location.search).toBe('');

  const withFigures = changesOf('bulgaria').find(({ before }) => before !== undefined);
  if (!withFigures?.before || !withFigures.after) throw new Error('No change of Bulgaria has figures.');
  await open('/changes?country=bulgaria');
  const entry = main.css('li').filter({ hasText: withFigures.title }).last();
  await expect.element(entry.css('del')).toHaveTextContent(withFigures.before);
  await expect.element(entry.css('ins')).toHaveTextContent(withFigures.after);
  const text = entry.getByText(withFigures.text);
  await expect.element(text).not.toBeVisible();
  await entry.getByText(withFigures.title).click();
  await expect.element(text).toBeVisible();
});

test('a change says what it does to the figures here, and the others can be left out', {
  tags: 'years-changes-effects',
}, async () => {
  await open('/changes?country=hungary');
  const entry = page.css('#hungary-2027-flat-rate-costs-50-instead-of-45');
  await expect.element(entry).toHaveTextContent(/\$1,8\d\d a year less at \$80,000: Flat-rate/);
  await expect.element(entry.getByText('24.0% → 21.7%')).not.toBeVisible();
  await entry.css('summary').click();
  await expect.element(entry.getByText('24.0% → 21.7%')).toBeVisible();
  expect(titles()).toHaveLength(changesOf('hungary').length);
  await page.getByLabelText('Affects my results').click();
  await expect.poll(() => location.search).toBe('?country=hungary&figures=1');
  const moving = filteredChanges(changes, { country: 'hungary', status: null, figures: true });
  await expect.poll(() => titles().toSorted()).toEqual(titlesOf(moving).toSorted());
});

test('a closed day says where tax will be more or less, and by how much; opened, each change says for which scheme', async () => {
  const moving = filteredChanges(changes, { country: null, status: null }).filter(
    ({ effects, date }) => effects.length > 0 && date > today(),
  );
  expect(moving.length).toBeGreaterThan(4);
  await open('/changes');
  for (const { country, id, date, effects } of moving) {
    const day = main
      .css('details')
      .filter({ has: page.css(`summary time[datetime="${date}"]`) })
      .first();
    await expect
      .element(day.css('summary').first())
      .toHaveTextContent(/[A-Z][a-z]+ \$[\d,]+ (?:less|more) tax/);
    await day.css('summary').first().click();
    const row = day.css(`[data-change="${country}/${id}"] summary`);
    await expect.element(row).toBeVisible();
    await expect.element(row).toHaveTextContent(/\$[\d,]+ a year (?:less|more) at \$[\d,]+: /);
    const regimes = effects.flatMap((effect) => effect.regimes);
    expect(regimes.some((name) => row.element().textContent?.includes(name))).toBe(true);
    await day.css('summary').first().click();
  }
});

test('a closed day on which no figure moves says what changes', async () => {
  const days = Map.groupBy(changes, ({ date }) => date);
  const [still] =
    [...days.values()].find(([one, more]) => one && !more && one.date > today() && !one.effects.length) ?? [];
  if (!still) throw new Error('Every change ahead moves a figure.');
  await open('/changes');
  const day = main
    .css('details')
    .filter({ has: page.css(`summary time[datetime="${still.date}"]`) })
    .first();
  await expect.element(day.css('summary').first()).toHaveTextContent(still.title);
});

test('what moves a figure of the comparison stands first', async () => {
  const own = changes.find(
    ({ effects, regimes, date }) => effects.length > 0 && regimes[0] !== undefined && date > today(),
  );
  if (!own) throw new Error('No change ahead moves a figure.');
  await open('/changes', { comparison: { regimeIds: own.regimes } });
  const section = page.getByRole('region', { name: 'Affects your results' });
  await expect.element(section.css(`[data-change="${own.country}/${own.id}"]`)).toBeVisible();
});

test('what ends for a reader is said in what the reader keeps', async () => {
  await open('/changes?income=70000&currency=EUR&home=de&citizen=de&work=freelancer&costs=10%25');
  const section = page.getByRole('region', { name: 'Affects your results' });
  await expect.element(section).toHaveTextContent('You would keep €5,091 a month until 2029, then €4,352.');
  expect(section.element().textContent?.match(/ends/gi), 'that it ends is said once').toHaveLength(1);
});

test('what a change does is said at the income of a reader', async () => {
  await open('/changes?income=70000&currency=EUR&home=de&citizen=de&work=freelancer&costs=10%25');
  await expect.element(main).toHaveTextContent('a year at €70,000');
  await expect.element(main).toHaveTextContent(/Hungary €[\d,]+ less tax/);
  await expect.element(main).toHaveTextContent(/€[\d,]+ a year less at €70,000: /);
  expect(main.element().textContent).not.toContain('€70,080');
});

test("a guide has its country's changes, what lies ahead first", {
  tags: 'years-guide-changes',
}, async () => {
  await open('/tax-calculator/malta');
  const fold = await openFold('What changes');
  const malta = changesOf('malta');
  await expect.element(fold.getByRole('listitem')).toHaveLength(malta.length);
  const [ahead] = malta.filter(({ status }) => status !== 'in-force');
  await expect.poll(() => texts(fold.css('summary h3'))[0]).toBe(ahead?.title);
});

test("an entry's address, as feeds have it, opens at the entry", async () => {
  const last = changesOf('malta').at(-1);
  await open(`/changes?country=malta#malta-${last?.id}`);
  await expect.element(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport();
  await expect.element(page.getByText(last?.text ?? '')).toBeVisible();
});

test('what was enacted is in force on the day of whoever reads, in the list and on guides', async () => {
  const change = asBuilt.find(({ status, date }) => status === 'enacted' && date > today());
  if (!change) throw new Error('Nothing that was enacted is ahead.');
  const summary = main.css(`[data-change="${change.country}/${change.id}"] summary`);
  try {
    for (const [day, status] of [
      [dayBefore(change.date), 'Enacted'],
      [change.date, 'In force'],
    ] as const) {
      setBuiltOn(day);
      await open(`/changes?country=${change.country}`);
      await expect.element(summary).toHaveTextContent(status);
      await open(`/tax-calculator/${change.country}`);
      await openFold('What changes');
      await expect.element(summary).toHaveTextContent(status);
    }
  } finally {
    setBuiltOn(null);
  }
});

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
