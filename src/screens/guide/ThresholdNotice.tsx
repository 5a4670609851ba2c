import type { GuideRegime } from '../../catalogue/entities.ts';
import { formatLimit } from '../../catalogue/labels.ts';
import { isEligible } from '../../tax/index.ts';
import styles from './Calculator.module.css';

interface Props {
  readonly regime: GuideRegime;
  /** USD per year. */
  readonly income: number;
}

/** Says that an income is above the regime's threshold; the figures stay for orientation. */
export function ThresholdNotice({ regime, income }: Props) {
  const isBeyond = regime.maxIncomeThreshold !== null && !isEligible(regime, income);
  return (
    <div role="status">
      {isBeyond ? (
        <p className={styles.notice}>
          <b>This regime does not apply above {formatLimit(regime.maxIncomeThreshold)}.</b> The figures below
          are for orientation only.
        </p>
      ) : null}
    </div>
  );
}
