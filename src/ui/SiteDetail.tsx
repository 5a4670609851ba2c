import { isPlaceholder } from '../catalogue/site.ts';
import styles from './SiteDetail.module.css';

interface Props {
  readonly value: string;
  /** What to set, where the placeholder does not say it itself, as an address under `.example`. */
  readonly missing?: string;
}

/** A detail of the operator; one that is not set yet is plainly marked, and says where to set it. */
export function SiteDetail({ value, missing = value }: Props) {
  if (!isPlaceholder(value)) return value;
  return (
    <mark className={styles.placeholder}>
      <b className={styles.word}>Placeholder</b> {missing}
    </mark>
  );
}
