import { type ReactNode, useId, useMemo, useState } from 'react';
import { useDayRules } from '../../../api/facts.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { countOf } from '../../../catalogue/format.ts';
import { useToday } from '../../../situation/clock.ts';
import {
  NO_STAYS,
  putStay,
  removeStay,
  replaceDays,
  type StoredStay,
  useDays,
} from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import round from '../../../ui/Round.module.css';
import styles from './Days.module.css';
import { Lines } from './Lines.tsx';
import { StayForm } from './StayForm.tsx';
import { colourOf, type Draft, Timeline } from './Timeline.tsx';
import { lengthOf, yearsInView, yearsOf } from './timelineShape.ts';

interface Props {
  readonly onResult: (words: ReactNode) => void;
  readonly tools: ReactNode;
}

/** Stays of up to three years on one timeline, and what the rules of each country make of them. */
export default function FilledDays({ onResult, tools }: Props) {
  const { value: record } = useDays();
  const { stays, example } = record;
  const today = useToday();
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
          This is an example: a freelancer who moves from Germany to Bulgaria in{' '}
          {stays[0]?.arrival.slice(0, 4)}.
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
      <StayList stays={stays} year={year} today={today} onRemoved={setRemoved} labelledBy={stay} />
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
      <div className={`no-print actions ${styles.paper}`}>
        <Button variant="quiet" onClick={printDays}>
          {`Print ${year} for an adviser or a tax office`}
        </Button>
      </div>
      {tools}
    </>
  );
}

/** The days alone on paper; all else of the plan stays off it (Plan.module.css). */
function printDays(): void {
  const { dataset } = document.documentElement;
  dataset.prints = 'days';
  window.addEventListener('afterprint', () => delete dataset.prints, { once: true });
  window.print();
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

const isOfYear = ({ arrival, departure }: StoredStay, year: number) =>
  arrival <= `${year}-12-31` && (departure === null || departure >= `${year}-01-01`);

/** More rows than this are folded away at first: years of daily moves are thousands. */
const FOLDED = 40;

interface ListProps {
  readonly stays: readonly StoredStay[];
  readonly today: string;
  /** The one that paper is about. */
  readonly year: number;
  readonly onRemoved: (stay: StoredStay) => void;
  readonly labelledBy: string;
}

/** The timeline as a list: every stay with its days, to change and to remove. */
function StayList({ stays, today, year, onRemoved, labelledBy }: ListProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  // Paper has all of its year.
  const shown = stays.filter((stay, place) => all || place >= stays.length - FOLDED || isOfYear(stay, year));
  return (
    <>
      {shown.length < stays.length ? (
        <Button variant="plain" onClick={() => setAll(true)}>{`Show all ${stays.length} stays`}</Button>
      ) : null}
      <ul className={styles.stays} aria-labelledby={labelledBy}>
        {shown.map((stay) => (
          <li key={stay.id} className={isOfYear(stay, year) ? undefined : styles.otherYear}>
            <Row
              stay={stay}
              today={today}
              stays={stays}
              isEdited={edited === stay.id}
              onEdit={() => setEdited(edited === stay.id ? null : stay.id)}
              onRemove={() => {
                removeStay(stay.id);
                onRemoved(stay);
              }}
            />
            {edited === stay.id ? <StayForm draft={null} stay={stay} onDone={() => setEdited(null)} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly stay: StoredStay;
  readonly stays: readonly StoredStay[];
  readonly today: string;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ stay, stays, today, isEdited, onEdit, onRemove }: RowProps) {
  const name = countryName(stay.country);
  const when = `${shortDay(stay.arrival)} to ${stay.departure ? shortDay(stay.departure) : 'open'}`;
  const days = lengthOf(stay, today);
  return (
    <div className={styles.stay}>
      <span className={styles.swatch} style={colourOf(stay.country, stays)} />
      <span className={styles.where}>{name}</span>
      <span className={styles.when}>
        {when}
        {stay.permit ? <span className={styles.mark}>Permit</span> : null}
      </span>
      <span className={styles.days}>{stay.departure || days > 0 ? countOf(days, 'day') : ''}</span>
      <button
        type="button"
        className={round.round}
        aria-expanded={isEdited}
        aria-label={`Change ${name}, ${when}`}
        onClick={onEdit}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="m5 19 1-4L16 5l3 3L9 18l-4 1Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <button type="button" className={round.round} aria-label={`Remove ${name}, ${when}`} onClick={onRemove}>
        <Mark of="close" />
      </button>
    </div>
  );
}
