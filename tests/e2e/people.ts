/** The seven people of docs/journeys.md: what each answers, what the document says of them, and how each comes to an answer. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Person {
  readonly name: string;
  /** The language of the browser. */
  readonly locale: string;
  /** The three blanks of home's sentence. */
  readonly home: string;
  readonly income: string;
  readonly paid: 'send invoices' | 'own a business';
  /** Says the income before the country, whose money would be taken. */
  readonly inDollars?: true;
  /** Pressed as it is proposed. */
  readonly currency?: string;
  /** What is pressed for each question under the answer; `type` is a field. What is not here is skipped. */
  readonly says: Readonly<
    Record<string, readonly (string | { readonly type: string; readonly text: string })[]>
  >;
  /** The regime that the answer is about. */
  readonly regime: string;
  /** Whether no other place that is certain leaves more: a set of one is none to compare. */
  readonly isOnlyOne?: true;
}

const COSTS = 'What are your business costs?';
const PROFESSION = 'What do you do?';
const PLACE = 'Where will you work?';
const DAYS = 'How many days a year will you spend in the country you move to?';
const PAST_HOMES = 'Where were you tax resident in the last ten years?';
const COMPANY = 'Would you set up a company?';
const CLIENTS = 'Where are your clients?';
const THERE = 'In the country I move to';

/** Those whose move is planned as well. */
export const PEOPLE: readonly Person[] = [
  {
    name: 'The German freelance designer',
    locale: 'de-DE',
    home: 'Germany',
    income: '70000',
    paid: 'send invoices',
    currency: 'EUR',
    says: { [COSTS]: ['10%'], [PROFESSION]: ['Design'], [PLACE]: [THERE] },
    regime: 'ge-small-business',
  },
  {
    name: 'The American remote worker',
    locale: 'en-US',
    home: 'United States',
    income: '120000',
    paid: 'send invoices',
    says: {
      [COSTS]: ['None'],
      [PROFESSION]: ['Software'],
      [PLACE]: ['In other countries'],
      [DAYS]: ['More than 183'],
      [CLIENTS]: ['Only in other countries'],
      [PAST_HOMES]: ['Elsewhere'],
      [COMPANY]: ['No'],
    },
    regime: 'ge-foreign-source',
  },
  {
    name: 'The owner of a small software company',
    locale: 'en-CA',
    home: 'Canada',
    income: '250000',
    inDollars: true,
    paid: 'own a business',
    says: {
      [COSTS]: ['An amount', { type: 'Business costs a year', text: '60000' }, 'Count them'],
      [PROFESSION]: ['More', 'Agency'],
      [PLACE]: [THERE],
      [COMPANY]: ['Yes'],
    },
    regime: 'ae-free-zone-company',
  },
];

export const OTHERS: readonly Person[] = [
  {
    name: 'The Polish software developer',
    locale: 'pl-PL',
    home: 'Poland',
    income: '90000',
    paid: 'send invoices',
    currency: 'EUR',
    says: {
      [COSTS]: ['None'],
      [PROFESSION]: ['Software'],
      [PLACE]: ['In other countries'],
      [DAYS]: ['More than 183'],
      [CLIENTS]: ['Only in other countries'],
      [PAST_HOMES]: ['Elsewhere'],
    },
    regime: 'ge-foreign-source',
  },
  {
    name: 'The Canadian consultant',
    locale: 'en-CA',
    home: 'Canada',
    income: '150000',
    paid: 'send invoices',
    currency: 'CAD',
    says: { [COSTS]: ['None'], [PROFESSION]: ['Consulting'], [PLACE]: [THERE], [COMPANY]: ['No'] },
    regime: 'al-self-employed-zero',
  },
  {
    name: 'The Indian designer',
    locale: 'en-IN',
    home: 'India',
    income: '45000',
    inDollars: true,
    paid: 'send invoices',
    says: { [COSTS]: ['None'], [PROFESSION]: ['Design'], [PLACE]: [THERE] },
    regime: 'ge-small-business',
    isOnlyOne: true,
  },
  {
    name: 'The British owner of an online shop',
    locale: 'en-GB',
    home: 'United Kingdom',
    income: '120000',
    paid: 'own a business',
    currency: 'GBP',
    says: { [COSTS]: ['40%'], [PROFESSION]: ['More', 'Online shop'], [PLACE]: [THERE], [COMPANY]: ['Yes'] },
    regime: 'ae-free-zone-company',
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

/** What was pressed and what was typed, since home. */
export interface Effort {
  readonly taps: number;
  readonly fields: number;
}

/** Whether what is said next may lower the amount: costs are announced, and other places of work are another question. */
const MAY_LOWER: readonly string[] = [COSTS, PLACE];

/** Walks from home's sentence to the answer, and over all questions under it, on a phone; a choice of a list counts as two taps. */
export async function toAnswer(page: Page, person: Person): Promise<Effort> {
  let [taps, fields] = [0, 0];
  const main = page.getByRole('main');
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const choose = async (name: string, label: string) => {
    taps += 2;
    await main.getByLabel(name).selectOption({ label });
  };
  const type = async (name: string, text: string) => {
    fields += 1;
    await main.getByRole('textbox', { name }).fill(text);
  };
  await page.goto('/');
  if (person.inDollars) await type('Yearly income', person.income);
  await choose('Country where you live', person.home);
  // Most countries have one currency, which is taken as long as no income was said.
  const offered = main.getByRole('button', { name: `Count in ${person.currency}?`, exact: true });
  if ((await offered.count()) > 0) await tap(offered);
  if (!person.inDollars) await type('Yearly income', person.income);
  if (person.paid !== 'send invoices') await choose('How you are paid', person.paid);
  await tap(main.getByRole('link', { name: /^(See how|What to check)$/ }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Recommended Tax Regimes');
  const answer = page.getByRole('region', { name: 'The answer', exact: true });
  await expect(answer).toBeVisible();
  const first = page.locator('[aria-label="The list"] [data-figure="kept"]').first();
  const amount = async () => Number((await first.innerText()).replaceAll(/\D/g, ''));
  const asked = main.locator('section[data-asks] h2');
  const questions = new Set<string>();
  for (let before = await amount(); (await asked.count()) > 0; before = await amount()) {
    const question = await asked.innerText();
    // Nothing is asked twice.
    expect(questions).not.toContain(question);
    questions.add(question);
    const button = (name: string) =>
      main.locator('section[data-asks]').getByRole('button', { name, exact: true });
    for (const step of person.says[question] ?? ['Skip']) {
      if (typeof step === 'string') await tap(button(step));
      else await type(step.type, step.text);
    }
    await expect(asked.getByText(question, { exact: true })).toHaveCount(0);
    if (!MAY_LOWER.includes(question))
      await expect.poll(amount, { message: question }).toBeGreaterThanOrEqual(before * 0.99);
  }
  return { taps, fields };
}
