/** What payers withhold from people who have left, and from how long a stay a country lets go: the typed data, and what counts. */
import { describe, expect, it } from 'vitest';
import {
  type PaidAt,
  paperAt,
  shortStayAt,
  type WithheldPart,
  withheldOf,
  withheldRate,
} from '../../../src/catalogue/leavingRules.ts';
import { toDollars } from '../../../src/law/index.ts';
import { compiled, realFiles } from './samples.ts';

interface Example {
  readonly profession?: PaidAt['profession'];
  readonly paid: Readonly<Record<string, number>>;
  readonly withheld: Readonly<Record<string, number>>;
}

const KINDS = ['fees', 'wages'] as const;
const { leavingRules, leaving, countries, exchangeRates } = compiled(realFiles);
const files = Object.values(leaving).map(({ slug }) => JSON.parse(realFiles[`leaving/${slug}.json`] ?? ''));
const parts = files.flatMap((file) =>
  KINDS.map((kind) => ({
    name: `${kind} paid from ${file.name}`,
    id: file.id as string,
    kind,
    typed: file.withholding[kind],
    part: leavingRules[file.id]?.[kind],
  })),
);
const examples = parts.flatMap(({ name, typed, part }) =>
  ((typed.examples ?? []) as readonly Example[]).flatMap(({ withheld: bySlug, ...example }) =>
    Object.entries(bySlug).map(([slug, withheld]) => ({ ...example, name, part, slug, withheld })),
  ),
);

describe('what payers withhold', () => {
  it('is said of fees and wages from all 40 countries', () => {
    expect(files).toHaveLength(40);
    expect(Object.keys(leavingRules)).toHaveLength(40);
  });

  it.each(examples)(
    'is that of the worked example: $name to $slug',
    ({ part, slug, profession, paid, withheld }) => {
      const amount = toDollars(paid, exchangeRates.rates);
      const rate = withheldRate(part, { slug, profession, amount });
      const inDollars = rate === null ? 0 : withheldOf(rate, amount);
      // Of low ones the tariff is told in words only.
      if (inDollars === null) return expect([part?.isCounted, withheld > 0]).toEqual([false, true]);
      const [gross = 0] = Object.values(paid);
      expect((inDollars / amount) * gross).toBeCloseTo(withheld, 0);
    },
  );

  it.each(parts.filter(({ typed }) => typed.rates.length > 0))(
    'has a source and a worked example that bites: $name',
    ({ typed }) => {
      expect(typed.source.title).not.toBe('');
      const withheld = typed.examples.flatMap((one: { withheld: object }) => Object.values(one.withheld));
      expect(Math.max(...withheld)).toBeGreaterThan(0);
    },
  );

  it('is told and not counted where too little is known', () => {
    const words = parts.filter(({ part }) => part && !part.isCounted).map(({ id, kind }) => `${id} ${kind}`);
    expect(words.sort()).toEqual([
      'at wages',
      'be wages',
      'cr wages',
      'me fees',
      'mk fees',
      'rs fees',
      'tr wages',
    ]);
  });

  it('is nothing from a country without rates, which takes no place', () => {
    expect(leavingRules.ae?.fees).toBeUndefined();
    expect(withheldRate(leavingRules.ae?.fees, { slug: 'malta' })).toBeNull();
  });

  it('is never taken from the price of goods, but from the wage of who sells them', () => {
    for (const { part } of parts.filter(({ kind }) => kind === 'fees')) {
      for (const { slug } of countries) {
        expect(withheldRate(part, { slug, profession: 'trade' })).toBeNull();
      }
    }
    expect(withheldRate(leavingRules.br?.wages, { slug: 'paraguay', profession: 'trade' })?.percent).toBe(25);
  });

  it('is more to a place on a list than to others', () => {
    const { fees } = leavingRules.br ?? {};
    const at = (slug: string, profession: PaidAt['profession']) => withheldRate(fees, { slug, profession });
    expect(at('cyprus', 'software')?.percent).toBe(25);
    expect(at('portugal', 'software')?.percent).toBe(15);
    expect(at('portugal', 'design')?.percent).toBe(25);
    expect(withheldRate(leavingRules.fr?.fees, { slug: 'panama' })?.percent).toBe(75);
  });

  it('is the dearest of all work as long as nobody has said what it is', () => {
    expect(withheldRate(leavingRules.br?.fees, { slug: 'portugal' })?.percent).toBe(25);
    expect(withheldRate(leavingRules.at?.fees, { slug: 'panama' })?.percent).toBe(20);
    const part: WithheldPart = {
      rates: [{ percent: 30, professions: ['legal'] }, { percent: 'tariff' }],
      isCounted: true,
      inShort: '',
    };
    expect(withheldRate(part, { slug: 'malta' })?.percent).toBe('tariff');
    expect(withheldRate(part, { slug: 'malta', profession: 'legal' })?.percent).toBe(30);
  });

  it('is more of a large payment, which is taken for large as long as it is not known', () => {
    const at = (amount?: number) =>
      withheldRate(leavingRules.in?.fees, { slug: 'paraguay', amount })?.percent;
    expect(at(40_000)).toBe(20.8);
    expect(at(60_000)).toBe(22.88);
    expect(at()).toBe(22.88);
  });

  it('is the tariff of half of the fee from Panama: 15% of 30,000 less 11,000', () => {
    const rate = withheldRate(leavingRules.pa?.fees, { slug: 'georgia' });
    expect(rate && withheldOf(rate, 60_000)).toBeCloseTo(2850);
    expect(rate && withheldOf(rate, 20_000)).toBe(0);
  });

  it('is the tariff of Canada where the wage is not taxed', () => {
    const { wages } = leavingRules.ca ?? {};
    expect(withheldRate(wages, { slug: 'united-arab-emirates' })?.percent).toBe('tariff');
    expect(withheldRate(wages, { slug: 'paraguay' })).toBeNull();
  });

  it('is taken away by the paper that the treaty asks for', () => {
    const { fees } = leavingRules.pt ?? {};
    expect(withheldRate(fees, { slug: 'georgia' })).toBeNull();
    expect(paperAt(fees, { slug: 'georgia' })).toContain('21-RFI');
    expect(paperAt(fees, { slug: 'paraguay' })).toBeNull();
    expect(paperAt(fees, { slug: 'georgia', profession: 'trade' })).toBeNull();
    expect(paperAt(leavingRules.fr?.fees, { slug: 'panama' })).toBeNull();
  });

  it('is named without being counted where a treaty was not read', () => {
    expect(withheldRate(leavingRules.uy?.fees, { slug: 'albania' })?.isUnsure).toBeUndefined();
    expect(withheldRate(leavingRules.uy?.fees, { slug: 'spain' })).toMatchObject({
      percent: 12,
      isUnsure: true,
    });
    expect(withheldRate(leavingRules.in?.fees, { slug: 'georgia', profession: 'software' })).toMatchObject({
      percent: 10,
      isUnsure: true,
    });
    expect(withheldRate(leavingRules.in?.fees, { slug: 'united-arab-emirates' })).toBeNull();
  });

  it('names no country as its own destination', () => {
    for (const { slug, id } of Object.values(leaving)) {
      const { fees, wages } = leavingRules[id] ?? {};
      for (const { to = [] } of [...(fees?.rates ?? []), ...(wages?.rates ?? [])]) {
        expect(to).not.toContain(slug);
      }
    }
  });
});

describe('a stay too short to leave', () => {
  it('is told of all 40 countries', () => {
    for (const { shortStay, id } of files) {
      expect(shortStay.because, id).toMatch(/\.$/);
      expect(shortStay.helps.length, id).toBeGreaterThan(0);
    }
  });

  it('is asked about nowhere where residence changes nothing, or citizens are taxed wherever they live', () => {
    const never = Object.keys(leavingRules).filter((id) => leavingRules[id]?.shortStay === null);
    expect(never.sort()).toEqual(['ae', 'cr', 'ge', 'pa', 'py', 'us', 'uy']);
  });

  it('begins no later than the length from which nothing is asked', () => {
    for (const { years, noQuestionFrom } of Object.values(leavingRules).flatMap(
      ({ shortStay }) => shortStay ?? [],
    )) {
      if (years !== null && noQuestionFrom !== null) expect(noQuestionFrom).toBeGreaterThanOrEqual(years);
      if (years === null) expect(noQuestionFrom).toBeNull();
    }
  });

  it('depends on a treaty with the new country where the law says so', () => {
    const stay = (id: string, slug: string) => {
      const found = leavingRules[id]?.shortStay;
      return found && shortStayAt(found, slug);
    };
    expect(stay('ro', 'malta')).toMatchObject({ years: 1, noQuestionFrom: 2 });
    expect(stay('ro', 'panama')).toMatchObject({ years: 4, noQuestionFrom: 4 });
    expect(stay('hu', 'paraguay')).toMatchObject({ years: null, noQuestionFrom: null });
    expect(stay('za', 'georgia')).toMatchObject({ years: null, noQuestionFrom: null });
    expect(stay('za', 'malta')).toMatchObject({ years: 1, noQuestionFrom: 1 });
  });
});

describe('insurance of employees that goes on', () => {
  it('is told on the page about leaving with its source, where that has been read', () => {
    expect(leaving.gb?.insured[0]?.text).toContain('Class 1 ends after 52 weeks');
    expect(leaving.de?.insured.at(-1)?.source.kind).toBe('official');
    for (const { insured } of Object.values(leaving)) {
      for (const { source } of insured) expect(source.url).not.toBeNull();
    }
  });

  it('goes by the agreements of the two states, and inside the EU by its rules', () => {
    const toOf = (id: string, at: number) => leavingRules[id]?.insuredOn[at]?.to;
    expect(toOf('gb', 0)).toEqual([
      ...['albania', 'costa-rica', 'georgia', 'panama', 'paraguay', 'united-arab-emirates', 'uruguay'],
    ]);
    expect(toOf('gb', 1)).toEqual(['montenegro', 'north-macedonia', 'serbia', 'turkey']);
    expect(toOf('es', 0)).toEqual(['paraguay', 'turkey', 'uruguay']);
    expect(toOf('es', 1)).toContain('georgia');
    expect(toOf('es', 1)).not.toContain('portugal');
  });
});
