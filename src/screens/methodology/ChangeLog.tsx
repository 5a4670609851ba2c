import { formatDay } from '../../catalogue/format.ts';
import type { Review } from '../../catalogue/methodology.ts';
import styles from './Methodology.module.css';
import { Part } from './Part.tsx';

/** When the figures were last reviewed, from the data files themselves. */
export function ChangeLog({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <Part id="changes" title="Changes of the data">
      <ul className={styles.changes}>
        {reviews.map(({ date, countries, homeCountries }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>
            {countries.length > 0 ? <p>Reviewed: {countries.join(', ')}.</p> : null}
            {homeCountries.length > 0 ? <p>Home countries reviewed: {homeCountries.join(', ')}.</p> : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
