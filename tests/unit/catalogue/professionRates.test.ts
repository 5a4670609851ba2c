/** What single professions pay: the law's figure for each, and the usual one where nothing was said. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { Profession } from '../../../src/catalogue/professions.ts';
import { lastingRegimes, schedulesFor } from '../../../src/catalogue/schedules.ts';
import { assess, project, type TaxKind } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const { countries, taxBrackets, exchangeRates, texts, laws } = compileData();
const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
const schedules = schedulesFor(taxBrackets);
const lookup = lastingRegimes(countries, taxBrackets);

function regimeOf(id: string) {
  const found = regimes.find((regime) => regime.id === id);
  if (!found) throw new Error(`The data have no regime ${id}`);
  return found;
}

/** What a profession pays on an income in the currency of the law, and in that currency. */
function taxed(id: string, profession: Profession | undefined, income: number, currency: string) {
  const rate = exchangeRates.rates[currency] ?? 1;
  const schedule = schedules.scheduleOf(regimeOf(id));
  const { lines } = assess(schedule, income / rate, { laws: lawMethod(laws, { profession }) });
  return (kind: TaxKind) => (lines.find((line) => line.kind === kind)?.amount ?? 0) * rate;
}

/** The income tax of each year of a stay, in the currency of the law. */
function yearsOf(id: string, profession: Profession | undefined, income: number, currency: string) {
  const rate = exchangeRates.rates[currency] ?? 1;
  const found = lookup(id);
  if (!found) throw new Error(id);
  const plan = {
    income: income / rate,
    years: 6,
    from: { year: 2026 },
    laws: lawMethod(laws, { profession }),
  };
  return project(found, plan, lookup).years.map(({ regimeId, lines }) => ({
    regimeId,
    income: (lines[0]?.amount ?? 0) * rate,
    social: (lines[1]?.amount ?? 0) * rate,
  }));
}

describe('by the law', () => {
  it.each<[Profession, number]>([
    ['software', 12],
    ['design', 14],
    ['marketing', 15],
    ['legal', 17],
    ['trade', 3],
  ])('Polish revenue of %s is taxed at %d%, where 8.5% are usual', (profession, percent) => {
    const [usual, own] = [undefined, profession].map((who) =>
      taxed('pl-ryczalt-8-5', who, 250_000, 'PLN')('income'),
    );
    expect((own ?? 0) / (usual ?? 1)).toBeCloseTo(percent / 8.5, 3);
  });

  it('the Polish reliefs of the first years keep the rate of the profession', () => {
    const [general, design] = [undefined, 'design' as const].map((who) =>
      yearsOf('pl-ryczalt-8-5', who, 250_000, 'PLN').map(({ income }) => income),
    );
    for (const [at, amount] of (design ?? []).entries()) {
      expect(amount / (general?.[at] ?? 1)).toBeCloseTo(14 / 8.5, 3);
    }
  });

  it('goods in Portugal have no reduced share in the first years, but a first year without social security', () => {
    const [first, second, third] = yearsOf('pt-simplified', 'trade', 60_000, 'EUR');
    expect(first?.income).toBeCloseTo(third?.income ?? 0, 2);
    expect(first?.social).toBe(0);
    expect(second?.social).toBeGreaterThan(0);
  });

  it('what follows a regime has the figure of the profession, too', () => {
    const [software, design] = (['software', 'design'] as const).map(
      (who) => yearsOf('it-forfettario-5', who, 60_000, 'EUR')[5],
    );
    expect(software?.regimeId).toBe('it-forfettario-15');
    expect(software?.income).toBeCloseTo(((design?.income ?? 0) * 67) / 78, 0);
  });
});

describe('the guide names what the figures leave out', () => {
  const textsOf = (slug: string, id: string) => texts[slug]?.regimes[id]?.professionTexts;

  it('Polish marketers are not simply at 15%: advice may be taxed at 8.5%', () => {
    const marketing = textsOf('poland', 'pl-ryczalt-8-5')?.alternatives?.find(({ professions }) =>
      professions.includes('marketing'),
    );
    expect(marketing?.when).toMatch(/: the rate is 8\.5%\.$/);
  });

  it('Turkey exempts works of one’s own, and takes a final 15% of online content and apps', () => {
    expect(textsOf('turkey', 'tr-sole-trader')?.alternatives).toHaveLength(2);
    const text = texts.turkey?.regimes['tr-sole-trader']?.taxDescription;
    expect(text).toMatch(/article 18\b/);
    expect(text).toMatch(/article 20\/B/);
  });

  it('Bulgarian lawyers have the costs of every liberal profession; 40% are for copyright alone', () => {
    const { assumes, alternatives = [] } = textsOf('bulgaria', 'bg-freelancer-flat-tax') ?? {};
    expect(assumes).toContain('legal');
    expect(alternatives.map(({ professions }) => professions)).toEqual([['design', 'writing']]);
    expect(texts.bulgaria?.regimes['bg-freelancer-flat-tax']?.incomeTaxDescription).not.toMatch(/40%/);
  });

  it('Italy says what software pays, in both flat-rate regimes', () => {
    for (const id of ['it-forfettario-5', 'it-forfettario-15']) {
      const { taxDescription, incomeTaxDescription } = texts.italy?.regimes[id] ?? {};
      expect(taxDescription, id).toMatch(/\*\*67%\*\* for software/);
      expect(incomeTaxDescription, id).toMatch(/67% for software/);
    }
  });

  it('the history of the Estonian rate is told by the guide', () => {
    expect(texts.estonia?.regimes['ee-ou-dividends']?.taxDescription).toMatch(
      /The rate was 20% until 2024\./,
    );
  });
});
