import styles from './Lasts.module.css';

interface Props {
  /** What ends the rate first comes first. */
  readonly words: readonly string[];
  /** The rate that they are about, percent: what makes it lower is no warning. */
  readonly rate?: number | null;
}

/** That the rate beside it will not last: "2 years, then 13.1%"; of one that ends, a cheaper beginning too. */
export function Lasts({ words: [first, next = ''], rate }: Props) {
  if (first === undefined) return null;
  const text = next.startsWith('first ') ? `${next}; ${first}` : first;
  return (
    <span className={isGain(first, rate) ? `${styles.lasts} ${styles.gain}` : styles.lasts}>{text}</span>
  );
}

/** "first year 15.1%", "21.7% from 2027" of a higher rate: what gets cheaper. */
export function isGain(words: string, rate: number | null | undefined): boolean {
  return words.startsWith('first ') || (words.includes('% from ') && Number.parseFloat(words) < (rate ?? 0));
}
