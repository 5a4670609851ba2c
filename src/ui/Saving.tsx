import { savingWords } from '../catalogue/presentTax.ts';
import styles from './Saving.module.css';

interface Props {
  /** What is paid today, USD per year. */
  readonly present: number;
  /** What would be paid, USD per year. */
  readonly total: number;
}

/** What moving saves a year and over five years. */
export function Saving({ present, total }: Props) {
  return <p className={present > total ? styles.saves : styles.costs}>{savingWords(present, total)}</p>;
}
