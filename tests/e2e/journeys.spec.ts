/**
 * Seven people on a phone, from home to an answer that stays, the same on every page, and three of them on to the plan of their
 * move. What each must read, and why, is in docs/journeys.md.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boldLines, OTHERS, PEOPLE, type Person, sayTheRest, toAnswer } from './people.ts';

/** What those who plan their move add on the plan's page: the month of arrival, and what their month costs today. */
const MOVES: Readonly<Record<string, { readonly when: string; readonly month: string }>> = {
  'The German freelance designer': { when: 'May 2027', month: '2600' },
  'The American remote worker': { when: 'January 2027', month: '4000' },
  'The owner of a small software company': { when: 'January 2027', month: '6000' },
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
async function expectPlan(page: Page, person: Person, { when, month }: { when: string; month: string }) {
  await page.getByRole('link', { name: 'Plan this move' }).first().click();
  await page.getByLabel('When').selectOption({ label: when });
  await fold(page, 'left').locator('> summary').click();
  await page.getByLabel('Everything else, a month').fill(month);
  await fold(page, 'days').locator('> summary').click();
  await page.getByRole('button', { name: 'Begin with your plan' }).click();
  await expect(page.getByRole('list', { name: 'Stays' })).toBeVisible();
  await expect(fold(page, 'left')).toContainText('a month is left after living costs');
  const lines = boldLines(person);
  for (const { ask, parts } of QUESTIONS) {
    const { bold = [] } = lines.find(({ line }) => line.includes(ask)) ?? {};
    expect(bold, `docs/journeys.md answers: ${ask}`).not.toHaveLength(0);
    for (const words of bold)
      await expect.poll(() => readParts(page, parts), { message: ask }).toContain(words);
  }
}

const RANKINGS: Readonly<Record<string, string>> = {
  Freelancer: 'freelancers',
  'Remote worker': 'remote-workers',
  'Business owner': 'business-owners',
};

/** What stands first on each page that lists countries. */
const FIRST_ROWS = (person: Person) =>
  [
    ['/', '[aria-label="You keep most in"] > li'],
    ['/countries', '[data-fit="fits"] li[data-key]'],
    [`/low-tax-countries-for-${RANKINGS[person.work]}`, '[aria-label="Ranking"] li[data-regime]'],
    ['/compare', '[aria-labelledby="starter-sets"] [data-regime]'],
  ] as const;

for (const person of [...PEOPLE, ...OTHERS]) {
  test.describe(person.name, () => {
    test.use({ locale: person.locale, viewport: { width: 390, height: 844 }, hasTouch: true });
    test(`${person.name}: from home to an answer that stays, in at most fourteen taps and three fields`, {
      tag: [...(PEOPLE.includes(person) ? ['@main'] : []), '@compare-seven-people'],
    }, async ({ page }) => {
      await page.clock.install({ time: '2026-11-23T10:00:00' });
      const { taps, fields } = await toAnswer(page, person);
      expect(taps).toBeLessThanOrEqual(14);
      expect(fields).toBeLessThanOrEqual(3);
      const answer = page.getByRole('region', { name: 'The answer', exact: true });
      await expect(answer).toHaveAttribute('data-regime', person.regime);
      await expect(answer.getByRole('heading')).toHaveText(boldLines(person)[0]?.bold[0] ?? 'nothing');
      await sayTheRest(page, person);
      for (const words of person.reads) await expect(answer).toContainText(words);
      await expect(answer).toHaveAttribute('data-regime', person.regime);
      await expect(answer.locator('[data-terms]')).toHaveAttribute('data-terms', 'fits');
      await expect(page.locator('[aria-label="Fits you"] > li').first()).toHaveAttribute(
        'data-regime',
        person.regime,
      );
      const results = page.url();
      for (const [path, row] of FIRST_ROWS(person)) {
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect(page.locator(row).first(), path).toHaveAttribute('data-regime', person.regime);
      }
      await page.goto(results);
      const move = MOVES[person.name];
      if (move) await expectPlan(page, person, move);
    });
  });
}
