/** A cited answer carries the whole situation that decides it: who has the file works the page's figures out to the cent. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { citedNow } from '../../../src/assess/cite.ts';
import { citationFor } from '../../../src/assess/citedForPerson.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { engineModule } from '../../../src/build/engineModule.ts';
import { citedIn } from '../../../src/catalogue/citedAddress.ts';
import { assess } from '../../../src/law/answer.ts';
import type { Citation } from '../../../src/law/citation.ts';
import type * as Module from '../../../src/law/lowtide.ts';
import { figuresInLink } from '../../../src/situation/address.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-situations-'));
afterAll(() => rmSync(folder, { recursive: true }));
let engine: typeof Module;

beforeAll(async () => {
  const file = path.join(folder, 'lowtide.mjs');
  writeFileSync(file, await engineModule());
  engine = await import(/* @vite-ignore */ pathToFileURL(file).href);
});

const SITUATIONS: readonly (readonly [name: string, regime: string, situation: Situation])[] = [
  [
    'one year with costs and a profession',
    'pt-simplified',
    { income: 60_000, currency: 'EUR', costs: { percent: 10 }, profession: 'design', deduct: true },
  ],
  [
    'a family that stays five years, and what is paid at home by a scheme of its own',
    'it-impatriati',
    {
      income: 90_000,
      currency: 'EUR',
      household: { partner: 9_000, married: true, children: [2, 6] },
      home: { country: 'de' },
      citizenships: ['de'],
      years: 5,
      arrival: { year: 2027, month: 1 },
    },
  ],
  [
    'a family of newcomers in the year of a move and after it, whose children grow out of what is paid at home',
    'it-forfettario-15',
    {
      income: 60_000,
      currency: 'EUR',
      household: { children: [4, 16] },
      home: { country: 'de' },
      citizenships: ['de'],
      years: 4,
      arrival: { year: 2027, month: 7 },
    },
  ],
  [
    'a family of citizens of other countries, who wait in vain',
    'mt-res-non-dom',
    {
      income: 60_000,
      currency: 'EUR',
      household: { children: [4] },
      citizenships: ['ca'],
      home: { amount: 9_000 },
      years: 2,
      arrival: { year: 2027, month: 1 },
    },
  ],
  [
    'a move within a year, which two countries tax',
    'bg-freelancer-flat-tax',
    {
      income: 70_000,
      currency: 'EUR',
      home: { country: 'de' },
      citizenships: ['de'],
      profession: 'software',
      years: 3,
      arrival: { year: 2027, month: 5 },
    },
  ],
  [
    'the same with a family',
    'cy-self-employed',
    {
      income: 70_000,
      currency: 'EUR',
      home: { country: 'fr' },
      citizenships: ['fr'],
      household: { partner: 0, married: true, children: [1] },
      years: 4,
      arrival: { year: 2027, month: 9 },
    },
  ],
  [
    'an employee, who takes a wage by another law',
    'it-impatriati',
    {
      income: 80_000,
      currency: 'EUR',
      work: 'remote',
      contract: 'payroll',
      home: { country: 'nl' },
      citizenships: ['nl'],
      years: 6,
      arrival: { year: 2027, month: 1 },
    },
  ],
  [
    'a company that pays its owner in the way that leaves most',
    'bg-eood-company',
    { income: 200_000, payBest: true, home: { rate: 30 }, years: 2, arrival: { year: 2027, month: 1 } },
  ],
  [
    'a stay longer than the regime, and another home scheme',
    'hu-kata',
    {
      income: 40_000,
      currency: 'EUR',
      home: { country: 'pt', regime: 'pt-simplified' },
      years: 8,
      workplace: 'here',
      days: 200,
      arrival: { year: 2027, month: 1 },
    },
  ],
  [
    'running costs beside the tax, without the fees among them',
    'ae-freelance-permit',
    {
      income: 90_000,
      currency: 'USD',
      runningCosts: true,
      home: { amount: 20_000 },
      years: 3,
      arrival: { year: 2027, month: 1 },
    },
  ],
];

describe.each(SITUATIONS)('%s', (_name, regime, situation) => {
  const asFile = async (): Promise<Citation> =>
    JSON.parse(JSON.stringify(await citationFor(regime, situation))) as Citation;

  test('the file has the figures of the page, and the module reproduces them to the cent from the file alone', async () => {
    const page = await answerFor(regime, situation);
    const citation = await asFile();
    const { answer, question } = citation;
    expect(answer.total).toBeCloseTo(page.total, 6);
    expect(answer.kept).toBeCloseTo(page.kept, 6);
    expect(answer.today ?? null).toEqual(page.today === null ? null : expect.closeTo(page.today.total, 6));
    expect(answer.years.map(({ total }) => total)).toEqual(
      page.years.flatMap(({ total }) => (total === null ? [] : [expect.closeTo(total, 6)])),
    );
    for (const { kind, amount } of page.lines) {
      expect(answer.lines.find((line) => line.kind === kind)?.amount).toBeCloseTo(amount, 6);
    }
    const again = JSON.parse(JSON.stringify(engine.assess(citation.law, question))) as typeof answer;
    expect(again).toEqual(answer);
    expect(engine.verify(citation)).toMatchObject({ holds: true, own: [] });
    expect(question.situation).toEqual(situation);
  });

  test('its address opens the same question', async () => {
    const { address } = await asFile();
    const {
      income,
      currency = 'USD',
      costs,
      profession,
      years,
      arrival,
      household,
      home,
      contract,
      payBest,
    } = situation;
    const link = figuresInLink(new URL(address).search);
    const said = { income, currency, costs, profession, household, home, contract, payBest };
    expect(link).toMatchObject(JSON.parse(JSON.stringify({ ...said, ...(years && { years, arrival }) })));
  });
});

test.each(['maltaOneYear', 'bulgariaStay'])(
  'the address of %s, cited on 26 November 2026, asks by the present law what its file asks',
  async (name) => {
    const file = path.join(import.meta.dirname, 'cited', `${name}.json`);
    const { address, question }: Citation = JSON.parse(readFileSync(file, 'utf8'));
    const { search, searchParams } = new URL(address);
    const data = compileData();
    const country = data.countries.find(({ id }) => question.regime.startsWith(`${id}-`));
    const regime = country?.taxRegimes.find(({ id }) => id === question.regime);
    const cited = citedIn(searchParams);
    if (!country || !regime || !cited) throw new Error(`${address} cites nothing.`);
    const now = await citedNow({ country, regime }, figuresOf(figuresInLink(search), 0, 2026), cited);
    const law = engineLaws(data.laws, data.exchangeRates.rates, data.releases.newest);
    const { total, years } = assess(law, question);
    expect(now.answer.total).toBeCloseTo(total, 6);
    expect(now.answer.years).toHaveLength(years.length);
    expect(now.holds).toBe(total.toFixed(2) === searchParams.get('total'));
  },
);

test('its words say for whom, for how long, and what it is against today', async () => {
  const [, , situation] = SITUATIONS[1] ?? [];
  const { text } = await citationFor('it-impatriati', situation);
  expect(text).toMatch(
    /^Italy, .+ Of €90,000\.00 a year in the 5 years from January 2027, with a partner who earns €9,000\.00 and 2 children, you pay €[\d,.]+ of tax and contributions a year on average \([\d.]+%\) and keep €[\d,.]+\. That is €[\d,.]+ less than today\./,
  );
});

test('another household in the file is another answer', async () => {
  const [, regime = '', situation] = SITUATIONS[1] ?? [];
  const { law, question, answer } = await citationFor(regime, situation);
  const { household: _household, ...alone } = question;
  expect(engine.assess(law, alone).total).not.toBeCloseTo(answer.total, 0);
});

test('of a US owner with the best pay the file has its wage of each year, which the page found with US tax', async () => {
  const situation: Situation = {
    ...{ income: 250_000, work: 'business', company: true, payBest: true },
    ...{ citizenships: ['us'], years: 2, arrival: { year: 2027, month: 1 } },
  };
  const page = await answerFor('bg-eood-company', situation);
  const citation = JSON.parse(JSON.stringify(await citationFor('bg-eood-company', situation))) as Citation;
  const { answer, question } = citation;
  const ownLines = page.lines.filter(({ kind }) => kind !== 'dueAtHome');
  expect(ownLines).toHaveLength(page.lines.length - 1);
  for (const { kind, amount } of ownLines) {
    expect(answer.lines.find((line) => line.kind === kind)?.amount).toBeCloseTo(amount, 6);
  }
  // The exclusion and the standard deduction.
  const wage = expect.closeTo(132_900 + 16_100, 0);
  expect(question.ownersPay).toEqual({ 'bg-eood-company': { 2027: wage, 2028: wage } });
  expect(engine.verify(citation)).toMatchObject({ holds: true, own: [] });
});
