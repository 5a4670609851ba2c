/** How a company pays its owner, by its law. */
import { useMemo } from 'react';
import { type CompanyPay, companyPayOf, type Family } from '../law/index.ts';
import { usePersonFacts } from './facts.ts';

/**
 * The law of a company as it pays its owner; undefined until it is here, and where there is none.
 * @param family that moves along; the same object as long as it is the same family
 */
export function useCompanyPay(regimeId: string, family: Family | null): CompanyPay | undefined {
  const { laws, payWithFamily } = usePersonFacts(family ? 'household' : true).facts;
  return useMemo(() => {
    const company = companyPayOf(laws, regimeId);
    return company && family && payWithFamily ? payWithFamily(company, family) : company;
  }, [laws, payWithFamily, regimeId, family]);
}
