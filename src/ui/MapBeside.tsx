import { useId, useState } from 'react';
import type { DestinationsMapProps } from './DestinationsMap.tsx';
import { lazyComponent } from './lazy.tsx';
import styles from './MapBeside.module.css';
import { Mark } from './Mark.tsx';
import { WhenNear } from './WhenNear.tsx';

const DestinationsMap = lazyComponent<DestinationsMapProps>(() => import('./DestinationsMap.tsx'));

interface Props extends DestinationsMapProps {
  readonly className?: string | undefined;
}

/**
 * The place of the map beside a list: on wide windows the map itself, which comes once the page is there and its place is
 * near, else a button that brings it.
 */
export function MapBeside({ className, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const look = [styles.beside, props.isEurope && styles.europe, isOpen && styles.open, 'no-print', className];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Map
        <Mark of="down" size={16} />
      </button>
      <div id={id} className={styles.room}>
        <WhenNear className={styles.place} failure="The map did not load. Open the page again to see it.">
          {(isNear) => (isNear ? <DestinationsMap {...props} /> : null)}
        </WhenNear>
      </div>
    </div>
  );
}
