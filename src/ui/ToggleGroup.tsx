import type { ReactNode } from 'react';
import styles from './ToggleGroup.module.css';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly selected: readonly T[];
  /** Options that would show nothing. */
  readonly disabled?: readonly T[];
  readonly onToggle: (value: T) => void;
}

/** Buttons of which any number can be pressed. */
export function ToggleGroup<T extends string | number>(props: Props<T>) {
  const { label, options, selected, disabled, onToggle } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={`caps ${styles.legend}`}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: name, content }) => (
          <button
            key={value}
            type="button"
            className={styles.toggle}
            aria-pressed={selected.includes(value)}
            disabled={disabled?.includes(value)}
            aria-label={name}
            onClick={() => onToggle(value)}
          >
            {content}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
