/** The worked examples of data/move-year: the engine comes to each line, the command to each total. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import type { MoveArriveFile, MoveLeaveFile } from '../../../data/compiler/schema.ts';
import { moveCommand, readMoveCases } from '../../../src/commands/move.ts';
import { taxCommand } from '../../../src/commands/tax.ts';
import {
  dayOf,
  scheduleOf,
  shareUntil,
  TAX_KINDS,
  taxOfArrival,
  taxOfDeparture,
} from '../../../src/tax/index.ts';

const data = compileData();

function filesOf<File>(folder: string): File[] {
  const dir = join(DATA_DIR, 'move-year', folder);
  return readdirSync(dir).map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as File);
}

const arrivals = filesOf<MoveArriveFile>('arrive').flatMap((file) =>
  file.examples.map((example, index) => ({ ...example, slug: file.slug, id: `${file.slug} ${index + 1}` })),
);
const departures = filesOf<MoveLeaveFile>('leave').flatMap((file) =>
  file.examples.map((example, index) => {
    const [[currency = '', incomeOfYear = 0] = []] = Object.entries(example.incomeOfAWholeYear);
    return { ...example, home: file.id, currency, incomeOfYear, id: `${file.id} ${index + 1}` };
  }),
);

const amountOf = (money: Readonly<Record<string, number>> | undefined) => Object.values(money ?? {})[0] ?? 0;

test('there are examples of 22 destinations and 18 home countries', () => {
  expect(new Set(arrivals.map(({ slug }) => slug)).size).toBe(22);
  expect(new Set(departures.map(({ home }) => home)).size).toBe(18);
});

describe('an arrival costs what the worked example says, line by line', () => {
  it.each(arrivals)('$id: $regime on $arrival', (example) => {
    const country = data.moveYear.arrive[example.slug];
    const regime = country?.regimes.find(({ id }) => id === example.regime);
    if (!country || !regime) throw new Error(`no law of ${example.regime}`);
    const { lines, total } = taxOfArrival(country, regime, {
      on: dayOf(example.arrival),
      incomeThere: example.income,
      incomeBefore: example.incomeBeforeCounted ?? 0,
      reliefs: example.reliefs,
    });
    const expected = example.tax as Readonly<Record<string, number>>;
    for (const kind of TAX_KINDS) {
      const line = lines.find((one) => one.kind === kind);
      expect(Math.abs((line?.amount ?? 0) - (expected[kind] ?? 0)), kind).toBeLessThan(0.03);
    }
    expect(Math.abs(total - example.tax.total)).toBeLessThan(0.03);
  });
});

describe('a departure costs what the worked example says', () => {
  it.each(departures)('$id: leaving on $leave', ({ home, leave, incomeOfYear, result }) => {
    const country = data.moveYear.leave[home];
    const own = data.homeCountries.find(({ id }) => id === home);
    if (!country || !own) throw new Error(`no law of ${home}`);
    const until = incomeOfYear * shareUntil(country, dayOf(leave));
    const rate = data.exchangeRates.rates[country.currency] ?? 1;
    const schedule = scheduleOf(own.regime, own.regime.taxBrackets);
    const { lines, total } = taxOfDeparture(country, {
      on: dayOf(leave),
      until,
      after: incomeOfYear - until,
      schedule,
      rate,
    });
    // Examples are in whole units of the currency.
    expect(Math.abs(total - amountOf(result.total))).toBeLessThan(0.6);
    const line = (kind: string) => lines.find((one) => one.kind === kind)?.amount ?? 0;
    expect(Math.abs(line('income') - amountOf(result.incomeTax))).toBeLessThan(0.6);
    expect(Math.abs(line('corporate') - amountOf(result.corporateTax))).toBeLessThan(0.6);
  });
});

describe('npm run move', () => {
  const folder = mkdtempSync(join(tmpdir(), 'move-cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const answers = (content: unknown) => {
    const path = join(folder, 'cases.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return moveCommand([path]);
  };

  const cases = [
    ...arrivals.map(({ id, regime, arrival, reliefs, income, incomeBeforeCounted, currency }) => ({
      id,
      arrive: { regime, on: arrival, ...(reliefs && { reliefs }) },
      incomeThere: income,
      ...(incomeBeforeCounted !== undefined && { incomeBefore: incomeBeforeCounted }),
      currency,
    })),
    ...departures.map(({ id, home, leave, incomeOfYear, currency }) => ({
      id,
      leave: { home, on: leave },
      incomeOfYear,
      currency,
    })),
  ];

  it('answers id and total of every worked example', () => {
    const { status, stdout, stderr } = answers(cases);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const told = JSON.parse(stdout) as { id: string; total: number }[];
    expect(told.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    const expected = [
      ...arrivals.map(({ tax }) => tax.total),
      ...departures.map(({ result }) => amountOf(result.total)),
    ];
    told.forEach(({ id, total }, index) => {
      expect(Math.abs(total - (expected[index] ?? Number.NaN)), id).toBeLessThan(0.6);
    });
  });

  it('an amount in another currency is asked and answered in it', () => {
    const asked = {
      id: 1,
      arrive: { regime: 'ge-llc', on: '2026-05-01' },
      incomeThere: 40_000,
      currency: 'USD',
    };
    expect(JSON.parse(answers([asked]).stdout)).toEqual([{ id: 1, total: 7_700 }]);
  });

  it.each([
    ['nothing', [], /The file is missing/],
    ['two files', ['a', 'b'], /One file at a time; got also b/],
    ['a file that is not there', ['nowhere.json'], /nowhere\.json cannot be read/],
  ])('%s is refused', (_, args, says) => {
    const { status, stdout, stderr } = moveCommand(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });

  const arrive = { regime: 'ge-llc', on: '2026-05-01' };
  it.each([
    ['no JSON', '[', /not valid JSON/],
    ['no list', {}, /must hold a list of cases/],
    ['a case with neither end', [{ id: 1 }], /\[0\]: must be a case with either "arrive" or "leave"/],
    [
      'no date',
      [{ id: 1, arrive: { ...arrive, on: '2026-02-30' }, incomeThere: 1, currency: 'GEL' }],
      /\[0\]\.arrive\.on: "2026-02-30" is no date/,
    ],
    [
      'an income below 0',
      [{ id: 1, arrive, incomeThere: -1, currency: 'GEL' }],
      /\[0\]\.incomeThere: -1 is no income/,
    ],
    ['no income', [{ id: 1, arrive, currency: 'GEL' }], /\[0\]\.incomeThere: found nothing/],
    [
      'an unknown field',
      [{ id: 1, arrive: { ...arrive, relief: [] }, incomeThere: 1, curency: 'GEL', currency: 'GEL' }],
      /\[0\]\.arrive\.relief: is not known here\n\[0\]\.curency: is not known here/,
    ],
    ['no currency code', [{ id: 1, arrive, incomeThere: 1, currency: 'lari' }], /is no currency code/],
    [
      'a currency without a rate',
      [{ id: 1, arrive, incomeThere: 1, currency: 'XXX' }],
      /Case 1: there is no exchange rate for "XXX"/,
    ],
    [
      'an unknown regime',
      [{ id: 1, arrive: { ...arrive, regime: 'ge-ltd' }, incomeThere: 1, currency: 'GEL' }],
      /Case 1: there is no regime "ge-ltd"; nearest are ge-llc/,
    ],
    [
      'an unknown relief',
      [{ id: 1, arrive: { ...arrive, reliefs: ['all'] }, incomeThere: 1, currency: 'GEL' }],
      /ge-llc has no relief "all"; it has none/,
    ],
    [
      'an unknown home country',
      [{ id: 1, leave: { home: 'xx', on: '2026-05-01' }, incomeOfYear: 1, currency: 'EUR' }],
      /there is no home country "xx"; allowed are au, at/,
    ],
  ])('%s is refused with a message', (_, content, says) => {
    const { status, stdout, stderr } = answers(content);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });

  it('shows ten mistakes of a file and counts the rest', () => {
    expect(() => readMoveCases(JSON.stringify(Array.from({ length: 12 }, () => ({}))))).toThrow(
      /and 2 more$/,
    );
  });
});

describe('npm run tax --move', () => {
  const tax = (...args: string[]) => taxCommand(args);
  const asked = ['mt-res-non-dom', '--from-home', 'de', '--income', '70000', '--currency', 'EUR'];

  it('--json answers both parts, total, kept and the total of each month', () => {
    const { status, stdout } = tax(...asked, '--move', '2027-05', '--json');
    expect(status).toBe(0);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ regimeId: 'mt-res-non-dom', fromHome: 'de', move: '2027-05-01' });
    // The worked examples of Germany on 30 April and of Malta on 1 May.
    expect(answer.home.total).toBeCloseTo(9_053.75, 1);
    expect(answer.there.total).toBeCloseTo(6_266.3, 1);
    expect(answer.total).toBeCloseTo(answer.home.total + answer.there.total, 6);
    expect(answer.kept).toBeCloseTo(70_000 - answer.total, 6);
    expect(answer.months).toHaveLength(12);
    expect(answer.months[4]).toMatchObject({ month: '2027-05', total: answer.total });
    const least = Math.min(...answer.months.map(({ total }: { total: number }) => total));
    expect(answer.months.find(({ month }: { month: string }) => month === answer.best).total).toBe(least);
    const months = answer.calendar.reduce(
      (sum: number, { home, there }: { home: number; there: number }) => sum + home + there,
      0,
    );
    expect(months).toBeCloseTo(answer.total, 6);
  });

  it('without --json prints a table, with --trace the formulas and their values', () => {
    const { status, stdout } = tax(...asked, '--move', '2027-05', '--trace');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^mt-res-non-dom at €70,000\.00 a year, from Germany, arriving on 2027-05-01$/m);
    expect(stdout).toMatch(/shareUntil = until \/ max\(world, 0\.01\) = 0\.33/);
    expect(stdout).toMatch(/36\.18 \* mondays = 1,266\.3 EUR/);
    expect(stdout).toMatch(/2027-01 +€6,881\.36 {2}least/);
  });

  it.each([
    [['--move', '2027-05'], /--move and --from-home go together/],
    [['--from-home', 'de'], /--move and --from-home go together/],
    [['--from-home', 'xx', '--move', '2027-05'], /There is no home country "xx"; allowed are au, at/],
    [['--from-home', 'de', '--move', 'May'], /"May" is no month; allowed is a month such as 2027-05/],
    [['--from-home', 'de', '--move', '2027-02-30'], /"2027-02-30" is no month/],
    [['--from-home', 'de', '--move', '2027-05', '--years', '5'], /leave out --years and --estimate/],
  ])('%s is refused', (args, says) => {
    const { status, stderr } = tax('mt-res-non-dom', '--income', '1', ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(says);
  });

  it('a home country is no destination', () => {
    const { status, stderr } = tax(
      'de-self-employed',
      '--income',
      '1',
      '--from-home',
      'de',
      '--move',
      '2027-05',
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/"de-self-employed" is no regime that one can move to/);
  });
});
