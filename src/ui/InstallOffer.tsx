import { Button } from './Button.tsx';
import styles from './InstallOffer.module.css';

interface Props {
  /** What can be offered; 'none' also once it is installed. */
  readonly state: 'none' | 'offer' | 'ios-hint';
  readonly install: () => Promise<void>;
}

/** A quiet line for the footer: a button where the browser can install, words on iOS, else nothing. */
export function InstallOffer({ state, install }: Props) {
  if (state === 'none') return null;
  if (state === 'offer') {
    return (
      <Button variant="quiet" onClick={install}>
        Install Lowtide
      </Button>
    );
  }
  return (
    <details className={styles.hint}>
      <summary>Install Lowtide</summary>
      <p>Tap Share, then “Add to Home Screen”. Lowtide then opens like an app, also without a network.</p>
    </details>
  );
}
