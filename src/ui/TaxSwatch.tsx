import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import type { TaxKind, TaxLine } from '../tax/index.ts';
import styles from './TaxSwatch.module.css';
import colours from './taxColours.module.css';

/** The fixed colour of a tax kind, as a small square beside its name. */
export function TaxSwatch({ kind }: { readonly kind: TaxKind }) {
  return <span className={`${styles.swatch} ${colours[kind]}`} aria-hidden="true" />;
}

/**
 * What is paid, split by tax kind, and what is kept, over the whole income. The lines beside it say the same
 * in words, so the bar is decoration for screen readers.
 */
export function StackedBar({ lines }: { readonly lines: readonly TaxLine<number | null>[] }) {
  let start = 0;
  return (
    <svg
      className={colours.bar}
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
