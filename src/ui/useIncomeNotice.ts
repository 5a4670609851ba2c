import { useEffect } from 'react';
import { incomeNotice } from '../catalogue/incomeNotice.ts';
import { showToast } from './toast.ts';

/** Says that the income in the page's address was left out, where it was. */
export function useIncomeNotice(search: string): void {
  const notice = incomeNotice(new URLSearchParams(search).get('income'));
  useEffect(() => {
    if (notice !== null) showToast(notice);
  }, [notice]);
}
