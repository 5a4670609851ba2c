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
import { StayControl } from '../StayControl.tsx';
import { CoverAnswer } from './CoverAnswer.tsx';
import { CoverBest } from './CoverBest.tsx';
import { CoverText } from './CoverText.tsx';
import { EXAMPLE } from './days/example.ts';
import { EXAMPLE_SITUATION } from './example.ts';
import { FromAndTo } from './FromAndTo.tsx';
import styles from './Plan.module.css';
import { type Move, useMove } from './useMove.ts';

/** From where to where, what it comes to, and on which answers that rests. */
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
            <Button variant="quiet" disabled={status === 'loading'} onClick={() => replaceDays(EXAMPLE)}>
              Show me an example
            </Button>
          ) : null}
        </div>
      </>
    );
  }
  return (
    <>
      {isExample ? (
        <p className={styles.example}>An example: a German freelancer with €70,000 a year.</p>
      ) : null}
      <div className={styles.named}>
        <h1>{move.isArrivalSaid ? `Your move in ${formatMonth(move.figures.from)}` : 'Your move'}</h1>
        <p className={styles.route}>
          {home ? (
            <>
              <Flag code={home.id} /> {home.name}
            </>
          ) : null}
          {home ? <span aria-hidden="true">{destination ? '→' : '→ ?'}</span> : null}
          {destination ? (
            <>
              <span className="visually-hidden">to</span>
              <Flag code={destination.country.code} /> {destination.country.name}
            </>
          ) : null}
        </p>
      </div>
      {destination ? <CoverAnswer /> : <CoverBest move={move} />}
      <Said move={move} />
    </>
  );
}

/** What can be changed here: from where, to where, when and for how long. */
function Said({ move }: { readonly move: Move }) {
  const { figures, destination, isExample, years } = move;
  const isOpen = figures.situation.home === undefined || destination === null;
  if (isExample) {
    return (
      <div className={styles.coverAction}>
        <Button variant="quiet" onClick={() => replaceDays(NO_STAYS)}>
          Start with my own
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.coverAction}>
      {isOpen ? <FromAndTo move={move} /> : null}
      {destination ? (
        <>
          <div className={styles.stay}>
            {figures.years === null ? (
              <p className={styles.hint}>{`Counted for ${years} years as an example.`}</p>
            ) : null}
            <StayControl years={figures.years} from={figures.from} hasStart />
          </div>
          <Change move={move} />
        </>
      ) : null}
    </div>
  );
}

function Change({ move: { choices, destination } }: { readonly move: Move }) {
  if (choices.length < 2) {
    return (
      <Link href="/countries" className={`${styles.change} no-print`}>
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
