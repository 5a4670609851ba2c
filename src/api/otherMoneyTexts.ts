/** What pages say of income that is not work: texts that come once they are asked for. */
import { loadForSome } from 'virtual:lowtide/for-some';
import type { OtherMoneyTexts } from '../catalogue/otherMoneyTexts.ts';
import { useText } from './moveTexts.ts';

/** @param slug of a country. Undefined on its way, null where there is nothing or it cannot be had. */
export function useOtherMoneyTexts(slug: string): OtherMoneyTexts | null | undefined {
  return useText('other-money', slug, async (key) => (await loadForSome[key]?.())?.otherMoneyTexts ?? null);
}

/** What is taken of an amount a year, in the country's currency, by a rule for people who have left. */
export type LeaverTaxOf = (
  rule: string,
  of: { readonly amount: number; readonly facts?: Readonly<Record<string, number>> | undefined },
  hasTreaty: boolean,
  taxYear: number,
) => number;

/** @param slug of a country that has been left; null where nothing is to be reckoned. Null until it is here, too. */
export function useLeaverTax(slug: string | null): LeaverTaxOf | null {
  const found = useText('leaver-tax', slug, async (key): Promise<LeaverTaxOf | null> => {
    const [{ otherIncomes }, { leaverTax }] = await Promise.all([
      import('virtual:lowtide/other-income'),
      import('../law/otherIncome.ts'),
    ]);
    const leaver = otherIncomes.countries[key]?.leaver;
    if (!leaver) return null;
    return (rule, of, hasTreaty, taxYear) => {
      const { tax, contributions } = leaverTax(leaver, { rule, ...of }, hasTreaty, { taxYear });
      return tax + contributions;
    };
  });
  return found ?? null;
}
