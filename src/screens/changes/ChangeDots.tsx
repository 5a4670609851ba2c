import { type Change, type Direction, directionOf } from '../../catalogue/changes.ts';
import { countOf, formatDay } from '../../catalogue/format.ts';
import styles from './ChangeDots.module.css';

interface Props {
  readonly changes: readonly Change[];
  /** ISO date: what lies behind it is past. */
  readonly today: string;
}

const WIDTH = 720;
const RADIUS = 6;
const STEP = 14;
const AXIS = 26;
/** Dots on top of each other. */
const MOST_HIGH = 7;

const ORDER: readonly Direction[] = ['less', 'more', 'other'];
const WORDS: Readonly<Record<Direction, string>> = {
  less: 'less tax',
  more: 'more tax',
  other: 'other',
};

/** The changes as dots on a line of time, coloured by whether tax goes down or up: the list below has the words. */
export function ChangeDots({ changes, today }: Props) {
  const dates = changes.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const [from, to] = [dayOf(first), dayOf(last)];
  const at = (date: string) => RADIUS + ((dayOf(date) - from) / (to - from)) * (WIDTH - 2 * RADIUS);
  // Dots that would cover each other stand on top of each other, and then beside.
  const heights = new Map<number, number>();
  const dots = [...changes]
    .sort((a, b) => ORDER.indexOf(directionOf(a)) - ORDER.indexOf(directionOf(b)))
    .map((change) => {
      let column = Math.round(at(change.date) / STEP);
      while ((heights.get(column) ?? 0) === MOST_HIGH) column++;
      const height = heights.get(column) ?? 0;
      heights.set(column, height + 1);
      return { change, x: column * STEP, height };
    });
  const tall = Math.max(...heights.values()) * STEP;
  const years = range(Number(first.slice(0, 4)) + 1, Number(last.slice(0, 4)));
  const counts = ORDER.map((direction) => ({
    direction,
    count: changes.filter((change) => directionOf(change) === direction).length,
  })).filter(({ count }) => count > 0);
  const words = counts.map(({ direction, count }) => `${count} ${WORDS[direction]}`).join(', ');
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-8 0 ${WIDTH + 24} ${tall + AXIS}`}
        role="img"
        aria-label={`${countOf(changes.length, 'change')} from ${formatDay(first)} to ${formatDay(last)}: ${words}`}
      >
        <path className={styles.axis} d={`M0 ${tall + 2}H${WIDTH}`} />
        {today > first && today < last ? (
          <path className={styles.now} d={`M${at(today)} 0V${tall + 6}`} />
        ) : null}
        {years.map((year) => (
          <text key={year} className={styles.year} x={at(`${year}-01-01`)} y={tall + AXIS - 5}>
            {year}
          </text>
        ))}
        {dots.map(({ change, x, height }) => (
          <circle
            key={`${change.country}/${change.id}`}
            className={styles[directionOf(change)]}
            cx={x}
            cy={tall - height * STEP - RADIUS - 2}
            r={RADIUS}
          />
        ))}
      </svg>
      <figcaption>
        {counts.map(({ direction }) => (
          <span key={direction}>
            <i className={styles[direction]} />
            {WORDS[direction]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}
