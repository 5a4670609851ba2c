/** A figure of the law is typed once: what names it follows it, and what types it again is a problem. */
import { describe, expect, it } from 'vitest';
import { typedOnce } from '../../../data/compiler/checks/typedOnce.ts';
import { compileFiles } from '../../../data/compiler/index.ts';
import { checkReleases } from '../../../data/compiler/releases.ts';
import { assess, scheduleOf, TAX_KINDS } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { compiled, edited, type Json, problemsOf, realFiles, TODAY } from './samples.ts';

const problemsIn = (files: typeof realFiles) =>
  typedOnce(files).map(({ file, path, message }) => `${file} ${path}: ${message}`);

describe('a number that equals a figure of the law of its year', () => {
  const inPortugal = (edit: (regime: Json) => void) =>
    problemsIn(edited('countries/portugal.json', ({ taxRegimes }) => edit(taxRegimes[0])));

  it('is nowhere but in the law, or on the list', () => {
    expect(problemsIn(realFiles)).toEqual([]);
  });

  it('is a problem in a rate and in an amount of a quick estimate', () => {
    const found = inPortugal((regime) => {
      regime.socialContributionRate = 21.4;
      regime.maxIncomeThreshold = { EUR: 200_000 };
      regime.taxBrackets[1].rate = 15.7;
      regime.taxBrackets[1].upperBound = { EUR: 12_587 };
    });
    expect(found).toEqual([
      expect.stringMatching(
        /portugal\.json taxRegimes\[0\]\.socialContributionRate: 21\.4% is socialRate of/,
      ),
      expect.stringMatching(/taxRegimes\[0\]\.maxIncomeThreshold: 200000 EUR is simplifiedLimit of/),
      expect.stringMatching(
        /taxRegimes\[0\]\.taxBrackets\[1\]\.upperBound: 12587 EUR is bound\(tariff, 2\) of/,
      ),
      expect.stringMatching(/taxRegimes\[0\]\.taxBrackets\[1\]\.rate: 15\.7% is rate\(tariff, 2\) of/),
    ]);
  });

  it('is none where it is another currency, another unit, pinned dollars or a part of a year', () => {
    const found = inPortugal((regime) => {
      regime.maxIncomeThreshold = { USD: 200_000 };
      regime.socialSecurityMinimum = { EUR: 21.4 };
      regime.taxBrackets[1].rate = 12;
    });
    expect(found).toEqual([]);
  });

  it('is a problem in an amount of a permit', () => {
    const files = edited('practical/portugal.json', ({ permits }) => {
      permits[0].fee = { EUR: 12 * 920 };
    });
    expect(problemsIn(files)).toEqual([
      expect.stringMatching(/practical\/portugal\.json permits\[0\]\.fee: 11040 EUR is 12 \* minimumWage of/),
    ]);
  });

  it('is a problem in a text that types it more often than the list says', () => {
    const files = edited('practical/portugal.json', (practical) => {
      practical.vat.foreignClients += ' Above it the rate is 21.4%.';
    });
    expect(problemsIn(files)).toEqual([
      expect.stringMatching(
        /portugal\.json vat\.foreignClients: "21\.4%" is socialRate: write \{socialRate\}, or \{'21\.4%'\}/,
      ),
    ]);
  });
});

describe('the list of what is typed all the same', () => {
  it('says so where an entry no longer holds, so that it shrinks', () => {
    const files = edited('typed-figures.json', ({ numbers, texts }) => {
      numbers['countries/portugal.json'] = { 'It is something else.': ['taxRegimes[0].pensionRate'] };
      texts['practical/portugal.json'] = { '21.4%': 1 };
    });
    expect(problemsIn(files)).toEqual([
      expect.stringContaining(
        'numbers.countries/portugal.json: "taxRegimes[0].pensionRate" is no figure any more',
      ),
      expect.stringContaining('texts.practical/portugal.json: "21.4%" stands there less often: take it out'),
    ]);
  });

  it('does not grow: lower these numbers with it', () => {
    const { numbers, texts } = JSON.parse(realFiles['typed-figures.json'] ?? '');
    const count = (of: Json) => Object.values<Json>(of).flatMap((one) => Object.values<Json>(one).flat());
    expect(count(numbers).length).toBeLessThanOrEqual(8);
    expect(count(texts).reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(1_181);
  });
});

const real = compiled(realFiles);

/** What the quick estimate of a regime is worked out by. */
function scheduleIn({ countries, taxBrackets }: typeof real, id: string) {
  const regime = countries.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === id);
  if (!regime) throw new Error(`There is no ${id}.`);
  return scheduleOf(regime, taxBrackets[id] ?? []);
}

describe('a social rate of Portugal that is corrected in data/law alone', () => {
  const before = real;
  const files = edited('law/portugal.json', ({ figures }) => {
    figures.socialRate.in[0].is = 24;
  });
  const after = compiled(files);
  const ids = ['pt-simplified', 'pt-ifici'];
  const portugal = (data: typeof before) => {
    const country = data.countries.find(({ slug }) => slug === 'portugal');
    if (!country) throw new Error('There is no Portugal.');
    return country;
  };
  const couple = { hasPartner: true, married: true, partner: 0, children: [], from: null };
  const totals = (data: typeof before, id: string, income: number, byLaw: boolean) => {
    const schedule = scheduleIn(data, id);
    const laws = lawMethod({ ...data.laws, households: data.households }, { household: couple });
    const { lines, total, household } = assess(schedule, income, { laws: byLaw ? laws : null });
    const social = lines[TAX_KINDS.indexOf('socialContribution')]?.amount ?? 0;
    return { total: total - (household?.total ?? 0), social, family: household?.total ?? 0 };
  };

  it.each(ids)('moves %s in the guide, without answers and with them, to the same total', (id) => {
    for (const income of [20_000, 60_000, 110_000, 150_000, 180_000]) {
      const [quick, law] = [totals(after, id, income, false), totals(after, id, income, true)];
      expect(quick.total - totals(before, id, income, false).total, `${income}`).toBeGreaterThan(100);
      expect(Math.abs(quick.total - law.total), `${income}`).toBeLessThan(1);
    }
    expect(totals(after, id, 60_000, false).social).toBeCloseTo(0.24 * 0.7 * 60_000, 6);
  });

  it('moves what a couple saves, which follows from the taxable part', () => {
    const saved = (data: typeof before) => totals(data, 'pt-simplified', 60_000, true).family;
    expect(saved(before)).toBeLessThan(-1_000);
    expect(Math.abs(saved(after) - saved(before))).toBeGreaterThan(10);
  });

  it('moves what the API answers', () => {
    for (const regime of portugal(after).taxRegimes) expect(regime.socialContributionRate).toBe(24);
    expect(portugal(after).taxRegimes[0]?.incomeTaxableShare).toBe(68.2);
  });

  it('moves every text', () => {
    const words = (data: typeof before) =>
      JSON.stringify([
        data.texts.portugal,
        data.practical.portugal,
        data.schemeTexts.portugal,
        portugal(data),
      ]);
    expect(words(before)).toContain('21.4%');
    expect(words(after)).toContain('24% on 70% of service turnover');
    const stale = words(after).match(/[^"]*(?:21\.4%|16,552|70\.02%|€165,522)[^"]*/g) ?? [];
    // What a source supports is a quotation.
    const quoted = after.texts.portugal?.country.sources.map(({ supports }) => supports) ?? [];
    expect(stale.filter((text) => !quoted.includes(text))).toEqual([]);
  });

  it('is a difference of the release', () => {
    const changed = (data: typeof before) => checkReleases(data).map(({ path }) => path);
    const moved = changed(after).filter((path) => !changed(before).includes(path));
    expect(moved).toEqual(ids.map((id) => `regimes.${id}`));
  });

  it('leaves nothing behind that types the new rate by chance', () => {
    expect(typedOnce(files)).toEqual([]);
  });
});

describe('a figure that stands in sums and products of a quick estimate', () => {
  const totalIn = (data: typeof real, id: string, income: number, byLaw: boolean) =>
    assess(scheduleIn(data, id), income, { laws: byLaw ? lawMethod(data.laws) : null }).total;

  it.each([
    ['spain', 'socialRate', 'es-beckham-law'],
    ['spain', 'pensionSurcharge', 'es-beckham-law'],
    ['poland', 'healthRate', 'pl-ryczalt-8-5'],
    ['hungary', 'localTax', 'hu-kft-dividends'],
    ['montenegro', 'pensionRate', 'me-sole-entrepreneur'],
    ['montenegro', 'surtax', 'me-company-doo'],
    ['cyprus', 'insuranceRate', 'cy-self-employed'],
  ])('of %s, %s, moves %s by the law and by the quick estimate alike', (slug, figure, id) => {
    const moved = compiled(
      edited(`law/${slug}.json`, ({ figures }) => {
        for (const value of figures[figure].in) value.is += 1;
      }),
    );
    for (const income of [30_000, 60_000, 120_000]) {
      const [law, quick] = [true, false].map(
        (byLaw) => totalIn(moved, id, income, byLaw) - totalIn(real, id, income, byLaw),
      ) as [number, number];
      expect(Math.abs(law), `${income}`).toBeGreaterThan(1);
      expect(Math.abs(quick - law), `${income}: ${quick}, by the law ${law}`).toBeLessThan(
        Math.max(5, 0.05 * Math.abs(law)),
      );
    }
  });
});

describe('a quick estimate names figures of its law', () => {
  const shown = (edit: (regime: Json) => void) => {
    const data = compiled(edited('countries/estonia.json', ({ taxRegimes }) => edit(taxRegimes[0])));
    const regime = data.countries.find(({ slug }) => slug === 'estonia')?.taxRegimes[0];
    return { regime, brackets: data.taxBrackets[regime?.id ?? ''] ?? [] };
  };
  const refused = (edit: (regime: Json) => void) =>
    problemsOf(edited('countries/estonia.json', ({ taxRegimes }) => edit(taxRegimes[0])));

  it('by name, or as formulas over them: percent to four decimals, amounts to cents', () => {
    const { regime, brackets } = shown((own) => {
      own.socialContributionRate = 'socialTax / profitWithSocialTax';
      own.socialSecurityMinimum = { EUR: 'socialTax * (12 * minimumBase)' };
      own.taxBrackets[2].rate = 'incomeTax';
    });
    expect(regime?.socialContributionRate).toBe(24.812);
    expect(regime?.statutory?.socialSecurityMinimum).toEqual({ currency: 'EUR', amount: 3508.56 });
    expect(brackets[2]?.rate).toBe(22);
  });

  it('of the tax year of its file, whatever the law has later', () => {
    const edit = ({ taxRegimes }: Json) => {
      taxRegimes[0].socialSecurityMinimum = { EUR: '12 * minimumWage' };
    };
    const data = compileFiles(edited('countries/portugal.json', edit), {
      ...{ now: TODAY, hasFlag: () => true, taxYear: 2027 },
    });
    const [regime] = data.countries.find(({ slug }) => slug === 'portugal')?.taxRegimes ?? [];
    expect(regime?.statutory?.socialSecurityMinimum?.amount).toBe(12 * 920);
  });

  it('and a bracket begins where the one before of its kind ends', () => {
    const { brackets } = shown(() => {});
    brackets.forEach((bracket, at) => {
      expect(bracket.lowerBound).toBe(brackets[at - 1]?.upperBound ?? 0);
    });
  });

  it.each([
    ['"nothing": ', 'nothing', 'there is no value "nothing"'],
    ['an amount where there must be a percent', '12 * minimumWage', 'is no percent'],
  ])('and what it cannot name is refused: %s', (_what, formula, message) => {
    const edit = (own: Json) => {
      own.socialContributionRate = formula;
    };
    expect(refused(edit)).toContainEqual({
      file: 'data/countries/estonia.json',
      path: 'taxRegimes[0].socialContributionRate',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [{ EUR: 'socialTax' }, 'is no amount of a year'],
    [{ EUR: 'minimumWage' }, 'is neither a percent nor an amount of a year'],
    [{ GEL: '12 * minimumWage' }, 'amounts of this law are EUR'],
  ])('and so is an amount that is none: %j', (amount, message) => {
    const edit = (own: Json) => {
      own.socialSecurityCap = amount;
    };
    expect(refused(edit).map((one) => one.message)).toContainEqual(expect.stringContaining(message));
  });
});
