import { CHANGE_STATUS_LABELS, type Change } from '../catalogue/changes.ts';
import { formatDay } from '../catalogue/format.ts';
import styles from './ChangeList.module.css';
import { Flag } from './Flag.tsx';

interface Props {
  readonly changes: readonly Change[];
  /** The country that an entry names; null where all entries are about the country of the page. */
  readonly countryOf: (slug: string) => { readonly name: string; readonly code: string } | null;
}

const CONFIDENCE = { high: null, medium: 'fairly sure', low: 'not confirmed' } as const;

/** Dated changes of the law, each with its status, its old and new figure, and its source. */
export function ChangeList({ changes, countryOf }: Props) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const { id, country, date, status, title, before, after, text, source, confidence } = change;
        const place = countryOf(country);
        return (
          <li key={`${country}/${id}`} id={`${country}-${id}`} className={styles.change}>
            <p className={styles.when}>
              <span className={`${styles.status} ${styles[status] ?? ''}`}>
                {CHANGE_STATUS_LABELS[status]}
              </span>
              {place && (
                <span className={styles.country}>
                  <Flag code={place.code} /> {place.name}
                </span>
              )}
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
            <h3 className={styles.title}>{title}</h3>
            {before && after && (
              <p className={styles.figures}>
                <del>{before}</del>
                <span aria-hidden="true"> → </span>
                <ins>{after}</ins>
              </p>
            )}
            <p className={styles.text}>{text}</p>
            <p className={styles.source}>
              {'Source: '}
              {source.url === null ? (
                source.title
              ) : (
                <a href={source.url} rel="noopener noreferrer">
                  {source.title}
                </a>
              )}
              {`, ${source.publisher}`}
              {CONFIDENCE[confidence] && (
                <b className={styles.doubt}>{` ·\u00a0${CONFIDENCE[confidence]}`}</b>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
