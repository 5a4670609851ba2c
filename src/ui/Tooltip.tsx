import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

interface Props {
  /** The words that carry the explanation; pressed, focused or pointed at, it opens. */
  readonly children: ReactNode;
  /** Name of the button for people who do not see it, when the words do not say enough. */
  readonly label?: string;
  readonly content: ReactNode;
}

/**
 * An explanation beside a term. It opens on press, hover and focus, stays while pointed at, and closes on
 * Escape or a press elsewhere (WCAG 1.4.13); nothing in it is needed to act.
 */
export function Tooltip({ children, label, content }: Props) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    const element = bubble.current;
    if (element) {
      // Kept inside the window: shifted by as much as it would stand out.
      element.style.translate = '0';
      const { left, right } = element.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      if (left < 8) element.style.translate = `${8 - left}px`;
      else if (right > width - 8) element.style.translate = `${width - 8 - right}px`;
    }
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <span
      ref={root}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.term}
        aria-label={label}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      <span ref={bubble} id={id} role="tooltip" className={styles.bubble} hidden={!open}>
        {content}
      </span>
    </span>
  );
}

/** The small "i" for a tooltip that has no words of its own. */
export function InfoMark() {
  return (
    <svg className={styles.info} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 9v5M10 6.2v.1" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
