import { Button } from '../../ui/Button.tsx';
import styles from './PlanPart.module.css';

/** What a part still needs, and the way to say it. */
export function SayMore({ children }: { readonly children: string }) {
  return (
    <p className={`${styles.action} ${styles.noPrint}`}>
      <Button variant="quiet" onClick={openSituation}>
        {children}
      </Button>
    </p>
  );
}

/** The bar over the page opens the editor, and has the focus again afterwards. */
function openSituation(): void {
  document.querySelector<HTMLButtonElement>('aside [aria-haspopup="dialog"]')?.click();
}
