import { useRef } from 'react';
import { useModule } from '../../ui/useModule.ts';
import { useSoon } from '../../ui/useSoon.ts';
import styles from './CheapestStrip.module.css';
import type { StripProps } from './CheapestStrip.tsx';

const load = () => import('./CheapestStrip.tsx');

/** The strip "cheapest country by income", made once the page is there. */
export function LaterStrip(props: StripProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSoon = useSoon(place);
  return (
    <div ref={place} className={styles.place}>
      {isSoon ? <Loaded {...props} /> : null}
    </div>
  );
}

function Loaded(props: StripProps) {
  const { module } = useModule(load);
  return module ? <module.CheapestStrip {...props} /> : null;
}
