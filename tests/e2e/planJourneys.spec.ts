/** Three people, from their first answer to the plan of their move: the six answers of docs/journeys.md, read from the page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boldLines, PEOPLE, toAnswer } from './people.ts';

/** What each adds on the plan's page: the month of arrival, and what her month costs today. */
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

for (const person of PEOPLE) {
  test(`${person.name}: the plan answers from which day, how many visits, what stays taxable, which dates, and what is left`, {
    tag: '@main',
  }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T10:00:00' });
    await toAnswer(page, person);
    await page.getByRole('link', { name: 'Plan this move' }).first().click();
    const { when, month } = MOVES[person.name] ?? { when: '', month: '0' };
    await page.getByLabel('When').selectOption({ label: when });
    await fold(page, 'left').locator('> summary').click();
    await page.getByLabel('Everything else, a month').fill(month);
    await fold(page, 'days').locator('> summary').click();
    await page.getByRole('button', { name: 'Begin with your plan' }).click();
    await expect(page.getByRole('list', { name: 'Stays' })).toBeVisible();
    await expect(fold(page, 'left')).toContainText('After living you have');
    const lines = boldLines(person);
    for (const { ask, parts } of QUESTIONS) {
      const { bold = [] } = lines.find(({ line }) => line.includes(ask)) ?? {};
      expect(bold, `docs/journeys.md answers: ${ask}`).not.toHaveLength(0);
      for (const words of bold)
        await expect.poll(() => readParts(page, parts), { message: ask }).toContain(words);
    }
  });
}
