/**
 * Seven people on a phone, from home to an answer that stays, the same on every page, and three of them on to the plan of their
 * move. What each must read, and why, is in docs/journeys.md.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boldLines, OTHERS, PEOPLE, type Person, toAnswer } from './people.ts';

/** What those who plan their move add on the plan's page: the month of arrival, and what their month costs today. */
interface PlannedMove {
  readonly when: string;
  readonly month: string;
  /** The last of the answers that the address takes up. */
  readonly last: 'profession' | 'costs';
  /** Where it is planned to, if not to the answer. */
  readonly to?: string;
}

const MOVES: Readonly<Record<string, PlannedMove>> = {
  'The German freelance designer': { when: 'May 2027', month: '2600', last: 'profession' },
  'The American remote worker': {
    when: 'January 2027',
    month: '4000',
    last: 'profession',
    to: 'uy-foreign-source-holiday',
  },
  'The owner of a small software company': { when: 'January 2027', month: '6000', last: 'costs' },
};

/** The questions as the document has them, and the parts of the page that answer. */
const QUESTIONS = [
  { ask: 'What does the year of the move cost?', parts: ['money'] },
  { ask: 'From which day am I resident where?', parts: ['days', 'leaving'] },
  { ask: 'How many days may I still visit home?', parts: ['leaving'] },
  { ask: 'What stays taxable there?', parts: ['leaving', 'money'] },
  { ask: 'Which dates must I not miss?', parts: ['dates'] },
  { ask: 'What is left in the first and in the fifth year?', parts: ['left'] },
] as const;

/** A part with the sentence that stands for it. */
const fold = (page: Page, id: string) => page.locator('details', { has: page.locator(`#${id}`) }).last();

async function readParts(page: Page, parts: readonly string[]): Promise<string> {
  const texts = await Promise.all(parts.map((id) => fold(page, id).textContent()));
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

/** The plan answers from which day, how many visits, what stays taxable, which dates, and what is left. */
async function expectPlan(page: Page, person: Person, { when, month, to }: PlannedMove) {
  if (to) await page.goto(`/plan?to=${to}`);
  else await page.getByRole('link', { name: 'Plan this move' }).first().click();
  await page.getByLabel('When', { exact: true }).selectOption({ label: when });
  await fold(page, 'left').locator('> summary').click();
  await page.getByLabel('Everything else, a month').fill(month);
  await fold(page, 'days').locator('> summary').click();
  await page.getByRole('button', { name: 'Begin with your plan' }).click();
  await expect(page.getByRole('list', { name: 'Stays' })).toBeVisible();
  await expect(fold(page, 'left')).toContainText('a month is left');
  const lines = boldLines(person);
  for (const { ask, parts } of QUESTIONS) {
    const { bold = [] } = lines.find(({ line }) => line.includes(ask)) ?? {};
    expect(bold, `docs/journeys.md answers: ${ask}`).not.toHaveLength(0);
    for (const words of bold)
      await expect.poll(() => readParts(page, parts), { message: ask }).toContain(words);
  }
}

const RANKINGS: Readonly<Record<Person['paid'], string>> = {
  'send invoices': 'freelancers',
  'own a business': 'business-owners',
};

/** What stands first on each page that lists countries. */
const FIRST_ROWS = (person: Person) =>
  [
    ['/', '[aria-label="What you would keep"]'],
    ['/countries', 'main ol li[data-key]'],
    [`/low-tax-countries-for-${RANKINGS[person.paid]}`, '[aria-label="Ranking"] li[data-regime]'],
    ['/compare', '[aria-labelledby="starter-sets"] [data-regime]'],
  ] as const;

for (const person of [...PEOPLE, ...OTHERS]) {
  test.describe(person.name, () => {
    test.use({ locale: person.locale, viewport: { width: 390, height: 844 }, hasTouch: true });
    test(`${person.name}: from home to an answer that stays, in at most fifteen taps and two fields`, {
      tag: [...(PEOPLE.includes(person) ? ['@main'] : []), '@compare-seven-people'],
    }, async ({ page }) => {
      await page.clock.install({ time: '2026-11-23T10:00:00' });
      const { taps, fields } = await toAnswer(page, person);
      expect(taps).toBeLessThanOrEqual(15);
      expect(fields).toBeLessThanOrEqual(2);
      const answer = page.getByRole('region', { name: 'The answer', exact: true });
      await expect(answer).toHaveAttribute('data-regime', person.regime);
      await expect(answer.getByRole('heading')).toHaveText(boldLines(person)[0]?.bold[0] ?? 'nothing');
      await expect(page.locator('[aria-label="The list"] li[data-regime]').first()).toHaveAttribute(
        'data-regime',
        person.regime,
      );
      const move = MOVES[person.name];
      // The address takes up the last answer after a pause, and the move is planned from it.
      if (move) await expect(page).toHaveURL(new RegExp(`[?&]${move.last}=`));
      const results = page.url();
      for (const [path, row] of FIRST_ROWS(person)) {
        if (person.isOnlyOne && path === '/compare') continue;
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect(page.locator(row).first(), path).toHaveAttribute('data-regime', person.regime);
      }
      await page.goto(results);
      if (move) await expectPlan(page, person, move);
    });
  });
}
