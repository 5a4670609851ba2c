/** How a company pays its owner, by its law. */
import { useMemo } from 'react';
import type { Country } from '../catalogue/entities.ts';
import { companyPayOf } from '../law/index.ts';
import { lawAnswersOf } from '../situation/homeTax.ts';
import type { Situation } from '../situation/situation.ts';
import { takenOver } from './dueElsewhere.ts';
import type { OwnersCompany } from './ownPay.ts';
import { usePersonFacts } from './useFacts.ts';

/**
 * The law of a company as it pays its owner, with the family that moves along, and what other countries go on taking; undefined
 * until it is here, and where there is none.
 * @param situation the same object as long as the same is said
 * @param country where the company is, in which the person lives; null where it is about nobody
 */
export function useCompanyPay(
  regimeId: string,
  situation: Situation,
  country: Pick<Country, 'id' | 'slug'> | null,
): OwnersCompany | undefined {
  const { facts } = usePersonFacts({ household: situation.household !== undefined });
  return useMemo(() => {
    const { laws, payWithFamily, usTaxesOf } = facts;
    const person = lawAnswersOf(situation);
    const { household } = person;
    const single = companyPayOf(laws, regimeId);
    const company = single && household && payWithFamily ? payWithFamily(single, household) : single;
    const behind = usTaxesOf?.(person)?.there.behind;
    const elsewhere = country && takenOver(situation, null, facts, country);
    return (
      company && {
        ...company,
        ...(behind && { program: behind.programOf(company, regimeId) }),
        ...(elsewhere && { elsewhere }),
      }
    );
  }, [facts, regimeId, situation, country]);
}
