import type { Column } from '../../assess/comparison.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './HiddenRegimes.module.css';

interface Props {
  /** Never empty. */
  readonly hidden: readonly Column[];
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
  readonly onRemove: (regimeId: string) => void;
}

/** Says which regimes the table leaves out, and why. */
export function HiddenRegimes({ hidden, income, money, onRemove }: Props) {
  return (
    <aside className={styles.hidden} aria-label="Hidden tax regimes">
      <p>
        {hidden.length === 1 ? 'This tax regime is hidden' : 'These tax regimes are hidden'} because{' '}
        {money(income)} is above {hidden.length === 1 ? 'its' : 'their'} revenue limit:
      </p>
      <ul className={styles.list}>
        {hidden.map(({ country, regime }) => (
          <li key={regime.id} className={styles.regime}>
            <span>
              <b>{country.name}</b>, {regime.name}
              {regime.maxIncomeThreshold === null
                ? ''
                : ` (up to ${money(regime.maxIncomeThreshold, 'down')})`}
            </span>
            <Button
              variant="plain"
              aria-label={`Remove ${country.name}, ${regime.name}`}
              onClick={() => onRemove(regime.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
