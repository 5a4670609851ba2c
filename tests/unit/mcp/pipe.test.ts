/** The server as an assistant meets it: the SDK's own client over a real pipe. */

import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { answerOf } from '../../../src/assess/answer.ts';
import { citationFor } from '../../../src/assess/citedForPerson.ts';
import { recommendations } from '../../../src/assess/recommendations.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { answer } from '../../../src/commands/tax.ts';
import { moveAnswer } from '../../../src/commands/taxMove.ts';
import { payAnswer } from '../../../src/commands/taxPay.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const START = path.join(ROOT, 'src/commands/mcp/start.mjs');
const data = compileData();

let client: Client;

beforeAll(async () => {
  client = new Client({ name: 'an assistant', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [START],
      cwd: ROOT,
    }),
  );
  // From now on the client holds every answer against its tool's schema.
  await client.listTools();
}, 60_000);

afterAll(() => client.close());

interface Answered {
  readonly says: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has figures of its own.
  readonly figures: any;
  readonly terms: readonly { readonly text: string }[];
  readonly working: readonly { readonly steps: readonly object[] }[];
  readonly sources: readonly { readonly title: string; readonly url: string | null }[];
  readonly reviewed: string;
  readonly release: string;
  readonly link: string;
  readonly note: string;
}

async function ask(name: string, args: object): Promise<Answered> {
  const result = await client.callTool({ name, arguments: { ...args } });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent as unknown as Answered;
}

async function refusal(name: string, args: object): Promise<string> {
  const result = await client.callTool({ name, arguments: { ...args } });
  expect(result.isError).toBe(true);
  const [content] = result.content as { text: string }[];
  return content?.text ?? '';
}

const DESIGNER = {
  income: 70_000,
  currency: 'EUR',
  costs: '10%',
  profile: { citizenships: ['German'], home: 'Germany', profession: 'design' },
};

const QUESTIONS: readonly (readonly [name: string, args: object])[] = [
  ['countries', {}],
  ['countries', { country: 'Malta' }],
  ['calculate', { regime: 'mt-res-non-dom', income: 60_000 }],
  ['calculate', { regime: 'pt-ifici', ...DESIGNER }],
  ['recommend', DESIGNER],
  ['compare', { regimes: ['bg-eood-company', 'cy-non-dom-company'], ...DESIGNER }],
  ['pay', { regime: 'bg-eood-company', income: 80_000, currency: 'EUR', costs: '10%' }],
  ['pay', { regime: 'ee-ou-dividends', income: 80_000, wage: 12_000, retain: 5_000 }],
  [
    'move_year',
    { home: 'Germany', regime: 'bg-eood-company', arrival: '2027-05', income: 70_000, currency: 'EUR' },
  ],
  [
    'days',
    {
      country: 'PT',
      on: '2026-11-24',
      stays: [{ country: 'Portugal', arrival: '2026-03-01', departure: '2026-10-01' }],
    },
  ],
  ['leaving', { home: 'de', destination: 'Malta' }],
  ['verify', { citation: JSON.parse(answer(['mt-res-non-dom', '--income', '60000', '--cite'])) }],
];

test('the server says who it is and how to begin, and lists its tools with schemas', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'lowtide', version: data.releases.newest });
  expect(client.getInstructions()).toContain('not tax advice');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'countries',
    'calculate',
    'recommend',
    'compare',
    'pay',
    'move_year',
    'days',
    'leaving',
    'verify',
  ]);
  for (const { inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema.type).toBe('object');
    expect(outputSchema?.required).toContain('sources');
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description).toBeTruthy();
  }
});

test.each(QUESTIONS)(
  '%s %j is answered with sources, review, release, link and the sentence that it is an estimate',
  async (name, args) => {
    const { says, sources, reviewed, release, link, note } = await ask(name, args);
    expect(says.length).toBeGreaterThan(20);
    expect(sources.length).toBeGreaterThan(0);
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(release).toBe(data.releases.newest);
    expect(link).toMatch(new RegExp(`^${data.site.origin}/.*[?&]data=${release}$`));
    expect(note).toBe('An estimate, not tax advice.');
  },
);

describe('"I am a German designer with €70,000 and 10 % costs, where do I keep most and why?"', () => {
  const situation: Situation = {
    income: 70_000,
    currency: 'EUR',
    costs: { percent: 10 },
    citizenships: ['de'],
    home: { country: 'de' },
    profession: 'design',
  };

  test('has the same first answer as the site, with its reasons and its working', async () => {
    const figures = figuresOf(situation, 80_000, 2026);
    const list = recommendations(situation, data.countries, {
      figures,
      schedules: schedulesFor(data.taxBrackets),
      facts: await loadPersonFacts(),
    });
    const { best } = answerOf(list);
    if (!best) throw new Error('The site has no answer.');

    const answered = await ask('recommend', DESIGNER);
    expect(answered.figures.best).toMatchObject({ regimeId: best.regime.id, country: best.country.name });
    expect(figures.money(best.kept)).toContain(
      Math.round(answered.figures.best.keptAYear).toLocaleString('en-US'),
    );
    expect(answered.says).toContain(best.country.name);
    expect(answered.terms.length).toBeGreaterThan(0);
    expect(answered.working.flatMap(({ steps }) => steps).length).toBeGreaterThan(0);
    expect(answered.link).toContain('income=70000&currency=EUR&costs=10%25&profession=design');
  });
});

describe('the money of a company and the year of a move', () => {
  test('pay: the figures of the command line, and what the wage adds', async () => {
    const question = { regime: 'bg-eood-company', income: 80_000, costs: { amount: 8_000 }, currency: 'EUR' };
    const best = payAnswer(data, { ...question, pay: { wage: 'best' } });
    const none = payAnswer(data, { ...question, pay: { wage: 0 } });
    const { figures, says, working } = await ask('pay', {
      regime: 'bg-eood-company',
      income: 80_000,
      costs: '10%',
      currency: 'EUR',
    });
    expect(figures.wage).toBeCloseTo(best.wage, 2);
    expect(figures.inHand).toBeCloseTo(best.inHand, 2);
    expect(figures.inHandWithoutWage).toBeCloseTo(none.inHand, 2);
    expect(says).toContain('Take a wage of');
    expect(working.length).toBeGreaterThan(2);
  });

  test('move_year: the figures of the command line, with the cheapest month', async () => {
    const move = { fromHome: 'de', on: '2027-05-01' };
    const told = moveAnswer(data, { regime: 'bg-eood-company', income: 70_000, currency: 'EUR', move });
    const { figures, says, link } = await ask('move_year', {
      home: 'de',
      regime: 'bg-eood-company',
      arrival: '2027-05',
      income: 70_000,
      currency: 'EUR',
    });
    expect(figures.total).toBeCloseTo(told?.total ?? 0, 2);
    expect(figures.atHome.total).toBeCloseTo(told?.home?.total ?? 0, 2);
    expect(figures.there.total).toBeCloseTo(told?.there.total ?? 0, 2);
    expect(figures.cheapestMonth).toBe(told?.best);
    expect(figures.byMonthOfArrival).toHaveLength(12);
    expect(says).toContain('The cheapest month to arrive is');
    expect(link).toContain('/plan?to=bg-eood-company&income=70000&currency=EUR');
  });
});

test('verify: the cited answer of a family holds', async () => {
  const situation: Situation = {
    ...{ income: 60_000, currency: 'EUR', citizenships: ['de'], home: { country: 'de' } },
    household: { partner: 9_000, married: true, children: [2, 6] },
  };
  const citation = await citationFor('it-impatriati', situation);
  const { figures } = await ask('verify', { citation: JSON.parse(JSON.stringify(citation)) });
  expect(figures).toMatchObject({ holds: true, isOtherwise: false, since: [] });
});

/** What a server prints that is started with a whole input. */
function answersTo(input: string): {
  readonly answers: readonly { id: number; result: { content: { text: string }[] } }[];
  readonly stderr: string;
} {
  const { stdout, stderr } = spawnSync(process.execPath, [START], {
    input,
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const lines = stdout.trim().split('\n').filter(Boolean);
  return { answers: lines.map((line) => JSON.parse(line)), stderr };
}

const message = (content: object) => `${JSON.stringify({ jsonrpc: '2.0', ...content })}\n`;
const FIRST = message({
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a pipe', version: '1' } },
});
const call = (id: number, name: string, args: object) =>
  message({ id, method: 'tools/call', params: { name, arguments: args } });

describe('an input that ends at once', () => {
  test('gets all its answers before the server ends, also to a line that is not ended', () => {
    const calls = [1, 2, 3].map((id) =>
      call(id, 'calculate', { regime: 'mt-res-non-dom', income: id * 10_000 }),
    );
    const { answers } = answersTo(FIRST + calls.join('').trimEnd());
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    for (const { id, result } of answers.filter((one) => one.id > 0)) {
      expect(result.content[0]?.text).toContain(id === 1 ? 'you keep $' : 'Malta');
    }
  });

  test('with 40 calls and a cancelled one is answered without a warning', () => {
    const calls = Array.from({ length: 40 }, (_, at) => call(at + 1, 'countries', {}));
    const cancelled = message({ method: 'notifications/cancelled', params: { requestId: 99 } });
    const { answers, stderr } = answersTo(FIRST + calls.join('') + cancelled);
    expect(answers).toHaveLength(41);
    expect(stderr).toBe('');
  });

  test('without a question ends without an answer, and an empty line is passed over', () => {
    expect(answersTo('')).toEqual({ answers: [], stderr: '' });
    expect(answersTo(`\n\n${FIRST}`).answers).toHaveLength(1);
  });
});

describe('what is no message is answered with what is wrong with it, and the next one as ever', () => {
  let answers: ReturnType<typeof answersTo>['answers'];
  let errors: {
    readonly id: number | null;
    readonly error: { readonly code: number; readonly message: string };
  }[];

  beforeAll(() => {
    const lines = [
      'hello',
      '{"jsonrpc":',
      '7',
      `[${FIRST.trim()},${call(9, 'countries', {}).trim()}]`,
      message({ id: null, method: 'tools/list' }).trim(),
      message({ id: true, method: 'tools/list' }).trim(),
      message({ id: 1.5, method: 'tools/list' }).trim(),
      '{"id":2,"method":"tools/list"}',
      message({ id: 3 }).trim(),
      message({ id: 4, method: 'tools/call', params: { name: 'countries', arguments: 7 } }).trim(),
      message({ id: 5, method: 'tools/call', params: { arguments: {} } }).trim(),
      message({ id: 6, method: 'tools/call' }).trim(),
      message({ id: 7, method: 'initialize', params: {} }).trim(),
      message({ id: 8, method: 'tools/call', params: { name: 'countries', arguments: '{}' } }).trim(),
      `\uFEFF${call(10, 'countries', {})}`,
    ];
    answers = answersTo(lines.join('\n')).answers;
    errors = answers.filter((one) => 'error' in one) as unknown as typeof errors;
  });

  const codesOf = (id: number | null) => errors.filter((one) => one.id === id).map(({ error }) => error.code);

  test('each line has its answer', () => {
    expect(answers).toHaveLength(15);
  });

  test('with -32700 what is not JSON, with -32600 what is no message, without an id that can be told', () => {
    expect(codesOf(null)).toEqual([-32_700, -32_700, -32_600, -32_600, -32_600, -32_600, -32_600]);
    expect([2, 3].map(codesOf)).toEqual([[-32_600], [-32_600]]);
  });

  test('with -32602 and words a question with wrong arguments', () => {
    expect([4, 5, 6, 7].map(codesOf)).toEqual([[-32_602], [-32_602], [-32_602], [-32_602]]);
    for (const { error } of errors) expect(error.message).not.toMatch(/[{[]|record/);
    expect(errors.find(({ id }) => id === 4)?.error.message).toContain('"params.arguments"');
  });

  test('arguments as a text and a line with a byte-order mark are read', () => {
    for (const id of [8, 10]) {
      expect(answers.find((one) => one.id === id)?.result.content[0]?.text).toContain('22');
    }
  });
});

test('the days of as many stays as the site keeps are counted', async () => {
  const stay = { country: 'PT', arrival: '2026-03-01', departure: '2026-03-03' };
  const stays = Array.from({ length: 4_000 }, () => stay);
  const { figures } = await ask('days', { country: 'PT', on: '2026-11-24', stays });
  expect(figures.rules[0].count).toBe(2);
  expect(await refusal('days', { country: 'PT', on: '2026-11-24', stays: [...stays, stay] })).toContain(
    '"stays" has 4001 entries.',
  );
});

test('the built server is made anew when a source is newer, and only then', { timeout: 60_000 }, () => {
  const servers = () =>
    readdirSync(path.join(ROOT, '.cache/mcp')).filter((name) => name.startsWith('server-'));
  const before = servers();
  expect(answersTo(FIRST).stderr).toBe('');
  expect(servers()).toEqual(before);
  const source = path.join(ROOT, 'src/mcp/tools.ts');
  const { atime, mtime } = statSync(source);
  try {
    utimesSync(source, atime, new Date(mtime.getTime() + 1_000));
    expect(answersTo(FIRST).stderr).toContain('Making the server');
    expect(servers()).toHaveLength(1);
    expect(servers()).not.toEqual(before);
    expect(answersTo(FIRST).stderr).toBe('');
  } finally {
    utimesSync(source, atime, mtime);
  }
});

describe('bad input is a tool error in words', () => {
  test.each([
    ['calculate', { regime: 'mt-res-nondom', income: 60_000 }, 'Nearest are mt-res-non-dom'],
    ['calculate', { regime: 'mt-res-non-dom' }, '"income" is missing.'],
    ['calculate', { regime: 'mt-res-non-dom', income: -1 }, 'income'],
    ['calculate', { regime: 'mt-res-non-dom', income: 60_000, currency: 'XXX' }, 'currency: found "XXX"'],
    [
      'calculate',
      { regime: 'mt-res-non-dom', income: 60_000, costs: '130%' },
      'Costs of 130% are more than the income.',
    ],
    [
      'recommend',
      { income: 60_000, profile: { citizenships: ['Atlantis'] } },
      '"Atlantis" is not a country of citizenship',
    ],
    ['recommend', { income: 60_000, profile: { home: 'lu' } }, '"lu" is not a country of the data'],
    ['recommend', { income: 60_000, profile: { shoes: 43 } }, '"profile.shoes" is not known here.'],
    ['compare', { regimes: ['bg-eood-company'], income: 60_000 }, 'regimes'],
    [
      'days',
      { country: 'PT', stays: [{ country: 'PT', arrival: '2026-02-30' }], on: '2026-11-24' },
      'must be a day of the calendar',
    ],
    [
      'days',
      {
        country: 'PT',
        stays: [{ country: 'PT', arrival: '2026-05-02', departure: '2026-05-01' }],
        on: '2026-11-24',
      },
      '2026-05-01',
    ],
    ['days', { country: 'JP', stays: [], on: '2026-11-24' }, 'There are no rules of days for JP'],
    ['pay', { regime: 'mt-res-non-dom', income: 60_000 }, 'is no company that could pay its owner'],
    ['pay', { regime: 'bg-eood-company', income: 60_000, wage: 90_000 }, 'does not pay a wage of'],
    ['pay', { regime: 'bg-eood-company', income: 60_000, wage: 'most' }, 'wage'],
    [
      'move_year',
      { home: 'de', regime: 'bg-eood-company', arrival: '2027-02-31', income: 60_000 },
      'a day of the calendar',
    ],
    [
      'move_year',
      { home: 'de', regime: 'bg-eood-company', arrival: '2027-05', income: 1, costs: 2 },
      'The costs are more',
    ],
    ['leaving', { home: 'Atlantis' }, '"Atlantis" is not a country of the data'],
  ])('%s %j', async (name, args, words) => {
    expect(await refusal(name, args)).toContain(words);
  });

  test('a tool that is not there is an error of the protocol', async () => {
    await expect(client.callTool({ name: 'avoid', arguments: {} })).rejects.toThrow(
      'There is no tool "avoid".',
    );
  });
});
