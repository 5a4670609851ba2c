import { type CSSProperties, useState } from 'react';
import { type CountryDays, makesResident, type RuleLine } from '../../../assess/countryDays.ts';
import { daysByCountry, twelveMonthsTo } from '../../../assess/daysByCountry.ts';
import { shortDay, unitOf } from '../../../assess/daysEnglish.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { countOf } from '../../../catalogue/format.ts';
import { isStayDay } from '../../../residency/index.ts';
import type { DaysRecord } from '../../../stores/stays.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Flag } from '../../../ui/Illustration.tsx';
import styles from './Days.module.css';
import { hasFlag } from './stays.ts';
import { colourOf } from './Timeline.tsx';

interface Props {
  readonly record: DaysRecord;
  readonly year: number;
  readonly today: string;
  /** What the rules say of the year. */
  readonly countries: readonly CountryDays[];
}

/** Days so close to a limit that it is named. */
const NEAR = 31;

/** Days by country: of the year, or of any twelve months, with the limits that are near. */
export function YearPicture({ record, year, today, countries }: Props) {
  const [isMoving, setMoving] = useState(false);
  const [end, setEnd] = useState(today);
  const {
    from,
    to,
    countries: rows,
    unknown,
  } = isMoving
    ? daysByCountry(record, twelveMonthsTo(end), end)
    : daysByCountry(record, `${year}-01-01`, `${year}-12-31`);
  return (
    <figure className={styles.picture}>
      <figcaption>
        {isMoving ? `Days from ${shortDay(from)} to ${shortDay(to)}` : `Days in ${year}`}
        <Choice
          className="no-print"
          label="Days of"
          options={[
            [false, `${year}`],
            [true, 'Any 12 months'],
          ]}
          value={isMoving}
          onValue={setMoving}
        />
      </figcaption>
      {isMoving ? (
        <label className={`no-print ${styles.field}`}>
          Twelve months that end on
          <input
            type="date"
            value={end}
            min="1991-01-01"
            max="2099-12-31"
            onChange={({ target }) => {
              if (isStayDay(target.value)) setEnd(target.value);
            }}
          />
        </label>
      ) : null}
      <ul>
        {rows.map(({ code, days, most }) => (
          <li key={code} style={{ ...colourOf(code, record.stays), '--w': days / 366 } as CSSProperties}>
            <span className={styles.place}>
              {hasFlag(code) ? <Flag code={code} /> : null}
              {countryName(code)}
            </span>
            <b>{countOf(days, 'day')}</b>
            <i />
            <small>
              {isMoving
                ? most.days > days
                  ? `Most in any 12 months: ${most.days}, to ${shortDay(most.to)}`
                  : ''
                : nearWords(countries.find((one) => one.code === code)?.lines ?? [])}
            </small>
          </li>
        ))}
        {unknown > 0 ? (
          <li style={{ '--of': 'var(--line)', '--w': unknown / 366 } as CSSProperties}>
            <span className={styles.place}>Not entered</span>
            <b>{countOf(unknown, 'day')}</b>
            <i />
            <small />
          </li>
        ) : null}
      </ul>
    </figure>
  );
}

/** "12 below 183 nights": the limit that is nearest, where one is near. */
function nearWords(lines: readonly RuleLine[]): string {
  const [nearest] = lines
    .filter(({ rule }) => makesResident(rule) && rule.status !== 'proposed' && rule.where !== 'outside')
    .map(({ rule, limit, answer }) => ({ rule, limit, below: limit - (answer.largest ?? answer.count) }))
    .filter(({ below }) => Math.abs(below) <= NEAR)
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  if (!nearest) return '';
  const { rule, limit, below } = nearest;
  const of = countOf(limit, unitOf(rule));
  return below === 0 ? `At ${of}` : `${Math.abs(below)} ${below > 0 ? 'below' : 'above'} ${of}`;
}
