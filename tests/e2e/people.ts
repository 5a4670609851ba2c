/** The seven people of docs/journeys.md: what each answers, what the document says of her, and how she comes to a first answer. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An answer: typed, chosen in a list, or pressed. */
type Answer =
  | { readonly type: string; readonly text: string }
  | { readonly select: string; readonly option: string }
  | { readonly group: string; readonly press: string };

export interface Person {
  readonly name: string;
  /** What she says in the editor before she goes to the finder. */
  readonly answers: readonly Answer[];
  /** What she says on the results instead. */
  readonly onResults?: readonly Answer[];
  /** The regime that the answer is about. */
  readonly regime: string;
  /** What the answer says beside its figure. */
  readonly says: readonly string[];
}

/** Those whose move is planned as well. */
export const PEOPLE: readonly Person[] = [
  {
    name: 'The German freelance designer',
    answers: [
      { type: 'Annual income', text: '€70,000' },
      { type: 'Business costs', text: '10' },
      { group: 'What best describes you?', press: 'Freelancer' },
      { select: 'Profession', option: 'Design, photo, video, other creative work' },
      { select: 'Citizen of', option: 'Germany' },
      { select: 'Where do you live now?', option: 'Germany' },
      { group: 'Where will you work?', press: 'Mostly there' },
      { group: 'Would you set up a company?', press: 'No' },
    ],
    regime: 'ge-small-business',
    says: ['1.1%', '€23,026', 'over 5 years'],
  },
  {
    name: 'The American remote worker',
    answers: [
      { type: 'Annual income', text: '120000' },
      { group: 'What best describes you?', press: 'Remote worker' },
      { group: 'Are you on a payroll', press: 'I send invoices' },
      { select: 'Profession', option: 'Software, IT, data' },
      { select: 'Citizen of', option: 'United States' },
      { select: 'Where do you live now?', option: 'United States' },
      { group: 'Where will you work?', press: 'Mostly elsewhere' },
      { group: 'How many days a year', press: 'More than 183' },
      { group: 'Where are your clients?', press: 'Abroad only' },
      { group: 'Tax resident in one of the 22', press: 'No, in none' },
    ],
    regime: 'uy-foreign-source-holiday',
    says: ['14.1%', '$11,507'],
  },
  {
    name: 'The owner of a small software company',
    answers: [
      { type: 'Annual income', text: '250000' },
      { group: 'Costs as', press: 'Amount in USD' },
      { type: 'Business costs', text: '60000' },
      { group: 'What best describes you?', press: 'Business owner' },
      { select: 'Profession', option: 'Agency or product business with staff, SaaS owner' },
      { select: 'Citizen of', option: 'Canada' },
      { select: 'Where do you live now?', option: 'Canada' },
      { group: 'Where will you work?', press: 'Mostly there' },
      { group: 'Would you set up a company?', press: 'Yes' },
    ],
    regime: 'ae-free-zone-company',
    says: ['4.5%', '$65,467'],
  },
];

export const OTHERS: readonly Person[] = [
  {
    name: 'The Polish software developer',
    answers: [
      { type: 'Annual income', text: '€90,000' },
      { group: 'What best describes you?', press: 'Freelancer' },
      { select: 'Where do you live now?', option: 'Poland' },
    ],
    onResults: [
      { group: 'What do you do?', press: 'Software' },
      { group: 'Which passport do you hold?', press: 'EU' },
      { group: 'Where will you work?', press: 'Mostly elsewhere' },
      { group: 'How many days a year', press: 'More than 183' },
    ],
    regime: 'ge-foreign-source',
    says: ['0.0%', '€33,429'],
  },
  {
    name: 'The Canadian consultant',
    answers: [
      { type: 'Annual income', text: 'CAD 150,000' },
      { group: 'What best describes you?', press: 'Freelancer' },
      { select: 'Profession', option: 'Business and management consulting, coaching' },
      { select: 'Citizen of', option: 'Canada' },
      { select: 'Where do you live now?', option: 'Canada' },
      { group: 'Where will you work?', press: 'Mostly there' },
      { group: 'Would you set up a company?', press: 'No' },
    ],
    regime: 'al-self-employed-zero',
    says: ['7.8%', 'CA$35,926'],
  },
  {
    name: 'The Indian designer',
    answers: [
      { type: 'Annual income', text: '45000' },
      { group: 'What best describes you?', press: 'Freelancer' },
      { select: 'Citizen of', option: 'India' },
      { select: 'Where do you live now?', option: 'India' },
    ],
    onResults: [
      { group: 'What do you do?', press: 'Design' },
      { group: 'Where will you work?', press: 'Mostly there' },
    ],
    regime: 'ge-small-business',
    says: ['1.0%', '$2,102'],
  },
  {
    name: 'The British owner of an online shop',
    answers: [
      { type: 'Annual income', text: '£120,000' },
      { type: 'Business costs', text: '40' },
      { group: 'What best describes you?', press: 'Business owner' },
      { select: 'Profession', option: 'Online shop, trade, goods, dropshipping' },
      { select: 'Citizen of', option: 'United Kingdom' },
      { select: 'Where do you live now?', option: 'United Kingdom' },
      { group: 'Where will you work?', press: 'Mostly there' },
      { group: 'Would you set up a company?', press: 'Yes' },
    ],
    regime: 'ae-free-zone-company',
    says: ['5.7%', '£14,855'],
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

async function give(place: Locator, answer: Answer): Promise<void> {
  if ('type' in answer) await place.getByRole('textbox', { name: answer.type }).fill(answer.text);
  else if ('select' in answer)
    await place.getByLabel(answer.select, { exact: true }).selectOption(answer.option);
  else
    await place
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
  await tap(page.getByRole('button', { name: /Use my details/ }));
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  for (const answer of person.answers) await give(editor, answer);
  await tap(editor.getByRole('button', { name: 'Done', exact: true }));
  await tap(page.getByRole('main').getByRole('link', { name: 'See what you’d keep' }));
  const next = page.getByRole('button', { name: 'Next' });
  await tap(next);
  // The kind of work has been answered and is not asked again.
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
  await tap(next);
  await page.getByRole('radio', { name: /anywhere/i }).check();
  await tap(page.getByRole('button', { name: 'Find Countries' }));
  for (const answer of person.onResults ?? []) await give(page.getByRole('main'), answer);
  return count();
}
