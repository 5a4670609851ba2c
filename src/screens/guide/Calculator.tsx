import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatCurrency, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { type MoneyFormat, roundFigure } from '../../catalogue/money.ts';
import { donutSlices, KEEP_LABEL } from '../../charts/donutSlices.ts';
import { TaxDonut } from '../../charts/TaxDonut.tsx';
import { answer, type Figures } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import { deductsContributions, descriptionsByKind, scheduleOf, type TaxSchedule } from '../../tax/index.ts';
import { Card } from '../../ui/Card.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Calculator.module.css';
import { type GuideFigures, guideFigures } from './guideFigures.ts';
import { LastingChips, ShareGuide } from './lazySections.tsx';
import { OtherEstimate } from './OtherEstimate.tsx';
import { SettledStatus } from './SettledStatus.tsx';
import type { SliderMarksProps } from './SliderMarks.tsx';
import { ThresholdNotice } from './ThresholdNotice.tsx';

interface Props {
  readonly regime: GuideRegime;
  readonly country: CountryGuide;
  readonly figures: Figures;
}

/** What one keeps and the total, then slider, donut and breakdown of one regime. */
export function Calculator({ country, regime, figures }: Props) {
  const { income, costs, estimate, money, situation } = figures;
  const { runningCosts: withoutFees = false } = situation;
  const schedule = useMemo(() => scheduleOf(regime, regime.taxBrackets), [regime]);
  const descriptions = useMemo(() => descriptionsByKind(regime), [regime]);
  const result = useMemo(
    () => guideFigures(regime, schedule, { income, costs, estimate, withoutFees }),
    [regime, schedule, income, costs, estimate, withoutFees],
  );
  const working = useMemo(
    () => ({
      ...{ regime, schedule, income, costs, estimate },
      texts: { rules: descriptions, sources: country.sources },
    }),
    [schedule, income, costs, estimate, regime, descriptions, country],
  );
  const slices = useMemo(() => donutSlices(result.lines, income - costs), [result, income, costs]);
  const { lines, total, effectiveRate, kept, keepRate, otherEstimate } = result;
  const isForeign = Boolean(regime.workHere) && situation.workplace !== 'elsewhere';
  const keeps = keepRate === null ? money(kept) : formatPercent(keepRate);

  return (
    <section id="tax" aria-labelledby="calculator">
      <Card className={styles.calculator} data-free={total === 0 || undefined}>
        <h2 id="calculator" className="visually-hidden">
          {`Tax calculator: ${regime.name}`}
        </h2>
        <div className={styles.head}>
          {figures.years === null ? (
            <Head kept={kept} rate={effectiveRate} total={total} money={money} isForeign={isForeign} />
          ) : (
            <StayHead {...{ country, regime, figures, isForeign }} oneYear={result} />
          )}
          <LastingChips country={country} regime={regime} />
        </div>
        <div className={styles.whole}>
          <IncomeSlider {...{ country, figures, schedule }} />
          <ThresholdNotice regime={regime} income={income} money={money} />
        </div>
        <TaxDonut slices={slices} money={money}>
          <strong className={styles.keep}>{keeps}</strong>
          <span className={styles.keepLabel}>{KEEP_LABEL}</span>
        </TaxDonut>
        <div>
          {figures.years === null ? null : (
            <p className={styles.aside}>{`One year, by the figures of ${country.taxYear}:`}</p>
          )}
          {costs > 0 ? (
            <p className={styles.aside}>
              {`${money(income)} − ${money(costs)} costs; rates are of what is left after costs.`}
            </p>
          ) : null}
          <TaxBreakdown
            lines={lines}
            total={total}
            effectiveRate={effectiveRate}
            money={money}
            descriptions={descriptions}
            working={working}
          />
        </div>
        <div className={styles.whole}>
          <OtherEstimate
            other={otherEstimate}
            shown={estimate}
            deducts={deductsContributions(schedule)}
            money={money}
          />
          {isNothingSaid(situation) ? null : (
            <ForPerson country={country} regime={regime} figures={figures} />
          )}
          <ShareGuide country={country} regime={regime} />
        </div>
        <SettledStatus
          text={
            `At ${money(income)}: total effective tax ${money(total)}` +
            `${effectiveRate === null ? '' : `, ${formatPercent(effectiveRate)}`}. ${KEEP_LABEL} ${keeps}.`
          }
        />
      </Card>
    </section>
  );
}

interface IncomeProps extends Pick<Props, 'country' | 'figures'> {
  readonly schedule: TaxSchedule;
}

/** The income, dragged or typed, with the incomes at which something changes. */
function IncomeSlider({ country, figures, schedule }: IncomeProps) {
  const { amount, currency } = figures;
  const range = {
    min: roundFigure(GUIDE_SLIDER.min, currency),
    max: roundFigure(GUIDE_SLIDER.max, currency),
  };
  return (
    <Slider
      label="Yearly income"
      value={amount}
      {...range}
      step={roundFigure(GUIDE_SLIDER.step, currency)}
      format={(value) => formatCurrency(value, currency)}
      onValue={(next) => answer({ income: next })}
      marks={<LimitMarks slug={country.slug} {...{ schedule, figures, ...range }} />}
      field={
        <MoneyInput
          className={styles.income}
          label="Exact yearly income"
          labelClassName="visually-hidden"
          value={amount}
          emptyValue={0}
          currency={currency}
          onCurrency={(next) => answer({ currency: next })}
          onValue={(next) => answer({ income: next ?? 0 })}
          asks
        />
      }
    />
  );
}

interface HeadProps {
  /** USD per year. */
  readonly kept: number;
  readonly total: number;
  /** Percent; null where costs leave nothing. */
  readonly rate: number | null;
  readonly money: MoneyFormat;
  /** Whether the figures are those of work that counts as foreign, which has not been said. */
  readonly isForeign: boolean;
}

/** What one keeps and the effective tax, first of all. */
function Head({ kept, total, rate, money, isForeign }: HeadProps) {
  return (
    <>
      <p>
        <span className={`caps ${styles.label}`}>
          {isForeign ? 'You keep if the work counts as foreign' : KEEP_LABEL}
        </span>
        <b className={styles.figure}>{money(kept)}</b>
        {` a year, ${money(kept / 12)} a month`}
      </p>
      <p>
        <span className={`caps ${styles.label}`}>Effective tax</span>
        <RateFigure rate={rate} amount={total} money={money} />
      </p>
    </>
  );
}

const loadStay = () => import('./stayFigures.ts');

interface StayProps extends Props, Pick<HeadProps, 'isForeign'> {
  readonly oneYear: GuideFigures;
}

/** The same as averages of the stay; of one year until the code of projections is here. */
function StayHead({ country, regime, figures, oneYear, isForeign }: StayProps) {
  const { module } = useModule(loadStay);
  const stay = useMemo(
    () => module?.stayFigures(country, regime, figures) ?? null,
    [module, country, regime, figures],
  );
  const shown =
    stay === null
      ? { kept: oneYear.kept, total: oneYear.total, rate: oneYear.effectiveRate }
      : { kept: stay.averageKept, total: stay.averageTotal, rate: stay.averageRate };
  return <Head {...shown} money={figures.money} isForeign={isForeign} />;
}

const load = () => import('./PersonResult.tsx');

function ForPerson(props: Props) {
  const { module } = useModule(load);
  return module ? <module.default {...props} /> : null;
}

const loadMarks = () => import('./SliderMarks.tsx');

function LimitMarks(props: SliderMarksProps) {
  const { module } = useModule(loadMarks);
  return module ? <module.default {...props} /> : null;
}
