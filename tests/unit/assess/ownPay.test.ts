import { laws } from 'virtual:lowtide/person';
import { describe, expect, it, test } from 'vitest';
import { assessor } from '../../../src/assess/assessor.ts';
import { comparedCurves } from '../../../src/assess/comparedCurves.ts';
import { selectionOf } from '../../../src/assess/comparison.ts';
import { takenOver } from '../../../src/assess/dueElsewhere.ts';
import { ownPayOf, payOverIncomes, workedPay } from '../../../src/assess/ownPay.ts';
import { payCaution, payInShort, payNotes, payPart, paySentence } from '../../../src/assess/payEnglish.ts';
import { isDestination } from '../../../src/catalogue/places.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { type CompanyPay, companyPayOf } from '../../../src/law/index.ts';
import { figuresForLink, figuresInLink, withLinkFigures } from '../../../src/situation/address.ts';
import { needsFacts } from '../../../src/situation/answered.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { familyOf, type Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, taxBrackets } from './people.ts';

const EUR = 0.876;
const euros = (usd: number) => `€${Math.round(usd * EUR).toLocaleString('en-US')}`;

function company(id: string): CompanyPay {
  const found = companyPayOf(laws, id);
  if (!found) throw new Error(`No company ${id}`);
  return found;
}
const at = (id: string, income: number, limit: number | null = null, costs = 0) =>
  ownPayOf(company(id), income / EUR, costs / EUR, limit === null ? null : limit / EUR);

describe('what to take is said in one sentence', () => {
  test.each([
    [
      'me-company-doo',
      80_000,
      'Take a wage of €12,000 and the rest as dividends: you keep €166 more than with the least wage.',
      'Wage of €12,000, rest as dividends: €166 more',
    ],
    [
      'bg-eood-company',
      80_000,
      'Take a wage of €6,956 and the rest as dividends: you keep €506 more than with dividends alone.',
      'Wage of €6,956, rest as dividends: €506 more',
    ],
    [
      'bg-eood-company',
      300_000,
      'Take the whole profit as a wage: you keep €8,858 more than with dividends alone.',
      'Whole profit as a wage: €8,858 more',
    ],
    ['ge-llc', 80_000, 'Take no wage and everything as dividends: you keep €64,600.', 'Dividends alone'],
    [
      'al-company-shpk',
      80_000,
      'Take the least wage that the law allows, €6,394, and the rest as dividends: you keep €72,413.',
      'Least wage of €6,394, rest as dividends',
    ],
    [
      'ae-free-zone-company',
      80_000,
      'Wage or dividends, you keep €75,229 either way.',
      'Wage or dividends, no difference',
    ],
    [
      'al-company-shpk',
      3_000,
      'A profit of €3,000 does not pay the wage that the law asks for, €6,394.',
      'Profit too low for a wage',
    ],
    [
      'hu-kft-dividends',
      1_000,
      'A profit of €1,000 does not pay what the company owes in any case.',
      'Profit too low for a wage',
    ],
  ])('%s at %d', (id, income, sentence, part) => {
    expect(paySentence(at(id, income), euros)).toBe(sentence);
    expect(payPart(at(id, income), euros)).toBe(part);
  });

  it('above its limit a scheme ends', () => {
    const own = at('ro-srl-micro', 150_000, 100_000);
    expect(paySentence(own, euros)).toBe('This scheme ends above €100,000 a year.');
    expect(payPart(own, euros)).toBe('Over its limit');
    expect(own.best).toBeNull();
  });

  it('what is usual, and what changes next year, stands beside it', () => {
    expect(payNotes(at('ee-ou-dividends', 80_000), euros)).toEqual([
      'A wage of €10,632 is usual there. It would cost you €889 a year.',
    ]);
    expect(payNotes(at('ae-free-zone-company', 150_000), euros)).toEqual([]);
    const lastYear = { ...company('ae-free-zone-company'), taxYear: 2029 };
    expect(payNotes(ownPayOf(lastYear, 150_000 / EUR, 0, null), euros)).toEqual([
      'From 2030 a wage of €60,551 and the rest as dividends keeps you €5,450 more.',
    ]);
    expect(payNotes(at('ge-llc', 80_000), euros)).toEqual([]);
  });

  it('a caution of the data counts first; without one, doubtful rules have the general one', () => {
    expect(payCaution('Ask first.', 'high')).toBe('Ask first.');
    expect(payCaution(null, 'medium')).toMatch(/^Sources differ/);
    expect(payCaution(null, 'high')).toBeNull();
  });

  it('costs come off the profit, turnover keeps its tests', () => {
    const { limit, ...rest } = { limit: null, income: 80_000 / EUR, costs: 20_000 / EUR };
    expect(payInShort(company('ge-llc'), { ...rest, limit, money: euros })).toBe('Dividends alone');
    expect(at('ge-llc', 80_000, null, 20_000).best?.inHand).toBeCloseTo(48_450 / EUR, 6);
  });
});

describe('where the profit goes at a wage', () => {
  it('parts and taxes add up to the profit at every wage', () => {
    const ids = Object.keys(laws.regimes).filter((id) => companyPayOf(laws, id));
    expect(ids.length).toBeGreaterThan(12);
    for (const id of ids) {
      const own = at(id, 150_000);
      for (const share of [0, 0.2, 0.5, 1]) {
        const split = own.at(own.least + (own.most - own.least) * share);
        const taxes = split.lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(taxes + split.inHand).toBeCloseTo(own.profit, 1);
        expect(split.netWage + split.netDividend).toBeCloseTo(split.inHand, 6);
        expect(split.inHand).toBeLessThan((own.best?.inHand ?? 0) + 1);
      }
    }
  });

  it('of a US owner with what the United States take, which is in what is best', () => {
    const us = FACTS.usTaxesOf?.({ citizenships: ['us'] });
    if (!us) throw new Error('not taxed');
    // It stands behind schemes of the countries that one moves to alone.
    const there = Object.keys(laws.regimes).filter((id) => isDestination(id.slice(0, 2)));
    for (const id of there.filter((one) => companyPayOf(laws, one))) {
      const local = company(id);
      const own = ownPayOf({ ...local, program: us.there.behind.programOf(local, id) }, 250_000, 0, null);
      const alone = ownPayOf(local, 250_000, 0, null);
      for (const wage of [own.least, alone.best?.wage ?? 0, own.most]) {
        const split = own.at(wage);
        const taxes = split.lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(taxes + split.inHand, id).toBeCloseTo(own.profit, 1);
        expect(split.netWage + split.netDividend).toBeCloseTo(split.inHand, 6);
        expect(split.inHand).toBeLessThan((own.best?.inHand ?? 0) + 1);
      }
    }
    const emirates = company('ae-free-zone-company');
    const linked = { ...emirates, program: us.there.behind.programOf(emirates, 'ae-free-zone-company') };
    // Wage or dividend is the same there, and not in the United States.
    expect(payPart(ownPayOf(linked, 100_000, 0, null), euros)).toMatch(/^Wage of €68,726, rest as dividends/);
  });

  describe('of whom other countries take something, with it: as in the row of the company', () => {
    const owner = (country: string, more: Situation = {}): Situation => ({
      ...{ income: 180_000, currency: 'EUR', work: 'business', company: true, costs: { percent: 10 } },
      ...{ home: { country }, profession: 'consulting', payer: country, years: null, ...more },
    });
    const atWork = { workplace: 'elsewhere', days: 190 } as const;

    it.each<[string, Situation]>([
      ['from Brazil', owner('br')],
      ['from Spain', owner('es')],
      [
        'from Portugal with a family',
        owner('pt', { household: { partner: 0, married: true, children: [4] } }),
      ],
      ['who goes on working in France', owner('fr', { ...atWork, workCountry: 'fr' })],
      ['who works in Spain', owner('br', { ...atWork, workCountry: 'es' })],
    ])('%s', (_, said) => {
      const situation: Situation = { ...said, payBest: true, deduct: true };
      const { income, costs } = figuresOf(situation, 80_000, 2026);
      let taken = 0;
      for (const country of countries) {
        for (const { id } of country.taxRegimes) {
          const local = companyPayOf(laws, id);
          if (!local) continue;
          const row = assessed(situation, id);
          const family = familyOf(situation);
          const ofFamily = family ? FACTS.payWithFamily?.(local, family) : local;
          const elsewhere = takenOver(situation, null, FACTS, country);
          const own = ownPayOf(
            { ...(ofFamily ?? local), ...(elsewhere && { elsewhere }) },
            income,
            costs,
            null,
          );
          if (!own.best) continue;
          taken += Number(own.best.lines.some(({ kind }) => kind === 'dueElsewhere'));
          expect(own.best.inHand, id).toBeCloseTo(row.kept, 0);
          const due = (lines: readonly { kind: string; amount: number }[]) =>
            lines.reduce((sum, { kind, amount }) => (kind === 'dueElsewhere' ? sum + amount : sum), 0);
          // Of wages that leave the same, the law takes another one.
          if (own.kind !== 'same') expect(due(own.best.lines), id).toBeCloseTo(due(row.lines), 0);
          const { best } = own;
          const taxes = best.lines.reduce((sum, { amount }) => sum + amount, best.household);
          expect(taxes + best.inHand, id).toBeCloseTo(own.profit, 0);
          expect(best.netWage + best.netDividend).toBeCloseTo(best.inHand, 6);
        }
      }
      expect(taken).toBeGreaterThan(0);
    });

    it('wages leave the same where today’s tax is paid in any case', () => {
      const said = owner('fr', { ...atWork, workCountry: 'fr' });
      const bulgaria = countries.find(({ slug }) => slug === 'bulgaria');
      const elsewhere = bulgaria && takenOver(said, null, FACTS, bulgaria);
      const own = ownPayOf(
        { ...company('bg-eood-company'), ...(elsewhere && { elsewhere }) },
        90_000,
        0,
        null,
      );
      expect([own.kind, own.gain, own.next]).toEqual(['same', 0, null]);
    });
  });

  it('a wage that the law does not allow gives way to the nearest that it does', () => {
    const own = at('ro-srl-profit-tax', 80_000);
    expect(own.at(1_000).lawWage).toBe(0);
    expect(own.at(10_000).lawWage).toBe(50_250);
    expect(own.at(1e9).wage).toBe(own.most);
  });

  it('the picture has a point for every income', () => {
    const incomes = [20_000, 40_000, 200_000];
    const all = payOverIncomes(company('ro-srl-micro'), incomes, 100_000);
    expect(all.map(({ kind }) => kind)).toEqual(['least', 'least', 'over']);
  });

  it('a worked example has the best wage and every line', () => {
    const worked = workedPay(company('bg-eood-company'), 150_000 / EUR);
    expect(worked?.pay).toMatchObject({ wage: 150_000, inHand: expect.closeTo(128_424.37, 1) });
    const off = Object.values(worked?.pay.lines ?? {}).reduce((sum, amount) => sum + amount, 0);
    expect(off + (worked?.pay.inHand ?? 0)).toBeCloseTo(150_000, 1);
    expect(workedPay(company('al-company-shpk'), 1_000)).toBeNull();
  });
});

describe('"Pay me the best way"', () => {
  const situation = { income: 150_000, currency: 'EUR', years: 1, payBest: true } as const;

  it('is off at first, and then the figures of companies follow it', () => {
    const { payBest: _off, ...without } = situation;
    const own = assessed(without, 'bg-eood-company');
    const best = assessed(situation, 'bg-eood-company');
    expect((best.kept - own.kept) * EUR).toBeCloseTo(128_094.48 - 126_181.01, 1);
    expect(best.lines.map(({ kind }) => kind)).toEqual(['income', 'socialContribution', 'pension']);
    expect(best.projection?.years[0]?.kept).toBeCloseTo(best.kept, 6);
  });

  it('changes nothing in the own name', () => {
    const { payBest: _off, ...without } = situation;
    const id = 'bg-freelancer-flat-tax';
    expect(assessed(situation, id).kept).toBe(assessed(without, id).kept);
  });

  it('moves the income from which a company keeps more', () => {
    const { columns } = selectionOf(countries, ['bg-freelancer-flat-tax', 'bg-eood-company']);
    const figures = figuresOf(situation, 60_000, 2026);
    const [, own] = comparedCurves(columns, figures, countries, taxBrackets);
    const [, best] = comparedCurves(columns, figures, countries, taxBrackets, FACTS);
    const perYear =
      ownPayOf({ ...company('bg-eood-company'), taxYear: 2027 }, 150_000 / EUR, 0, null).best?.inHand ?? 0;
    const valueAt150 = best?.curve.total.findLast(({ from }) => from <= 150_000 / EUR);
    if (!valueAt150 || !own) throw new Error('no curve');
    const total = valueAt150.after + valueAt150.slope * (150_000 / EUR - valueAt150.from);
    expect((150_000 / EUR - total) * EUR).toBeCloseTo(perYear * EUR, 0);
    expect(best?.curve.total).not.toEqual(own.curve.total);
  });

  it('needs the facts', () => {
    expect(needsFacts({ payBest: true })).toBe(true);
  });

  it('travels in addresses', () => {
    const link = figuresForLink(situation);
    const search = withLinkFigures('', link);
    expect(search).toMatch(/(^|&)pay=best(&|$)/);
    expect(figuresInLink(search).payBest).toBe(true);
    expect(figuresInLink('income=70000').payBest).toBeUndefined();
  });

  it('without facts, figures are the own ones until they are here', () => {
    const country = countries.find(({ taxRegimes }) => taxRegimes.some(({ id }) => id === 'bg-eood-company'));
    const regime = country?.taxRegimes.find(({ id }) => id === 'bg-eood-company');
    if (!country || !regime) throw new Error('no regime');
    const figures = figuresOf(situation, 60_000, 2026);
    const assess = assessor(
      situation,
      figures,
      schedulesFor(taxBrackets),
      { ...FACTS, laws: null, lawsFor: null },
      countries,
    );
    expect(assess(country, regime).kept * EUR).toBeCloseTo(126_181.01, 1);
  });
});
