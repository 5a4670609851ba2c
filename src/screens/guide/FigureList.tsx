import styles from './FigureList.module.css';

export interface Figure {
  readonly term: string;
  readonly value: string;
  readonly note: string;
}

/** Named figures with a word of explanation each. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
