import { useDeduct } from '../stores/deduct.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useModule } from '../ui/useModule.ts';
import styles from './PersonEntries.module.css';
import type { RegimeFitProps, SavedProps } from './person.tsx';

const load = () => import('./person.tsx');

/** Where a person says what she pays today. Income in USD per year. */
export function PresentTaxEntry({ income }: { readonly income: number }) {
  const person = useModule(load).module;
  const deduct = useDeduct();
  return (
    <Disclosure
      className={styles.entry}
      summary={
        <>
          What you pay today
          {person ? <person.PresentTotal income={income} deduct={deduct} /> : null}
        </>
      }
    >
      {person ? <person.PresentTaxEntry income={income} deduct={deduct} /> : null}
    </Disclosure>
  );
}

/** Where a person says what decides on "Would I qualify?". */
export function ProfileEntry() {
  const person = useModule(load).module;
  return (
    <Disclosure className={styles.entry} summary="Would I qualify?">
      {person ? <person.ProfileEntry /> : null}
    </Disclosure>
  );
}

/** What a regime saves against what is paid today. */
export function Saved(props: SavedProps) {
  const person = useModule(load).module;
  return person ? <person.Saved {...props} /> : null;
}

/** Whether a regime fits the person's profile. */
export function RegimeFit(props: RegimeFitProps) {
  const person = useModule(load).module;
  return person ? <person.RegimeFit {...props} /> : null;
}
