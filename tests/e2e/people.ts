/** The three people of docs/journeys.md: what each answers, what the document says of her, and how she comes to a first answer. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An answer of the editor: typed, chosen in a list, or pressed. */
type Answer =
  | { readonly type: string; readonly text: string }
  | { readonly select: string; readonly option: string }
  | { readonly group: string; readonly press: string };

export interface Person {
  readonly name: string;
  readonly answers: readonly Answer[];
  /** What the result says beside the first answer. */
  readonly says: readonly string[];
}

export const PEOPLE: readonly Person[] = [
  {
    name: 'The German freelance designer',
    answers: [
      { type: 'Annual income', text: '€70,000' },
      { type: 'Business costs', text: '10' },
      { select: 'Citizen of', option: 'Germany' },
      { select: 'Living in today', option: 'Germany' },
      { group: 'How you work', press: 'Freelancer' },
      { group: 'You work', press: 'In that country' },
      { group: 'Found a company', press: 'No' },
      { select: 'Staying', option: '5 years' },
    ],
    says: [
      '4.5%',
      'You work in your own name',
      'with the freelance permit with residence visa',
      'No time limit',
    ],
  },
  {
    name: 'The American remote worker',
    answers: [
      { type: 'Annual income', text: '120000' },
      { select: 'Citizen of', option: 'United States' },
      { select: 'Living in today', option: 'United States' },
      { group: 'How you work', press: 'Remote worker' },
      { group: 'Clients', press: 'Abroad' },
      { group: 'You work', press: 'Elsewhere' },
      { type: 'Days a year', text: '183' },
    ],
    says: [
      'enough for tax residence in Paraguay',
      'For the work that you do elsewhere',
      '$16,955 of self-employment tax',
      'the foreign earned income exclusion for granted',
    ],
  },
  {
    name: 'The owner of a small software company',
    answers: [
      { type: 'Annual income', text: '250000' },
      { group: 'Costs as', press: 'Amount in USD' },
      { type: 'Business costs', text: '60000' },
      { select: 'Citizen of', option: 'Canada' },
      { select: 'Living in today', option: 'Canada' },
      { group: 'How you work', press: 'Business owner' },
      { group: 'Found a company', press: 'Yes' },
      { select: 'Staying', option: '10 years' },
    ],
    says: ['7.0%', 'You work through a company', 'through your own company', 'No time limit'],
  },
];

const JOURNEYS = readFileSync('docs/journeys.md', 'utf8');

/** What stands in bold below a person's heading, by the line that says it. */
export function boldLines({
  name,
}: Person): readonly { readonly line: string; readonly bold: readonly string[] }[] {
  const [, section] = JOURNEYS.split(`## ${name}\n`);
  if (section === undefined) throw new Error(`docs/journeys.md does not know ${name}`);
  const [own = ''] = section.split('\n## ');
  return own
    .split(/\n(?=\n|- )/)
    .map((lines) => lines.replaceAll(/\s+/g, ' ').trim())
    .map((line) => ({ line, bold: [...line.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words) }))
    .filter(({ bold }) => bold.length > 0);
}

async function give(editor: Locator, answer: Answer): Promise<void> {
  if ('type' in answer) await editor.getByRole('textbox', { name: answer.type }).fill(answer.text);
  else if ('select' in answer)
    await editor.getByLabel(answer.select, { exact: true }).selectOption(answer.option);
  else
    await editor
      .getByRole('group', { name: answer.group })
      .getByRole('button', { name: answer.press, exact: true })
      .click();
}

/** Counts the taps that are no answers. */
function tapper() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}

/** @returns the number of taps that are no answers */
export async function toAnswer(page: Page, person: Person): Promise<number> {
  const { tap, count } = tapper();
  await page.goto('/');
  await tap(page.getByRole('button', { name: /Make them yours/ }));
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  for (const answer of person.answers) await give(editor, answer);
  await tap(editor.getByRole('button', { name: 'Done' }));
  await tap(page.getByRole('main').locator('a[href^="/wizard"]').first());
  const next = page.getByRole('button', { name: 'Next' });
  await tap(next);
  // The kind of work has been answered and is not asked again.
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
  await tap(next);
  await page.getByRole('radio', { name: /anywhere/i }).check();
  await tap(page.getByRole('button', { name: 'Find Countries' }));
  return count();
}
