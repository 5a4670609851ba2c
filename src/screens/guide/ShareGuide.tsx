import type { CountryGuide } from '../../catalogue/entities.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './ShareGuide.module.css';

/** The page at its income, switch and chart as a link. */
export function ShareGuide({ country }: { readonly country: CountryGuide }) {
  return (
    <p className={`no-print ${styles.share}`}>
      <ShareButton title={`Tax calculator: ${country.name}`} />
    </p>
  );
}
