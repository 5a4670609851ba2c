import type { MoneyFormat } from '../catalogue/money.ts';
import { savingWords } from '../situation/savingWords.ts';
import styles from './Saving.module.css';

interface Props {
  /** USD per year; negative where it costs more. */
  readonly saving: number;
  readonly money: MoneyFormat;
}

/** What moving saves a year. */
export function Saving({ saving, money }: Props) {
  return <p className={saving > 0 ? styles.saves : styles.costs}>{savingWords(saving, money)}</p>;
}
