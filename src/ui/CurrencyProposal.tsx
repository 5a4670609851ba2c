import { useHydrated } from '../catalogue/useHydrated.ts';
import { answer, useSituation } from '../situation/figures.ts';
import { likelyCurrencies } from '../situation/locale.ts';
import { homeIdOf } from '../situation/situation.ts';
import styles from './MoneyInput.module.css';

/**
 * Offers the currencies that where one lives makes likely, or the browser's languages, until one has been said. It sets
 * nothing by itself.
 */
export function CurrencyProposal() {
  const { situation, status } = useSituation();
  const isReady = useHydrated() && status !== 'loading';
  const home = homeIdOf(situation);
  const languages = home === null ? undefined : [`und-${home}`];
  const proposed = isReady && situation.currency === undefined ? likelyCurrencies(languages) : [];
  if (proposed.length === 0) return null;
  return (
    <p className={`no-print ${styles.proposals}`}>
      {proposed.map((currency) => (
        <button key={currency} type="button" className={styles.meant} onClick={() => answer({ currency })}>
          {`Count in ${currency}?`}
        </button>
      ))}
    </p>
  );
}
