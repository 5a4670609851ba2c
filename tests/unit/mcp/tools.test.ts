/** The tools themselves: whatever they are asked, they answer or say in words why not, and their figures add up. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { lawsOf } from '../../../data/compiler/mcp/server.ts';
import { CURRENCIES } from '../../../src/catalogue/currencies.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { toolsOf } from '../../../src/mcp/tools.ts';

const data = compileData();
const tools = toolsOf(lawsOf(data));
const toolNamed = (name: string) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return tool;
};
const regimeIds = data.countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id));
const income = fc.double({ min: 0, max: 10_000_000, noNaN: true });
const currency = fc.constantFrom(...CURRENCIES);
const profile = fc.record(
  {
    citizenships: fc.subarray(['de', 'us', 'Indian', 'eu-other', 'other'], { minLength: 1, maxLength: 2 }),
    home: fc.oneof(
      fc.constantFrom('de', 'United States', 'za'),
      fc.record({ rate: fc.double({ min: 0, max: 100, noNaN: true }) }),
    ),
    profession: fc.constantFrom(...PROFESSION_IDS),
    work: fc.constantFrom('remote', 'freelancer', 'business'),
    clients: fc.constantFrom('abroad', 'local'),
    workplace: fc.constantFrom('here', 'elsewhere'),
    company: fc.boolean(),
    livedIn: fc.subarray(['mt', 'pt', 'Spain']),
    days: fc.integer({ min: 0, max: 366 }),
  },
  { requiredKeys: [] },
);

/** What fields of tools may hold: what is right, and what is not. */
const FIELDS = {
  regime: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...regimeIds) }, fc.string()),
  regimes: fc.array(fc.oneof(fc.constantFrom(...regimeIds.slice(0, 8)), fc.string()), {
    maxLength: 3,
  }),
  income: fc.oneof({ weight: 9, arbitrary: income }, fc.double(), fc.string()),
  currency: fc.oneof({ weight: 9, arbitrary: currency }, fc.string()),
  costs: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('10%', '100%', 0, 5_000, 1e7) },
    fc.double(),
    fc.string(),
  ),
  home: fc.oneof(fc.constantFrom('de', 'Germany'), fc.string()),
  country: fc.oneof(fc.constantFrom('PT', 'Malta'), fc.string()),
  arrival: fc.oneof(fc.constant('2027-05'), fc.constant('2027-02-31'), fc.string()),
  on: fc.oneof(fc.constant('2026-11-24'), fc.string()),
  stays: fc.array(
    fc.record({
      country: fc.constantFrom('PT', 'DE', ''),
      arrival: fc.constantFrom('2026-01-05', '2026-13-01'),
    }),
    { maxLength: 3 },
  ),
  wage: fc.oneof(fc.constant('best'), fc.double()),
  profile: fc.oneof(profile, fc.anything()),
};

describe('any input', () => {
  test.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s answers it or refuses it in words',
    async (_name, tool) => {
      const { properties = {} } = tool.inputSchema as { properties?: Record<string, unknown> };
      const own = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name in properties));
      const known = fc.record(own, { requiredKeys: Object.keys(own) });
      await fc.assert(
        fc.asyncProperty(
          fc.oneof({ weight: 1, arbitrary: fc.anything() }, { weight: 4, arbitrary: known }),
          async (input) => {
            const answer = await tool.answer(input);
            if ('refused' in answer) expect(answer.refused).toMatch(/\S/);
            else expect(answer.says).toMatch(/\S/);
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});

test('calculate: income less costs is what is kept and what is paid, in every currency and for everybody', async () => {
  const percent = fc.integer({ min: 0, max: 90 });
  const question = fc.record({ regime: fc.constantFrom(...regimeIds), income, currency, profile });
  await fc.assert(
    fc.asyncProperty(question, percent, async (asked, costs) => {
      const answer = await toolNamed('calculate').answer({ ...asked, costs: `${costs}%` });
      if ('refused' in answer) throw new Error(answer.refused);
      const { keptAYear, taxAYear, endsAfterYears } = answer.figures as Record<string, number | null>;
      // Averages of a stay that ends early are of the years before.
      if (endsAfterYears !== null) return;
      const left = asked.income * (1 - costs / 100);
      expect(Math.abs((keptAYear ?? 0) + (taxAYear ?? 0) - left)).toBeLessThan(0.02 + left * 1e-9);
    }),
    { numRuns: 80 },
  );
});

test('recommend: the list is in the order of what is kept within its groups, and names each country once', async () => {
  await fc.assert(
    fc.asyncProperty(profile, async (person) => {
      const answer = await toolNamed('recommend').answer({
        income: 70_000,
        profile: { ...person, citizenships: ['de'] },
        limit: 22,
      });
      if ('refused' in answer) throw new Error(answer.refused);
      const list = answer.figures.list as { country: string; fit: string; keptAYear: number }[];
      expect(new Set(list.map(({ country }) => country)).size).toBe(list.length);
      for (const fit of ['fits', 'check', 'no']) {
        const kept = list.filter((one) => one.fit === fit).map(({ keptAYear }) => keptAYear);
        expect(kept).toEqual([...kept].sort((a, b) => b - a));
      }
    }),
    { numRuns: 15 },
  );
});

test('the working names what a person does where the law sets its own percent for that', async () => {
  const says = async (profession?: string) => {
    const person = profession === undefined ? {} : { profile: { profession } };
    const answer = await toolNamed('calculate').answer({
      regime: 'it-forfettario-5',
      income: 60_000,
      ...person,
    });
    if ('refused' in answer) throw new Error(answer.refused);
    return answer.working.flatMap(({ steps }) => steps.map((step) => step.says));
  };
  expect(await says('software')).toContain('67% of $60,000 counts as income: software');
  expect(await says()).toContain('78% of $60,000 counts as income');
});

test('days: UK is the United Kingdom and EL Greece; a code of no country is refused by name', async () => {
  const inBritain = (country: string, home = 'GB') =>
    toolNamed('days').answer({
      country: home,
      stays: [{ country, arrival: '2026-04-06', departure: '2026-12-31' }],
      on: '2027-01-01',
    });
  const asked = await inBritain('GB');
  expect(await inBritain('UK')).toEqual(asked);
  expect(await inBritain('uk', 'UK')).toEqual(asked);
  const greece = {
    stays: [{ country: 'EL', arrival: '2026-01-01', departure: '2026-06-30' }],
    on: '2026-07-01',
  };
  expect(await toolNamed('days').answer({ country: 'PT', ...greece })).toMatchObject({
    figures: { schengen: { overstayDays: 91 } },
  });
  expect(await inBritain('ZZ')).toEqual({ refused: expect.stringContaining('"ZZ" is no country') });
});

test('a home or a citizenship by the code UK is the one by GB', async () => {
  const person = (code: string) =>
    toolNamed('calculate').answer({
      regime: 'mt-res-non-dom',
      income: 70_000,
      profile: { home: code, citizenships: [code] },
    });
  expect(await person('UK')).toEqual(await person('gb'));
});
