import { stayTitle } from '../assess/homeWords.ts';
import { useStay } from '../assess/useStay.ts';
import type { Figures } from '../situation/figures.ts';
import { RegimeRow, RegimeRows } from '../ui/RegimeRow.tsx';
import styles from './StayRow.module.css';

interface Props {
  readonly figures: Omit<Figures, 'isFromLink'>;
}

/** What could be kept without moving: another scheme of the country in which tax is paid today; nothing where none is better. */
export function StayRow({ figures }: Props) {
  const stay = useStay(figures);
  if (stay === null) return null;
  return (
    <section className={styles.stay} aria-label="Without moving">
      <h2>{stayTitle(stay)}</h2>
      <RegimeRows label="Without moving" isWide>
        <RegimeRow of={stay.better} money={figures.money} />
      </RegimeRows>
    </section>
  );
}
