/** What leaving costs who has shares, crypto-assets or a business: the worked examples of the laws, and what holds for all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { ExitInFile } from '../../../data/compiler/law/exitFile.ts';
import { moveCommand } from '../../../src/commands/move.ts';
import { dayOf } from '../../../src/law/calendar.ts';
import { type ExitAssets, exitTaxes, paidForGood, workOnLeaving } from '../../../src/law/exit.ts';

const { exits } = compileData();
const DIR = path.resolve(import.meta.dirname, '../../../data/law');
const FILES = readdirSync(DIR).map((name) => {
  const { exit, currency } = JSON.parse(readFileSync(path.join(DIR, name), 'utf8'));
  return { slug: name.replace('.json', ''), currency: currency as string, exit: exit as ExitInFile };
});
const EXAMPLES = FILES.flatMap(({ slug, currency, exit }) =>
  (exit.examples ?? []).map((example, index) => ({ id: `${slug} ${index}`, slug, currency, exit, example })),
);
/** Of a year in which the law holds. */
const TODAY = '2026-11-28';

/** An example as a person says it: what the form has no field for is a fact. */
function saidOf(given: Readonly<Record<string, number>>): ExitAssets {
  const { value = 0, held = 0, cost = 0, age, yearsResident, companyProfit, ...others } = given;
  const { portfolioValue, portfolioCost, cryptoValue, cryptoCost, businessValue, businessBook, ...facts } =
    others;
  const worth = (of: number | undefined, paid = 0) =>
    of === undefined ? undefined : { value: of, cost: paid };
  const said = {
    shares: companyProfit === undefined ? { value, held, cost } : { profit: companyProfit, held: 1, cost },
    ...{ portfolio: worth(portfolioValue, portfolioCost), crypto: worth(cryptoValue, cryptoCost) },
    ...{ business: worth(businessValue, businessBook), age, yearsResident, facts },
  };
  return JSON.parse(JSON.stringify(said));
}

function dayFor({ exit, example }: (typeof EXAMPLES)[number]): string {
  const since = exit.rules.find(({ id }) => id === example.rule)?.since ?? '';
  return since > TODAY ? since : TODAY;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-exit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function moved(cases: readonly unknown[]) {
  const file = path.join(folder, 'cases.json');
  writeFileSync(file, JSON.stringify(cases));
  return moveCommand([file]);
}

/** A departure from Germany to Cyprus with this. */
const leaving = (exit: unknown, more: object = {}) => ({
  id: 1,
  leave: { home: 'de', on: TODAY, to: 'cyprus', exit, ...more },
  ...{ incomeOfYear: 60_000, currency: 'EUR' },
});

describe('Worked examples', () => {
  test('hold to the cent through the command line', () => {
    const cases = EXAMPLES.map((one) => ({
      id: one.id,
      leave: { home: one.slug, on: dayFor(one), exit: saidOf(one.example.given) },
      ...{ incomeOfYear: 0, currency: one.currency },
    }));
    const { status, stdout, stderr } = moved(cases);
    expect([status, stderr]).toEqual([0, '']);
    const answers: {
      id: string;
      exit: { rule: string; tax: number; dueNow: number; guarantee?: number }[];
    }[] = JSON.parse(stdout);
    expect(EXAMPLES.length).toBeGreaterThan(70);
    for (const { id, example } of EXAMPLES) {
      const found = answers.find((one) => one.id === id)?.exit.find(({ rule }) => rule === example.rule) ?? {
        tax: 0,
        dueNow: 0,
      };
      const { tax, dueNow, guarantee = 0 } = example;
      for (const [ours, theirs] of [
        [found.tax, tax],
        [found.dueNow, dueNow],
        ['guarantee' in found ? (found.guarantee ?? 0) : 0, guarantee],
      ] as const) {
        expect(Math.abs(ours - theirs), `${id}: ${ours} for ${theirs}`).toBeLessThanOrEqual(0.011);
      }
      expect(found.tax > 0 || example.applies === 0 || tax === 0, id).toBe(true);
    }
  });

  test('come about by the same values', () => {
    for (const one of EXAMPLES) {
      const { slug, id, example } = one;
      const exit = exits[slug];
      if (!exit || !example.values) continue;
      const work = { profit: 0, taxable: 0 };
      const move = { on: dayOf(dayFor(one)), eea: false, treaty: false, work };
      const found = exitTaxes(exit, saidOf(example.given), move).find(({ rule }) => rule === example.rule);
      for (const [name, value] of Object.entries(example.values)) {
        expect(Math.abs((found?.values[name] ?? 0) - value), `${id}, ${name}`).toBeLessThanOrEqual(0.011);
      }
    }
  });

  test('show what a company is worth by law where that is not known', () => {
    const known = FILES.filter(({ exit }) => exit.valuation?.example);
    expect(known.map(({ slug }) => slug)).toEqual(['belgium', 'germany', 'spain']);
    for (const { slug, exit: file } of known) {
      const { given = {}, value = 0 } = file.valuation?.example ?? {};
      const exit = exits[slug];
      if (!exit) throw new Error(slug);
      const move = { on: dayOf(TODAY), eea: true, treaty: true, work: {} };
      const { companyProfit = 1, ...facts } = given;
      const worked = exitTaxes(exit, { shares: { profit: companyProfit, cost: 0, held: 1 }, facts }, move);
      const stated = exitTaxes(exit, { shares: { value, cost: 0, held: 1 } }, move);
      expect(worked.map(({ tax }) => tax)).toEqual(stated.map(({ tax }) => tax));
    }
  });
});

describe('Whatever somebody leaves with, in every country', () => {
  const money = fc.integer({ min: 0, max: 20_000_000 });
  const worth = fc.record({ value: money, cost: money });
  const assets = fc.record(
    {
      shares: fc.record({ value: money, cost: money, held: fc.double({ min: 0, max: 1, noNaN: true }) }),
      ...{ portfolio: worth, crypto: worth, business: worth },
      ...{ yearsResident: fc.integer({ min: 0, max: 40 }), age: fc.integer({ min: 18, max: 90 }) },
    },
    { requiredKeys: [] },
  );
  const cases = fc.record({ assets, eea: fc.boolean(), treaty: fc.boolean(), income: money });

  test.each(Object.entries(exits))('%s takes nothing below 0 and no more than it is worth', (_slug, exit) => {
    fc.assert(
      fc.property(cases, ({ assets: said, eea, treaty, income }) => {
        const work = { profit: income, taxable: income, credited: 0 };
        const { shares, portfolio, crypto, business } = said;
        const value =
          (shares ? shares.held * shares.value : 0) +
          [portfolio, crypto, business].reduce((sum, one) => sum + (one?.value ?? 0), 0);
        const taxes = exitTaxes(exit, said, { on: dayOf(TODAY), eea, treaty, work });
        const all = taxes.reduce((sum, { tax }) => sum + tax, 0);
        expect(all).toBeLessThanOrEqual(value);
        for (const one of taxes) {
          const { nature, tax, dueNow, low, high, guarantee = 0 } = one;
          const amounts = [tax, dueNow, low, high, guarantee];
          expect(amounts.every((amount) => Number.isFinite(amount) && amount >= 0)).toBe(true);
          expect(low <= tax && tax <= high && dueNow <= tax).toBe(true);
          if (['protective', 'lapses', 'postponed'].includes(nature)) expect(paidForGood(one)).toBe(0);
          if (nature === 'final') expect(paidForGood(one)).toBe(tax);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nothing is answered where nothing is worth anything', () => {
    const nothing = { value: 0, cost: 0 };
    const said = { shares: { ...nothing, held: 1 }, portfolio: nothing, crypto: nothing, business: nothing };
    for (const [slug, exit] of Object.entries(exits)) {
      const work = { profit: 100_000, taxable: 90_000 };
      const move = { on: dayOf(TODAY), eea: false, treaty: false, work };
      expect([slug, exitTaxes(exit, said, move)]).toEqual([slug, []]);
      expect([slug, exitTaxes(exit, {}, move)]).toEqual([slug, []]);
    }
  });
});

describe('The command line', () => {
  const firstOf = (exit: unknown, more?: object) => JSON.parse(moved([leaving(exit, more)]).stdout)[0];

  test('answers a German who leaves with her company: what she owes, in parts, and what undoes it', () => {
    const { total, exit } = firstOf({ shares: { value: 962_500, cost: 25_000, held: 1 } });
    expect(total).toBeGreaterThan(0);
    expect(exit).toEqual([
      {
        ...{ rule: 'company', nature: 'final', tax: 259_349, dueNow: 37_049.86, years: 7 },
        ...{ low: 259_349, high: 259_349, fallsAway: { when: 'return', years: 7, moreYears: 5 } },
      },
    ]);
    expect(firstOf({ shares: { profit: 100_000, cost: 25_000, held: 1 } }).exit).toEqual(exit);
  });

  test('counts what the case says before what follows from the income', () => {
    const shares = { value: 1_000_000, cost: 25_000, held: 1 };
    const [one] = firstOf({ shares, facts: { taxable: 50_000 } }).exit;
    expect([one.tax, one.dueNow]).toEqual([270_376.6, 38_625.23]);
  });

  test('of the owner of a company at home the pay counts as work: the usual one, and of Austria the part that is taxed', () => {
    const { laws } = compileData();
    const asked = { turnover: 100_000, costs: 0, on: dayOf(TODAY) };
    const workOf = (slug: string, regime: string, wage?: number) => {
      const [exit, law] = [exits[slug], laws.regimes[regime]];
      if (!exit || !law) throw new Error(regime);
      return workOnLeaving(exit, law.program, { ...asked, wage });
    };
    expect(workOf('denmark', 'dk-aps', 50_000).profit).toBe(50_000);
    expect(workOf('denmark', 'dk-aps').profit).toBeGreaterThan(50_000);
    expect(workOf('austria', 'at-gmbh', 50_000).taxable).toBeLessThan(50_000);
    expect(workOf('germany', 'de-self-employed').taxable).toBeLessThan(100_000);
  });

  test('takes the dearest where the new country is not named', () => {
    const { exit } = firstOf({ business: { value: 100_000, cost: 0 } }, { to: undefined });
    expect(exit[0].dueNow).toBe(exit[0].tax);
  });

  test('says nothing of leaving with assets to who says nothing of them', () => {
    expect(firstOf(undefined)).not.toHaveProperty('exit');
  });

  test.each([
    [{ shares: { cost: 0, held: 1 } }, /must say what the company is worth/],
    [{ shares: { value: 1, cost: 0, held: 1.5 } }, /1\.5.*is no share; allowed is a number from 0 to 1/],
    [{ portfolio: { value: -5, cost: 0 } }, /-5.*is no income; allowed is a number, 0 or more/],
    [{ portfolio: { value: 5 } }, /portfolio\.cost/],
    [{ gold: { value: 5, cost: 1 } }, /gold/],
    [{ age: -1 }, /is no number of years; allowed is 0 to 150/],
    [{ facts: { goodwill: 5 } }, /Case 1: .*goodwill.* is no fact of leaving/i],
  ])('refuses %j in a sentence', (exit, sentence) => {
    const { status, stderr } = moved([leaving(exit)]);
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
  });

  test('refuses a company of unknown value where no law has a formula for it', () => {
    const { status, stderr } = moved([leaving({ shares: { profit: 1, cost: 0, held: 1 } }, { home: 'fr' })]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/no formula for what a company is worth/)]);
  });
});
