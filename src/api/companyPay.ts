/** How companies can pay their owner: rules for figures, and what guides say beside them; loaded where they are shown. */

import { useQuery } from '@tanstack/react-query';
import type { CompanyPay, CompanyPayTexts } from '../catalogue/companyPay.ts';
import type { PayMethod } from '../tax/index.ts';
import { queryClient } from './queries.ts';

/** Works companies out with their best pay. */
export async function loadPayMethod(): Promise<PayMethod> {
  const [{ companyPay }, { bestPayMethod }] = await Promise.all([
    import('virtual:lowtide/pay'),
    import('../tax/pay.ts'),
  ]);
  return bestPayMethod(companyPay);
}

/** The rules of pay of every company regime, by its id; undefined until they are wanted and here. */
export function useCompanyPay(isWanted: boolean): Readonly<Record<string, CompanyPay>> | undefined {
  return useQuery(
    {
      queryKey: ['company-pay'],
      queryFn: async () => (await import('virtual:lowtide/pay')).companyPay,
      enabled: isWanted,
    },
    queryClient,
  ).data;
}

/** What a regime's guide says beside its pay; undefined until it is here. */
export function useCompanyPayTexts(slug: string, regimeId: string): CompanyPayTexts | undefined {
  const texts = useQuery(
    {
      queryKey: ['company-pay-texts', slug],
      queryFn: async () => {
        const { loadPayTexts } = await import('virtual:lowtide/pay-texts');
        return (await loadPayTexts[slug]?.())?.payTexts ?? {};
      },
    },
    queryClient,
  ).data;
  return texts?.[regimeId];
}
