import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import type { Stay } from '../../../residency/index.ts';
import { putStay, type StoredStay } from '../../../stores/stays.ts';
import { Flag } from '../../../ui/Illustration.tsx';
import { hasFlag } from './stays.ts';
import styles from './Timeline.module.css';
import {
  dayAt,
  daysLater,
  lengthOf,
  type Segment,
  shareOf,
  type YearBar,
  yearBars,
} from './timelineShape.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Days drawn on the timeline, for a stay that has no country yet. */
export interface Draft {
  readonly arrival: string;
  readonly departure: string;
}

/** A day worth seeing on the bars. */
export interface TimelineMark {
  readonly date: string;
  readonly label: string;
}

interface Props {
  readonly stays: readonly StoredStay[];
  readonly years: readonly number[];
  readonly marks: readonly TimelineMark[];
  /** Called when days have been drawn where nothing stands; without it nothing can be changed. */
  readonly onDraft?: (draft: Draft) => void;
}

/** What the pointer is doing: drawing new days, or moving an end of a stay. */
type Drag =
  | { readonly kind: 'draw'; readonly anchor: string; readonly at: string }
  | { readonly kind: 'arrival' | 'departure'; readonly stay: StoredStay };

function stretched(stay: StoredStay, end: 'arrival' | 'departure', date: string): StoredStay {
  if (end === 'arrival') {
    return { ...stay, arrival: stay.departure !== null && date > stay.departure ? stay.departure : date };
  }
  return { ...stay, departure: date < stay.arrival ? stay.arrival : date };
}

const draftOf = ({ anchor, at }: { readonly anchor: string; readonly at: string }): Draft =>
  anchor < at ? { arrival: anchor, departure: at } : { arrival: at, departure: anchor };

/**
 * One bar a year. Dragging over an empty place draws a stay; a stay that is chosen has two handles, for the pointer and
 * for the arrow keys. The list below says the same in words.
 */
export function Timeline({ stays, years, marks, onDraft }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const moved = drag && drag.kind !== 'draw' ? drag.stay : null;
  const shown = moved ? stays.map((stay) => (stay.id === moved.id ? moved : stay)) : stays;
  const tracks = useRef(new Map<number, HTMLElement>());

  /** The day under the pointer: on the bar at its height, or the nearest. */
  function dayUnder({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): string {
    const boxes = [...tracks.current].map(([year, track]) => ({ year, box: track.getBoundingClientRect() }));
    const distance = (box: DOMRect) => Math.max(box.top - clientY, clientY - box.bottom, 0);
    const [nearest] = boxes.sort((a, b) => distance(a.box) - distance(b.box));
    if (!nearest) return '';
    return dayAt(nearest.year, (clientX - nearest.box.left) / nearest.box.width);
  }

  function begin(event: PointerEvent) {
    if (!onDraft || event.button !== 0 || (event.target as Element).closest('button, [role="slider"]'))
      return;
    const at = dayUnder(event);
    setDrag({ kind: 'draw', anchor: at, at });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent) {
    if (!drag) return;
    const date = dayUnder(event);
    setDrag(
      drag.kind === 'draw' ? { ...drag, at: date } : { ...drag, stay: stretched(drag.stay, drag.kind, date) },
    );
  }

  function finish() {
    if (!drag) return;
    setDrag(null);
    if (drag.kind !== 'draw') putStay(drag.stay);
    else if (drag.anchor !== drag.at) onDraft?.(draftOf(drag));
  }

  return (
    <div
      className={styles.timeline}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(null)}
    >
      {yearBars(shown, years).map((bar) => (
        <YearRow
          key={bar.year}
          bar={bar}
          stays={stays}
          marks={marks.filter(({ date }) => date.startsWith(`${bar.year}-`))}
          drawn={drag?.kind === 'draw' && drag.anchor !== drag.at ? draftOf(drag) : null}
          track={(element) => {
            if (element) tracks.current.set(bar.year, element);
            else tracks.current.delete(bar.year);
          }}
          chosen={onDraft ? chosen : null}
          onChoose={onDraft && ((id) => setChosen(id === chosen ? null : id))}
          onGrab={(end, stay) => setDrag({ kind: end, stay })}
        />
      ))}
      <div className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly bar: YearBar;
  readonly stays: readonly StoredStay[];
  readonly marks: readonly TimelineMark[];
  readonly drawn: Draft | null;
  readonly track: (element: HTMLElement | null) => void;
  readonly chosen: string | null;
  readonly onChoose: ((id: string) => void) | undefined;
  readonly onGrab: (end: 'arrival' | 'departure', stay: StoredStay) => void;
}

function YearRow({ bar, stays, marks, drawn, track, chosen, onChoose, onGrab }: RowProps) {
  const { year, lanes, segments } = bar;
  return (
    <div className={styles.year}>
      <span className={styles.yearName}>{year}</span>
      <div ref={track} className={styles.track}>
        {segments.map((segment) => (
          <Stretch
            key={segment.stay.id}
            segment={segment}
            lanes={lanes}
            stays={stays}
            isChosen={segment.stay.id === chosen}
            onChoose={onChoose}
            onGrab={onGrab}
          />
        ))}
        {drawn ? <Drawn year={year} drawn={drawn} /> : null}
        {marks.map(({ date, label }) => {
          const at = shareOf(date);
          return (
            <span
              key={`${date} ${label}`}
              className={at > 60 ? `${styles.line} ${styles.lineLeft}` : styles.line}
              style={{ left: `${at}%` }}
            >
              <b>{label}</b>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Drawn({ year, drawn }: { readonly year: number; readonly drawn: Draft }) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (drawn.departure < first || drawn.arrival > last) return null;
  const left = drawn.arrival < first ? 0 : shareOf(drawn.arrival);
  const right = drawn.departure > last ? 100 : shareOf(drawn.departure);
  return <span className={styles.drawn} style={{ left: `${left}%`, width: `${right - left}%` }} />;
}

interface StretchProps {
  readonly segment: Segment;
  readonly lanes: number;
  readonly stays: readonly StoredStay[];
  readonly isChosen: boolean;
  readonly onChoose: ((id: string) => void) | undefined;
  readonly onGrab: (end: 'arrival' | 'departure', stay: StoredStay) => void;
}

function Stretch({ segment, lanes, stays, isChosen, onChoose, onGrab }: StretchProps) {
  const { stay, left, width, lane, begins, ends } = segment;
  const name = countryName(stay.country);
  const end = stay.departure === null ? 'open' : shortDay(stay.departure);
  const place = {
    ...colourOf(stay.country, stays),
    left: `${left}%`,
    width: `${width}%`,
    top: `${(lane / lanes) * 100}%`,
    height: `${100 / lanes}%`,
  };
  if (!onChoose) {
    return (
      <span className={styles.stretch} style={place}>
        <Name code={stay.country} name={name} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.stretch}
        style={place}
        aria-pressed={isChosen}
        aria-label={`${name}, ${shortDay(stay.arrival)} to ${end}`}
        title={`${name}, ${shortDay(stay.arrival)} to ${end}`}
        onClick={() => onChoose(stay.id)}
      >
        <Name code={stay.country} name={name} />
      </button>
      {isChosen && begins ? <Handle end="arrival" stay={stay} at={left} onGrab={onGrab} /> : null}
      {isChosen && ends ? <Handle end="departure" stay={stay} at={left + width} onGrab={onGrab} /> : null}
    </>
  );
}

/** Flag and name as far as they fit: what would be cut wraps out of sight. */
function Name({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <span className={styles.name}>
      <i />
      {hasFlag(code) ? <Flag code={code} className={styles.flag} /> : null}
      <span>{name}</span>
    </span>
  );
}

interface HandleProps {
  readonly end: 'arrival' | 'departure';
  readonly stay: StoredStay;
  readonly at: number;
  readonly onGrab: (end: 'arrival' | 'departure', stay: StoredStay) => void;
}

/** Days that a key moves an end by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

/** One end of the chosen stay: dragged, or moved by a day with the arrow keys and by a week with Page Up and Down. */
function Handle({ end, stay, at, onGrab }: HandleProps) {
  const date = stay[end] ?? stay.arrival;
  const name = countryName(stay.country);
  const label = `${end === 'arrival' ? 'First' : 'Last'} day in ${name}`;
  return (
    <span
      role="slider"
      tabIndex={0}
      className={`${styles.handle} ${styles[end]}`}
      style={{ left: `${at}%` }}
      aria-label={label}
      aria-valuenow={lengthOf(stay, date)}
      aria-valuemin={1}
      aria-valuetext={`${shortDay(date)}, ${lengthOf(stay, date)} days`}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        onGrab(end, stay);
      }}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        putStay(stretched(stay, end, daysLater(date, step)));
      }}
    />
  );
}

/** One colour a country, in the order of the first stays: ground and what is written on it. */
const COLOURS = [
  ['var(--sea)', 'var(--on-sea)'],
  ['var(--sun)', '#3a2a00'],
  ['var(--tax-social)', 'var(--paper)'],
  ['var(--tax-pension)', 'var(--paper)'],
  ['var(--tax-other)', 'var(--paper)'],
  ['var(--tax-corporate)', 'var(--paper)'],
] as const;

const FIRST = ['var(--ink-faint)', 'var(--paper)'] as const;

/** @param stays in the order of arrival: the first country, from where the move begins, is the quiet one */
export function colourOf(country: string, stays: readonly Stay[]): CSSProperties {
  const place = [...new Set(stays.map((stay) => stay.country))].indexOf(country);
  const [of, on] = place <= 0 ? FIRST : (COLOURS[(place - 1) % COLOURS.length] ?? FIRST);
  return { '--of': of, '--on': on } as CSSProperties;
}
