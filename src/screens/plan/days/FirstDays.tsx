import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { replaceDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMove } from '../useMove.ts';
import styles from './Days.module.css';
import { plannedStays } from './plannedStays.ts';
import { YearPreview } from './YearPreview.tsx';

/** Something to begin with: the move, once it is known from where and to where. */
export default function FirstDays({ isReady }: { readonly isReady: boolean }) {
  const { home, destination, arrival, figures } = useMove();
  if (!home || !destination || home.id === destination.country.code.toLowerCase()) return null;
  const { country } = destination;
  const planned = plannedStays(
    home.id.toUpperCase(),
    country.code,
    arrival,
    figures.situation.citizenships ?? [],
  );
  const year = Number(arrival.slice(0, 4));
  // Who arrives in January has moved between two years.
  const years = arrival.slice(5, 7) === '01' ? [year - 1, year] : [year];
  return (
    <>
      <p className={styles.result}>
        {`You leave ${nameInText(home.name)} and arrive in ${nameInText(country.name)} on ${formatDay(arrival)}.`}
      </p>
      <p className={styles.say}>
        Begin with these days to see from which one you are tax resident: the rules of 40 countries count
        them, each in its own way. Change them as you like.
      </p>
      <YearPreview title="By your plan" stays={planned.stays} years={years} />
      <Button
        className={styles.begin}
        variant="quiet"
        onClick={() => replaceDays(planned)}
        disabled={!isReady}
      >
        Begin with your plan
      </Button>
    </>
  );
}
