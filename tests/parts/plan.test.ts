/** The plan of a move: the answer, what folds behind it, of three people and of nobody yet. */
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';
import { readPlan } from '../../src/stores/plan.ts';
import { kept, open } from './app.tsx';
import { answer, GERMAN_FREELANCER, hint, openPart, part } from './planPage.ts';
import { savedFile } from './savedFile.ts';
import { NOTHING_ASKED } from './wizardPage.ts';

const GERMAN: Situation = {
  ...GERMAN_FREELANCER,
  arrival: { year: 2027, month: 5 },
  living: { amount: 2_600, currency: 'EUR' },
};
const GERMAN_REGIMES = ['bg-freelancer-flat-tax', 'ge-small-business'];
const AMERICAN: Situation = {
  income: 120_000,
  citizenships: ['us'],
  home: { country: 'us' },
  work: 'remote',
  contract: 'invoices',
  clients: 'abroad',
  workplace: 'elsewhere',
  days: 184,
  arrival: { year: 2027, month: 1 },
  years: 5,
  living: { amount: 4_000, currency: 'USD' },
};
const CANADIAN: Situation = {
  income: 250_000,
  currency: 'CAD',
  citizenships: ['ca'],
  home: { country: 'ca' },
  work: 'business',
  costs: { amount: 60_000 },
  company: true,
  arrival: { year: 2027, month: 1 },
  years: 10,
  living: { amount: 6_000, currency: 'CAD' },
};

const destination = page.getByLabelText('To', { exact: true });
const figure = answer.getByRole('strong');

/** Opens the plan of a person whose answers and comparison the device has kept. */
async function openPlan(situation: Situation, ...regimeIds: readonly string[]) {
  await open('/plan', { situation, comparison: { regimeIds } });
  await expect.element(answer.css('[data-terms]').first()).toBeVisible();
}

/** The amounts of a text in their order. */
const amountsOf = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/-?[€$](\d[\d,]*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

const textOf = (element: Element) => element.textContent;

test('who sells to private people reads among the limits where such sales are reported; others do not', async () => {
  const limits = async (profession: 'software' | 'consulting') => {
    await openPlan({ ...GERMAN, profession }, 'bg-freelancer-flat-tax');
    const limits = await openPart('limits');
    await expect.element(limits).toHaveTextContent('Registration for VAT');
    return limits;
  };
  await expect.element(await limits('software')).toHaveTextContent(/pass €10,000 a year; you report it/);
  await expect.element(await limits('consulting')).not.toHaveTextContent('private people');
});

test('a German freelancer reads what the move gains a month, what to do now, and the years behind it', async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('de');
  await expect.element(destination).toHaveValue('bg-freelancer-flat-tax');
  await expect.element(page.getByLabelText('When')).toHaveValue('2027-5');
  await expect.element(page.getByLabelText('For how long')).toHaveValue('5');
  const [there = 0, atHome = 0] = amountsOf(textOf(answer.css('dl').element()));
  const [gain = 0] = amountsOf(textOf(figure.element()));
  expect(there - atHome).toBe(gain);

  const steps = page.getByRole('region', { name: /This month|First steps/ });
  await expect.element(steps.getByRole('checkbox').first()).toBeVisible();
  expect(steps.getByRole('listitem').length).toBeLessThanOrEqual(3);

  for (const [id, result] of [
    ['money', /You save €[\d,]+ in 5 years, after costs\./],
    ['leaving', /questions to answer/],
    ['dates', /The next is \d+ \w+ \d{4}\./],
    ['left', /€[\d,]+ a month is left\./],
    ['limits', /VAT/],
  ] as const) {
    await expect.element(hint(id)).toHaveTextContent(result);
  }

  const money = await openPart('money');
  await expect.element(money.getByRole('heading', { name: 'The year you move' })).toBeVisible();
  const rows = money.getByRole('table').first().getByRole('row').elements().slice(1);
  expect(rows.length).toBeGreaterThan(2);
  const [stayed = 0, gone = 0, ahead = 0] = amountsOf(
    textOf(rows[rows.length - 1] as Element)?.replace(/^\d+ years/, ''),
  );
  expect(gone - stayed).toBe(ahead);
  await expect
    .element(hint('money'))
    .toHaveTextContent(`You save €${ahead.toLocaleString('en-US')} in 5 years, after costs.`);
  await money.css('[data-regime="ge-small-business"] button').click();
  await expect.element(destination).toHaveValue('ge-small-business');
});

test('days begin with what the plan has said; a guide and the finder lead to the plan of their regime', async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  const days = await openPart('days');
  await days.getByRole('button', { name: 'Begin with your plan' }).click();
  await expect.element(days.getByText('More than 183 days in Bulgaria on').first()).toBeVisible();
  await expect.element(hint('days')).toHaveTextContent('You pass 183 days in Bulgaria on 31 October 2027.');

  await open('/tax-calculator/georgia');
  await page.getByRole('main').css('a[href^="/plan"]').first().click();
  await expect.element(destination).toHaveValue('ge-small-business');

  await open('/wizard?step=results&income=80000&work=freelancer&region=anywhere', NOTHING_ASKED);
  await page.getByRole('link', { name: 'Plan this move' }).first().click();
  await expect.poll(() => location.pathname).toBe('/plan');
  await expect.element(figure).toBeVisible();
});

test('an American reads what stays due at home; a Canadian company owner has it in their currency', async () => {
  await openPlan(AMERICAN, 'py-foreign-source');
  await expect
    .element(answer.css('[data-terms]'))
    .toHaveTextContent(/^\$[\d,]+ a month still goes to the US$/);
  await expect.element(answer.getByRole('group')).toHaveLength(0);
  await expect.element(part('leaving').getByText('As a citizen')).toBeInTheDocument();

  await openPlan(CANADIAN, 'ae-free-zone-company');
  await expect.element(figure).toHaveTextContent(/^CA\$[\d,]+ a month$/);
  await expect.element(hint('money')).toHaveTextContent(/You save CA\$[\d,]+ in 10 years/);
});

test('where moving costs, the answer says so and plans the country that gains', async () => {
  await openPlan(AMERICAN, 'rs-entrepreneur-books');
  await expect.element(answer.getByText('This move costs you')).toBeVisible();
  await answer.getByRole('button', { name: /^Plan .* instead$/ }).click();
  await expect.element(destination).not.toHaveValue('rs-entrepreneur-books');
  await expect.element(answer.getByText('you would keep')).toBeVisible();
});

test('one question about home stands where the answer does, and is known to the part about leaving', async () => {
  await openPlan({ ...GERMAN, profession: 'design' }, ...GERMAN_REGIMES);
  const question = answer.getByRole('group', { name: /Will you keep a flat/ });
  await question.getByRole('button', { name: 'No' }).click();
  await expect
    .element(answer.getByRole('status'))
    .toHaveTextContent(/^Will you keep a flat.* No\. No longer a reason to tax you\.$/);
  await expect.element(question).toHaveLength(0);
  await expect.element(hint('leaving')).toHaveTextContent('Four questions to answer.');
});

test('who keeps what goes on making resident reads no saving in the plan, and that staying is the answer at home', async () => {
  await openPlan({ ...GERMAN, profession: 'design' }, ...GERMAN_REGIMES);
  await expect.element(answer.getByText('a month more than in Germany')).toBeVisible();
  await answer
    .getByRole('group', { name: /Will you keep a flat/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect.element(answer.getByText('Only if your tax residence in Germany ends')).toBeVisible();
  await expect.element(answer.getByText('As long as Germany goes on taxing you,')).toBeVisible();
  await expect.element(answer).not.toHaveTextContent('more than in Germany');
  await expect.element(hint('money')).not.toHaveTextContent('You save');
  await page.getByRole('link', { name: 'Lowtide' }).first().click();
  await expect.element(page.getByRole('heading', { name: /^Stay in Germany/ })).toBeVisible();
  await expect
    .element(page.getByLabelText('What you would keep'))
    .toHaveTextContent(/As your plan has it, you stay tax resident in Germany\. Up to €[\d,]+ in /);
});

test('nobody yet: an example to look at, and no amount or country before home and income are asked', async () => {
  await open('/plan');
  await page.getByRole('button', { name: 'Show me an example' }).click();
  await expect.element(figure).toHaveTextContent(/^€[\d,]+ a month$/);
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect.element(bar).toHaveTextContent('An example: €70,000');
  await expect.element(page.getByText('An example: a German freelancer')).toBeVisible();
  await page.getByRole('button', { name: 'Start with my own' }).first().click();

  const main = page.getByRole('main');
  const income = main.getByLabelText('Annual income');
  const choices = page.getByRole('list', { name: 'Countries to choose from' });
  await expect.element(income).toHaveValue('');
  expect(main.element().textContent).not.toMatch(/[$€]\d/);
  await expect.element(choices).toHaveLength(0);
  await income.fill('80000');
  await expect.element(income).toBeVisible();
  await page.getByLabelText('From', { exact: true }).selectOptions('Germany');
  await expect.element(choices.getByRole('listitem')).toHaveLength(3);
  const chosen = choices.css('[data-regime]').first().element().getAttribute('data-regime') ?? '';
  await choices.getByRole('button').first().click();
  await expect.element(destination).toHaveValue(chosen);
  await expect.element(figure).toHaveTextContent(/^\$[\d,]+ a month$/);
  await expect.element(answer.css('dl')).toBeVisible();
});

test('a place to go without an income has no figures anywhere on the plan, and asks what is earned', async () => {
  await open('/plan?to=ge-small-business');
  const income = page.getByLabelText('Annual income');
  await expect.element(income).toBeVisible();
  await expect.element(destination).toHaveValue('ge-small-business');
  await expect.element(answer).toHaveLength(0);
  expect(page.getByRole('main').element().textContent).not.toMatch(/[$€]\d/);
  await income.fill('50000');
  await expect.element(answer.getByText('In Georgia you would keep')).toBeVisible();
});

test('a month is typed line by line, priced there, adds up, and is kept', async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  const left = await openPart('left');
  await left.getByLabelText('Everything else, a month').fill('800');
  await left.getByLabelText('Home, a month').fill('1000');
  await expect.element(left.getByRole('row', { name: /^Living/ })).toHaveTextContent('€1,800');
  const rows = left.getByRole('row').elements().slice(1).map(textOf);
  const [there = 0, ...lines] = rows.map((row) => amountsOf(row).at(-1) ?? 0);
  const [living = 0, remains = 0] = lines.slice(-2);
  expect(lines.slice(0, -2).reduce((sum, one) => sum + one, 0)).toBe(living);
  expect(there - living).toBe(remains);
  expect(readPlan(await kept('plan'))).toMatchObject({ budget: { home: 1_000 } });
});

test('dates are ticked off and kept, saved as a calendar, one or all', async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  const dates = await openPart('dates');
  await dates.getByRole('checkbox').first().click();
  await expect.element(dates.getByRole('checkbox').first()).toBeChecked();
  expect(readPlan(await kept('plan'))?.done).toHaveLength(1);
  const events = async (press: () => Promise<void>) =>
    (await savedFile(press)).text.match(/BEGIN:VEVENT/g)?.length;
  const count = dates.css('ol > li').length;
  // The papers that no step brings are one more.
  expect(await events(() => dates.getByRole('button', { name: /Save all as a calendar file/ }).click())).toBe(
    count + 1,
  );
  const home = dates.getByRole('listitem').filter({ hasText: 'Give up your home' }).first();
  await home.css('summary').click();
  expect(await events(() => home.getByRole('button', { name: /^Save as a calendar file: / }).click())).toBe(
    1,
  );
});

test('papers that prove the move stand with the dates, come from them, and are ticked off and kept', {
  tags: 'plan-papers',
}, async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  const dates = await openPart('dates');
  await dates.getByText('Residence in Germany has ended').click();
  const germany = dates.getByRole('list', { name: 'Papers of Germany' });
  const deregistration = germany.getByRole('listitem').first();
  await expect
    .element(deregistration)
    .toHaveTextContent(
      /^Abmeldebestätigung.*From “Deregister at the residents' office”, 1 May 2027. Usually in the file for the tax office of Germany; keep 10 years/,
    );
  await expect.element(dates.getByText(/^Then keep: Abmeldebestätigung/)).toBeInTheDocument();
  await deregistration.getByRole('checkbox').click();
  await expect.poll(async () => readPlan(await kept('plan'))?.done).toEqual(['paper-home-de-deregistration']);
  const { text } = await savedFile(() =>
    dates.getByRole('button', { name: /Save all as a calendar/ }).click(),
  );
  const unfolded = text.replace(/\r\n /g, '');
  expect(unfolded).not.toContain('Abmeldebestätigung');
  expect(unfolded).toContain('Then keep: Gewerbeabmeldung');
  expect(unfolded).toContain('SUMMARY:Papers to keep of the move');
  await expect.element(dates.getByText('Residence in Bulgaria has begun')).toBeVisible();
  await expect.element(dates.getByText('1 of 8')).toBeVisible();
});

test('a change of the plan says which dates have moved since they were saved', {
  tags: 'plan-moved',
}, async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  const save = page.getByRole('button', { name: 'Save the dates' });
  await savedFile(() => save.click());
  const moved = page.getByText(/dates moved since you saved them/);
  await expect.element(moved).toHaveLength(0);
  await page.getByLabelText('When').selectOptions('June 2027');
  await expect
    .element(moved)
    .toHaveTextContent(
      '14 dates moved since you saved them: first “Have your business and any shares valued”, now 3 Dec 2026.',
    );
  const dates = await openPart('dates');
  await expect.poll(() => dates.getByText(/^was \d/).elements().length).toBe(14);
  await savedFile(() => save.click());
  await expect.element(moved).toHaveLength(0);
  await expect.element(dates.getByText(/^was \d/)).toHaveLength(0);

  const left = page.getByText(/dates of the plan before are still in your calendar: delete them there/);
  await expect.element(left).toHaveLength(0);
  await destination.selectOptions('ge-small-business');
  await expect.element(left).toBeVisible();
  await savedFile(() => save.click());
  await expect.element(left).toHaveLength(0);
});

describe('in the installed app the device is asked for the calendar', { tags: 'plan-moved' }, () => {
  /** @param answer of the device */
  async function openInstalled(answer: () => Promise<void>) {
    await openPlan(GERMAN, ...GERMAN_REGIMES);
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('standalone') ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query),
    );
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', { configurable: true, value: answer });
    return page.getByRole('button', { name: 'Save the dates' });
  }
  const noted = async () => Object.keys(readPlan(await kept('plan'))?.inCalendar ?? {}).length;

  test('where it refuses such a file, it is saved as anywhere else', async () => {
    const save = await openInstalled(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { name } = await savedFile(() => save.click());
    expect(name).toBe('lowtide-move.ics');
    await expect.poll(noted).toBeGreaterThan(10);
  });

  test('whoever closes the question has no file, and no dates that could move', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    const save = await openInstalled(share);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await save.click();
    await expect.poll(() => share.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(click).not.toHaveBeenCalled();
    expect(await noted()).toBe(0);
  });
});

test('a full device keeps the page working', async () => {
  await openPlan(GERMAN, ...GERMAN_REGIMES);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room left', 'QuotaExceededError');
  });
  const left = await openPart('left');
  await left.getByLabelText('Home, a month').fill('900');
  await expect.element(left.getByRole('row', { name: /^Living/ })).toHaveTextContent('€3,500');
});

test('no question stands twice on the plan; its answers keep their order, and one that is pressed again stays', async () => {
  await openPlan({ ...GERMAN, profession: 'design' }, ...GERMAN_REGIMES);
  const flat = page.getByRole('group', { name: /Will you keep a flat/ });
  await expect.element(flat).toHaveLength(1);
  await expect.element(flat).toHaveTextContent(/YesNo$/);
  const leaving = await openPart('leaving');
  await expect.element(flat).toHaveLength(1);
  await answer
    .getByRole('group', { name: /Will you keep a flat/ })
    .getByRole('button', { name: 'No' })
    .click();
  const again = leaving
    .getByRole('group', { name: /Will you keep a flat/ })
    .getByRole('button', { name: 'No' });
  await expect.element(again).toHaveAttribute('aria-pressed', 'true');
  await again.click();
  await expect.element(again).toHaveAttribute('aria-pressed', 'true');
  const said = leaving.getByRole('group', { name: /Will you keep a flat/ }).getByRole('button');
  await expect.poll(() => said.elements().map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);

  await openPlan(AMERICAN, 'py-foreign-source');
  const ties = await openPart('leaving');
  await expect.element(ties.getByText('Are you a US citizen? Yes.')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Are you a US citizen?' })).toHaveLength(0);
});

test('the address says where one moves to: a copied link shows the same move to somebody who has said nothing', async () => {
  await open('/plan?to=ge-small-business&income=80000');
  await expect.element(destination).toHaveValue('ge-small-business');
  await expect.element(page.css('[data-regime="ge-small-business"]').first()).toBeVisible();

  await openPlan(GERMAN, ...GERMAN_REGIMES);
  await expect.poll(() => location.search).toContain('to=bg-freelancer-flat-tax');
  await destination.selectOptions('ge-small-business');
  await expect.poll(() => location.search).toContain('to=ge-small-business');
  await expect.poll(() => kept('plan')).toMatchObject({ regimeId: 'ge-small-business' });
});

test('steps are those of the scheme, and what has passed says now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00') });
  await openPlan({ ...GERMAN, arrival: { year: 2027, month: 1 } }, 'rs-entrepreneur-books');
  const dates = await openPart('dates');
  await expect.element(dates.getByText('Register as entrepreneur', { exact: true })).toBeVisible();
  await expect.element(dates.getByText('Collect the tax decision')).toHaveLength(0);
  await expect.element(dates).not.toHaveTextContent(/lump/);
  const group = dates.getByRole('region', { name: 'Start now' });
  const days = group.css('time').elements().map(textOf);
  expect(days.length).toBeGreaterThan(0);
  expect(new Set(days)).toEqual(new Set(['Now']));
});

test('beside a move stands what staying could keep: another scheme of the country of today', async () => {
  const developer: Situation = {
    ...{ income: 90_000, currency: 'EUR', citizenships: ['pl'], home: { country: 'pl' } },
    ...{ work: 'freelancer', profession: 'software', workplace: 'here', years: 5 },
  };
  await openPlan(developer, 'ge-small-business');
  const stay = page.getByRole('list', { name: 'Without moving' });
  await expect.element(stay).toHaveTextContent('Stay, and change your scheme');
  await expect.element(stay.css('[data-regime]')).toHaveAttribute('data-regime', 'pl-ryczalt-12-it');
});
