import { useEffect } from 'react';
import { incomeNotice } from '../catalogue/incomeNotice.ts';
import { showToast } from './toast.ts';

/**
 * Says that the income in the page's address was left out, where it was.
 * @param noticeOf what there is to say about it, for a page that reads incomes in its own way.
 */
export function useIncomeNotice(search: string, noticeOf = incomeNotice): void {
  const notice = noticeOf(new URLSearchParams(search).get('income'));
  useEffect(() => {
    if (notice !== null) showToast(notice);
  }, [notice]);
}
