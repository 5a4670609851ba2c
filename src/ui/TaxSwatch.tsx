import { barShare, type LineKind, lineKey, lineName, pictured, type ShownLine } from '../catalogue/labels.ts';
import styles from './TaxSwatch.module.css';
import colours from './taxColours.module.css';

/** The fixed colour of a line, as a small square beside its name. */
export function TaxSwatch({ kind }: { readonly kind: LineKind }) {
  return <span className={`${styles.swatch} ${colours[kind]}`} aria-hidden="true" />;
}

/**
 * What is paid, split by its lines, and what is kept, over the whole income. The lines beside it say the same
 * in words, so the bar is decoration for screen readers.
 */
export function StackedBar({ lines }: { readonly lines: readonly ShownLine[] }) {
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
      {pictured(lines).map((line) => {
        const { kind, amount, rate } = line;
        const x = start;
        const width = Math.min(barShare(rate, amount), 100 - x);
        start += width;
        if (width === 0) return null;
        return (
          <rect key={lineKey(line)} className={colours[kind]} x={x} width={width} height="4">
            <title>{lineName(line)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
