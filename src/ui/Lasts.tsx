import styles from './Lasts.module.css';

interface Props {
  /** What ends the rate first comes first. */
  readonly words: readonly string[];
  /** The rate that they are about, percent: what makes it lower is no warning. */
  readonly rate?: number | null;
}

/** That the rate beside it will not last: "2 years, then 13.1%". */
export function Lasts({ words: [first], rate }: Props) {
  if (first === undefined) return null;
  // "first year 15.1%", "21.7% from 2027".
  const isGain =
    first.startsWith('first ') || (first.includes('% from ') && Number.parseFloat(first) < (rate ?? 0));
  return <span className={isGain ? `${styles.lasts} ${styles.gain}` : styles.lasts}>{first}</span>;
}
