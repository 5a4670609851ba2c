import { CHANGE_STATUS_LABELS, type Change } from '../catalogue/changes.ts';
import { formatDay } from '../catalogue/format.ts';
import styles from './ChangeList.module.css';
import fold from './Disclosure.module.css';
import { Flag } from './Flag.tsx';

interface Props {
  readonly changes: readonly Change[];
  /** The country that an entry names; null where all entries are about the country of the page. */
  readonly countryOf: (slug: string) => { readonly name: string; readonly code: string } | null;
  /** The day stands above the list, and an entry's text is folded under its head: for lists to look through. */
  readonly ofOneDay?: boolean;
}

const CONFIDENCE = { high: null, medium: 'Fairly sure', low: 'Not confirmed' } as const;

/** Dated changes of the law, each with its status, its old and new figure, and its source. */
export function ChangeList({ changes, countryOf, ofOneDay = false }: Props) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const { id, country, date, status, title, before, after, confidence } = change;
        const place = countryOf(country);
        const doubt = CONFIDENCE[confidence];
        const head = (
          <>
            <span className={styles.when}>
              <span className={`${styles.status} ${styles[status] ?? ''}`}>
                {CHANGE_STATUS_LABELS[status]}
              </span>
              {doubt && <span className={`${styles.status} ${styles.doubt}`}>{doubt}</span>}
              {place && (
                <span className={styles.country}>
                  <Flag code={place.code} /> {place.name}
                </span>
              )}
              {ofOneDay ? null : <time dateTime={date}>{formatDay(date)}</time>}
            </span>
            <h3 className={styles.title}>{title}</h3>
            {before && after && (
              <span className={styles.figures}>
                <del>{before}</del>
                <span aria-hidden="true"> → </span>
                <ins>{after}</ins>
              </span>
            )}
          </>
        );
        return (
          <li key={`${country}/${id}`} id={`${country}-${id}`} className={styles.change}>
            {ofOneDay ? (
              <details data-paper="">
                <summary className={`${fold.row} ${styles.head}`}>{head}</summary>
                <div className={styles.details}>
                  <Details {...change} />
                </div>
              </details>
            ) : (
              <>
                {head}
                <Details {...change} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Details({ text, source }: Change) {
  return (
    <>
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
      </p>
    </>
  );
}
