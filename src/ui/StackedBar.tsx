import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import type { TaxLine } from '../tax/index.ts';
import styles from './StackedBar.module.css';
import colours from './taxColours.module.css';

/**
 * What is paid, split by tax kind, and what is kept, over the whole income. The lines beside it say the same
 * in words, so the bar is decoration for screen readers.
 */
export function StackedBar({ lines }: { readonly lines: readonly TaxLine<number | null>[] }) {
  let start = 0;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={colours.keep} width="100" height="4" />
      {lines.map(({ kind, rate }) => {
        const x = start;
        const width = Math.max(0, Math.min(rate ?? 0, 100 - x));
        start += width;
        if (width === 0) return null;
        return (
          <rect key={kind} className={colours[kind]} x={x} width={width} height="4">
            <title>{TAX_KIND_LABELS[kind]}</title>
          </rect>
        );
      })}
    </svg>
  );
}
