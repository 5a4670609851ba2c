import { Section, type SectionProps } from '../../ui/Section.tsx';
import styles from './Band.module.css';

interface Props extends Omit<SectionProps, 'className'> {
  /** A tinted ground sets a band apart from its neighbours. */
  readonly tinted?: boolean;
}

/** A section of home, across the whole window. */
export function Band({ tinted = false, ...section }: Props) {
  return (
    <div className={tinted ? `${styles.band} ${styles.tinted}` : styles.band}>
      <Section {...section} className="page" />
    </div>
  );
}
