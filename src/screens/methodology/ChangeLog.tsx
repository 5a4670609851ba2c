import { formatDay } from '../../catalogue/format.ts';
import type { Review } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

/** When the figures were last reviewed, from the data files themselves. */
export function ChangeLog({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ReadingSection id="changes" title="Changes of the data">
      <ul className={styles.changes}>
        {reviews.map(({ date, countries, homeCountries, leaving }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>
            <Reviewed what="Reviewed" names={countries} />
            <Reviewed what="Income tax of home countries" names={homeCountries} />
            <Reviewed what="What home countries say about leaving" names={leaving} />
          </li>
        ))}
      </ul>
    </ReadingSection>
  );
}

function Reviewed({ what, names }: { readonly what: string; readonly names: readonly string[] }) {
  return names.length > 0 ? <p>{`${what}: ${names.join(', ')}.`}</p> : null;
}
