import type { CountryGuide } from '../../catalogue/entities.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './ShareGuide.module.css';

/** The page at its income, switch and chart as a link; only scripts can share it, so they bring the button. */
export function ShareGuide({ country }: { readonly country: CountryGuide }) {
  const hasScripts = useHydrated();
  return (
    <p className={`no-print ${styles.share}`}>
      {hasScripts ? <ShareButton title={`Tax calculator: ${country.name}`} /> : null}
    </p>
  );
}
