import styles from './Days.module.css';
import { EXAMPLE, EXAMPLE_YEAR } from './example.ts';
import { countryName } from './places.ts';
import { yearBars } from './timelineShape.ts';

const LOOKS: Readonly<Record<string, string | undefined>> = {
  DE: styles.exampleFrom,
  BG: styles.exampleTo,
  IT: styles.exampleTrip,
};

/** The example's year as a picture; prerendered pages have no styles in their tags, so it is drawn. */
export function ExamplePreview() {
  const [bar] = yearBars(EXAMPLE.stays, [EXAMPLE_YEAR]);
  return (
    <figure className={styles.preview}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {bar?.segments.map(({ stay, left, width }) => (
          <rect key={stay.id} className={LOOKS[stay.country]} x={left} width={width} height="10" />
        ))}
      </svg>
      <span className={styles.months} aria-hidden="true">
        {['Jan', 'Apr', 'Jul', 'Oct', 'Dec'].map((month) => (
          <span key={month}>{month}</span>
        ))}
      </span>
      <figcaption className={styles.legend}>
        <b>Example</b>
        {Object.entries(LOOKS).map(([code, look]) => (
          <span key={code}>
            <svg viewBox="0 0 10 10" width="11" height="11" aria-hidden="true" focusable="false">
              <rect className={look} width="10" height="10" rx="3" />
            </svg>
            {countryName(code)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
