/** Where the income goes: the ring of taxes and what is kept, and the same as lines that open their working. */

import { useMemo } from 'react';
import { type Assessed, comesIn } from '../../assess/assessor.ts';
import { oneYearOf } from '../../assess/dueAtHome.ts';
import { sentence } from '../../assess/english.ts';
import { descriptionsByKind, scheduleShown } from '../../assess/guideAssessor.ts';
import { formatPercent, rounded } from '../../catalogue/format.ts';
import { keepsNothing, keptText, ofAllMoney } from '../../catalogue/labels.ts';
import { donutSlices, KEEP_LABEL, TaxDonut } from '../../charts/TaxDonut.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import styles from './Guide.module.css';
import type { AnswerProps } from './Kept.tsx';

/**
 * The part of the income that is kept, so that it and the rate add up as they are shown; null where there is no income that
 * costs leave, or nothing is kept of it. What a family receives is kept, and in no rate.
 */
export function keptShare({
  rate,
  kept,
  total,
  household,
  otherMoney,
  runningCosts,
}: Pick<Assessed, 'rate' | 'kept' | 'total' | 'household' | 'otherMoney' | 'runningCosts'>): string | null {
  if (rate === null || keepsNothing(kept) || kept + total <= 0) return null;
  // The rate is of the work alone.
  if (otherMoney) return formatPercent(100 - rounded((total / (kept + total + runningCosts)) * 100, 1));
  const received = (-(household?.benefits ?? 0) / (kept + total)) * 100;
  return formatPercent(100 - rounded(rate, 1) + rounded(received, 1));
}

/** The ring of taxes and what is kept, and the same as lines that open their working. */
export function Shares({ country, regime, figures, one }: AnswerProps) {
  const { income, costs, money } = figures;
  const { lines, total, rate, runningCosts, options } = one;
  const descriptions = useMemo(() => descriptionsByKind(regime), [regime]);
  const slices = useMemo(
    () => donutSlices(ofAllMoney(one), comesIn(one, income) - costs),
    [one, income, costs],
  );
  const working = useMemo(
    () => ({
      regime,
      income,
      options,
      texts: { rules: descriptions, sources: country.sources, names: regime.lawNames },
    }),
    [regime, income, options, descriptions, country],
  );
  const schedule = scheduleShown(one);
  const share = keptShare(one);
  const byContract = one.terms.find((term) => term.kind === 'due-at-home' && term.onPayroll !== null);
  return (
    <div className={styles.shares}>
      <TaxDonut slices={slices} money={money}>
        {/* "83.7% You keep" is a figure with its label; words make a sentence. */}
        {share === null ? <span className={styles.soft}>{`${KEEP_LABEL} `}</span> : null}
        <strong className={styles.keep}>{share ?? keptText(one.kept, money)}</strong>
        {share === null ? null : <span className={styles.soft}>{KEEP_LABEL}</span>}
        {share === null || costs === 0 ? null : (
          <span className={styles.small}>{`of ${money(comesIn(one, income) - costs)}`}</span>
        )}
      </TaxDonut>
      <div>
        <TaxBreakdown
          lines={lines}
          total={total}
          effectiveRate={rate}
          otherMoney={one.otherMoney}
          money={money}
          descriptions={descriptions}
          working={schedule === null ? undefined : { ...working, schedule }}
        />
        {costs > 0 && share === null ? (
          <p className={styles.small}>{`After ${money(costs)} of costs.`}</p>
        ) : null}
        {byContract ? <p className={styles.small}>{sentence(byContract, money)}</p> : null}
        {runningCosts > 0 ? (
          <p className={styles.small}>
            {`Typical running costs of ${money(runningCosts)} a year come off as well.`}
          </p>
        ) : null}
        {one.years === null ? null : (
          <Disclosure className={styles.more} summary={`Tax in ${country.taxYear} alone`}>
            <OneYearAlone
              {...{ country, regime, figures, one }}
              working={{ ...working, schedule: one.schedule }}
            />
          </Disclosure>
        )}
      </div>
    </div>
  );
}

interface OneYearProps extends AnswerProps {
  readonly working: Parameters<typeof TaxBreakdown>[0]['working'];
}

/** The figures of the data's tax year, for whom the page shows the average of a stay. */
function OneYearAlone({ figures: { money }, one, working }: OneYearProps) {
  const { lines, total, kept, rate, otherMoney } = oneYearOf(one);
  return (
    <>
      <p>
        {'You keep '}
        <b>{keptText(kept, money)}</b>.
      </p>
      <TaxBreakdown
        lines={lines}
        total={total}
        effectiveRate={rate}
        otherMoney={otherMoney}
        money={money}
        working={working}
      />
    </>
  );
}
