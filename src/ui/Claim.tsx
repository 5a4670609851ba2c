import type { Lead } from '../assess/answerEnglish.ts';
import type { Says } from '../assess/rowEnglish.ts';
import styles from './Claim.module.css';

interface Props {
  readonly lead: Lead;
  /** Whether it is sure that more is kept than today: else the amount is ink. */
  readonly isGain: boolean;
  /** Where it is a heading that takes the focus. */
  readonly as?: 'p' | 'h2' | 'span';
}

/** An answer in one sentence, whose amount is the largest thing on the screen. */
export function Claim({ lead: { before, figure, every, after, isOpen }, isGain, as: Tag = 'p' }: Props) {
  return (
    <Tag className={styles.claim} data-gain={isGain && !isOpen} tabIndex={Tag === 'h2' ? -1 : undefined}>
      {before ? `${before} ` : ''}
      <strong>
        {every ? `${figure} ` : figure}
        {every ? <small>{every}</small> : null}
      </strong>
      {after ? ` ${after}` : ''}
    </Tag>
  );
}

/** A line whose first words stand out. */
export function SaysWords({ says: { first, rest } }: { readonly says: Says }) {
  return (
    <>
      {first ? <b>{first}</b> : null}
      {/* In an element of its own: a translated page has other text nodes than the one that was rendered. */}
      <span>{first && rest ? ` ${rest}` : rest}</span>
    </>
  );
}
