import { hasUnlisted, useCountries } from '../api/countries.ts';
import { selectionOf } from '../assess/comparison.ts';
import { useFacts } from '../assess/useFacts.ts';
import { comparePath } from '../catalogue/compareQuery.ts';
import { MIN_COMPARED_REGIMES } from '../catalogue/constants.ts';
import { countOf } from '../catalogue/format.ts';
import { hasAnswers } from '../situation/answered.ts';
import { useShownSituation } from '../situation/figures.ts';
import { useComparison } from '../stores/comparison.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import styles from './CompareButton.module.css';

interface Props {
  /** USD per year; null where its box is empty: the link then names none. */
  readonly income: number | null;
}

/** "Compare 2 Countries", or "Compare 3 regimes of 2 countries" where they share one: N counts different countries. */
export function compareText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `Compare ${countryCount} Countries`
    : `Compare ${countOf(regimeCount, 'regime')} of ${countOf(countryCount, 'country')}`;
}

/**
 * The floating button of lists whose rows can be ticked: nothing while no regime is, disabled until enough are, then a link
 * to their comparison. It holds all that is ticked on the device, also what the list does not show.
 */
export function CompareButton({ income }: Props) {
  const { regimeIds } = useComparison();
  const { data: countries = [] } = useCountries();
  const { facts } = useFacts(hasUnlisted(regimeIds));
  // An older version of the data may have had regimes that are gone.
  const { columns } = selectionOf(countries, regimeIds, facts);
  const isPersonal = hasAnswers(useShownSituation());
  if (columns.length === 0) return null;
  const isWaiting = columns.length < MIN_COMPARED_REGIMES;
  return (
    <div
      className={isWaiting && isPersonal ? `${styles.float} ${styles.waits}` : styles.float}
      data-foot="bar"
    >
      {isWaiting ? (
        <Button disabled className={styles.button}>
          Choose more to compare
        </Button>
      ) : (
        <ButtonLink
          className={styles.button}
          href={comparePath({ regimeIds: columns.map(({ regime }) => regime.id), income })}
        >
          {compareText(columns.length, new Set(columns.map(({ country }) => country.id)).size)}
        </ButtonLink>
      )}
    </div>
  );
}
