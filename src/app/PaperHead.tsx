import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { formatDay } from '../catalogue/format.ts';
import { useHydrated } from '../catalogue/useHydrated.ts';
import { useSettled } from '../catalogue/useSettled.ts';
import { withFigures } from '../situation/address.ts';
import { today } from '../situation/clock.ts';
import { useLinkFigures } from '../situation/figures.ts';
import { useShownSearch } from '../stores/urlState.ts';
import styles from './PaperHead.module.css';

/** What stands over every page on paper: the product, the day, and the address that has the same figures. */
export function PaperHead() {
  const [path] = useLocation();
  // Nobody reads it while a slider moves.
  const search = useSettled(useShownSearch());
  const link = useSettled(useLinkFigures());
  const address = useMemo(() => withFigures(search ? `${path}?${search}` : path, link), [path, search, link]);
  const day = today();
  const date = useMemo(() => formatDay(day), [day]);
  if (!useHydrated()) return null;
  return (
    <p className={styles.head}>
      <b>Lowtide</b>
      <span>{window.location.origin + address}</span>
      <span>{date}</span>
    </p>
  );
}
