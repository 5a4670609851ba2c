/** The worked examples of all countries: what a partner and children change, effect by effect. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { householdLaw } from '../../../data/compiler/law/compileHouseholds.ts';
import { householdFile } from '../../../data/compiler/law/householdFile.ts';
import { type LawFile, lawFile } from '../../../data/compiler/law/lawFile.ts';
import { type Households, householdChange } from '../../../src/law/household.ts';
import { chosen } from '../../../src/law/laws.ts';

const DIR = path.resolve(import.meta.dirname, '../../../data/household');
const RATES = JSON.parse(readFileSync(path.join(DIR, '../exchange-rates.json'), 'utf8')).rates;
const FILES = readdirSync(DIR).map((name) =>
  v.parse(householdFile, JSON.parse(readFileSync(path.join(DIR, name), 'utf8'))),
);

function lawFileOf(country: string): LawFile {
  return v.parse(lawFile, JSON.parse(readFileSync(path.join(DIR, `../law/${country}.json`), 'utf8')));
}

const HOUSEHOLDS: Households = {
  countries: Object.fromEntries(
    FILES.map((file) => [file.country, householdLaw(file, lawFileOf(file.country), RATES)]),
  ),
  regimes: Object.fromEntries(
    FILES.flatMap((file) =>
      Object.entries(file.regimes).map(([id, { effects }]) => [
        `${file.country} ${id}`,
        { country: file.country, effects, isNamed: true },
      ]),
    ),
  ),
};

/** Amounts that stand in formulas without a name and a day: there may only be fewer of them. */
const BARE: Readonly<Record<string, number>> = {
  belgium: 40,
  cyprus: 6,
  hungary: 12,
  spain: 16,
};
const NUMBER = /(?<![A-Za-z0-9.])\d+(?:\.\d+)?(?![A-Za-z0-9.])/g;

test.each(FILES)('$country: what the law fixes has a name and a day, but for what has none yet', (file) => {
  const formulas = [...Object.values(file.values), ...file.effects.map(({ amount }) => amount)];
  const bare = formulas.flatMap((formula) => (formula.match(NUMBER) ?? []).map(Number));
  expect(bare.filter((number) => number > 100).length).toBeLessThanOrEqual(BARE[file.country] ?? 0);
});

/** Half a cent may go either way. */
const CENT = 0.0101;

describe.each(FILES)('$country', ({ country, year, examples }) => {
  test.each(
    examples.map((example, index) => {
      const { regime, profit, partner, children } = example;
      return { example, name: `${index + 1}: ${regime} ${profit}, ${partner}, ${children.join(' ')}` };
    }),
  )('$name', ({ example }) => {
    const { regime, profit, partner, married, children, single, expected } = example;
    const family = {
      hasPartner: example.hasPartner ?? (married || (partner ?? 0) > 0),
      partner: partner ?? 0,
      ...{ married, children },
    };
    const change = householdChange(
      HOUSEHOLDS,
      `${country} ${regime}`,
      family,
      { turnover: profit, profit, ...single },
      {
        taxYear: example.year ?? year,
        said: { yearOfStay: 1, ...chosen(example.chosen), ...example.case },
        choices: { is: example.is },
      },
    );
    const found: Record<string, number> = {
      ...amountsOf(change?.effects ?? []),
      total: change?.total ?? Number.NaN,
    };
    for (const [id, amount] of Object.entries({ ...found, ...expected })) {
      const own = found[id] ?? 0;
      const wanted = expected[id] ?? 0;
      expect(Math.abs(own - wanted), `${id}: ${own} instead of ${amount}`).toBeLessThan(CENT);
    }
  });
});

function amountsOf(
  effects: readonly { readonly id: string; readonly amount: number }[],
): Record<string, number> {
  return Object.fromEntries(effects.map(({ id, amount }) => [id, amount]));
}
