import { type BracketSet, bracketSetOf } from './brackets.ts';
import { capFromDescription } from './capFromDescription.ts';
import { type RateType, TAX_KINDS, type TaxBracket, type TaxKind, type TaxRules } from './types.ts';

/** Where a cap comes from: a field of the regime, or the words "cap of N USD" in a description. */
export type CapSource = 'field' | 'description';

/** How one kind of tax is worked out: share of income → brackets, fixed amount or rate → floor → cap. */
export interface LineRule {
  readonly kind: TaxKind;
  /** Percent of income that is the base. */
  readonly share: number;
  /** Counts before `type` and `rate` where it is set. */
  readonly brackets: BracketSet | null;
  readonly type: RateType;
  /** USD per year where the type is 'fixed', else percent of the base. */
  readonly rate: number;
  /** USD per year, due from the first dollar of income; 0 where there is none. */
  readonly minimum: number;
  /** USD per year; Infinity where there is none. */
  readonly cap: number;
  readonly capSource: CapSource | null;
}

/** A regime prepared for evaluation. Plain data; screens hand it on and do not look inside. */
export interface TaxSchedule {
  /** Highest yearly income in USD at which the regime applies, inclusive; null means no limit. */
  readonly maxIncome: number | null;
  /** One entry per kind in the fixed order; null where the kind does not apply. */
  readonly rules: readonly (LineRule | null)[];
  /** Which contributions the second estimate takes off the income-tax base. */
  readonly deductsSocialContribution: boolean;
  readonly deductsPension: boolean;
}

/**
 * Prepares a regime once: sorts its brackets, finds entire-income sets, and settles caps, floors and shares.
 * Everything that evaluates a regime takes the result.
 */
export function scheduleOf(rules: TaxRules, brackets: readonly TaxBracket[]): TaxSchedule {
  return {
    maxIncome: rules.maxIncomeThreshold,
    rules: TAX_KINDS.map((kind) => lineRuleOf(kind, rules, brackets)),
    deductsSocialContribution: rules.socialContributionDeductible ?? false,
    deductsPension: rules.pensionDeductible ?? false,
  };
}

function lineRuleOf(kind: TaxKind, rules: TaxRules, brackets: readonly TaxBracket[]): LineRule | null {
  const fields = fieldsOf(kind, rules);
  if (!fields.applies) return null;
  const cap = fields.cap ?? capFromDescription(fields.description ?? '');
  return {
    kind,
    share: fields.share ?? 100,
    brackets: bracketSetOf(brackets, kind),
    type: fields.type,
    rate: fields.rate,
    minimum: fields.minimum ?? 0,
    cap: cap ?? Number.POSITIVE_INFINITY,
    capSource: cap === null ? null : fields.cap != null ? 'field' : 'description',
  };
}

interface KindFields {
  readonly applies: boolean;
  readonly rate: number;
  readonly type: RateType;
  readonly share?: number | undefined;
  readonly minimum?: number | undefined;
  readonly cap?: number | null | undefined;
  /** Set only for the kinds whose cap may be written in their description. */
  readonly description?: string | undefined;
}

/** The fields of a regime that concern one kind; the only place that knows their names. */
function fieldsOf(kind: TaxKind, rules: TaxRules): KindFields {
  switch (kind) {
    case 'income':
      return {
        applies: rules.hasIncomeTax,
        rate: rules.incomeTaxRate,
        type: rules.incomeTaxType,
        share: rules.incomeTaxableShare,
        minimum: rules.incomeTaxMinimum,
      };
    case 'socialContribution':
      return {
        applies: rules.hasSocialContribution,
        rate: rules.socialContributionRate,
        type: rules.socialContributionType,
        share: rules.socialContributionTaxableShare,
        minimum: rules.socialSecurityMinimum,
        cap: rules.socialSecurityCap,
        description: rules.socialContributionDescription,
      };
    case 'pension':
      return {
        applies: rules.hasPension,
        rate: rules.pensionRate,
        type: rules.pensionType,
        share: rules.pensionTaxableShare,
        minimum: rules.pensionMinimum,
        cap: rules.pensionCap,
        description: rules.pensionDescription,
      };
    case 'corporate':
      return {
        applies: rules.hasCorporateTax,
        rate: rules.corporateTaxRate,
        type: rules.corporateTaxType,
        share: rules.corporateTaxableShare,
      };
    case 'dividend':
      return {
        applies: rules.hasDividendTax,
        rate: rules.dividendTaxRate,
        type: rules.dividendTaxType,
        share: rules.dividendTaxableShare,
      };
    case 'other':
      return {
        applies: rules.hasOtherTax,
        rate: rules.otherTaxRate,
        type: rules.otherTaxType,
        share: rules.otherTaxableShare,
        minimum: rules.otherMinimum,
        cap: rules.otherCap,
        description: rules.otherTaxDescription,
      };
  }
}
