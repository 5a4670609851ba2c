import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import { type Column, columnNames } from '../../assess/comparison.ts';
import { keptAMonth, keptText } from '../../catalogue/labels.ts';
import type { Figures } from '../../situation/figures.ts';
import { Flag } from '../../ui/Illustration.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ComparisonTable.module.css';
import type { First } from './first.ts';
import { ROWS } from './rows.tsx';

interface Props {
  readonly busy?: boolean;
  readonly columnCount: number;
  /** One column only: its rules reach the edge, and in a narrow window so do its values. */
  readonly isAlone?: boolean;
  /** The row of heads. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** What stays at the lower edge of a narrow window. */
  readonly foot?: ReactNode;
  /** What scrolls sideways. */
  readonly body?: RefObject<HTMLTableSectionElement | null>;
}

/**
 * The comparison's table as one grid. Its rows scroll sideways and its head stays at the top of the window, which one
 * element cannot do both: the head follows the rows, by a scroll timeline or, where there is none, by a listener.
 */
export function TableFrame({
  busy = false,
  columnCount,
  isAlone = false,
  head,
  children,
  foot,
  body,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTableSectionElement>(null);
  const rows = body ?? own;

  useEffect(() => {
    const [outer, scrolled] = [container.current, rows.current];
    if (!outer || !scrolled || CSS.supports('animation-timeline: --columns')) return;
    const follow = () => {
      const end = scrolled.scrollWidth - scrolled.clientWidth;
      outer.style.setProperty('--scrolled', end > 0 ? String(scrolled.scrollLeft / end) : '0');
    };
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => scrolled.removeEventListener('scroll', follow);
  }, [rows]);

  return (
    <div
      ref={container}
      className={styles.container}
      data-alone={isAlone || undefined}
      data-many={columnCount > 2 || undefined}
      style={{ '--count': columnCount } as CSSProperties}
    >
      <section className={styles.frame} aria-label="Comparison">
        <table className={styles.table} aria-busy={busy} aria-label="Tax regimes side by side">
          <thead>{head}</thead>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
          <tbody ref={rows} tabIndex={0} onFocus={showWhole}>
            {children}
          </tbody>
        </table>
        {foot}
      </section>
    </div>
  );
}

/** What the keyboard is on comes out from under the names of the rows. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Columns beyond these are out of sight anyway. */
const MOST_COLUMNS = 5;

/** The table's shape while its countries are on their way. */
export function TableSkeleton({ columnCount }: { readonly columnCount: number }) {
  const columns = Array.from({ length: Math.min(columnCount, MOST_COLUMNS) }, (_, at) => at);
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the comparison…
      </p>
      <TableFrame
        busy
        columnCount={columns.length}
        head={
          <tr>
            <td />
            {columns.map((at) => (
              <td key={at}>
                <Skeleton className={styles.skeletonName} />
                <Skeleton className={styles.skeletonLine} />
              </td>
            ))}
          </tr>
        }
      >
        <tr>
          <th scope="row">Tax breakdown a&nbsp;year</th>
          {columns.map((at) => (
            <td key={at} className={styles.skeletonTax}>
              <Skeleton className={styles.skeletonRate} />
              <Skeleton className={styles.skeletonBar} />
              <Skeleton />
            </td>
          ))}
        </tr>
        {['For whom', 'Duration', ...ROWS.map(({ label }) => label)].map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((at) => (
              <td key={at}>
                <Skeleton className={styles.skeletonLine} />
              </td>
            ))}
          </tr>
        ))}
      </TableFrame>
    </>
  );
}

interface TotalsProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, Assessed>;
  readonly first: First;
  readonly figures: Figures;
  /** What scrolls sideways. */
  readonly body: RefObject<HTMLElement | null>;
}

/**
 * What is kept of all columns, at the lower edge of a narrow window, where only two of them are in view: a bar each. A press goes to the column; a lens lies over those in view.
 */
export function Totals({ columns, compared, first, figures, body }: TotalsProps) {
  const names = columnNames(columns);
  const all = columns.flatMap(({ regime }) => compared.get(regime.id) ?? []);
  const most = Math.max(...all.map(({ kept }) => kept), 1);
  return (
    <nav className={styles.totals} aria-label="Kept a month" data-foot="bar" data-count={all.length}>
      {all.map(({ country, regime, kept }, at) => (
        <button
          key={regime.id}
          type="button"
          aria-label={`${names[at]}: ${keptText(kept, figures.money, 'month')}`}
          onClick={() => goTo(body.current, at)}
        >
          <small className={styles.totalName}>
            <Flag code={country.code} />
            <span>{country.name}</span>
          </small>
          <span>{keptAMonth(kept, figures.money)}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="1" />
            <rect
              className={first.marked.has(regime.id) ? styles.barBest : styles.barKept}
              width={Math.max((kept / most) * 100, 1)}
              height="1"
            />
          </svg>
        </button>
      ))}
    </nav>
  );
}

/** Scrolls a column to the left edge; the rows' first line has a name before its columns. */
export function goTo(body: HTMLElement | null, column: number): void {
  const line = body?.firstElementChild;
  const [first, cell] = [line?.children[1], line?.children[column + 1]];
  if (!body || !first || !cell) return;
  body.scrollTo({ left: cell.getBoundingClientRect().left - first.getBoundingClientRect().left });
}
