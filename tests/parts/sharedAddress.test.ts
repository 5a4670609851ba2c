/** A copied address shows a friend exactly the same screen, and nothing that is personal. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAtAddress } from '../../src/situation/figures.ts';
import { storedSituation } from '../../src/situation/store.ts';
import { flushUrlState } from '../../src/stores/urlState.ts';
import { open, settled } from './app.tsx';
import { add, BULGARIA, compared, MALTA } from './comparePage.ts';
import { head } from './countriesPage.ts';
import { editor, say } from './form.ts';
import { openFold } from './guidePage.ts';
import { choice, findCountries, next, results } from './wizardPage.ts';

const main = page.getByRole('main');
const income = main.getByRole('textbox', { name: /income/i });

/** Everything that a person reads, has entered, pressed and chosen on the page. */
function screen(): string {
  const shown = main.element();
  const controls = [...shown.querySelectorAll('input, select, [aria-pressed], [aria-sort]')].map((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? `${control.value} ${control instanceof HTMLInputElement && control.checked}`
      : `${control.textContent}: ${control.getAttribute('aria-pressed') ?? control.getAttribute('aria-sort')}`,
  );
  // Charts are drawn once they are near; their tables say the same. Announcements are of what has just changed.
  const read = shown.cloneNode(true) as Element;
  for (const part of read.querySelectorAll('figure, [role="status"].visually-hidden')) part.remove();
  // What says the same to everybody comes when it is near, and is no part of an address.
  for (const part of read.querySelectorAll('#practical, #family, #changes, #other-money')) part.remove();
  for (const term of read.querySelectorAll('dt'))
    if (term.textContent === 'Time zone') term.parentElement?.remove();
  for (const fold of read.querySelectorAll('details')) {
    const summary = fold.querySelector('summary');
    if (summary && /^(?:With your family|What changes)/.test(summary.textContent ?? ''))
      fold.replaceChildren(summary);
  }
  return [read.textContent ?? '', ...controls].join('\n');
}

/** Opens all that folds. */
function openAll(): void {
  for (const fold of main.element().querySelectorAll('details')) fold.open = true;
}

/** Gives answers in the editor, which stands beside or over the page. */
async function answerIn(give: () => Promise<unknown>): Promise<void> {
  await page.getByRole('complementary', { name: 'Your situation' }).getByRole('button').first().click();
  await give();
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(editor).not.toBeInTheDocument();
}

async function chooseRange(fold: string): Promise<void> {
  await openFold(fold);
  await page.getByLabelText('From', { exact: true }).fill('20000');
  await page.getByLabelText('To', { exact: true }).fill('150000');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Amount', exact: true }).click();
}

interface Visit {
  readonly path: string;
  /** Sets everything that the page can be set to. */
  readonly set: () => Promise<void>;
  /** What the address then holds. */
  readonly holds: readonly string[];
}

const VISITS: readonly Visit[] = [
  {
    path: '/countries',
    async set() {
      await income.fill('95000');
      await page.getByRole('group', { name: 'Living cost' }).getByRole('button').first().click();
      await page.getByRole('group', { name: 'Quality of life' }).getByRole('button').nth(1).click();
      await head('Tax').click();
      await page.getByRole('button', { name: 'Schengen' }).click();
      await page.getByRole('searchbox').fill('a');
    },
    holds: ['income=95000', 'living=', 'quality=', 'sort=tax', 'only=schengen', 'q=a'],
  },
  {
    path: compared([MALTA]),
    async set() {
      await add(BULGARIA);
      await income.fill('91000');
      await chooseRange('By income');
    },
    holds: [`tax_regime_ids=${MALTA},${BULGARIA}`, 'income=91000', 'range=20000-150000', 'measure=amount'],
  },
  {
    path: '/tax-calculator/bulgaria-1',
    async set() {
      await page.getByRole('slider', { name: 'Yearly income' }).fill('120000');
      await chooseRange('Tax at every income');
      await page.getByRole('button', { name: 'This scheme' }).click();
    },
    holds: ['income=120000', 'range=20000-150000', 'measure=amount', 'curves=one'],
  },
  {
    path: '/wizard',
    async set() {
      await income.fill('110000');
      await next.click();
      await choice('Business owner').click();
      await next.click();
      await choice('Europe').click();
      await findCountries.click();
      await expect.element(results).toBeVisible();
    },
    holds: ['step=results', 'income=110000', 'work=business', 'region=europe'],
  },
  {
    path: '/low-tax-countries-for-freelancers',
    set: () => income.fill('130000'),
    holds: ['income=130000'],
  },
];

// So tall that nothing waits until it is near.
beforeEach(() => page.viewport(1280, 12_000));

test.each(VISITS)(
  'a copied address shows the same screen, and nothing personal is in it: $path',
  { timeout: 60_000 },
  async ({ path, set, holds }) => {
    await open(path);
    await set();
    await answerIn(async () => {
      await editor.getByText('How we count').click();
      await say('As the law has it', 'Yes');
    });
    const query = () => decodeURIComponent(location.search.slice(1)).split('&');
    await expect
      .poll(() => [...holds, 'deduct=1'].filter((held) => !query().some((one) => one.startsWith(held))))
      .toEqual([]);
    const shown = await wholeScreen();
    const copied = location.pathname + location.search;
    expect(shown.length).toBeGreaterThan(500);

    await answerIn(async () => {
      await say('Which passport do you hold?', 'Another country');
      await say('Where do you live now?', 'France');
      await say('Where will you work?', 'In other countries');
    });
    // The answers are there, and stay on the device.
    await expect.poll(screen).not.toBe(shown);
    flushUrlState();
    // Only for how long they stay may have come: figures are of the stay from then on.
    const said = (search: string) => [...new URLSearchParams(search)].filter(([name]) => name !== 'years');
    expect(said(location.search)).toEqual(said(copied.slice(location.pathname.length)));

    await open(copied);
    expect(await wholeScreen()).toBe(shown);
  },
);

/** Whether every fold has more than the line that opens it: what it holds may come later than the others'. */
function isFilled(): boolean {
  return [...main.element().querySelectorAll('details')].every(
    (fold) => fold.textContent !== fold.querySelector('summary')?.textContent,
  );
}

/** What the page says once all that folds is open and says all that it will say. */
async function wholeScreen(): Promise<string> {
  await expect
    .poll(() => {
      openAll();
      return isFilled();
    })
    .toBe(true);
  return settled(() => {
    openAll();
    return screen();
  });
}

const bar = page.getByRole('complementary', { name: 'Your situation' });

/** A reader who has said much. */
const READER = { income: 120_000, currency: 'CHF', citizenships: ['us'], years: 3, company: true } as const;

test.each([
  ['an income', 'income=70000&currency=EUR&years=5&deduct=1', '€70,000'],
  ['a currency alone', 'currency=EUR', '€80,000'],
])(
  'an address with %s that was opened from outside stands for itself: nothing of the reader is in it',
  async (_what, query, shown) => {
    const address = `/countries?${query}`;
    await open(address);
    await expect.element(bar).toHaveTextContent(shown);
    await expect.element(main).toHaveTextContent('Uruguay');
    const alone = await wholeScreen();
    await open(address, { situation: READER });
    await expect.element(bar).toHaveTextContent(`From a link: ${shown}`);
    await expect.element(bar).not.toHaveTextContent('3 years');
    expect(await wholeScreen()).toBe(alone);
    expect(storedSituation.store.getState().value).toEqual(READER);
  },
);

test('the bar names what is the sender’s', async () => {
  await open(
    '/tax-calculator/malta?income=70000&currency=EUR&years=5&deduct=1&citizen=de&home=es&workplace=elsewhere&workcountry=fr&days=90-183&company=1&lived=pt&clients=local&running=1',
    { situation: READER },
  );
  await expect
    .element(bar)
    .toHaveTextContent(
      'From a link: €70,000 · Spain · German passport · work in France · 90 to 183 days a year · 5 years · clients there, too · with a company · resident before in Portugal · with running costs',
    );
});

test('an address that this tab has written or followed keeps the reader’s answers, also after a reload', async () => {
  await open('/countries', { situation: READER });
  await page.getByRole('link', { name: 'Compare', exact: true }).first().click();
  await expect.poll(() => location.search).toContain('income=120000');
  const own = sessionStorage.getItem('lowtide-own-figures');
  await expect.element(bar).not.toHaveTextContent('From a link');
  await expect.element(bar).toHaveTextContent('US');
  // What a reload finds.
  sessionStorage.setItem('lowtide-own-figures', String(own));
  openAtAddress();
  await expect.element(bar).not.toHaveTextContent('From a link');
  await expect.element(bar).toHaveTextContent('US');
});

describe('Share', () => {
  const copied: string[] = [];
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Share this page' });

  beforeEach(() => {
    copied.length = 0;
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  });

  test('asks nothing where the address says all that changes an amount', async () => {
    await open('/tax-calculator/malta', {
      situation: { income: 70_000, currency: 'EUR', work: 'freelancer' },
    });
    await share.first().click();
    await expect.element(sheet.getByRole('checkbox')).toHaveLength(0);
    await sheet.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .poll(() => copied)
      .toEqual([`${location.origin}/tax-calculator/malta?income=70000&currency=EUR`]);
  });

  test('says what stays out, and puts in what is chosen', async () => {
    const situation = {
      income: 70_000,
      currency: 'EUR',
      citizenships: ['us'],
      home: { rate: 42.123456 },
    } as const;
    await open('/tax-calculator/malta', { situation });
    await share.first().click();
    await expect
      .element(sheet)
      .toHaveTextContent('These answers change the amounts and stay out of the link');
    await expect.element(sheet).toHaveTextContent('In no link: 42.123% tax today.');
    await sheet.getByRole('button', { name: 'Share the link only' }).click();
    await expect.poll(() => copied.at(-1)).toBeDefined();
    expect(copied.at(-1)).not.toContain('citizen');

    await share.first().click();
    await sheet.getByRole('checkbox', { name: 'US passport' }).click();
    await sheet.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => copied.at(-1)).toContain('citizen=us');
    await open(String(copied.at(-1)).slice(location.origin.length));
    await expect.element(bar).toHaveTextContent('US passport');
    await expect.element(main).toHaveTextContent('You keep €4,547 a month');
  });
});

test.each(['.', ',', ')', '»', '"', '%E2%80%8B'])(
  'an address with %s behind it shows what it showed without',
  async (behind) => {
    await open(`/countries?income=70000&currency=EUR${behind}`);
    await expect.element(bar).toHaveTextContent('€70,000');
    await expect.poll(() => location.search).toBe('?income=70000&currency=EUR');
    await open(`/tax-calculator/malta${behind}`);
    await expect.poll(() => location.pathname).toBe('/tax-calculator/malta');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Malta');
  },
);

test('home says whose income it shows, and puts it down with "Use my details"', async () => {
  await open('/?income=12345');
  await expect.element(bar).toHaveTextContent('From a link: $12,345');
  await expect.element(page.getByRole('textbox', { name: 'Yearly income' })).toHaveValue('12,345');
  await bar.getByRole('button', { name: 'Use my details' }).click();
  await expect.element(bar).toHaveTextContent(/^Use my details$/);
  await expect.poll(() => location.pathname + location.search).toBe('/');
});

test('home explains an income that it cannot read', async () => {
  await open('/?income=abc');
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('The income “abc” in the address is not a number');
  await expect.element(bar.getByRole('status')).toHaveTextContent('$80,000 a year');
});
