import { CHANGE_STATUS_LABELS, type Change } from '../catalogue/changes.ts';
import { formatDay } from '../catalogue/format.ts';
import styles from './ChangeList.module.css';
import fold from './Disclosure.module.css';
import { Flag } from './Flag.tsx';

interface Props {
  readonly changes: readonly Change[];
  /** The country that an entry names; null where all entries are about the country of the page. */
  readonly countryOf: (slug: string) => { readonly name: string; readonly code: string } | null;
  /** The day stands above the list. */
  readonly ofOneDay?: boolean;
}

/** Dated changes of the law, each with its status, its old and new figure; what they are, and the source, is folded. */
export function ChangeList({ changes, countryOf, ofOneDay = false }: Props) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const { id, country, date, status, title, before, after, confidence } = change;
        const place = countryOf(country);
        return (
          <li key={`${country}/${id}`} id={`${country}-${id}`} className={styles.change}>
            <details data-paper="">
              <summary className={`${fold.row} ${styles.head}`}>
                <span className={styles.when}>
                  {place && (
                    <span className={styles.country}>
                      <Flag code={place.code} /> {place.name}
                    </span>
                  )}
                  <span className={`${styles.status} ${styles[status] ?? ''}`}>
                    {CHANGE_STATUS_LABELS[status]}
                  </span>
                  {confidence === 'low' && (
                    <span className={`${styles.status} ${styles.doubt}`}>Details not confirmed</span>
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
              </summary>
              <div className={styles.details}>
                <Details {...change} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function Details({ text, source, confidence }: Change) {
  return (
    <>
      <p className={styles.text}>
        {text}
        {confidence === 'medium' ? ' Fairly sure: details may still differ.' : null}
      </p>
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
