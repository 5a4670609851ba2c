import { type ReactNode, useId, useMemo, useState } from 'react';
import { useDayRules } from '../../../api/facts.ts';
import { useMove } from '../../../assess/useMove.ts';
import { NO_STAYS, putStay, replaceDays, type StoredStay, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Days.module.css';
import { DaysTools } from './DaysTools.tsx';
import { Lines } from './Lines.tsx';
import { StayForm } from './StayForm.tsx';
import { StayList } from './StayList.tsx';
import { type Draft, Timeline } from './Timeline.tsx';
import { yearsInView, yearsOf } from './timelineShape.ts';
import { todayHere } from './today.ts';

/** Stays of up to three years on one timeline, and what the rules of each country make of them. */
export default function FilledDays({ onResult }: { readonly onResult: (words: ReactNode) => void }) {
  const { value: record } = useDays();
  const { stays, example } = record;
  const today = todayHere();
  const thisYear = Number(today.slice(0, 4));
  const years = yearsOf(stays, thisYear);
  const [chosen, setChosen] = useState<number | null>(null);
  const { arrival: move, isExample } = useMove();
  const isPlanned = stays.some(({ arrival }) => arrival === move);
  const first = isPlanned ? Number(move.slice(0, 4)) : firstYearAhead(stays, thisYear);
  const year = chosen !== null && years.includes(chosen) ? chosen : first;
  const view = yearsInView(stays, years, year);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [removed, setRemoved] = useState<StoredStay | null>(null);
  const { data, isError } = useDayRules();
  const question = useMemo(() => ({ record, year, today }), [record, year, today]);
  const stay = useId();
  return (
    <>
      {example && !isExample ? (
        <p className={styles.example} role="status">
          This is an example: a freelancer who moves from Germany to Bulgaria in 2027.
          <Button variant="plain" onClick={() => replaceDays(NO_STAYS)}>
            Start with my own
          </Button>
        </p>
      ) : null}
      {data ? (
        <Lines
          question={{ ...question, rules: data.rules }}
          areas={data.areas}
          years={years}
          onYear={setChosen}
          onResult={onResult}
        >
          {(marks) => <Timeline stays={stays} years={view} marks={marks} onDraft={setDraft} />}
        </Lines>
      ) : (
        <>
          <p className={styles.say}>
            {isError ? 'The rules did not load. Reload the page.' : 'Counting the days…'}
          </p>
          <Timeline stays={stays} years={view} marks={[]} onDraft={setDraft} />
        </>
      )}
      <h3 className={styles.heading} id={stay}>
        Stays
      </h3>
      <StayList stays={stays} today={today} onRemoved={setRemoved} labelledBy={stay} />
      {removed ? (
        <p className={styles.undo} role="status">
          The stay is removed.
          <Button
            variant="plain"
            onClick={() => {
              putStay(removed);
              setRemoved(null);
            }}
          >
            Undo
          </Button>
        </p>
      ) : null}
      <h3 className={`${styles.heading} no-print`}>Add a stay</h3>
      <StayForm
        key={draft ? `${draft.arrival} ${draft.departure}` : ''}
        draft={draft}
        onDone={() => setDraft(null)}
      />
      <DaysTools />
    </>
  );
}

/** The year to begin with where none begins with the move: this one or the next with a stay, else the last. */
function firstYearAhead(stays: readonly StoredStay[], thisYear: number): number {
  const touched = stays
    .flatMap(({ arrival, departure }) => {
      const begin = Number(arrival.slice(0, 4));
      // An open stay goes on today, unless it has not begun.
      return [begin, departure === null ? Math.max(begin, thisYear) : Number(departure.slice(0, 4))];
    })
    .sort((a, b) => a - b);
  return touched.find((year) => year >= thisYear) ?? touched.at(-1) ?? thisYear;
}
