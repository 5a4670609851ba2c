import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import type { TaxKind } from '../tax/index.ts';
import styles from './TaxLegend.module.css';
import { TaxSwatch } from './TaxSwatch.tsx';

/** What the colours of stacked bars mean: the kinds of tax, and the part that is kept. */
export function TaxLegend({ kinds }: { readonly kinds: readonly TaxKind[] }) {
  return (
    <ul className={styles.legend} aria-label="Colours of the bars">
      {kinds.map((kind) => (
        <li key={kind}>
          <TaxSwatch kind={kind} /> {TAX_KIND_LABELS[kind]}
        </li>
      ))}
      <li>
        <span className={styles.keep} aria-hidden="true" /> You keep
      </li>
    </ul>
  );
}
