import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMoney, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { donutSlices, KEEP_LABEL } from '../../charts/donutSlices.ts';
import { TaxDonut } from '../../charts/TaxDonut.tsx';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { descriptionsByKind, scheduleOf } from '../../tax/index.ts';
import { Card } from '../../ui/Card.tsx';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { PresentTaxEntry, ProfileEntry, RegimeFit, Saved } from '../PersonEntries.tsx';
import styles from './Calculator.module.css';
import { guideFigures } from './guideFigures.ts';
import { OtherEstimate } from './OtherEstimate.tsx';
import { SettledStatus } from './SettledStatus.tsx';
import { ThresholdNotice } from './ThresholdNotice.tsx';

interface Props {
  readonly regime: GuideRegime;
  readonly country: CountryGuide;
  /** USD per year. */
  readonly income: number;
  readonly onIncome: (income: number) => void;
}

/** Slider, donut, total and breakdown of one regime. */
export function Calculator({ country, regime, income, onIncome }: Props) {
  const { deduct, choose } = useDeductInAddress();
  const schedule = useMemo(() => scheduleOf(regime, regime.taxBrackets), [regime]);
  const descriptions = useMemo(() => descriptionsByKind(regime), [regime]);
  const figures = useMemo(
    () => guideFigures(regime, schedule, income, deduct),
    [regime, schedule, income, deduct],
  );
  const working = useMemo(
    () => ({
      regime,
      schedule,
      income,
      deduct,
      texts: { rules: descriptions, sources: country.sources },
    }),
    [schedule, income, deduct, regime, descriptions, country],
  );
  const slices = useMemo(() => donutSlices(figures.lines, income), [figures, income]);
  const { lines, total, effectiveRate, keepRate, otherEstimate } = figures;

  return (
    <section aria-labelledby="calculator">
      <Card className={styles.calculator}>
        <h2 id="calculator" className="visually-hidden">
          {`Tax calculator: ${regime.name}`}
        </h2>
        <div className={styles.whole}>
          <Slider label="Yearly income" value={income} onValue={onIncome} {...GUIDE_SLIDER} />
          <ThresholdNotice regime={regime} income={income} />
        </div>
        <TaxDonut slices={slices}>
          <strong className={styles.keep}>{formatPercent(keepRate)}</strong>
          <span className={styles.keepLabel}>{KEEP_LABEL}</span>
        </TaxDonut>
        <div>
          <p className={styles.total}>
            <span className={styles.totalLabel}>Effective tax</span>
            <RateFigure rate={effectiveRate} amount={total} />
          </p>
          <Saved income={income} deduct={deduct} total={total} />
          <TaxBreakdown
            lines={lines}
            total={total}
            effectiveRate={effectiveRate}
            descriptions={descriptions}
            working={working}
          />
        </div>
        <div className={styles.whole}>
          <DeductSwitch checked={deduct} onChange={choose} />
          <OtherEstimate estimate={otherEstimate} deduct={deduct} />
          <PresentTaxEntry income={income} />
          <ProfileEntry />
          <RegimeFit country={country} regime={regime} />
        </div>
        <SettledStatus
          text={
            `At ${formatMoney(income)}: total effective tax ${formatMoney(total)}, ` +
            `${formatPercent(effectiveRate)}. ${KEEP_LABEL} ${formatPercent(keepRate)}.`
          }
        />
      </Card>
    </section>
  );
}
