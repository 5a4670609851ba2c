import {
  CHANGE_STATUS_LABELS,
  type Change,
  type ChangeEffect,
  isSmall,
  touchesFigures,
} from '../catalogue/changes.ts';
import { formatDay, formatList, formatPercent } from '../catalogue/format.ts';
import { usePageMoney } from '../situation/figures.ts';
import styles from './ChangeList.module.css';
import { Flag } from './Flag.tsx';
import fold from './Fold.module.css';

interface Props {
  readonly changes: readonly Change[];
  /** The country that an entry names; null where all entries are about the country of the page. */
  readonly countryOf: (slug: string) => { readonly name: string; readonly code: string } | null;
  /** The day stands above the list. */
  readonly ofOneDay?: boolean;
}

/** Dated changes of the law: status, old and new figure, what they do to taxes shown here; the text and its source are folded. */
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
                  {confidence === 'low' && status !== 'undecided' && (
                    <span className={styles.doubt}>details unconfirmed</span>
                  )}
                  {ofOneDay ? null : <time dateTime={date}>{formatDay(date)}</time>}
                </span>
                <h3 className={touchesFigures(change) ? styles.title : `${styles.title} ${styles.light}`}>
                  {title}
                </h3>
                {after && (
                  <span className={styles.figures}>
                    {before && (
                      <>
                        from <del>{before}</del> to{' '}
                      </>
                    )}
                    <ins>{after}</ins>
                  </span>
                )}
                <Effects change={change} />
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

/** "Tax at $80,000: 24.0% → 21.7%"; each regime by its name where there are several. */
function Effects({ change: { effects, counted } }: { readonly change: Change }) {
  const { money } = usePageMoney();
  const [first] = effects;
  if (!first) return counted ? <span className={styles.counted}>Already counted</span> : null;
  if (effects.length === 1 && first.regimes.length === 1) {
    return (
      <span className={styles.effects}>
        {`Tax at ${money(first.income)}: `}
        <Difference effect={first} />
      </span>
    );
  }
  const isOneIncome = effects.every(({ income }) => income === first.income);
  return (
    <span className={styles.effects}>
      {isOneIncome ? `Tax at ${money(first.income)}:` : null}
      {effects.map((effect) => (
        <span key={effect.regimes.join()} className={styles.regimes}>
          {isOneIncome ? null : `Tax at ${money(effect.income)}, `}
          {`${formatList(effect.regimes)}: `}
          <Difference effect={effect} />
        </span>
      ))}
    </span>
  );
}

function Difference({ effect }: { readonly effect: ChangeEffect }) {
  const { money } = usePageMoney();
  const {
    rates: [before, after],
    more,
  } = effect;
  return (
    <b data-less={more < 0 || undefined}>
      {isSmall(effect)
        ? `${money(Math.abs(more))} a year ${more < 0 ? 'less' : 'more'}`
        : `${formatPercent(before)} → ${formatPercent(after)}`}
    </b>
  );
}

function Details({ text, source, confidence }: Change) {
  return (
    <>
      <p className={styles.text}>
        {text}
        {confidence === 'medium' ? ' Fairly sure: details may still differ.' : null}
        {confidence === 'low' ? ' Details are not confirmed.' : null}
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
