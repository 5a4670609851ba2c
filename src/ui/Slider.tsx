import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { formatMoney } from '../catalogue/format.ts';
import styles from './Slider.module.css';

interface Props {
  readonly label: string;
  /** In the unit of the range; one beyond it stands at its end, which says so. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
  /** How values are written; in US dollars where absent. */
  readonly format?: (value: number) => string;
  /** What stands under the track. */
  readonly marks?: ReactNode;
  /** Whether both ends of the range are written below the track also while the value lies within it. */
  readonly hasEnds?: boolean;
  /** A box for the exact value, in place of the value written large. */
  readonly field?: ReactNode;
}

/** Where the thumb stands at a value: sliders take only whole steps within their range. */
function thumbAt(value: number, { min, max, step }: Pick<Props, 'min' | 'max' | 'step'>): number {
  const highest = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(min + Math.round((value - min) / step) * step, min), highest);
}

/** An income slider with its value written large, worked by dragging, arrow keys, Page Up/Down, Home and End. */
export function Slider(props: Props) {
  const { label, value, min, max, step, onValue, format = formatMoney, field, marks, hasEnds = true } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A prerendered thumb that was moved before scripts ran, or put back by the browser on a reload, counts.
  const adoptThumb = useEffectEvent(() => {
    const shown = input.current?.valueAsNumber;
    if (shown !== undefined && shown !== thumbAt(value, { min, max, step })) onValue(shown);
  });
  useEffect(() => adoptThumb(), []);

  return (
    <div>
      <div className={styles.row}>
        <label htmlFor={id} className="caps">
          {label}
        </label>
        {field ?? (
          <output htmlFor={id} className={styles.value}>
            {format(value)}
          </output>
        )}
      </div>
      <input
        ref={input}
        id={id}
        className={`no-print ${styles.range}`}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        // What is kept decides on a reload, not where the browser remembers the thumb.
        autoComplete="off"
        onChange={(event) => onValue(Number(event.target.value))}
      />
      {marks}
      {hasEnds || value < min || value > max ? (
        <div className={`no-print ${styles.ends}`} aria-hidden="true">
          <span>{value < min ? `up to ${format(min)}` : format(min)}</span>
          <span>{value > max ? `${format(max)} and more` : format(max)}</span>
        </div>
      ) : null}
    </div>
  );
}
