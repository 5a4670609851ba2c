import { formatPercent } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import styles from './Calculator.module.css';
import type { Estimate } from './guideFigures.ts';

interface Props {
  /** Null where both estimates are the same. */
  readonly estimate: Estimate | null;
  /** Whether the main figures deduct contributions. */
  readonly deduct: boolean;
  readonly money: MoneyFormat;
}

const DEDUCTED = 'The figures above take them off the income that is taxed, as the law allows.';
const NOT_DEDUCTED = 'The law lets you take them off the income that is taxed; the figures above do not.';

/** The other of the two estimates as a number beside the first. */
export function OtherEstimate({ estimate, deduct, money }: Props) {
  if (!estimate) return null;
  const { effectiveRate: rate } = estimate;
  return (
    <p className={styles.other}>
      {deduct
        ? 'Without deducting social contributions first: '
        : 'With social contributions deducted first: '}
      <b>{money(estimate.total)}</b>
      {`${rate === null ? '' : ` (${formatPercent(rate)})`}. ${deduct ? DEDUCTED : NOT_DEDUCTED}`}
    </p>
  );
}
