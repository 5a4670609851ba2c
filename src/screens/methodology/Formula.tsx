import styles from './Methodology.module.css';

/** A formula, broken where it reads well; a line that goes on begins with two spaces. */
export function Formula({ lines }: { readonly lines: readonly string[] }) {
  return (
    <pre className={styles.formula}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </pre>
  );
}
