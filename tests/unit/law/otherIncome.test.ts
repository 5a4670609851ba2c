/** Other income beside the schemes: the worked examples of the laws, to the cent, and what holds for every rule. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { type LawFile, lawFile } from '../../../data/compiler/law/lawFile.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import { answer } from '../../../src/commands/tax.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { otherIncomeTax, rulesInYear } from '../../../src/law/otherIncome.ts';
import type { OtherIncomeRule, RuleKind } from '../../../src/law/otherIncomeRules.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import type { LawCase } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';

/** What a person says to have an income of a kind of rules. */
const SAID_OF = {
  dividendsForeign: { kind: 'dividends', from: 'abroad' },
  dividendsLocal: { kind: 'dividends', from: 'here' },
  interestForeign: { kind: 'interest', from: 'abroad' },
  interestLocal: { kind: 'interest', from: 'here' },
  gainsShares: { kind: 'shares', from: 'abroad' },
  gainsCrypto: { kind: 'crypto', from: 'abroad' },
  rentForeign: { kind: 'rent', from: 'abroad' },
  rentLocal: { kind: 'rent', from: 'here' },
  royalties: { kind: 'royalties', from: 'abroad' },
  pensionForeign: { kind: 'pension', from: 'abroad' },
} as const satisfies Record<RuleKind, Partial<SaidIncome>>;

const data = compileData();

function lawOf(regime: string): LawProgram {
  const law = data.laws.regimes[regime];
  if (!law) throw new Error(`There is no law of ${regime}.`);
  return law.program;
}

const DIR = path.resolve(import.meta.dirname, '../../../data/law');
const LAW: Record<string, LawFile> = Object.fromEntries(
  readdirSync(DIR).map((name) => [
    name.replace('.json', ''),
    v.parse(lawFile, JSON.parse(readFileSync(path.join(DIR, name), 'utf8'))),
  ]),
);

/** Turnover and costs, and incomes beside them, in euros, as a power of ten brings them into the law's currency. */
const WITH_COSTS = [
  [60_000, 20_000],
  [60_000, 55_000],
  [250_000, 100_000],
] as const;
const WORK = [
  ...[0, 20_000, 60_000, 250_000, 3_000_000].map((turnover) => [turnover, 0] as const),
  ...WITH_COSTS,
  [10_000, 30_000] as const,
];
const AMOUNTS = [0, 100, 3_000, 10_000, 40_000, 200_000, 1_000_000];

/** Half a cent may go either way. */
const CENT = 0.0101;

describe.each(Object.entries(LAW))('%s', (slug, file) => {
  const { countries } = data.otherIncomes;
  const regimes = Object.fromEntries(
    Object.entries(data.otherIncomes.regimes).filter(([, { country }]) => country === slug),
  );
  const rules = countries[slug]?.rules ?? [];
  const ruleOf = (id: string) => rules.find((one) => one.id === id) as OtherIncomeRule;
  const ofEuro = 10 ** Math.round(Math.log10((file.otherIncome?.examples[0]?.profit ?? 1) / 60_000));
  const amounts = AMOUNTS.map((amount) => amount * ofEuro);
  const inLaw = ([turnover, costs]: readonly [number, number]) =>
    [turnover * ofEuro, costs * ofEuro] as const;
  const works = WORK.map(inLaw);

  test.each(
    (file.otherIncome?.examples ?? []).map((example, index) => ({
      example,
      name: `${index + 1}: ${example.amount} ${example.rule}, ${example.profit} ${example.regime}`,
    })),
  )('$name', { tags: 'other-money-examples' }, ({ example }) => {
    const { rule, regime, status, profit, turnover = profit, amount, asked, beside = [] } = example;
    const saying = (id: string, of: Partial<SaidIncome>) => {
      const { kind } = rules.find((one) => one.id === id) as { kind: RuleKind };
      return { ...SAID_OF[kind], ...of, rule: id, status };
    };
    const incomes = [
      saying(rule, { amount, ...(asked && { facts: asked }) }),
      ...beside.map((one) => saying(one.rule, one)),
    ];
    const work = ['--income', String(turnover), '--costs', String(turnover - profit)];
    const currency = file.regimes[regime]?.currency ?? file.currency;
    const asJson = ['--currency', currency, '--estimate', 'law', '--json'];
    const args = [regime, ...work, ...asJson, '--other-income', JSON.stringify(incomes)];
    const [found] = JSON.parse(answer(args, data)).otherIncome;
    const { tax, contributions, byChoice, otherReading } = example;
    const wanted = {
      ...{ tax, contributions },
      ...(byChoice !== undefined && { byChoice }),
      ...(otherReading !== undefined && { otherReading }),
    };
    for (const [what, value] of Object.entries(wanted)) {
      expect(Math.abs(found[what] - value) < CENT, `${what}: ${found[what]} instead of ${value}`).toBe(true);
    }
  });

  test('nothing is negative, takes more than the amount or falls as it grows, but where the law is so', {
    tags: 'other-money-bounds',
  }, () => {
    const odd: string[] = [];
    for (const [regime, program] of Object.entries(regimes)) {
      const ready = (rules: readonly OtherIncomeRule[]) =>
        rulesInYear(program, lawOf(regime), rules, { taxYear: 2026 });
      for (const { id, exception } of file.otherIncome?.rules ?? []) {
        if (!program.rules[id]) continue;
        const known = new Set(exception?.of);
        for (const [turnover, costs] of works) {
          const work = { ...wholeYear(turnover, costs), taxYear: 2026, yearOfStay: 1 };
          let before = 0;
          for (const amount of amounts) {
            const [found] = otherIncomeTax(ready([ruleOf(id)]), [{ rule: ruleOf(id), amount }], work);
            const { tax = Number.NaN, contributions = Number.NaN } = found ?? {};
            const total = tax + contributions;
            const is = (what: 'negative' | 'passes' | 'falls', holds: boolean) => {
              if (holds && !known.has(what))
                odd.push(`${regime} ${id} ${what}: ${total} of ${amount} beside ${turnover}`);
            };
            if (amount === 0 && total !== 0) odd.push(`${regime} ${id}: ${total} of nothing`);
            is('negative', Math.min(tax, contributions) < -CENT);
            is('passes', total > amount + CENT);
            is('falls', total < before - CENT && !(total < 0 && known.has('negative')));
            before = total;
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });

  test('a quarter of an income and the rest owe what the whole does: what they share counts once', {
    tags: 'other-money-bounds',
  }, () => {
    const odd: string[] = [];
    for (const [regime, program] of Object.entries(regimes)) {
      const ready = (rules: readonly OtherIncomeRule[]) =>
        rulesInYear(program, lawOf(regime), rules, { taxYear: 2026 });
      for (const { id } of file.otherIncome?.rules ?? []) {
        if (!program.rules[id]) continue;
        for (const [turnover, costs] of works) {
          const work = { ...wholeYear(turnover, costs), taxYear: 2026, yearOfStay: 1 };
          for (const amount of amounts) {
            const total = (incomes: readonly number[]) =>
              otherIncomeTax(
                ready(incomes.map(() => ruleOf(id))),
                incomes.map((one) => ({ rule: ruleOf(id), amount: one })),
                work,
              ).reduce((sum, { tax, contributions }) => sum + tax + contributions, 0);
            const [whole, parts] = [total([amount]), total([amount / 4, (3 * amount) / 4])];
            if (Math.abs(whole - parts) > 2 * CENT)
              odd.push(`${regime} ${id}: ${parts} instead of ${whole} of ${amount} beside ${turnover}`);
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });

  test('costs count beside it as they do beside work: all of them, or none', {
    tags: 'other-money-bounds',
  }, () => {
    const odd: string[] = [];
    const year = { taxYear: 2026, yearOfStay: 1 };
    for (const [regime, program] of Object.entries(regimes)) {
      const law = lawOf(regime);
      // Nobody takes costs off a wage.
      if (!law.given.includes('turnover') && !law.given.includes('profit')) continue;
      const linesOf = (turnover: number, costs: number) =>
        JSON.stringify(
          assessLaw(lawOfYear(law, { taxYear: 2026 }), { ...wholeYear(turnover, costs), ...year }).lines,
        );
      const profitOf = (turnover: number, costs: number) => turnover - costs;
      const alone = [profitOf, (turnover: number) => turnover].find((of) =>
        WITH_COSTS.map(inLaw).every(([all, cut]) => linesOf(of(all, cut), 0) === linesOf(all, cut)),
      );
      // Others count some of them, or take the cheaper way.
      if (!alone) continue;
      for (const [turnover, costs] of WITH_COSTS.map(inLaw)) {
        for (const { id } of file.otherIncome?.rules ?? []) {
          if (!program.rules[id]) continue;
          const ready = rulesInYear(program, law, [ruleOf(id)], { taxYear: 2026 });
          for (const amount of amounts) {
            const owed = (work: LawCase) => {
              const incomes = [{ rule: ruleOf(id), amount }];
              const [found] = otherIncomeTax(ready, incomes, { ...work, ...year });
              return (found?.tax ?? Number.NaN) + (found?.contributions ?? 0);
            };
            const found = owed(wholeYear(turnover, costs));
            const wanted = owed(wholeYear(alone(turnover, costs)));
            if (!(Math.abs(found - wanted) < 2 * CENT))
              odd.push(`${regime} ${id}: ${found} instead of ${wanted} of ${amount} beside ${turnover}`);
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });
});

describe('beside work with costs, worked out by hand', () => {
  test.each([
    // Of rent £1,000 is free; £35,000 of profit leave room at 20%, where £60,000 would not.
    ['gb-self-employed', 60_000, 25_000, 'GBP', { kind: 'rent', amount: 10_000, from: 'here' }, 0.2 * 9_000],
    [
      'gb-self-employed',
      60_000,
      25_000,
      'GBP',
      { kind: 'interest', amount: 10_000, from: 'here' },
      0.2 * 9_000,
    ],
    // 15% and 2% on it, 5% less of the offset for low incomes, and of the one for small businesses 16% of their part of the tax.
    [
      ...(['au-self-employed', 100_000, 60_000, 'AUD'] as const),
      { kind: 'interest', amount: 5_000, from: 'here' },
      (0.15 + 0.02 + 0.05) * 5_000 - 0.16 * ((4_020 * 40) / 45 - 3_270),
    ],
    [
      'nz-self-employed',
      100_000,
      60_000,
      'NZD',
      { kind: 'interest', amount: 5_000, from: 'here' },
      0.175 * 5_000,
    ],
    // 12% and 9% for health: zł 300,000 of profit would bring 32%.
    ['pl-scale', 300_000, 200_000, 'PLN', { kind: 'pension', amount: 30_000, from: 'abroad' }, 0.21 * 30_000],
  ] as const)(
    '%s %d with costs of %d',
    { tags: ['other-money-by-hand', 'other-money-bounds'] },
    (regime, turnover, costs, currency, income, wanted) => {
      const work = ['--income', String(turnover), '--costs', String(costs), '--currency', currency];
      const args = [
        regime,
        ...work,
        '--estimate',
        'law',
        '--json',
        '--other-income',
        JSON.stringify([income]),
      ];
      const { otherIncome, otherTotal, kept, total } = JSON.parse(answer(args, data));
      const [{ tax, contributions }] = otherIncome;
      expect(Math.abs(tax + contributions - wanted)).toBeLessThan(CENT);
      expect(otherTotal).toBeCloseTo(wanted, 1);
      expect(kept).toBeCloseTo(turnover + income.amount - costs - total, 2);
    },
  );
});
