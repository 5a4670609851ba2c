import type { RefObject } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import { bestRegimes, type Column, columnNames } from '../../assess/comparison.ts';
import { pairSentence } from '../../assess/english.ts';
import type { Figures } from '../../situation/figures.ts';
import { Flag } from '../../ui/Illustration.tsx';
import { goTo } from './goTo.ts';
import styles from './Totals.module.css';

export interface TotalsProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, Assessed>;
  readonly figures: Figures;
  /** What scrolls sideways. */
  readonly body: RefObject<HTMLElement | null>;
}

/**
 * What is kept of all columns, at the lower edge of a narrow window, where only two of them are in view: of two in a
 * sentence, of more as a bar each. A press goes to the column; a lens lies over those in view.
 */
export function Totals({ columns, compared, figures, body }: TotalsProps) {
  const names = columnNames(columns);
  const all = columns.flatMap(({ regime }) => compared.get(regime.id) ?? []);
  const [first, second] = all;
  if (all.length < columns.length || !first || !second) return null;
  if (all.length === 2) {
    const { text, difference } = pairSentence([first, second], names, figures);
    return (
      <p className={styles.pair}>
        <span>{text}</span> {difference ? <b>{difference}</b> : null}
      </p>
    );
  }
  const most = Math.max(...all.map(({ kept }) => kept), 1);
  const best = bestRegimes(all, ({ kept }) => kept);
  return (
    <nav className={styles.totals} aria-label="Kept a month" data-count={all.length}>
      {all.map(({ country, regime, kept }, at) => (
        <button
          key={regime.id}
          type="button"
          aria-label={`${names[at]}: ${figures.money(kept / 12)} a month`}
          onClick={() => goTo(body.current, at)}
        >
          <small className={styles.name}>
            <Flag code={country.code} />
            <span>{country.name}</span>
          </small>
          <span>{figures.money(kept / 12)}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="1" />
            <rect
              className={best.has(regime.id) ? styles.best : styles.kept}
              width={Math.max((kept / most) * 100, 1)}
              height="1"
            />
          </svg>
        </button>
      ))}
    </nav>
  );
}
