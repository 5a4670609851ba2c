import type { StoredStay } from '../../../stores/stays.ts';
import styles from './Days.module.css';
import { countryName } from './places.ts';
import { yearBars } from './timelineShape.ts';

const LOOKS = [styles.firstPlace, styles.secondPlace, styles.thirdPlace];

interface Props {
  readonly title: string;
  readonly stays: readonly StoredStay[];
  readonly years: readonly number[];
}

/** Years as a picture; prerendered pages have no styles in their tags, so it is drawn. */
export function YearPreview({ title, stays, years }: Props) {
  const bars = yearBars(stays, years);
  const places = [...new Set(bars.flatMap(({ segments }) => segments.map(({ stay }) => stay.country)))];
  const lookOf = (code: string) => LOOKS[places.indexOf(code) % LOOKS.length];
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.legend}>
        <b>{title}</b>
        {places.map((code) => (
          <span key={code}>
            <svg viewBox="0 0 10 10" width="11" height="11" aria-hidden="true" focusable="false">
              <rect className={lookOf(code)} width="10" height="10" rx="3" />
            </svg>
            {countryName(code)}
          </span>
        ))}
      </figcaption>
      {bars.map(({ year, segments }) => (
        <div key={year} className={styles.previewYear}>
          <span>{year}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {segments.map(({ stay, left, width }) => (
              <rect key={stay.id} className={lookOf(stay.country)} x={left} width={width} height="10" />
            ))}
          </svg>
        </div>
      ))}
      <span className={styles.months} aria-hidden="true">
        {['Jan', 'Apr', 'Jul', 'Oct', 'Dec'].map((month) => (
          <span key={month}>{month}</span>
        ))}
      </span>
    </figure>
  );
}
