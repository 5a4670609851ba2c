/** What a stay costs year by year, why, and how long it is to be. */

import { useId, useMemo, useState } from 'react';
import { NO_YEARS } from '../../assess/answerEnglish.ts';
import { regimesOf } from '../../assess/assessor.ts';
import type { AssessedYear } from '../../assess/dueAtHome.ts';
import { hasNoYears, useGuideAssessor } from '../../assess/guideAssessor.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import type { TaxRegime } from '../../catalogue/entities.ts';
import { countOf, formatMonth } from '../../catalogue/format.ts';
import { barShare, dueWords, keptText, rateText, taxOnWork } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { needsFacts } from '../../situation/answered.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { StayControl } from '../../ui/StayControl.tsx';
import { type PartProps, SourceOf } from './GuideFold.tsx';
import styles from './LateFolds.module.css';

/** Shown as an example as long as no length of a stay has been said. */
const EXAMPLE_YEARS = 5;

export default function OverTheYears({ country, regime, figures }: PartProps) {
  const { years, from, money } = figures;
  const [optionalReliefs, setOptional] = useState(true);
  const id = useId();
  const length = years ?? EXAMPLE_YEARS;
  const plan = useMemo(
    () => ({ ...figures, years: length, optionalReliefs }),
    [figures, length, optionalReliefs],
  );
  const assess = useGuideAssessor(country, plan);
  const { facts } = usePersonFacts(needsFacts(figures.situation));
  const { projection, kept, lines } = useMemo(() => assess(regime), [assess, regime]);
  if (!projection) return null;
  if (hasNoYears(figures)) return <p className={styles.result}>{NO_YEARS}</p>;
  const counted = projection.endsAfter ?? length;
  const dues = lines.filter(({ kind }) => kind === 'dueAtHome' || kind === 'dueElsewhere');
  const hasChoice = (regime.lasting?.phases ?? []).some(({ optional }) => optional);
  return (
    <div className={styles.years}>
      <p className={styles.result}>
        {counted === 0 ? (
          'This scheme is over before the stay begins.'
        ) : (
          <>
            {'You keep '}
            <b>{keptText(kept, money, 'year')}</b>
            {counted === 1 ? ' in the first year.' : ` on average over ${countOf(counted, 'year')}.`}
          </>
        )}
      </p>
      <StayControl years={years} from={from} hasStart />
      {years === null ? (
        <p className={styles.hint}>
          {`An example of ${EXAMPLE_YEARS} years from ${formatMonth(from)}, in the amounts of ${country.taxYear}.`}
        </p>
      ) : null}
      {hasChoice ? (
        <p className={`no-print ${styles.relief}`}>
          <input
            id={id}
            type="checkbox"
            checked={optionalReliefs}
            onChange={({ target }) => setOptional(target.checked)}
          />
          <label htmlFor={id}>Count the reliefs that must be asked for</label>
        </p>
      ) : null}
      <YearBars
        years={projection.years}
        regimes={regimesOf(country, facts)}
        regimeId={regime.id}
        money={money}
      />
      <p className={styles.hint}>
        {dues.length === 0 ? null : `The years include what is ${dueWords(dues)}. `}
        Each year counts as a whole. What laws index to prices or wages stays as it is.
      </p>
    </div>
  );
}

interface BarsProps {
  readonly years: readonly AssessedYear[];
  /** All of the country, which may follow. */
  readonly regimes: readonly TaxRegime[];
  /** The regime of the page. */
  readonly regimeId: string;
  readonly money: MoneyFormat;
}

/** A bar for every year or for those that are alike, and under it why it is not as the one before. */
function YearBars({ years, regimes, regimeId, money }: BarsProps) {
  const spans = sameYears(years);
  return (
    <ol className={styles.bars}>
      {spans.map(({ first, last }, index) => {
        const { place, year, ended, rate, total, regimeId: inForce, reasons } = first;
        const isNew = inForce !== (spans[index - 1]?.first.regimeId ?? regimeId);
        return (
          <li key={place}>
            <span className={styles.year}>{first === last ? year : `${year}–${last.year}`}</span>
            {/* As a tide from the left, full at 100%; the figure stands beside it. */}
            <svg
              className={total === null ? `${styles.gauge} ${styles.ended}` : styles.gauge}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {total === null ? null : (
                <rect className={styles.water} width={barShare(rate, taxOnWork(first))} height="100" />
              )}
            </svg>
            <span className={styles.figure}>
              {ended ? (
                'Over'
              ) : (
                <>
                  <b>{rate === null ? '—' : rateText(rate, taxOnWork(first))}</b>
                  {` ${money(total ?? 0)}`}
                </>
              )}
            </span>
            {isNew && !ended ? (
              <p className={styles.reason}>
                <b>{regimes.find(({ id }) => id === inForce)?.name}</b>
              </p>
            ) : null}
            {reasons.map(({ text, source, optional, who }) => (
              <p key={text} className={styles.reason}>
                {unbroken(text)}
                {optional ? ' It must be asked for.' : ''}
                {who ? ` For: ${unbroken(who)}` : ''} <SourceOf source={source} />
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** Years one after another in which nothing changes. */
function sameYears(
  years: readonly AssessedYear[],
): readonly { readonly first: AssessedYear; readonly last: AssessedYear }[] {
  const spans: { first: AssessedYear; last: AssessedYear }[] = [];
  for (const year of years) {
    const span = spans.at(-1);
    const { regimeId, ended, rate, total } = year;
    const isSame =
      span !== undefined &&
      year.reasons.length === 0 &&
      span.first.regimeId === regimeId &&
      span.first.ended === ended &&
      span.first.rate === rate &&
      span.first.total === total;
    if (isSame) span.last = year;
    else spans.push({ first: year, last: year });
  }
  return spans;
}
