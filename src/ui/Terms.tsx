import type { Assessed } from '../assess/assessor.ts';
import { FIT_WORDS, sentence } from '../assess/english.ts';
import { type Term, type TermLevel, termLevel } from '../assess/terms.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { Situation } from '../situation/situation.ts';
import { AskLater } from './AskLater.tsx';
import styles from './Terms.module.css';

interface Props {
  readonly of: Pick<Assessed, 'terms'>;
  readonly money: MoneyFormat;
  /** With it, open conditions that a question would settle bring the question along. */
  readonly situation?: Situation;
}

/** Tick, question mark, cross and exclamation mark. A picture in a style sheet would be a document of its own, which paints late. */
const GLYPHS: Readonly<Record<TermLevel, string>> = {
  fits: 'm4.6 8.3 2.3 2.3 4.5-5',
  check: 'M5.9 6.2A2.1 2.1 0 1 1 9 8c-.7.4-1 .8-1 1.5M8 11.9v.1',
  no: 'm5.5 5.5 5 5m0-5-5 5',
  note: 'M8 4v5M8 11.9v.1',
};

/** The sign of a state, with its word for those who do not see it; only good news has a tick. */
function Sign({ fit }: { readonly fit: TermLevel }) {
  const label = fit === 'note' ? 'Keep in mind' : FIT_WORDS[fit];
  return (
    <svg className={`${styles.sign} ${styles[fit]}`} viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d={GLYPHS[fit]} />
    </svg>
  );
}

/** All that a figure depends on, how it ends and what then applies, in sentences. */
export function Terms({ of: { terms }, money, situation }: Props) {
  const asked = new Set<keyof Situation>();
  // Taken for granted it stands beside the amount: here is what was said.
  const isTaken = (term: Term) =>
    situation?.company === undefined &&
    term.kind === 'needs' &&
    term.what === 'own-name' &&
    term.state === 'met';
  return (
    <ul className={styles.list}>
      {terms.map((term) => {
        if (isTaken(term)) return null;
        const text = sentence(term, money);
        const asks = situation && 'asks' in term ? term.asks : undefined;
        const isNew = asks !== undefined && !asked.has(asks);
        if (isNew) asked.add(asks);
        return (
          <li key={text}>
            <span className={styles.line} data-terms={termLevel(term)}>
              <Sign fit={termLevel(term)} />
              <span className={styles.parts}>{text}</span>
            </span>
            {isNew && situation ? <AskLater about={asks} situation={situation} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
