import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './TableFrame.module.css';

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
      style={{ '--count': columnCount } as CSSProperties}
    >
      <section className={styles.frame} aria-label="Comparison">
        <table className={styles.table} aria-busy={busy} aria-label="Tax regimes side by side">
          <thead>{head}</thead>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
          <tbody ref={rows} tabIndex={0}>
            {children}
          </tbody>
        </table>
        {foot}
      </section>
    </div>
  );
}
