/** How a company pays its owner, by its law. */
import { useMemo } from 'react';
import { type CompanyPay, companyPayOf, type LawAnswers } from '../law/index.ts';
import { usePersonFacts } from './facts.ts';

/**
 * The law of a company as it pays its owner, with the family that moves along, and what the United States go on taking;
 * undefined until it is here, and where there is none.
 * @param person the same object as long as the same is said
 */
export function useCompanyPay(regimeId: string, person: LawAnswers): CompanyPay | undefined {
  const { household } = person;
  const { laws, payWithFamily, usTaxesOf } = usePersonFacts(household ? 'household' : true).facts;
  return useMemo(() => {
    const single = companyPayOf(laws, regimeId);
    const company = single && household && payWithFamily ? payWithFamily(single, household) : single;
    const behind = usTaxesOf?.(person)?.there.behind;
    return company && behind ? { ...company, program: behind.programOf(company, regimeId) } : company;
  }, [laws, payWithFamily, usTaxesOf, regimeId, household, person]);
}
