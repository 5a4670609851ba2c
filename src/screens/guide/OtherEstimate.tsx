import { formatPercent } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import styles from './Calculator.module.css';
import type { Estimate } from './guideFigures.ts';

interface Props {
  /** Null where both estimates are the same. */
  readonly estimate: Estimate | null;
  /** Whether the main figures are the law's estimate. */
  readonly deduct: boolean;
  /** Whether the law's estimate deducts contributions; else it differs by statutory amounts alone. */
  readonly deducts: boolean;
  readonly money: MoneyFormat;
}

interface Words {
  readonly before: string;
  readonly after: string;
}

const CONTRIBUTIONS: Readonly<Record<'law' | 'specified', Words>> = {
  law: {
    before: 'With social contributions deducted first: ',
    after: 'The law lets you take them off the income that is taxed; the figures above do not.',
  },
  specified: {
    before: 'Without deducting social contributions first: ',
    after: 'The figures above take them off the income that is taxed, as the law allows.',
  },
};

const AMOUNTS: typeof CONTRIBUTIONS = {
  law: {
    before: 'With the amounts of the law at the exchange rate: ',
    after: 'The figures above take fixed dollar amounts for them.',
  },
  specified: {
    before: 'With fixed dollar amounts: ',
    after: 'The figures above take the amounts of the law at the exchange rate.',
  },
};

/** The other of the two estimates as a number beside the first. */
export function OtherEstimate({ estimate, deduct, deducts, money }: Props) {
  if (!estimate) return null;
  const { before, after } = (deducts ? CONTRIBUTIONS : AMOUNTS)[deduct ? 'specified' : 'law'];
  const { effectiveRate: rate } = estimate;
  return (
    <p className={styles.other}>
      {before}
      <b>{money(estimate.total)}</b>
      {`${rate === null ? '' : ` (${formatPercent(rate)})`}. ${after}`}
    </p>
  );
}
