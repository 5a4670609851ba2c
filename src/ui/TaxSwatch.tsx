import type { TaxKind } from '../tax/index.ts';
import styles from './TaxSwatch.module.css';
import colours from './taxColours.module.css';

/** The fixed colour of a tax kind, as a small square beside its name. */
export function TaxSwatch({ kind }: { readonly kind: TaxKind }) {
  return <span className={`${styles.swatch} ${colours[kind]}`} aria-hidden="true" />;
}
