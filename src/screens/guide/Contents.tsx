import { useEffect, useRef, useState } from 'react';
import styles from './Contents.module.css';

/** A part of the page: its anchor and its name. */
export type ContentsPart = readonly [id: string, name: string];

const PARTS: readonly ContentsPart[] = [
  ['tax', 'Your tax'],
  ['years', 'Over the years'],
  ['practical', 'Settling in'],
  ['changes', 'What changes'],
  ['residency', 'Residency'],
  ['about', 'About'],
  ['sources', 'Sources'],
];

/** How far from the top of the window a part has begun, in shares of its height. */
const READING_LINE = 0.3;

interface Props {
  /** Parts that only this page has, after the first. */
  readonly own?: readonly ContentsPart[];
}

/** The parts of a guide and which one is in sight; it follows: beside the page on wide screens, above it on others. */
export function Contents({ own = [] }: Props) {
  const [first, ...others] = PARTS;
  const parts = first ? [first, ...own, ...others] : PARTS;
  const { list, current } = useCurrentPart(parts);
  return (
    <nav className={`no-print ${styles.contents}`} aria-label="On this page">
      <ul ref={list}>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part that is being read, and the list, which moves sideways with it. */
function useCurrentPart(parts: readonly ContentsPart[]) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState('tax');
  // Parts may come later or be taken away: they are looked for anew each time.
  const ids = parts.map(([id]) => id).join();

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const begun = ids
        .split(',')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent(begun.at(-1) ?? 'tax');
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);

  useEffect(() => {
    const all = list.current;
    const link = all?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (all && link) {
      all.scrollTo({ left: link.offsetLeft - all.offsetLeft - all.clientWidth / 3 });
    }
  }, [current]);

  return { list, current };
}
