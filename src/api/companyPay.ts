/** How a company pays its owner, by its law. */
import { useMemo } from 'react';
import { type CompanyPay, companyPayOf } from '../tax/index.ts';
import { usePersonFacts } from './facts.ts';

/** The law of a company as it pays its owner; undefined until it is here, and where there is none. */
export function useCompanyPay(regimeId: string): CompanyPay | undefined {
  const { laws } = usePersonFacts(true).facts;
  return useMemo(() => companyPayOf(laws, regimeId), [laws, regimeId]);
}
