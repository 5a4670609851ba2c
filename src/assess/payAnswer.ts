/** What to take from the own company, in words. This code comes after the page: nobody waits for it. */
import type { CompanyPay } from '../catalogue/companyPay.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { ownPayOf } from './ownPay.ts';
import { payPart, paySentence } from './payEnglish.ts';

interface At {
  /** USD per year. */
  readonly income: number;
  readonly costs: number;
  /** Highest income of the regime, USD per year; null where there is none. */
  readonly limit: number | null;
  readonly money: MoneyFormat;
}

/** In one sentence. */
export function payAnswer(company: CompanyPay, { income, costs, limit, money }: At): string {
  return paySentence(ownPayOf(company, income, costs, limit), money);
}

/** In a few words, for a cell of a table. */
export function payInShort(company: CompanyPay, { income, costs, limit, money }: At): string {
  return payPart(ownPayOf(company, income, costs, limit), money);
}
