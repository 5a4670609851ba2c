import { formatDay } from '../../catalogue/format.ts';
import type { Review } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

/** When the figures were last reviewed, from the data files themselves. */
export function ChangeLog({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ReadingSection id="changes" title="Changes of the data">
      <ul className={styles.changes}>
        {reviews.map(({ date, countries, homeCountries }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>
            {countries.length > 0 ? <p>Reviewed: {countries.join(', ')}.</p> : null}
            {homeCountries.length > 0 ? <p>Home countries reviewed: {homeCountries.join(', ')}.</p> : null}
          </li>
        ))}
      </ul>
    </ReadingSection>
  );
}
