import styles from './Lasts.module.css';

/** That the rate beside it will not last: "2 years, then 13.1%". @param words what ends it first comes first. */
export function Lasts({ words }: { readonly words: readonly string[] }) {
  const [first] = words;
  return first === undefined ? null : <span className={styles.lasts}>{first}</span>;
}
