import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { formatMoney } from '../catalogue/format.ts';
import { followSlider } from './followSlider.ts';
import styles from './Slider.module.css';

interface RangeProps<Value> {
  readonly id?: string;
  readonly className: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where the thumb stands; a value beyond the range is at its end. */
  readonly thumb: number;
  readonly value: Value;
  readonly onValue: (value: Value | number) => void;
  readonly 'aria-label'?: string;
  readonly onPointerDown?: () => void;
  readonly 'aria-valuetext': string;
}

/** A range input that a finger can scroll over without changing it. */
export function Range<Value>({ thumb, value, onValue, ...input }: RangeProps<Value>) {
  const ref = useRef<HTMLInputElement>(null);
  const { min, max, step } = input;
  const valueNow = useEffectEvent(() => value);
  const slid = useEffectEvent(onValue);
  // A prerendered thumb that was moved before scripts ran, or put back by the browser on a reload, counts.
  const adoptThumb = useEffectEvent((shown: number) => {
    if (shown !== thumbAt(thumb, { min, max, step })) onValue(shown);
  });
  useEffect(() => {
    if (!ref.current) return;
    adoptThumb(ref.current.valueAsNumber);
    return followSlider<Value>(ref.current, { value: () => valueNow(), onValue: (next) => slid(next) });
  }, []);
  return (
    <input
      {...input}
      ref={ref}
      type="range"
      value={thumb}
      // What is kept decides on a reload, not where the browser remembers the thumb.
      autoComplete="off"
      onChange={() => undefined}
    />
  );
}

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
  const { label, value, min, max, step, onValue, format = formatMoney, field, marks } = props;
  const id = useId();

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
      <Range
        id={id}
        className={`no-print ${styles.range}`}
        {...{ min, max, step, value, onValue }}
        thumb={value}
        aria-valuetext={format(value)}
      />
      {marks}
      <div className={`no-print ${styles.ends}`} aria-hidden="true">
        <span>{value < min ? `up to ${format(min)}` : format(min)}</span>
        <span>{value > max ? `${format(max)} and more` : format(max)}</span>
      </div>
    </div>
  );
}
