/** What a stay costs year by year, why, and how long it is to be. */
import { useId, useMemo, useState } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMonth, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { project } from '../../tax/index.ts';
import { lastingGuide } from '../lastingGuide.ts';
import { StayControl } from '../StayControl.tsx';
import styles from './OverTheYears.module.css';
import { regimeCondition } from './regimeCondition.ts';
import { YearBars } from './YearBars.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** Shown as an example as long as nobody has said how long she stays. */
const EXAMPLE_YEARS = 5;

export default function OverTheYears({ country, regime }: Props) {
  const { income, costs, estimate, years, from, money, situation } = useFigures(GUIDE_DEFAULT_INCOME);
  const { runningCosts: withoutFees = false } = situation;
  const [optionalReliefs, setOptional] = useState(true);
  const id = useId();
  const length = years ?? EXAMPLE_YEARS;
  const lookup = useMemo(() => lastingGuide(country), [country]);
  const lasting = lookup(regime.id);
  const projection = useMemo(
    () =>
      lasting
        ? project(
            lasting,
            { income, ...optionsOf({ costs, estimate, withoutFees }), from, years: length, optionalReliefs },
            lookup,
          )
        : null,
    [lasting, lookup, income, costs, estimate, withoutFees, from, length, optionalReliefs],
  );
  if (!lasting || !projection) return null;
  const { averageRate, averageKept, endsAfter } = projection;
  const hasChoice = [...(lasting.lasting?.phases ?? [])].some(({ optional }) => optional);
  const counted = endsAfter ?? length;
  const condition = regimeCondition(regime, situation);
  return (
    <div className={styles.years}>
      <p className={styles.result}>
        {counted === 0 ? (
          'This regime is over before the stay begins.'
        ) : (
          <>
            {'You keep '}
            <b>{`${money(averageKept)} a year`}</b>
            {counted === 1 ? ' in the first year' : ` on average over ${counted} years`}
            {averageRate === null ? '' : `, at ${formatPercent(averageRate)} tax`}
            {condition === undefined ? '' : `, ${condition}`}
            {endsAfter === null ? '.' : ', after which it is over.'}
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
        <p className={styles.relief}>
          <input
            id={id}
            type="checkbox"
            checked={optionalReliefs}
            onChange={({ target }) => setOptional(target.checked)}
          />
          <label htmlFor={id}>Count the reliefs that must be asked for</label>
        </p>
      ) : null}
      <YearBars years={projection.years} country={country} regimeId={regime.id} money={money} />
      <p className={styles.hint}>
        Years of the stay, each counted as a whole; what laws index to prices or wages stays as it is.
      </p>
    </div>
  );
}
