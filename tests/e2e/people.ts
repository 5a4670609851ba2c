/** The seven people of docs/journeys.md: what each answers, what the document says of them, and how each comes to an answer. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An answer in the editor: typed, chosen in a list, or pressed. */
type Answer =
  | { readonly select: string; readonly option: string }
  | { readonly group: string; readonly press: string };

export interface Person {
  readonly name: string;
  /** The language of the browser. */
  readonly locale: string;
  readonly income: string;
  /** Pressed as it is proposed. */
  readonly currency?: string;
  readonly work: string;
  /** What is pressed for each question that is asked where the answer will stand; `type` is a field. */
  readonly says: Readonly<
    Record<string, readonly (string | { readonly type: string; readonly text: string })[]>
  >;
  /** Said afterwards in the editor: it changes the answer no more. */
  readonly later: readonly Answer[];
  /** The regime that the answer is about. */
  readonly regime: string;
  /** What the answer says beside its figure, with all that has been said. */
  readonly reads: readonly string[];
}

const COSTS = 'What are your business costs?';
const PROFESSION = 'What do you do?';
const PLACE = 'Where will you work?';
const DAYS = 'How many days a year will you spend there?';
const WORK_COUNTRY = 'In which country do you do most of the work?';
const PASSPORT = 'Which passport do you hold?';
const PAST_HOMES = 'Where were you tax resident in the last ten years?';
const COMPANY = 'Would you set up a company?';

const livesIn = (option: string): Answer => ({ select: 'Where do you live now?', option });
const company = (press: string): Answer => ({ group: COMPANY, press });

/** Those whose move is planned as well. */
export const PEOPLE: readonly Person[] = [
  {
    name: 'The German freelance designer',
    locale: 'de-DE',
    income: '70000',
    currency: 'EUR',
    work: 'Freelancer',
    says: { [COSTS]: ['10%'], [PROFESSION]: ['Design'], [PLACE]: ['Mostly there'], [PASSPORT]: ['Germany'] },
    later: [livesIn('Germany'), company('No')],
    regime: 'ge-small-business',
    reads: ['1.1%', '€23,026', 'over 5 years', 'Health cover is not in it'],
  },
  {
    name: 'The American remote worker',
    locale: 'en-US',
    income: '120000',
    work: 'Remote worker',
    says: {
      'Are you on a payroll, or do you send invoices?': ['I send invoices'],
      [PROFESSION]: ['Software'],
      [PLACE]: ['Mostly elsewhere'],
      [DAYS]: ['More than 183'],
      [WORK_COUNTRY]: ['Canada'],
      [PASSPORT]: ['United States'],
      [COMPANY]: ['No'],
      [PAST_HOMES]: ['Elsewhere'],
    },
    later: [livesIn('United States'), { group: 'Where are your clients?', press: 'Abroad only' }],
    regime: 'uy-foreign-source-holiday',
    reads: ['14.1%', '$11,507'],
  },
  {
    name: 'The owner of a small software company',
    locale: 'en-CA',
    income: '250000',
    work: 'Business owner',
    says: {
      [COSTS]: ['An amount', { type: 'Business costs a year', text: '60000' }, 'Count them'],
      [PROFESSION]: ['More', 'Agency'],
      [PLACE]: ['Mostly there'],
      [PASSPORT]: ['Canada'],
    },
    later: [livesIn('Canada'), company('Yes')],
    regime: 'ae-free-zone-company',
    reads: ['4.5%', '$65,467'],
  },
];

export const OTHERS: readonly Person[] = [
  {
    name: 'The Polish software developer',
    locale: 'pl-PL',
    income: '90000',
    currency: 'EUR',
    work: 'Freelancer',
    says: {
      [COSTS]: ['None'],
      [PROFESSION]: ['Software'],
      [PLACE]: ['Mostly elsewhere'],
      [DAYS]: ['More than 183'],
      [WORK_COUNTRY]: ['Germany'],
      [PASSPORT]: ['Poland'],
      [PAST_HOMES]: ['Elsewhere'],
    },
    later: [livesIn('Poland')],
    regime: 'uy-foreign-source-holiday',
    reads: ['0.0%', '€33,429'],
  },
  {
    name: 'The Canadian consultant',
    locale: 'en-CA',
    income: '150000',
    currency: 'CAD',
    work: 'Freelancer',
    says: {
      [COSTS]: ['None'],
      [PROFESSION]: ['Consulting'],
      [PLACE]: ['Mostly there'],
      [PASSPORT]: ['Canada'],
      [COMPANY]: ['No'],
    },
    later: [livesIn('Canada')],
    regime: 'al-self-employed-zero',
    reads: ['7.8%', 'CA$35,926'],
  },
  {
    name: 'The Indian designer',
    locale: 'en-IN',
    income: '45000',
    work: 'Freelancer',
    says: { [COSTS]: ['None'], [PROFESSION]: ['Design'], [PLACE]: ['Mostly there'], [PASSPORT]: ['India'] },
    later: [livesIn('India')],
    regime: 'ge-small-business',
    reads: ['1.0%', '$2,102'],
  },
  {
    name: 'The British owner of an online shop',
    locale: 'en-GB',
    income: '120000',
    currency: 'GBP',
    work: 'Business owner',
    says: {
      [COSTS]: ['40%'],
      [PROFESSION]: ['More', 'Online shop'],
      [PLACE]: ['Mostly there'],
      [PASSPORT]: ['United Kingdom'],
    },
    later: [livesIn('United Kingdom'), company('Yes')],
    regime: 'ae-free-zone-company',
    reads: ['5.7%', '£14,855'],
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

/** Walks from home over the finder and what is asked to the answer, on a phone. */
export async function toAnswer(page: Page, person: Person): Promise<Effort> {
  let [taps, fields] = [0, 0];
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const type = async (name: string, text: string) => {
    fields += 1;
    await main.getByRole('textbox', { name }).fill(text);
  };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await page.goto('/');
  await tap(main.getByRole('link', { name: 'See what you’d keep' }));
  if (person.currency) await tap(button(`Count in ${person.currency}?`));
  await type('Annual income', person.income);
  await tap(button('Next'));
  await tap(main.getByRole('radio', { name: person.work }));
  await tap(button('Next'));
  await tap(main.getByRole('radio', { name: 'Anywhere' }));
  await tap(button('Find Countries'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Recommended Tax Regimes');
  const answer = page.getByRole('region', { name: 'The answer', exact: true });
  const asked = main.locator('section[data-asks] h2');
  for (const questions = new Set<string>(); ; ) {
    await expect(answer.or(asked)).toBeVisible();
    if (await answer.isVisible()) return { taps, fields };
    const question = await asked.innerText();
    // Nothing is asked twice.
    expect(questions).not.toContain(question);
    questions.add(question);
    const said = person.says[question] ?? [];
    expect(said, `${person.name} is asked: ${question}`).not.toHaveLength(0);
    for (const step of said) {
      if (typeof step === 'string') await tap(button(step));
      else await type(step.type, step.text);
    }
    await expect(asked.getByText(question, { exact: true })).toHaveCount(0);
  }
}

/** Says the rest in the editor, which the answer opens. */
export async function sayTheRest(page: Page, { later }: Person): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Where do you live now?' }).click();
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  for (const answer of later) {
    if ('select' in answer) {
      await editor.getByLabel(answer.select, { exact: true }).selectOption(answer.option);
    } else {
      await editor
        .getByRole('group', { name: answer.group })
        .getByRole('button', { name: answer.press, exact: true })
        .click();
    }
  }
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
}
