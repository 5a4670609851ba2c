import styles from './EmptyScreen.module.css';

/** Keeps the footer below the window while a screen's code is on its way, with the screen's loading text. */
export function EmptyScreen({ text }: { readonly text?: string | undefined }) {
  return (
    <div className={styles.screen} role="status">
      {text}
    </div>
  );
}
