/** What everybody sees who has said nothing: one regime per country, by effective rate. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf, recommendations } from '../../../src/assess/recommendations.ts';
import { RANKING_LIMIT } from '../../../src/catalogue/constants.ts';
import type { Country, TaxRegime } from '../../../src/catalogue/entities.ts';
import { RANKING_EUROPE, WIZARD_EUROPE, ZERO_TAX_CODES } from '../../../src/catalogue/europe.ts';
import { RANKING_KINDS } from '../../../src/catalogue/personas.ts';
import { NO_PERSON_FACTS } from '../../../src/catalogue/personFacts.ts';
import { WORK_TYPES, type WorkType } from '../../../src/catalogue/professions.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { ESTIMATES, type Estimate, type Lasting } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { rankCountries, topCountries, zeroTaxCountries } from '../../specifiedRanking.ts';
import { NO_TAX } from '../law/madeUp.ts';
import { ASKED } from '../law/realRegimes.ts';
import { FACTS } from './people.ts';

const [template] = countries;
const [first] = template?.taxRegimes ?? [];
if (!template || !first) throw new Error('The data have no regimes');

const FOR_EVER = { years: null, then: null, phases: [], changes: [], otherReliefs: [] };
/** How long made-up regimes last, by id. */
const MADE_UP_YEARS: Readonly<Record<string, Lasting>> = {
  'two-years': { ...FOR_EVER, years: 2 },
  'four-years': { ...FOR_EVER, years: 4 },
  permit: { ...FOR_EVER, permitMonths: 18 },
};

/** A made-up regime with a flat income tax. */
function regime(id: string, incomeTaxRate: number, more: Partial<TaxRegime> = {}): TaxRegime {
  return {
    ...(first as TaxRegime),
    ...NO_TAX,
    conditions: [],
    requiresIncorporation: false,
    lasting: MADE_UP_YEARS[id] ?? null,
    hasIncomeTax: true,
    id,
    incomeTaxRate,
    allowsWriteOffs: false,
    ...more,
  };
}

function country(name: string, code: string, taxRegimes: TaxRegime[]): Country {
  return { ...(template as Country), id: code, name, code, taxRegimes };
}

interface ListOptions {
  readonly income?: number;
  readonly estimate?: Estimate;
  readonly workType?: WorkType;
  readonly codes?: ReadonlySet<string> | null;
}

function listOf(
  list: readonly Country[],
  { income = 80_000, estimate = 'specified', ...options }: ListOptions = {},
) {
  const figures = { ...figuresOf({ income: 1 }, 1, 2026), income, estimate };
  const facts = estimate === 'law' ? FACTS : NO_PERSON_FACTS;
  const schedules = schedulesFor(list === countries ? taxBrackets : {});
  return recommendations({}, list, { figures, schedules, facts, ...options }).all.map(({ best }) => best);
}

const bestOf = (regimes: TaxRegime[], options?: ListOptions) =>
  listOf([country('A', 'AA', regimes)], options)[0]?.regime.id;

describe('best regime', () => {
  const limited = regime('limited', 1, { maxIncomeThreshold: 80_000 });
  const turnover = [regime('turnover', 1), regime('profit', 10, { allowsWriteOffs: true })];

  test('is the one with the lowest effective rate', {
    tags: ['ranking-best-regimes', 'rule-ranking-filter', 'rule-wizard-lowest-rate', 'constant-best-regime'],
  }, () => {
    const [found] = listOf([country('A', 'AA', [regime('a', 20), regime('b', 10), regime('c', 15)])]);
    expect(found).toMatchObject({ regime: { id: 'b' }, rate: 10, total: 8_000 });
  });

  test('is the first where several cost the same', () => {
    expect(bestOf([regime('a', 10), regime('b', 10)])).toBe('a');
  });

  test('applies only if no maxIncomeThreshold or income is at or below it', () => {
    expect(bestOf([limited, regime('dear', 30)])).toBe('limited');
    expect(bestOf([limited, regime('dear', 30)], { income: 80_001 })).toBe('dear');
    expect(bestOf([limited], { income: 80_001 })).toBeUndefined();
  });

  test('business-owner work type requires the regime to allow write-offs', {
    tags: 'rule-owner-write-offs',
  }, () => {
    expect(bestOf(turnover, { workType: 'business' })).toBe('profit');
    expect(bestOf(turnover, { workType: 'remote' })).toBe('turnover');
    expect(bestOf(turnover, { workType: 'freelancer' })).toBe('turnover');
  });

  test('is another one where the law is asked and takes less of it', () => {
    const best = (estimate: Estimate) =>
      listOf(countries, { estimate, income: 80_000 }).find(({ country: { code } }) => code === 'BG')?.regime
        .id;
    expect(best('specified')).toBe('bg-eood-company');
    expect(best('law')).toBe('bg-freelancer-flat-tax');
  });
});

describe('ranking', () => {
  const three = [
    country('Cee', 'MT', [regime('c', 10)]),
    country('Aye', 'PY', [regime('a', 10)]),
    country('Bee', 'GB', [regime('b', 5)]),
  ];
  const names = (list: readonly Country[], options?: ListOptions) =>
    listOf(list, options).map(({ country: { name } }) => name);

  test('sorts by effective rate ascending, ties by name', {
    tags: ['ranking-best-regimes', 'rule-ranking-filter', 'rule-sorted-by-rate'],
  }, () => {
    expect(names(three)).toEqual(['Bee', 'Aye', 'Cee']);
  });

  test('of equal rates one without a time limit comes first, then the longer one, then the better place to live', {
    tags: 'rule-sorted-by-rate',
  }, () => {
    const tied = [
      country('A', 'AA', [regime('two-years', 10)]),
      country('B', 'BB', [regime('four-years', 10)]),
      country('C', 'CC', [regime('c', 10)]),
      { ...country('D', 'DD', [regime('d', 10)]), qualityOfLife: (template?.qualityOfLife ?? 0) + 1 },
      country('E', 'EE', [regime('e', 9)]),
      country('F', 'FF', [regime('permit', 10)]),
    ];
    expect(names(tied)).toEqual(['E', 'D', 'C', 'B', 'A', 'F']);
  });

  test('what is equal has an equal place', () => {
    expect(placesOf(listOf(three))).toEqual(['1', '2=', '2=']);
    const dear = country('Dee', 'DD', [regime('d', 20)]);
    expect(placesOf(listOf([dear, ...three]))).toEqual(['1', '2=', '2=', '4']);
    expect(placesOf([])).toEqual([]);
  });

  test('drops countries with no eligible regime', { tags: 'rule-no-eligible-dropped' }, () => {
    const limited = country('Dee', 'DD', [regime('d', 1, { maxIncomeThreshold: 79_999 })]);
    expect(names([limited, ...three])).not.toContain('Dee');
  });

  test('Europe filter: the wizard keeps its fixed list, ranking pages the one without RU, UA, GB, BY', {
    tags: 'rule-ranking-european-codes',
  }, () => {
    expect(names(three, { codes: WIZARD_EUROPE })).toEqual(['Bee', 'Cee']);
    expect(names(three, { codes: RANKING_EUROPE })).toEqual(['Cee']);
    expect(names(three, { codes: null })).toEqual(['Bee', 'Aye', 'Cee']);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])(
    'is empty at an income of %s',
    { tags: 'rule-empty-list' },
    (income) => {
      expect(listOf(three, { income })).toEqual([]);
    },
  );

  test('is empty if countries are missing', { tags: 'rule-empty-list' }, () => {
    const figures = figuresOf({}, 80_000, 2026);
    expect(recommendations({}, undefined, { figures, schedules: schedulesFor({}) }).all).toEqual([]);
  });

  test('has every country at an income of 0, at 0 %', () => {
    const ranked = listOf(countries, { income: 0 });
    expect(ranked).toHaveLength(22);
    expect(ranked.every(({ rate }) => rate === 0)).toBe(true);
  });

  test("the pages' Europe has no Turkey and none of the countries overseas", {
    tags: 'rule-ranking-european-codes',
  }, () => {
    const codes = listOf(countries, { income: 30_000, codes: RANKING_EUROPE }).map((one) => one.country.code);
    expect(codes).toHaveLength(15);
    for (const code of ['TR', 'GE', 'AE', 'PY', 'PA', 'CR', 'UY']) expect(codes).not.toContain(code);
  });

  test.each(RANKING_KINDS)(
    'the %s page for business owners requires the regime to allow write-offs',
    { tags: 'rule-owner-pages-write-offs' },
    (kind) => {
      const ranked = listOf(countries, {
        codes: { world: null, europe: RANKING_EUROPE, zero: ZERO_TAX_CODES }[kind],
        workType: 'business',
      });
      expect(ranked.length).toBeGreaterThan(0);
      expect(ranked.filter((one) => !one.regime.allowsWriteOffs)).toEqual([]);
    },
  );

  test('low-tax pages show the 15 lowest effective rates', { tags: 'constant-15-lowest' }, () => {
    const shown = listOf(countries).slice(0, RANKING_LIMIT);
    expect(shown).toHaveLength(15);
    const others = listOf(countries).slice(RANKING_LIMIT);
    const worst = shown.at(-1)?.rate ?? Number.NaN;
    expect(others.every(({ rate }) => rate !== null && rate >= worst)).toBe(true);
  });

  test('zero-tax pages use only PY, PA, GE, CR, AE, UY, sorted by rate', {
    tags: 'constant-zero-tax-countries',
  }, () => {
    const ranked = listOf(countries, { codes: ZERO_TAX_CODES });
    expect(ranked.map((one) => one.country.code).sort()).toEqual(['AE', 'CR', 'GE', 'PA', 'PY', 'UY']);
    const rates = ranked.map(({ rate }) => rate ?? Number.NaN);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });
});

test('wizard, ranking pages and home show the list worked out in the plainest way, at any income', () => {
  const cases = fc.record({
    income: fc.oneof(
      fc.integer({ min: 0, max: 10_000_000 }),
      // Below a dollar, rates of first years are rounding.
      fc.double({ min: 1, max: 10_000_000, noNaN: true }),
      fc.constantFrom(0, 40_000, 60_000, 80_000, 200_000, 1_000_000, 10_000_000),
    ),
    estimate: fc.constantFrom(...ESTIMATES),
    workType: fc.constantFrom(...WORK_TYPES),
    region: fc.constantFrom('anywhere', 'europe'),
  });
  const schedules = schedulesFor(taxBrackets);
  fc.assert(
    fc.property(cases, ({ region, ...answers }) => {
      const shown = (codes: ReadonlySet<string> | null) =>
        listOf(countries, { ...answers, codes }).map(({ country, regime: bestRegime, total, rate }) => ({
          country,
          bestRegime,
          total,
          effectiveRate: rate,
        }));
      const { estimate, ...criteria } = { ...answers, region, laws: ASKED[answers.estimate].laws };
      const [wizard, page] = region === 'europe' ? [WIZARD_EUROPE, RANKING_EUROPE] : [null, null];
      expect(shown(wizard)).toEqual(rankCountries(countries, schedules, criteria));
      expect(shown(page).slice(0, RANKING_LIMIT)).toEqual(topCountries(countries, schedules, criteria));
      expect(shown(ZERO_TAX_CODES)).toEqual(zeroTaxCountries(countries, schedules, criteria));
    }),
  );
});
