import fc from 'fast-check';
import {
  type Costs,
  TAX_KINDS,
  type TaxBracket,
  type TaxKind,
  type TaxRules,
} from '../../../src/law/index.ts';

/** A regime without any tax, to which a test adds what it is about. */
export const NO_TAX: TaxRules = {
  maxIncomeThreshold: null,
  hasIncomeTax: false,
  incomeTaxRate: 0,
  incomeTaxType: 'percentage',
  hasSocialContribution: false,
  socialContributionRate: 0,
  socialContributionType: 'percentage',
  hasPension: false,
  pensionRate: 0,
  pensionType: 'percentage',
  hasCorporateTax: false,
  corporateTaxRate: 0,
  corporateTaxType: 'percentage',
  hasDividendTax: false,
  dividendTaxRate: 0,
  dividendTaxType: 'percentage',
  hasOtherTax: false,
  otherTaxRate: 0,
  otherTaxType: 'percentage',
  socialSecurityCap: null,
  pensionCap: null,
};

/** The fields of each kind by name, so that a test can go through all six. */
export const FIELDS = {
  income: { has: 'hasIncomeTax', rate: 'incomeTaxRate', type: 'incomeTaxType', share: 'incomeTaxableShare' },
  socialContribution: {
    has: 'hasSocialContribution',
    rate: 'socialContributionRate',
    type: 'socialContributionType',
    share: 'socialContributionTaxableShare',
  },
  pension: { has: 'hasPension', rate: 'pensionRate', type: 'pensionType', share: 'pensionTaxableShare' },
  corporate: {
    has: 'hasCorporateTax',
    rate: 'corporateTaxRate',
    type: 'corporateTaxType',
    share: 'corporateTaxableShare',
  },
  dividend: {
    has: 'hasDividendTax',
    rate: 'dividendTaxRate',
    type: 'dividendTaxType',
    share: 'dividendTaxableShare',
  },
  other: { has: 'hasOtherTax', rate: 'otherTaxRate', type: 'otherTaxType', share: 'otherTaxableShare' },
} as const satisfies Record<TaxKind, Record<'has' | 'rate' | 'type' | 'share', keyof TaxRules>>;

/** A regime with one kind of tax. */
export function onlyTax(kind: TaxKind, rate: number, type: 'fixed' | 'percentage' = 'percentage'): TaxRules {
  return { ...NO_TAX, [FIELDS[kind].has]: true, [FIELDS[kind].rate]: rate, [FIELDS[kind].type]: type };
}

/** Brackets of a kind: "0–40000 10%, 40000– 20% +500" has an amount of 500 due in its second one, which has no end. */
export function bracketsOf(
  taxType: TaxKind,
  bands: string,
  description = 'Taxed at the rate of the bracket',
): TaxBracket[] {
  return bands.split(', ').map((band) => {
    const [range = '', rate = '', amount] = band.split(' ');
    const [lower = '', upper = ''] = range.split('–');
    return {
      taxType,
      lowerBound: Number(lower),
      upperBound: upper === '' ? null : Number(upper),
      rate: Number(rate.replace('%', '')),
      ...(amount === undefined ? {} : { amount: Number(amount) }),
      description,
    };
  });
}

/** A made-up regime together with its brackets. */
export interface MadeUp {
  readonly rules: TaxRules;
  readonly brackets: readonly TaxBracket[];
}

/** Amounts with cents, from `min` cents up to `max` dollars. */
export function cents(max: number, min = 0): fc.Arbitrary<number> {
  return fc.integer({ min, max: max * 100 }).map((amount) => amount / 100);
}

/** Percent with three decimals, as data have it. */
function thousandths(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: max * 1_000 }).map((rate) => rate / 1_000);
}

const dollars = (max: number) => fc.oneof(fc.integer({ min: 0, max }), cents(max));
const percent = fc.oneof(fc.integer({ min: 0, max: 60 }), thousandths(60));
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

/** Incomes as people type them, and odd ones: 0, minus 0, cents and very large. */
export const incomes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
  { weight: 3, arbitrary: cents(10_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 0.01, 1, 10_000_000, 1e12, 1e15) },
);

interface BracketShape {
  readonly entire: boolean;
  readonly withAmounts: boolean;
}

/** A contiguous set of brackets of one kind, in shuffled order. */
export function bracketSets(
  kind: TaxKind,
  { entire, withAmounts }: BracketShape,
): fc.Arbitrary<TaxBracket[]> {
  const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 250_000 }), { maxLength: 5 });
  const amount = withAmounts ? perhaps(fc.integer({ min: -4_000, max: 9_000 })) : fc.constant(undefined);
  const band = fc.record({ rate: percent, amount });
  const bands = fc.array(band, { minLength: 6, maxLength: 6 });
  return fc
    .tuple(bounds, bands, fc.boolean())
    .map(([inner, list, isOpen]) => {
      const edges = [0, ...inner.sort((a, b) => a - b)];
      return edges.map((lowerBound, index) => {
        const { rate, amount: due } = list[index] ?? { rate: 0, amount: undefined };
        const upperBound = edges[index + 1] ?? (isOpen || index === 0 ? null : lowerBound + 50_000);
        const description = entire ? 'On the entire income' : 'On the slice';
        return { taxType: kind, lowerBound, upperBound, rate, description, ...(due ? { amount: due } : {}) };
      });
    })
    .chain((set) => fc.shuffledSubarray(set, { minLength: set.length }));
}

/** A statutory amount beside pinned dollars. */
const pinned = fc
  .integer({ min: 0, max: 9_000 })
  .map((amount) => ({ currency: 'EUR', amount, usd: amount / 0.876 }));

/** No costs, an amount, or a percentage of income. */
export const someCosts: fc.Arbitrary<Costs | null> = fc.oneof(
  fc.constant(null),
  fc.record({ amount: fc.oneof(fc.integer({ min: 0, max: 120_000 }), cents(60_000)) }),
  fc.record({ percent: fc.oneof(fc.integer({ min: 0, max: 100 }), thousandths(130)) }),
);

/** Made-up regimes with every field that the engine knows. */
export const madeUpRegimes: fc.Arbitrary<MadeUp> = fc
  .record({
    kinds: fc.record(
      Object.fromEntries(
        TAX_KINDS.map((kind) => [
          kind,
          fc.record({
            has: fc.boolean(),
            type: fc.constantFrom('fixed', 'percentage'),
            rate: percent,
            fixed: fc.integer({ min: 0, max: 9_000 }),
            share: perhaps(thousandths(100)),
            brackets: perhaps(
              fc
                .record({ entire: fc.boolean(), withAmounts: fc.boolean() })
                .chain((shape) => bracketSets(kind, shape)),
            ),
          }),
        ]),
      ),
    ),
    limits: fc.record(
      {
        maxIncomeThreshold: fc.option(fc.integer({ min: 10_000, max: 300_000 })),
        socialSecurityCap: fc.option(dollars(20_000)),
        pensionCap: fc.option(dollars(20_000)),
        otherCap: fc.option(dollars(20_000)),
        socialSecurityMinimum: dollars(8_000),
        pensionMinimum: dollars(8_000),
        incomeTaxMinimum: dollars(8_000),
        otherMinimum: dollars(8_000),
        otherIsFees: fc.boolean(),
        statutory: fc.record(
          {
            socialSecurityCap: pinned,
            pensionMinimum: pinned,
            incomeTaxMinimum: fc.constant({ currency: 'EUR', amount: 1_000 }),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['maxIncomeThreshold', 'socialSecurityCap', 'pensionCap'] },
    ),
  })
  .map(({ kinds, limits }) => {
    const fields: Record<string, unknown> = {};
    const brackets: TaxBracket[] = [];
    for (const kind of TAX_KINDS) {
      const made = kinds[kind];
      if (made === undefined) continue;
      fields[FIELDS[kind].has] = made.has;
      fields[FIELDS[kind].type] = made.type;
      fields[FIELDS[kind].rate] = made.type === 'fixed' ? made.fixed : made.rate;
      if (made.share !== undefined) fields[FIELDS[kind].share] = made.share;
      brackets.push(...(made.brackets ?? []));
    }
    return { rules: { ...NO_TAX, ...fields, ...limits } as TaxRules, brackets };
  });
