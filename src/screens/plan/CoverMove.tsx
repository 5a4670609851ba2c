import { useEffect } from 'react';
import { Link } from 'wouter';
import { formatMonth } from '../../catalogue/format.ts';
import { shownExample } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import { useStoredSituation } from '../../situation/store.ts';
import { choosePlanRegime } from '../../stores/plan.ts';
import { NO_STAYS, replaceDays, useDays } from '../../stores/stays.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { CoverText } from './CoverText.tsx';
import { EXAMPLE } from './days/example.ts';
import { EXAMPLE_SITUATION } from './example.ts';
import { FromAndTo } from './FromAndTo.tsx';
import styles from './Plan.module.css';
import { type Move, useMove } from './useMove.ts';

/** From where to where, when, for how long and for which regime. */
export default function CoverMove() {
  const move = useMove();
  const { value: situation, status } = useStoredSituation();
  const { value: days } = useDays();
  const { home, destination, isExample } = move;
  // The bar above says whose figures these are.
  useEffect(() => {
    shownExample.setState({ situation: isExample ? EXAMPLE_SITUATION : null });
    return () => shownExample.setState({ situation: null });
  }, [isExample]);
  if (!home && !destination && !move.isArrivalSaid) {
    const isEmpty = isNothingSaid(situation) && days.stays.length === 0;
    return (
      <>
        <CoverText />
        <div className={styles.coverAction}>
          <FromAndTo move={move} />
          {isEmpty ? (
            // It has its place from the start, so that the page below does not move when it works.
            <Button variant="plain" disabled={status === 'loading'} onClick={() => replaceDays(EXAMPLE)}>
              Show me an example
            </Button>
          ) : null}
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.route}>
        {home ? (
          <>
            <Flag code={home.id} /> {home.name}
          </>
        ) : null}
        {home && destination ? <span aria-hidden="true">→</span> : null}
        {destination ? (
          <>
            <span className="visually-hidden">to</span>
            <Flag code={destination.country.code} /> {destination.country.name}
          </>
        ) : null}
      </p>
      <div className={styles.coverLine}>
        <div>
          <h1 className={styles.title}>
            {move.isArrivalSaid ? `Your move in ${formatMonth(move.figures.from)}` : 'Your move'}
          </h1>
          <p className={styles.lead}>
            {destination ? <b>{destination.regime.name}</b> : 'No regime chosen yet'}
            {move.figures.years === null
              ? '.'
              : `, for ${move.years === 1 ? 'one year' : `${move.years} years`}, until ${formatMonth(move.lastMonth)}.`}
            {isExample ? ' An example: a German freelancer with €70,000 a year.' : ''}
          </p>
        </div>
        {destination ? <Change move={move} /> : <FromAndTo move={move} />}
      </div>
    </>
  );
}

function Change({ move: { choices, destination, isExample } }: { readonly move: Move }) {
  if (isExample) {
    return (
      <Button variant="quiet" onClick={() => replaceDays(NO_STAYS)}>
        Start with my own
      </Button>
    );
  }
  if (choices.length < 2) {
    return (
      <Link href="/countries" className="no-print">
        Change destination
      </Link>
    );
  }
  return (
    <label className={styles.choice}>
      <span>Moving for</span>
      <select value={destination?.regime.id} onChange={({ target }) => choosePlanRegime(target.value)}>
        {choices.map(({ country, regime }) => (
          <option key={regime.id} value={regime.id}>
            {`${country.name}: ${regime.name}`}
          </option>
        ))}
      </select>
    </label>
  );
}
