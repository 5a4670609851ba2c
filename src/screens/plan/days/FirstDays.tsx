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
      <YearPreview title="By your plan" stays={planned.stays} years={years} />
      <p className={styles.hint}>
        {`In ${nameInText(home.name)} from ${planned.recordFrom?.slice(0, 4)} until ${formatDay(arrival)}, in ${nameInText(country.name)} from then on. Change the days as you like.`}
      </p>
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
