import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { Country, TaxRegime } from '../../../src/catalogue/entities.ts';
import { RANKING_EUROPE, WIZARD_EUROPE } from '../../../src/catalogue/europe.ts';
import {
  PERSONA_WORK_TYPES,
  RANKING_PAGES,
  rankingPageAt,
  rankingTitle,
} from '../../../src/catalogue/personas.ts';
import {
  bestRegime,
  type RankingCriteria,
  rankCountries,
  topCountries,
  zeroTaxCountries,
} from '../../../src/catalogue/ranking.ts';
import { scheduleBook } from '../../../src/catalogue/scheduleBook.ts';
import { WORK_TYPES } from '../../../src/catalogue/workTypes.ts';
import { assess } from '../../../src/tax/index.ts';
import { NO_TAX } from '../tax/madeUp.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const { countries, taxBrackets } = compileData();
const book = scheduleBook(taxBrackets);
const [template] = countries;
if (template === undefined) throw new Error('The data have no countries');

/** A made-up regime with a flat income tax. */
function regime(id: string, incomeTaxRate: number, more: Partial<TaxRegime> = {}): TaxRegime {
  const [first] = template?.taxRegimes ?? [];
  if (first === undefined) throw new Error('A country without regimes');
  return { ...first, ...NO_TAX, hasIncomeTax: true, id, incomeTaxRate, allowsWriteOffs: false, ...more };
}

function country(name: string, code: string, taxRegimes: TaxRegime[]): Country {
  return { ...(template as Country), id: code, name, code, taxRegimes };
}

const criteria: RankingCriteria = { income: 80_000, region: 'anywhere', workType: 'freelancer' };
const empty = () => scheduleBook({});

describe('best regime', () => {
  test('is the one with the lowest effective rate', () => {
    const found = bestRegime(
      country('A', 'AA', [regime('a', 20), regime('b', 10), regime('c', 15)]),
      empty(),
      criteria,
    );
    expect(found).toMatchObject({ bestRegime: { id: 'b' }, effectiveRate: 10, total: 8_000 });
  });

  test('is the first where several cost the same', () => {
    const found = bestRegime(country('A', 'AA', [regime('a', 10), regime('b', 10)]), empty(), criteria);
    expect(found?.bestRegime.id).toBe('a');
  });

  test('applies only if no maxIncomeThreshold or income is at or below it', () => {
    const cheap = regime('cheap', 1, { maxIncomeThreshold: 80_000 });
    const one = country('A', 'AA', [cheap, regime('dear', 30)]);
    expect(bestRegime(one, empty(), criteria)?.bestRegime.id).toBe('cheap');
    expect(bestRegime(one, empty(), { ...criteria, income: 80_001 })?.bestRegime.id).toBe('dear');
    expect(bestRegime(country('B', 'BB', [cheap]), empty(), { ...criteria, income: 80_001 })).toBeNull();
  });

  test('business-owner work type requires the regime to allow write-offs', () => {
    const one = country('A', 'AA', [regime('turnover', 1), regime('profit', 10, { allowsWriteOffs: true })]);
    expect(bestRegime(one, empty(), { ...criteria, workType: 'business' })?.bestRegime.id).toBe('profit');
    for (const workType of ['remote', 'freelancer'] as const) {
      expect(bestRegime(one, empty(), { ...criteria, workType })?.bestRegime.id).toBe('turnover');
    }
  });

  test('deducting contributions may change it', () => {
    const social = {
      hasSocialContribution: true,
      socialContributionRate: 20,
      socialContributionDeductible: true,
    };
    const one = country('A', 'AA', [regime('flat', 38), regime('deducting', 20, social)]);
    expect(bestRegime(one, empty(), criteria)?.bestRegime.id).toBe('flat');
    expect(bestRegime(one, empty(), { ...criteria, deduct: true })?.bestRegime.id).toBe('deducting');
  });
});

describe('ranking', () => {
  const three = [
    country('Cee', 'MT', [regime('c', 10)]),
    country('Aye', 'PY', [regime('a', 10)]),
    country('Bee', 'GB', [regime('b', 5)]),
  ];
  const names = (list: readonly { country: Country }[]) => list.map((ranked) => ranked.country.name);

  test('sorts by effective rate ascending, ties by name', () => {
    expect(names(rankCountries(three, empty(), criteria))).toEqual(['Bee', 'Aye', 'Cee']);
  });

  test('drops countries with no eligible regime', () => {
    const limited = country('Dee', 'DD', [regime('d', 1, { maxIncomeThreshold: 79_999 })]);
    expect(names(rankCountries([limited, ...three], empty(), criteria))).not.toContain('Dee');
  });

  test('Europe filter: the wizard keeps its fixed list, ranking pages the one without RU, UA, GB, BY', () => {
    const europe = { ...criteria, region: 'europe' } as const;
    expect(names(rankCountries(three, empty(), europe))).toEqual(['Bee', 'Cee']);
    expect(names(topCountries(three, empty(), europe))).toEqual(['Cee']);
    expect(names(topCountries(three, empty(), criteria))).toEqual(['Bee', 'Aye', 'Cee']);
  });

  test('empty list if countries are missing or income is not a number', () => {
    expect(rankCountries(undefined, empty(), criteria)).toEqual([]);
    for (const income of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      expect(rankCountries(three, empty(), { ...criteria, income })).toEqual([]);
    }
  });

  test('income 0 ranks every country at 0 %', () => {
    const ranked = rankCountries(countries, book, { ...criteria, income: 0 });
    expect(ranked).toHaveLength(22);
    expect(ranked.every(({ effectiveRate }) => effectiveRate === 0)).toBe(true);
  });
});

test('lists of Europe', () => {
  const wizard =
    'AL, AD, AT, BY, BE, BA, BG, HR, CY, CZ, DK, EE, FI, FR, DE, GR, HU, IS, IE, IT, LV, LI, LT, LU, MT, MD, MC, ' +
    'ME, NL, MK, NO, PL, PT, RO, RU, SM, RS, SK, SI, ES, SE, CH, UA, GB, VA';
  expect([...WIZARD_EUROPE].join(', ')).toBe(wizard);
  const left = [...WIZARD_EUROPE].filter((code) => !RANKING_EUROPE.has(code));
  expect(left.sort()).toEqual(['BY', 'GB', 'RU', 'UA']);
  expect(RANKING_EUROPE.size).toBe(WIZARD_EUROPE.size - 4);
});

describe('the real catalogue', () => {
  test('each country stands at the lowest rate of its open regimes, the list ascends', () => {
    const answers = fc.record({
      income: fc.integer({ min: 0, max: 1_000_000 }),
      region: fc.constantFrom('anywhere', 'europe'),
      workType: fc.constantFrom(...WORK_TYPES),
      deduct: fc.boolean(),
    });
    fc.assert(
      fc.property(answers, (asked) => {
        const ranked = rankCountries(countries, book, asked);
        ranked.forEach(({ country: one, bestRegime: best, effectiveRate }, place) => {
          expect(effectiveRate).toBeGreaterThanOrEqual(ranked[place - 1]?.effectiveRate ?? 0);
          for (const other of one.taxRegimes) {
            const isOpen = (other.maxIncomeThreshold ?? asked.income) >= asked.income;
            if (!isOpen || (asked.workType === 'business' && !other.allowsWriteOffs)) continue;
            const rate = assess(book.scheduleOf(other), asked.income, asked).effectiveRate;
            expect(rate).toBeGreaterThanOrEqual(effectiveRate);
            if (other === best) expect(rate).toBe(effectiveRate);
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  test('ranking pages show the 15 lowest effective rates', () => {
    const ranked = topCountries(countries, book, criteria);
    expect(ranked).toHaveLength(15);
    expect(ranked).toEqual(rankCountries(countries, book, criteria).slice(0, 15));
  });

  test('zero-tax pages use only PY, PA, GE, CR, AE, UY, sorted by rate', () => {
    const ranked = zeroTaxCountries(countries, book, criteria);
    expect(ranked.map((one) => one.country.code).sort()).toEqual(['AE', 'CR', 'GE', 'PA', 'PY', 'UY']);
    const rates = ranked.map((one) => one.effectiveRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });
});

describe('personas', () => {
  test('twelve ranking pages: eight low-tax, four zero-tax', () => {
    const paths = RANKING_PAGES.map((page) => page.path);
    expect(new Set(paths).size).toBe(12);
    expect(paths.filter((path) => path.startsWith('/zero-tax-countries-for-'))).toHaveLength(4);
    expect(paths.filter((path) => path.startsWith('/low-tax-countries-in-europe-for-'))).toHaveLength(4);
    expect(paths).toContain('/low-tax-countries-for-digital-nomads');
  });

  test('a path leads to its page, any other to none', () => {
    const page = rankingPageAt('/low-tax-countries-in-europe-for-freelancers');
    expect(page).toMatchObject({ kind: 'europe', persona: 'freelancers' });
    expect(rankingPageAt('/zero-tax-countries-in-europe-for-freelancers')).toBeNull();
  });

  test('titles', () => {
    expect(rankingTitle('world', 'remote-workers')).toBe('Low-Tax Countries for Remote Workers');
    expect(rankingTitle('europe', 'digital-nomads')).toBe('Low-Tax Countries in Europe for Digital Nomads');
    expect(rankingTitle('zero', 'business-owners')).toBe('Zero-Tax Countries for Business Owners');
  });

  test('only business owners need write-offs', () => {
    const business = Object.entries(PERSONA_WORK_TYPES).filter(([, workType]) => workType === 'business');
    expect(business).toEqual([['business-owners', 'business']]);
  });
});
