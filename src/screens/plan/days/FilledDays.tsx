import { type ReactNode, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
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
import {
  countedOf,
  firstYear,
  isIn,
  onPaper,
  type Period,
  periodOf,
  periodWords,
  whenWithin,
} from './period.ts';
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
  const years = yearsOf(stays, Number(today.slice(0, 4)));
  const [chosen, setChosen] = useState<number | null>(null);
  /** The last day of the twelve months that are shown; null for the year. */
  const [end, setEnd] = useState<string | null>(null);
  const { arrival: move, isExample } = useMove();
  const isPlanned = stays.some(({ arrival }) => arrival === move);
  const first = isPlanned ? Number(move.slice(0, 4)) : firstYear(stays, today);
  const ofYear = chosen !== null && years.includes(chosen) ? chosen : first;
  const year = end === null ? ofYear : Number(end.slice(0, 4));
  const period = periodOf(year, end);
  const [isPaper, setPaper] = useState(false);
  const shown = useMemo(
    () => (isPaper ? onPaper(record, periodOf(year, end), today) : record),
    [record, isPaper, year, end, today],
  );
  const view = yearsInView(shown.stays, years, year).filter((one) => !isPaper || isYearOf(one, period));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [removed, setRemoved] = useState<StoredStay | null>(null);
  const { data, isError } = useDayRules();
  const question = useMemo(() => ({ record: shown, year, today }), [shown, year, today]);
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
          period={period}
          isPaper={isPaper}
          areas={data.areas}
          years={years}
          onYear={(one) => {
            setChosen(one);
            setEnd(null);
          }}
          onEnd={setEnd}
          onResult={onResult}
        >
          {(marks) => <Timeline stays={shown.stays} years={view} marks={marks} onDraft={setDraft} />}
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
      <StayList
        stays={stays}
        period={period}
        today={today}
        isPaper={isPaper}
        onRemoved={setRemoved}
        labelledBy={stay}
      />
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
        <Button variant="quiet" onClick={() => printDays(setPaper)}>
          {`Print ${periodWords(period)} for an adviser or a tax office`}
        </Button>
      </div>
      {tools}
    </>
  );
}

/** The days alone on paper; all else of the plan stays off it (Plan.module.css). */
function printDays(setPaper: (isPaper: boolean) => void): void {
  const { dataset } = document.documentElement;
  dataset.prints = 'days';
  flushSync(() => setPaper(true));
  const end = () => {
    delete dataset.prints;
    setPaper(false);
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

const isYearOf = (year: number, { from, to }: Period) => `${year}-12-31` >= from && `${year}-01-01` <= to;

/** More rows than this are folded away at first: years of daily moves are thousands. */
const FOLDED = 40;

interface ListProps {
  readonly stays: readonly StoredStay[];
  readonly today: string;
  /** The one that paper is about. */
  readonly period: Period;
  readonly isPaper: boolean;
  readonly onRemoved: (stay: StoredStay) => void;
  readonly labelledBy: string;
}

/** The timeline as a list: every stay with its days, to change and to remove. */
function StayList({ stays, today, period, isPaper, onRemoved, labelledBy }: ListProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  // Paper has all of its period.
  const shown = stays.filter((stay, place) => all || place >= stays.length - FOLDED || isIn(stay, period));
  return (
    <>
      {shown.length < stays.length ? (
        <Button variant="plain" onClick={() => setAll(true)}>{`Show all ${stays.length} stays`}</Button>
      ) : null}
      <ul className={styles.stays} aria-labelledby={labelledBy}>
        {shown.map((stay) => (
          <li key={stay.id} className={isIn(stay, countedOf(period, today)) ? undefined : styles.otherYear}>
            <Row
              stay={stay}
              today={today}
              paper={isPaper ? period : null}
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
  /** The period of which it stands on paper; null on a screen. */
  readonly paper: Period | null;
  readonly stays: readonly StoredStay[];
  readonly today: string;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ stay, paper, stays, today, isEdited, onEdit, onRemove }: RowProps) {
  const name = countryName(stay.country);
  const printed = paper && whenWithin(stay, paper, today);
  const when =
    printed?.words ?? `${shortDay(stay.arrival)} to ${stay.departure ? shortDay(stay.departure) : 'open'}`;
  const days = lengthOf(printed?.stay ?? stay, today);
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
