import type { CSSProperties } from 'react';
import type { Question } from '../../../assess/countryDays.ts';
import { daysByCountry } from '../../../assess/daysByCountry.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { nearInYear, nearRolling } from '../../../assess/nearLimits.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { countOf } from '../../../catalogue/format.ts';
import { isStayDay } from '../../../residency/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Flag } from '../../../ui/Illustration.tsx';
import styles from './Days.module.css';
import { type Period, periodWords } from './period.ts';
import { hasFlag } from './stays.ts';
import { colourOf } from './Timeline.tsx';

interface Props {
  readonly question: Question;
  readonly period: Period;
  /** Takes the last day of twelve months; null for the year. */
  readonly onEnd: (end: string | null) => void;
}

/** Days by country: of the year, or of any twelve months, with the limits that are near. */
export function YearPicture({ question, period, onEnd }: Props) {
  const { record, year, today } = question;
  const { to, isMoving } = period;
  const { until, isAhead, countries, shared, unknown } = daysByCountry(record, period, today);
  const what = isAhead ? 'Days planned' : 'Days';
  return (
    <figure className={styles.picture}>
      <figcaption>
        {`${what} ${isMoving ? 'from' : 'in'} ${periodWords(period)}`}
        {until < to ? `, up to ${shortDay(until)}` : null}
        <Choice
          className="no-print"
          label="Days of"
          options={[
            [false, `${year}`],
            [true, 'Any 12 months'],
          ]}
          value={isMoving}
          onValue={(moves) => onEnd(moves ? today : null)}
        />
      </figcaption>
      {isMoving ? (
        <label className={`no-print ${styles.field}`}>
          Twelve months that end on
          <input
            type="date"
            value={to}
            min="1991-01-01"
            max="2099-12-31"
            onChange={({ target }) => {
              if (isStayDay(target.value)) onEnd(target.value);
            }}
          />
        </label>
      ) : null}
      <ul>
        {countries.map(({ code, days, planned, most }) => {
          const near = isMoving ? nearRolling(code, until, question) : nearInYear(code, question);
          const isMost = isMoving && most.days > days;
          return (
            <li key={code} style={{ ...colourOf(code, record.stays), '--w': days / 366 } as CSSProperties}>
              <span className={styles.place}>
                {hasFlag(code) ? <Flag code={code} /> : null}
                {countryName(code)}
              </span>
              <b>{countOf(days, 'day')}</b>
              <i />
              <small>
                {[
                  near,
                  isMost ? `Most in any 12 months: ${most.days}, to ${shortDay(most.to)}` : '',
                  planned > 0 ? `${planned} more planned` : '',
                ]
                  .filter((words) => words !== '')
                  .join(' · ')}
              </small>
            </li>
          );
        })}
        {unknown > 0 ? (
          <li style={{ '--of': 'var(--line)', '--w': unknown / 366 } as CSSProperties}>
            <span className={styles.place}>Not entered</span>
            <b>{countOf(unknown, 'day')}</b>
            <i />
            <small />
          </li>
        ) : null}
      </ul>
      {shared > 0 ? (
        <p className={styles.hint}>
          {`${countOf(shared, 'day')} ${shared === 1 ? 'counts' : 'count'} in two countries: a day on which one moves is a day of both.`}
        </p>
      ) : null}
    </figure>
  );
}
