import type { RegimeTexts, StatutoryAmount, TaxRegime } from '../../src/catalogue/entities.ts';
import { capFromDescription, type TaxBracket, type TaxRules } from '../../src/tax/index.ts';
import { type Rates, statutoryAmount, toDollars } from './money.ts';
import type { AnyRegimeInFile, Money, RegimeInFile } from './schema.ts';

/** The regime's fields that hold money and may be absent or null. */
const MONEY_FIELDS = [
  'maxIncomeThreshold',
  'incomeTaxRate',
  'socialContributionRate',
  'pensionRate',
  'corporateTaxRate',
  'dividendTaxRate',
  'otherTaxRate',
  'incomeTaxMinimum',
  'socialSecurityMinimum',
  'socialSecurityCap',
  'pensionMinimum',
  'pensionCap',
  'otherMinimum',
  'otherCap',
] as const satisfies readonly (keyof AnyRegimeInFile & keyof TaxRules)[];

/** Where a cap may be written in words instead of in its field. */
const CAPS_IN_WORDS = [
  ['socialSecurityCap', 'socialContributionDescription'],
  ['pensionCap', 'pensionDescription'],
  ['otherCap', 'otherTaxDescription'],
] as const;

export type HomeRegimeTexts = Omit<RegimeTexts, 'suits' | 'suitsNot' | 'guide' | 'lasting'>;

/** A regime in dollars, taken apart into what every screen needs and what only the guide needs. */
export interface CompiledRegime {
  readonly regime: TaxRegime;
  readonly brackets: readonly TaxBracket[];
  readonly texts: HomeRegimeTexts;
}

/** Converts a regime's money to US dollars and keeps the statutory amounts by field path. */
export function compileRegime(source: AnyRegimeInFile, rates: Rates): CompiledRegime {
  const statutory: Record<string, StatutoryAmount> = {};
  const dollars = (money: Money, path: string): number => {
    const amount = statutoryAmount(money);
    if (amount) statutory[path] = amount;
    return toDollars(money, rates);
  };

  const money: Partial<Record<(typeof MONEY_FIELDS)[number], number | null>> = {};
  for (const field of MONEY_FIELDS) {
    const value = source[field];
    if (value !== undefined) money[field] = value === null ? null : dollars(value, field);
  }
  for (const [cap, description] of CAPS_IN_WORDS) {
    const inWords = money[cap] == null ? capFromDescription(source[description]) : null;
    if (inWords !== null) money[cap] = inWords;
  }

  const brackets = source.taxBrackets.map((bracket, index): TaxBracket => {
    const at = `taxBrackets.${index}`;
    return {
      taxType: bracket.taxType,
      lowerBound: dollars(bracket.lowerBound, `${at}.lowerBound`),
      upperBound: bracket.upperBound === null ? null : dollars(bracket.upperBound, `${at}.upperBound`),
      rate: bracket.rate,
      ...(bracket.amount === undefined ? {} : { amount: dollars(bracket.amount, `${at}.amount`) }),
      description: bracket.description,
    };
  });

  const { figures, texts } = separate(source);
  return {
    // Every money field of the source has its dollar twin in `money`, so the spread leaves no statutory amount.
    regime: { ...figures, ...money } as TaxRegime,
    brackets,
    texts: { ...texts, statutory },
  };
}

/** The long texts of a regime, and the rest. */
function separate(source: AnyRegimeInFile) {
  const {
    taxDescription,
    healthcareDescription,
    legalStructureDescription,
    incomeTaxDescription,
    socialContributionDescription,
    pensionDescription,
    corporateTaxDescription,
    dividendTaxDescription,
    otherTaxDescription,
    taxBrackets: _brackets,
    ...rest
  } = source;
  const {
    guide: _guide,
    suits: _suits,
    suitsNot: _suitsNot,
    conditions: _conditions,
    permits: _permits,
    lasting: _lasting,
    costsReduce: _reduce,
    costsAbove: _above,
    costsReduceAbove: _reduceAbove,
    stepsOnTurnover: _steps,
    costsBecause: _costs,
    ...figures
  } = rest as Partial<RegimeInFile>;
  const texts = {
    taxDescription,
    healthcareDescription,
    legalStructureDescription,
    incomeTaxDescription,
    socialContributionDescription,
    pensionDescription,
    corporateTaxDescription,
    dividendTaxDescription,
    otherTaxDescription,
  };
  return { figures, texts };
}
