import {
  CHANGE_STATUS_LABELS,
  type Change,
  type ChangeEffect,
  isSmall,
  touchesFigures,
} from '../catalogue/changes.ts';
import { countOf, formatDay, formatList, formatPercent } from '../catalogue/format.ts';
import { usePageMoney } from '../situation/figures.ts';
import styles from './ChangeList.module.css';
import { Flag } from './Illustration.tsx';

interface Props {
  readonly changes: readonly Change[];
  /** The country that an entry names; null where all entries are about the country of the page. */
  readonly countryOf: (slug: string) => { readonly name: string; readonly code: string } | null;
  /** The day stands above the list. */
  readonly ofOneDay?: boolean;
  /** What the reader keeps before and after what ends, by the id of the change. */
  readonly ends?: ReadonlyMap<string, string>;
  /** The entries stand on the page once more, where their addresses lead. */
  readonly isTwice?: boolean;
}

/**
 * Dated changes of the law: whose, how certain, what it does to taxes shown here; the old and the new figure where it
 * does nothing to them. The text and its source are folded.
 */
export function ChangeList({ changes, countryOf, ofOneDay = false, ends, isTwice = false }: Props) {
  // Below the day, which has a heading of its own.
  const Title = ofOneDay ? 'h4' : 'h3';
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const { id, country, date, status, title, confidence } = change;
        const place = countryOf(country);
        return (
          <li
            key={`${country}/${id}`}
            id={isTwice ? undefined : `${country}-${id}`}
            className={styles.change}
            data-change={`${country}/${id}`}
          >
            <details data-paper="">
              <summary className={styles.head}>
                <span className={styles.when}>
                  {place && (
                    <span className={styles.country}>
                      <Flag code={place.code} /> {place.name}
                    </span>
                  )}
                  {ofOneDay ? null : <time dateTime={date}>{formatDay(date)}</time>}
                  {/* What the reader keeps until then says it. */}
                  {ends?.has(id) ? null : (
                    <span className={styles[status]}>{CHANGE_STATUS_LABELS[status]}</span>
                  )}
                  {confidence === 'low' && status !== 'undecided' && <span>Unconfirmed</span>}
                </span>
                <Title className={touchesFigures(change) ? styles.title : `${styles.title} ${styles.light}`}>
                  {title}
                </Title>
                {change.effects.length > 0 ? null : <OldAndNew change={change} />}
                {ends?.has(id) ? <b className={styles.own}>{ends.get(id)}</b> : <Effect change={change} />}
              </summary>
              <div className={styles.details}>
                <Effects change={change} />
                {change.effects.length > 0 ? <OldAndNew change={change} /> : null}
                <Details {...change} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** "from 45% to 50%", as the law has it. */
function OldAndNew({ change: { before, after } }: { readonly change: Change }) {
  if (!after) return null;
  return (
    <span className={styles.figures}>
      {before ? (
        <>
          from <del>{before}</del> to{' '}
        </>
      ) : null}
      <ins>{after}</ins>
    </span>
  );
}

/** "$1,840 a year less at $80,000: Flat-rate taxation": the greatest effect of a change, and whose it is. */
function Effect({ change: { effects, counted } }: { readonly change: Change }) {
  const [first, ...others] = [...effects].sort((a, b) => moveOf(b) - moveOf(a));
  if (!first) return counted ? <span className={styles.figures}>In the figures already</span> : null;
  const more = countRegimes([first, ...others]) - 1;
  return (
    <span className={styles.effects}>
      <Amount
        of={first}
        then={`: ${first.regimes[0]}${more === 0 ? '' : ` and ${countOf(more, 'more scheme')}`}`}
      />
    </span>
  );
}

function moveOf({ rates: [before, after] }: ChangeEffect): number {
  return Math.abs(after - before);
}

function countRegimes(effects: readonly ChangeEffect[]): number {
  return effects.reduce((sum, { regimes }) => sum + regimes.length, 0);
}

/** ", 8.5% → 9.0%", where they are not the same as they are shown. */
function ratesWords(effect: ChangeEffect): string {
  return isSmall(effect) ? '' : `, ${effect.rates.map((rate) => formatPercent(rate)).join(' → ')}`;
}

/** "$1,840 a year less at $80,000", and what comes after it. */
function Amount({ of: { more, income }, then }: { readonly of: ChangeEffect; readonly then: string }) {
  const { money } = usePageMoney();
  return (
    <>
      <b data-less={more < 0 || undefined}>
        {`${money(Math.abs(more))} a year ${more < 0 ? 'less' : 'more'}`}
      </b>
      {` at ${money(income)}${then}`}
    </>
  );
}

/** What a change does to each scheme; the rates where the amount is all that the row says. */
function Effects({ change: { effects } }: { readonly change: Change }) {
  if (effects.length === 0) return null;
  return (
    <ul className={`${styles.list} ${styles.effects}`}>
      {effects.map((effect) => (
        <li key={effect.regimes.join()}>
          <Amount of={effect} then={`${ratesWords(effect)}: ${formatList(effect.regimes)}`} />
        </li>
      ))}
    </ul>
  );
}

const SURENESS: Readonly<Record<Change['confidence'], string>> = {
  high: '',
  medium: ' Fairly sure: details may still differ.',
  low: ' Details are not confirmed.',
};

function Details({ text, source, confidence }: Change) {
  return (
    <>
      <p className={styles.text}>{`${text}${SURENESS[confidence]}`}</p>
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
