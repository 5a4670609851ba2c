import type { GuideRegime } from '../../catalogue/entities.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { isEligible } from '../../tax/index.ts';
import styles from './Calculator.module.css';

interface Props {
  readonly regime: GuideRegime;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

/** Says that an income is above the regime's threshold; the figures stay for orientation. */
export function ThresholdNotice({ regime, income, money }: Props) {
  const { maxIncomeThreshold: limit } = regime;
  const isBeyond = limit !== null && !isEligible(regime, income);
  return (
    <div role="status">
      {isBeyond ? (
        <p className={styles.notice}>
          <b>{`This regime does not apply above ${money(limit, 'down')}.`}</b> The figures below are for
          orientation only.
        </p>
      ) : null}
    </div>
  );
}
