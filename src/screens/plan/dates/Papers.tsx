import { shortDay } from '../../../assess/daysEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { countOf, nameInText } from '../../../catalogue/format.ts';
import { paperWords } from '../../../catalogue/papers.ts';
import type { PaperToKeep } from '../../../situation/papers.ts';
import { tickPlanDate } from '../../../stores/plan.ts';
import { SourceLink } from '../../../ui/Sourced.tsx';
import styles from '../Folds.module.css';
import plan from '../Plan.module.css';
import type { MovedDate } from './useDates.ts';

interface Props {
  readonly papers: readonly PaperToKeep[];
  readonly done: readonly string[];
}

/** What proves the move, to tick: that residence has ended, and that it has begun. */
export function Papers({ papers, done }: Props) {
  const { home, destination } = useMove();
  const sides = [
    { place: 'home', of: home?.name, proves: 'has ended' },
    { place: 'destination', of: destination?.country.name, proves: 'has begun' },
  ] as const;
  if (papers.length === 0) return null;
  return (
    <section aria-label="Papers">
      <h3 className={plan.heading}>Papers to keep</h3>
      <p className={plan.soft}>
        No single one proves a move, and two certificates must not claim the same day. Where no source is
        named, ask the office what its form is called.
      </p>
      {sides.map(({ place, of, proves }) => {
        const lines = papers.filter((paper) => paper.place === place);
        if (!of || lines.length === 0) return null;
        return (
          <details key={place} data-paper="" className={styles.proves}>
            <summary>
              {`Residence in ${nameInText(of)} ${proves}`}
              <span>{`${lines.filter(({ id }) => done.includes(id)).length} of ${lines.length}`}</span>
            </summary>
            <ul className={styles.dates} aria-label={`Papers of ${of}`}>
              {lines.map((paper) => (
                <Line key={paper.id} paper={paper} isDone={done.includes(paper.id)} />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Line({ paper, isDone }: { readonly paper: PaperToKeep; readonly isDone: boolean }) {
  const { id, text, from, source } = paper;
  return (
    <li data-done={isDone}>
      <label>
        <input
          type="checkbox"
          checked={isDone}
          aria-label={`I have it: ${text}`}
          onChange={({ target }) => tickPlanDate(id, target.checked)}
        />
      </label>
      <p className={styles.paper}>
        <b>{text}</b>
        <small>
          {[...(from ? [`From “${from.title}”, ${shortDay(from.date)}`] : []), paperWords(paper)].join('. ')}
          {source ? ': ' : '.'}
          {source ? <SourceLink source={source} /> : null}
        </small>
      </p>
    </li>
  );
}

interface SinceSavedProps {
  readonly moved: readonly MovedDate[];
  readonly left: number;
}

/** Says which dates a calendar has on another day, and that it has some of a plan that was changed. */
export function MovedDates({ moved, left }: SinceSavedProps) {
  const [first] = moved;
  return (
    <p className={`no-print ${plan.soft}`} role="status">
      {left > 0
        ? `${countOf(left, 'date')} of the plan before ${left === 1 ? 'is' : 'are'} still in your calendar: delete ${left === 1 ? 'it' : 'them'} there. `
        : null}
      {first
        ? `${countOf(moved.length, 'date')} moved since you saved them: ${moved.length === 1 ? '' : 'first '}“${first.title}”, now ${shortDay(first.date)}. Save them again, and the calendar follows.`
        : null}
    </p>
  );
}
