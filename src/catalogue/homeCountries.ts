import type { BracketFigures, TaxRules } from '../tax/index.ts';

/** A country that people come from: what its ordinary self-employed regime takes. Money in USD per year. */
export interface HomeCountryTax {
  /** Lower-case country code. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly taxYear: number;
  /** The regime's name. */
  readonly regime: string;
  readonly rules: TaxRules;
  readonly taxBrackets: readonly BracketFigures[];
  /** What the estimate leaves out. */
  readonly notes: string;
}
