import type { TaxLine } from '../tax/index.ts';
import colours from '../ui/taxColours.module.css';
import styles from './TaxBar.module.css';

/**
 * What is paid, split by tax kind, and what is kept. Boxes and not an SVG: a picture of a page takes over the
 * styles of HTML elements alone.
 */
export function TaxBar({ lines }: { readonly lines: readonly TaxLine<number | null>[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {lines.map(({ kind, rate }) =>
        rate === null || rate <= 0 ? null : (
          <span key={kind} className={colours[kind]} style={{ width: `${Math.min(rate, 100)}%` }} />
        ),
      )}
    </div>
  );
}
