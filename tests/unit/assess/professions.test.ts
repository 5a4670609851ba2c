/** What somebody does for a living is in the figures: the year, the stay, and what applies otherwise. */
import { expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { Profession } from '../../../src/catalogue/professions.ts';
import { assessed, recommended } from './people.ts';

const { exchangeRates } = compileData();

const of = (id: string, profession: Profession | undefined, income = 50_000) =>
  assessed({ income, currency: 'EUR', years: 7, ...(profession && { profession }) }, id);

it('a developer in Italy pays on 67% of revenue, in the year and in every year of the stay', () => {
  const [developer, designer] = [of('it-forfettario-5', 'software'), of('it-forfettario-5', 'design')];
  expect(developer.assessment.total / designer.assessment.total).toBeCloseTo(67 / 78, 4);
  // From the sixth year on 15% of what is left.
  expect(developer.total / designer.total).toBeCloseTo(67 / 78, 4);
});

it('without a profession the figures are the usual ones', () => {
  expect(of('it-forfettario-5', undefined).total).toBe(of('it-forfettario-5', 'design').total);
});

it('a developer in Poland cannot use the 8.5%, and would pay the 12% made for developers otherwise', () => {
  const developer = of('pl-ryczalt-8-5', 'software');
  expect(developer.fit).toBe('no');
  const closed = developer.needs.find((need) => 'condition' in need && need.fit === 'no');
  expect(closed?.otherwise?.regimeId).toBe('pl-ryczalt-12-it');
  expect(closed?.otherwise?.kept).toBe(of('pl-ryczalt-12-it', 'software').kept);
});

it('a lawyer in Poland may use the lump sum, at 17%', () => {
  expect(of('pl-ryczalt-8-5', 'legal').fit).not.toBe('no');
  expect(of('pl-ryczalt-8-5', 'legal').total).toBeGreaterThan(of('pl-ryczalt-8-5', 'other').total);
});

it('a limit that a profession has holds for who is let in, and is told', () => {
  const upTo = 193_680_000 / (exchangeRates.rates.HUF ?? 1);
  const shop = of('hu-atalanyado', 'trade', 200_000);
  expect(shop.limit).toBeCloseTo(upTo, 6);
  expect(shop.terms).toContainEqual({ kind: 'limit', upTo: shop.limit });
  const listed = (profession: Profession) =>
    recommended({ income: 200_000, currency: 'EUR', profession }).all.flatMap(({ best, others }) =>
      [best, ...others].map(({ regime }) => regime.id),
    );
  expect(listed('trade')).toContain('hu-atalanyado');
  expect(listed('design')).not.toContain('hu-atalanyado');
});
