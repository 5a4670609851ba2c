import { formatPercent } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { type Estimate, otherOf } from '../../tax/index.ts';
import styles from './Calculator.module.css';
import type { TotalAndRate } from './guideFigures.ts';

interface Props {
  /** Null where both estimates are the same. */
  readonly other: TotalAndRate | null;
  /** That of the main figures. */
  readonly shown: Estimate;
  /** Whether the law's estimate deducts contributions; else it differs by statutory amounts alone. */
  readonly deducts: boolean;
  readonly money: MoneyFormat;
}

interface Words {
  readonly before: string;
  readonly after: string;
}

const CONTRIBUTIONS: Readonly<Record<Estimate, Words>> = {
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
export function OtherEstimate({ other, shown, deducts, money }: Props) {
  if (!other) return null;
  const { before, after } = (deducts ? CONTRIBUTIONS : AMOUNTS)[otherOf(shown)];
  const { effectiveRate: rate } = other;
  return (
    <p className={styles.other}>
      {before}
      <b>{money(other.total)}</b>
      {`${rate === null ? '' : ` (${formatPercent(rate)})`}. ${after}`}
    </p>
  );
}
