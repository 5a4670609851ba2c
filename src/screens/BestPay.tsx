import { type ReactNode, useMemo } from 'react';
import { payAnswer, payInShort } from '../assess/payEnglish.ts';
import { useCompanyPay } from '../assess/useCompanyPay.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { Figures } from '../situation/figures.ts';

export interface BestPayProps {
  /** In one sentence, or in a few words for the cell of a table. */
  readonly as: 'sentence' | 'part';
  readonly country: Pick<Country, 'id' | 'slug'>;
  readonly regime: Pick<TaxRegime, 'id' | 'maxIncomeThreshold'>;
  readonly figures: Pick<Figures, 'income' | 'costs' | 'money' | 'situation'>;
  /** What stands there until the rules of pay are here, and where they cannot be had. */
  readonly fallback?: ReactNode;
}

/** What to take from an own company, in words. Loaded on demand: it brings the arithmetic of pay along. */
export default function BestPay({ as, country, regime, figures, fallback }: BestPayProps) {
  const { income, costs, money, situation } = figures;
  const company = useCompanyPay(regime.id, situation, country);
  const limit = regime.maxIncomeThreshold;
  const said = useMemo(() => {
    const words = as === 'sentence' ? payAnswer : payInShort;
    return company && words(company, { income, costs, limit, money });
  }, [as, company, income, costs, limit, money]);
  return said ?? fallback;
}
