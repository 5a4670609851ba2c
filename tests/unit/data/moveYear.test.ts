/** The worked examples of the laws, cut by a move: the app's own question comes to each line, the command to each total. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { moveCommand, readMoveCases } from '../../../src/commands/move.ts';
import { taxCommand } from '../../../src/commands/tax.ts';
import {
  dayOf,
  type RegimeLaw,
  shareUntil,
  TAX_KINDS,
  taxOfArrival,
  taxOfDeparture,
} from '../../../src/law/index.ts';
import { LAWS } from '../law/laws.ts';

const data = compileData();

function lawOf(id: string): RegimeLaw {
  const law = data.laws.regimes[id];
  if (!law) throw new Error(`no law of ${id}`);
  return law;
}

const examples = LAWS.flatMap(({ id, program, regime }) =>
  (regime.examples ?? []).map((example, index) => ({
    ...example,
    ...{ id, known: example.case, currency: program.currency, name: `${id} ${index + 1}` },
  })),
);
const arrivals = examples.flatMap((example) => {
  const country = Object.values(data.moveYear.arrive).find(({ regimes }) => example.id in regimes);
  return example.arrives && country ? [{ ...example, on: dayOf(example.arrives), country }] : [];
});
const departures = examples.flatMap((example) => {
  const home = data.moveYear.leave[example.id.slice(0, 2)];
  return example.leaves && home ? [{ ...example, on: dayOf(example.leaves), home }] : [];
});

const sumOf = (lines: Readonly<Record<string, number>> = {}) =>
  TAX_KINDS.reduce((sum, kind) => sum + (lines[kind] ?? 0), 0);

test('there are examples of arrivals in 22 countries and of departures from 40', () => {
  expect(new Set(arrivals.map(({ country: { slug } }) => slug)).size).toBe(22);
  expect(new Set(departures.map(({ home }) => home.id)).size).toBe(40);
});

describe('an arrival costs what the worked example says, line by line', () => {
  it.each(arrivals)('$name on $arrives', ({ id, known, on, country, chosen, lines: expected = {} }) => {
    const { turnover = 0, costs = 0, before = 0, until = before, eea = 0, treaty = 0 } = known;
    const { lines, total } = taxOfArrival(country, lawOf(id), {
      ...{ on, incomeThere: turnover, costsThere: costs, incomeBefore: until, reliefs: chosen },
      from: { eea: eea === 1, treaty: treaty === 1 },
    });
    for (const { kind, amount } of lines) {
      expect(Math.abs(amount - (expected[kind] ?? 0)), kind).toBeLessThan(0.1);
    }
    expect(Math.abs(total - sumOf(expected))).toBeLessThan(0.1);
  });
});

describe('a departure costs what the worked example says, line by line', () => {
  it.each(departures)('$name leaving on $leaves', ({ id, known, on, lines: expected = {}, total }) => {
    const { until = 0, after = 0, costs = 0, turnover = until + after, agreement = 0, citizen = 1 } = known;
    const { treaty = 0, eea = 0, listed = 0 } = known;
    const tax = taxOfDeparture(lawOf(id), {
      ...{ on, until, after, costsPercent: (100 * costs) / turnover },
      ...{ agreement: agreement === 1, citizen: citizen === 1 },
      to: { treaty: treaty === 1, eea: eea === 1, listed: listed === 1, soleCitizen: false },
    });
    for (const { kind, amount } of tax.lines) {
      if (total === undefined || kind in expected) {
        expect(Math.abs(amount - (expected[kind] ?? 0)), kind).toBeLessThan(0.1);
      }
    }
    expect(Math.abs(tax.total - (total ?? sumOf(expected)))).toBeLessThan(0.11);
    expect(tax.range[0]).toBeLessThanOrEqual(tax.total);
    expect(tax.range[1]).toBeGreaterThanOrEqual(tax.total);
    for (const name of ['onAfter', 'creditLimit'] as const) {
      if (expected[name] !== undefined) expect(Math.abs(tax[name] - expected[name]), name).toBeLessThan(0.1);
    }
  });
});

const folder = mkdtempSync(join(tmpdir(), 'move-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

function answers(content: unknown) {
  const path = join(folder, 'cases.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return moveCommand([path]);
}

/** What the command answers to one case. */
function moved(one: object): { total: number; reading?: string } | undefined {
  return JSON.parse(answers([{ id: 1, ...one }]).stdout)[0];
}

describe('where the new country matters', () => {
  const total = (leave: object) => moved({ leave, incomeOfYear: 48_000, currency: 'EUR' });

  it('Spain takes 19% of profit from who moves within the EEA, and 24% of fees from others', () => {
    const [near, far] = ['portugal', 'georgia'].map((to) => total({ home: 'spain', on: '2026-04-30', to }));
    expect(far?.total).toBeGreaterThan(near?.total ?? 0);
    expect(total({ home: 'es', on: '2026-04-30' })).toEqual({
      ...far,
      reading: 'the dearer one, as "to" does not name the new country',
    });
  });

  it('Bulgaria lets go of the months after where there is a treaty', () => {
    expect(total({ home: 'bg', on: '2027-04-30', to: 'ee' })?.total).toBeLessThan(
      total({ home: 'bg', on: '2027-04-30', to: 'costa-rica' })?.total ?? 0,
    );
  });

  it('Portugal and Hungary keep their own citizens in some countries', () => {
    const of = (home: string, to: string, ...citizenships: string[]) =>
      total({ home, on: '2027-04-30', to, citizenships })?.total ?? 0;
    expect(of('pt', 'panama', 'pt')).toBeGreaterThan(of('pt', 'panama', 'br'));
    expect(of('hu', 'paraguay', 'hu')).toBeGreaterThan(of('hu', 'paraguay', 'hu', 'de'));
    expect(of('hu', 'georgia', 'hu')).toBe(of('hu', 'georgia', 'de'));
  });
});

describe('where the country that is left matters', () => {
  const total = (regime: string, from?: string, on = '2027-10-01') => {
    const arrive = { regime, on, ...(from && { from }) };
    return moved({ arrive, incomeThere: 15_000, incomeBefore: 20_000, currency: 'EUR' });
  };

  it.each(['es-autonomo', 'es-beckham-law'])(
    '%s takes 24 percent of fees from who comes from outside the EEA too late to be resident',
    (regime) => {
      expect(total(regime, 'us')).toEqual({ id: 1, total: 5_241.96 });
      expect(total(regime, 'switzerland')).toEqual({ id: 1, total: 5_241.96 });
      expect(total(regime, 'de')).toEqual({ id: 1, total: 4_179.99 });
      expect(total(regime)).toEqual({
        id: 1,
        total: 5_241.96,
        reading: 'the dearer one, as "from" does not name the country that is left',
      });
    },
  );

  it('Bulgaria taxes the months before where no treaty leaves them to the country that is left', () => {
    const [treaty, none, unknown] = ['de', 'py', undefined].map((from) =>
      total('bg-freelancer-flat-tax', from, '2027-05-01'),
    );
    // 10% of 75% of the fees.
    expect((none?.total ?? 0) - (treaty?.total ?? 0)).toBeCloseTo(1_500, 2);
    expect(unknown).toEqual({ ...none, reading: expect.stringContaining('"from"') });
  });

  it.each(['us', 'de'])('--from-home %s answers as the command does', (home) => {
    const asked = ['es-autonomo', '--income', '60000', '--currency', 'EUR', '--move', '2027-10', '--json'];
    const { stdout } = taxCommand([...asked, '--from-home', home]);
    expect(JSON.parse(stdout).there.total).toBeCloseTo(total('es-autonomo', home)?.total ?? 0, 2);
  });
});

describe('npm run move', () => {
  it('answers id and total of an arrival with a relief and of a departure with costs as their worked examples do', () => {
    const arrival = arrivals.find(({ chosen, known: { costs = 0 } }) => chosen && costs === 0);
    // The command spreads a year's income and costs evenly, and knows no agreement where it is not told the new country.
    const departure = departures.find(({ home, on, known }) => {
      const { until = 0, after = 0, costs = 0, agreement = 0, citizen = 1, treaty, eea } = known;
      const isEven = Math.abs(until - (until + after) * shareUntil(home, on)) < 0.01;
      return isEven && costs > 0 && agreement === 0 && citizen === 1 && (treaty ?? eea) === undefined;
    });
    if (!arrival || !departure) throw new Error('There are no such examples.');
    const { known } = departure;
    const { status, stdout } = answers([
      {
        id: 'there',
        arrive: { regime: arrival.id, on: arrival.arrives, reliefs: arrival.chosen },
        incomeThere: arrival.known.turnover,
        incomeBefore: arrival.known.until ?? arrival.known.before,
        currency: arrival.currency,
      },
      {
        id: 'away',
        leave: { home: departure.home.id, regime: departure.id, on: departure.leaves },
        incomeOfYear: (known.until ?? 0) + (known.after ?? 0),
        costsOfYear: known.costs,
        currency: departure.currency,
      },
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { id: 'there', total: expect.closeTo(sumOf(arrival.lines), 1) },
      { id: 'away', total: expect.closeTo(departure.total ?? sumOf(departure.lines), 1) },
    ]);
  });

  it('an amount in another currency is asked and answered in it', () => {
    const dollars = {
      id: 1,
      arrive: { regime: 'ge-llc', on: '2026-05-01' },
      incomeThere: 40_000,
      currency: 'USD',
    };
    expect(JSON.parse(answers([dollars]).stdout)).toEqual([{ id: 1, total: 7_700 }]);
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
      /ge-llc has no relief "all"; allowed are /,
    ],
    [
      'an unknown country that is left',
      [{ id: 1, arrive: { ...arrive, from: 'xx' }, incomeThere: 1, currency: 'GEL' }],
      /there is no country of departure "xx"; nearest are /,
    ],
    [
      'an unknown home country',
      [{ id: 1, leave: { home: 'xx', on: '2026-05-01' }, incomeOfYear: 1, currency: 'EUR' }],
      /there is no home country "xx"; nearest are /,
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
    expect(answer.home.total).toBeCloseTo(9_063.02, 2);
    expect(answer.there.total).toBeCloseTo(6_266.3, 2);
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

  it('without --json prints a table, with --trace the working of every line', () => {
    const { status, stdout } = tax(...asked, '--move', '2027-05', '--trace');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^mt-res-non-dom at €70,000\.00 a year, from Germany, arriving on 2027-05-01$/m);
    expect(stdout).toMatch(/Share until: €23,333 ÷ €70,000 → 0\.3333/);
    expect(stdout).toMatch(/35 × €36\.18 → €1,266/);
    expect(stdout).toMatch(/2027-01 +€6,881\.36 {2}least/);
  });

  it.each([
    [['--move', '2027-05'], /--move and --from-home go together/],
    [['--from-home', 'de'], /--move and --from-home go together/],
    [['--from-home', 'xx', '--move', '2027-05'], /There is no home country "xx"; allowed are al, au, at/],
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
