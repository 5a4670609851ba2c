/** The tools themselves: whatever they are asked, they answer or say in words why not, and their figures add up. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { CURRENCIES } from '../../../src/catalogue/currencies.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { lawsOf } from '../../../src/commands/mcp/server.ts';
import { answer } from '../../../src/commands/tax.ts';
import { toolsOf } from '../../../src/mcp/tools.ts';
import { figuresInLink } from '../../../src/situation/address.ts';
import { stayYears } from '../../../src/situation/answered.ts';

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
      // Averages of a stay that ends early are of the years before; of who may be an employee, costs may not count.
      const mayBeEmployee = asked.profile.work === 'remote';
      if (endsAfterYears !== null || mayBeEmployee) return;
      const left = asked.income * (1 - costs / 100);
      expect(Math.abs((keptAYear ?? 0) + (taxAYear ?? 0) - left)).toBeLessThan(0.02 + left * 1e-9);
    }),
    { numRuns: 80 },
  );
});

test('the working has the percent that the law sets for what a person does', async () => {
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
  expect(await says('software')).toContain('Base: 67% × €52,560');
  expect(await says()).toContain('78% of $60,000 counts as income');
});

test('running costs alone bring the years and the law that a passport brings, to a tool and to the command line', async () => {
  const regime = 'ee-ou-dividends';
  const law = { estimate: 'law', stay: 5, total: expect.closeTo(14_426, 0) };
  for (const person of [{ citizenships: ['de'] }, { runningCosts: true }]) {
    expect(await answerFor(regime, { income: 60_000, ...person })).toMatchObject(law);
    const told = await toolNamed('calculate').answer({ regime, income: 60_000, profile: person });
    expect(told).toMatchObject({
      figures: { taxAYear: law.total, averageOfYears: law.stay },
      link: expect.stringContaining('deduct=1'),
    });
    const opened = figuresInLink(new URL((told as { link: string }).link).search);
    expect(stayYears(opened)).toBe(law.stay);
  }
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

describe('schemes that stand in no list', () => {
  const employee = { work: 'remote', contract: 'payroll', citizenships: ['gb'] };

  test('are calculated by their ids, for whoever asks, with their own sources and page', async () => {
    for (const more of [{}, { profile: employee }]) {
      const found = await toolNamed('calculate').answer({ regime: 'ge-wage', income: 60_000, ...more });
      expect(found).toMatchObject({
        figures: { regimeId: 'ge-wage', ratePercent: 20 },
        link: expect.stringContaining('/tax-calculator/georgia-wage'),
        sources: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
      });
    }
  });

  test('are compared, and recommended to employees alone', async () => {
    const regimes = ['ge-wage', 'mt-res-non-dom'];
    expect(await toolNamed('compare').answer({ regimes, income: 60_000 })).toMatchObject({
      link: expect.stringContaining('tax_regime_ids=ge-wage,mt-res-non-dom'),
    });
    const listOf = async (profile: object) => {
      const answer = await toolNamed('recommend').answer({ income: 60_000, limit: 22, profile });
      return JSON.stringify('refused' in answer ? answer : answer.figures.list);
    };
    expect(await listOf(employee)).toContain('-wage');
    expect(await listOf({ ...employee, contract: 'invoices' })).not.toContain('-wage');
  });

  test('of wages have no year of a move', async () => {
    const move = { home: 'de', regime: 'ge-wage', arrival: '2027-05', income: 60_000 };
    expect(await toolNamed('move_year').answer(move)).toEqual({
      refused: expect.stringContaining('For employees the year of the move is not worked out.'),
    });
  });
});

describe('a company that is kept', () => {
  const ask = (keptCompany: object) =>
    toolNamed('calculate').answer({ regime: 'bg-eood-company', income: 100_000, profile: { keptCompany } });

  test('stands beside a regime with what becomes of it, and in the link', async () => {
    expect(await ask({ country: 'Germany' })).toMatchObject({
      figures: {
        keptCompany: { outcome: 'branch', scheme: null, profit: 'the-rest', withheld: 15 },
      },
      link: expect.stringContaining('kept=de'),
    });
    expect(await ask({ country: 'us', form: 'llc' })).toMatchObject({
      figures: { keptCompany: { outcome: 'branch', profit: 'nothing', withheld: null } },
      link: expect.stringContaining('kept=us-llc'),
    });
  });

  test.each([
    [{ country: 'malta' }, 'There are no rules of a company in "malta"; allowed are au, at,'],
    [{ country: 'de', form: 'llc' }, 'There are no rules of a company in "de" as an LLC;'],
  ])('%j is refused in words', async (company, refused) => {
    expect(await ask(company)).toEqual({ refused: expect.stringContaining(refused) });
  });
});

describe('what assistants write otherwise is understood', () => {
  const person = { citizenships: ['de'], home: 'de', profession: 'design' };
  const plain = {
    regime: 'pt-ifici',
    income: 70_000,
    currency: 'EUR',
    costs: '10%',
    years: 3,
    profile: person,
  };

  test.each([
    ['numbers as texts', { income: '70000', years: '3' }],
    ['amounts as people write them', { income: '70.000,00' }],
    ['a sign beside the amount', { income: '€70,000', currency: undefined }],
    ['a currency in small letters', { currency: 'eur' }],
    ['a currency by its sign', { currency: '€' }],
    ['an id in capitals', { regime: 'PT-IFICI' }],
    ['objects as texts of JSON', { profile: JSON.stringify(person) }],
    ['lists as texts of JSON', { profile: { ...person, citizenships: '["de"]' } }],
    ['one thing in the place of a list', { profile: { ...person, citizenships: 'German' } }],
    ['words in capitals', { profile: { ...person, profession: 'Design' } }],
    ['null for what is left out', { profile: { ...person, work: null, livedIn: null, days: null } }],
  ])('%s', async (_, written) => {
    const answer = await toolNamed('calculate').answer({ ...plain, ...written });
    expect(answer).toEqual(await toolNamed('calculate').answer(plain));
    expect(answer).not.toHaveProperty('refused');
  });

  test('null for every optional field is as if none were there', async () => {
    const bare = { regime: 'mt-res-non-dom', income: 70_000 };
    const nulls = { currency: null, costs: null, years: null, profile: null };
    expect(await toolNamed('calculate').answer({ ...bare, ...nulls })).toEqual(
      await toolNamed('calculate').answer(bare),
    );
    expect(await toolNamed('calculate').answer({ ...bare, income: null })).toEqual({
      refused: '"income" is missing.',
    });
  });

  test.each([
    ['UAE', 'ae'],
    ['U.A.E.', 'ae'],
    ['The United Arab Emirates', 'ae'],
    ['Türkiye', 'tr'],
    ['PANAMA', 'pa'],
  ])('%s is a destination', async (written, id) => {
    expect(await toolNamed('countries').answer({ country: written })).toEqual(
      await toolNamed('countries').answer({ country: id }),
    );
  });

  test.each([
    ['UK', 'gb'],
    ['USA', 'us'],
    ['American', 'us'],
    ['Holland', 'nl'],
    ['England', 'gb'],
    ['the Netherlands', 'nl'],
  ])('%s is a home and a citizenship', async (written, id) => {
    const asked = (one: string) =>
      toolNamed('calculate').answer({
        regime: 'mt-res-non-dom',
        income: 70_000,
        profile: { home: one, citizenships: [one] },
      });
    expect(await asked(written)).toEqual(await asked(id));
  });

  test('stays name any country of the world, with numbers and lists as texts', async () => {
    const stays = [{ country: 'Japan', arrival: '2026-01-05', departure: null, permit: null }];
    const on = '2026-06-01';
    expect(
      await toolNamed('days').answer({
        country: 'Portugal',
        on,
        stays: JSON.stringify(stays),
        taxYear: '2026',
      }),
    ).toEqual(
      await toolNamed('days').answer({
        country: 'PT',
        on,
        stays: [{ country: 'JP', arrival: '2026-01-05' }],
        taxYear: 2026,
      }),
    );
  });

  test.each([0.1, '0.1', '0,15', 0.5])('costs of %s get a question back', async (costs) => {
    expect(await toolNamed('calculate').answer({ ...plain, costs })).toEqual({
      refused: expect.stringMatching(
        /would be less than one EUR\. Are they \d+% of income\? Then say "\d+%"\./,
      ),
    });
  });

  test.each([
    [{ income: '€70,000', currency: 'USD' }, 'more than one currency'],
    [{ income: '70 or 80' }, 'income: found "70 or 80", allowed is number.'],
    [{ costs: '£5,000' }, 'are no costs in EUR'],
    [{ years: 2.5 }, 'years'],
    [{ profile: { arrival: 'May' } }, 'profile.arrival: must be a month such as "2027-05"'],
    [{ profile: '{"home": "de"' }, 'profile: found'],
  ])('%j is refused in words', async (written, words) => {
    expect(await toolNamed('calculate').answer({ ...plain, ...written })).toEqual({
      refused: expect.stringContaining(words),
    });
  });
});

describe('what is too long', () => {
  const long = 'x'.repeat(1_000_000);

  test.each([
    ['calculate', { regime: long, income: 1 }],
    ['calculate', { regime: 'mt-res-non-dom', income: long }],
    ['calculate', { regime: 'mt-res-non-dom', income: 1, profile: `{"home": "${long}"}` }],
    ['calculate', { [long]: 1 }],
    ['move_year', { home: long, regime: 'bg-eood-company', arrival: '2027-05', income: 1 }],
    ['move_year', { home: 'de', regime: 'bg-eood-company', arrival: long, income: 1 }],
    ['compare', { regimes: [long, long], income: 1 }],
    ['countries', { country: long }],
    ['days', { country: 'PT', on: '2026-01-01', stays: Array.from({ length: 100_000 }, () => 1) }],
    ['pay', { regime: 'bg-eood-company', income: 1, optional: [long] }],
    ['leaving', { home: 'de', destination: long }],
  ])('is refused at once, and not repeated: %s', async (name, input) => {
    const start = performance.now();
    const answer = await toolNamed(name).answer(input);
    expect(performance.now() - start).toBeLessThan(500);
    expect('refused' in answer && answer.refused.length).toBeLessThan(1_000);
  });

  test.each(['0001-01-01', '1989-12-31', '2100-01-01', '9999-12-31'])(
    'a stay of the day %s is refused: days are those from 1990 to 2099',
    async (day) => {
      for (const stay of [{ arrival: day }, { arrival: '1990-01-01', departure: day }]) {
        expect(
          await toolNamed('days').answer({
            country: 'PT',
            on: '2026-11-24',
            stays: [{ country: 'PT', ...stay }],
          }),
        ).toEqual({ refused: expect.stringContaining('between 1990 and 2099') });
      }
    },
  );

  test('a list of mistakes is short', async () => {
    const stays = Array.from({ length: 400 }, () => ({ country: 'PT' }));
    const answer = await toolNamed('days').answer({ country: 'PT', on: '2026-11-24', stays });
    expect('refused' in answer && answer.refused.split('\n')).toHaveLength(11);
  });
});

describe('verify: an answer that somebody cites', () => {
  const cited = () =>
    JSON.parse(answer(['de-self-employed', '--income', '60000', '--currency', 'EUR', '--cite']));

  test('holds, also given as a text of JSON', async () => {
    for (const citation of [cited(), JSON.stringify(cited())]) {
      expect(await toolNamed('verify').answer({ citation })).toMatchObject({
        says: expect.stringMatching(/^It holds: €/),
        figures: { holds: true },
        link: expect.stringContaining('/leaving/germany?income=60000&currency=EUR'),
      });
    }
  });

  test('does not where a figure was changed by hand', async () => {
    const { answer: said, ...citation } = cited();
    expect(
      await toolNamed('verify').answer({ citation: { ...citation, answer: { ...said, total: 1 } } }),
    ).toMatchObject({ says: expect.stringContaining('Total: €1.00, now €'), figures: { holds: false } });
  });

  test.each([
    [{ a: 1 }, 'That is no cited answer of this site.'],
    [
      {
        ...cited(),
        law: {
          rates: {},
          regimes: {
            'de-self-employed': { program: { steps: [['given', 3]], figures: [], lines: { income: 0 } } },
          },
        },
      },
      'The law in this answer cannot be worked out.',
    ],
  ])('is refused in words where it is none: %#', async (citation, refused) => {
    expect(await toolNamed('verify').answer({ citation })).toEqual({ refused });
  });
});

test('where the law is in doubt, an answer says between which amounts the tax of one year lies, and why', async () => {
  const calculated = async (regime: string) => {
    const found = await toolNamed('calculate').answer({
      regime,
      income: 60_000,
      profile: { profession: 'other', citizenships: ['de'] },
    });
    if (!('figures' in found)) throw new Error('It was refused.');
    return found;
  };
  const doubtful = await calculated('hu-kata');
  const { band } = doubtful.figures as { band: { low: number; high: number; because: string; year: number } };
  expect(band.high - band.low).toBeGreaterThan(300);
  expect(band.year).toBe(data.laws.taxYear);
  expect(doubtful.says).toContain(`In ${band.year} your tax in Hungary is between $`);
  expect(doubtful.says).toContain(band.because);
  // And what bills would change from the first year of the stay on.
  const { bills } = doubtful.figures as { bills: { more: number; year: number; titles: string[] } };
  expect(bills.more).toBeGreaterThan(0);
  expect(doubtful.says).toContain(
    `In ${bills.year} your tax in Hungary would be $${Math.round(bills.more).toLocaleString('en-US')} more if a bill passes: ${bills.titles[0]}.`,
  );
  const sure = await calculated('bg-freelancer-flat-tax');
  expect(sure.figures).not.toHaveProperty('band');
  expect(sure.figures).not.toHaveProperty('bills');
  expect(sure.says).not.toContain('between');
});
