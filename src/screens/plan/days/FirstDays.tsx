import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { isNothingSaid } from '../../../situation/situation.ts';
import { replaceDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMove } from '../useMove.ts';
import styles from './Days.module.css';
import { ExampleYear } from './ExampleYear.tsx';
import { EXAMPLE } from './example.ts';
import { plannedStays } from './plannedStays.ts';
import { YearPreview } from './YearPreview.tsx';

/** Something to begin with: the move as far as it has been said, else an example. */
export default function FirstDays({ isReady }: { readonly isReady: boolean }) {
  const { home, destination, arrival, figures } = useMove();
  // The head of the page offers the example of a whole move then.
  if (isNothingSaid(figures.situation) && !destination) return <ExampleYear />;
  if (!home || !destination || home.id === destination.country.code.toLowerCase()) {
    return (
      <>
        <ExampleYear />
        <p>
          <Button variant="quiet" onClick={() => replaceDays(EXAMPLE)} disabled={!isReady}>
            Try an example
          </Button>
        </p>
      </>
    );
  }
  const { country } = destination;
  const planned = plannedStays(
    home.id.toUpperCase(),
    country.code,
    arrival,
    figures.situation.citizenships ?? [],
  );
  const year = arrival.slice(0, 4);
  return (
    <>
      <YearPreview title={`${year} by your plan`} stays={planned.stays} year={Number(year)} />
      <p className={styles.begin}>
        <Button variant="quiet" onClick={() => replaceDays(planned)} disabled={!isReady}>
          Begin with your plan
        </Button>
        <span className={styles.hint}>
          {`In ${nameInText(home.name)} from ${planned.recordFrom?.slice(0, 4)} until ${formatDay(arrival)}, in ${nameInText(country.name)} from then on. Change the days as you like.`}
        </span>
      </p>
    </>
  );
}
