import { type ReactNode, useState } from 'react';
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
  /** Why those cannot be pressed: "No country here". */
  readonly whyDisabled?: string;
  readonly onToggle: (value: T) => void;
}

/** Buttons of which any number can be pressed. */
export function ToggleGroup<T extends string | number>(props: Props<T>) {
  const { label, options, selected, disabled = [], whyDisabled, onToggle } = props;
  const isClosed = (value: T) => disabled.includes(value);
  /** The closed option that was pressed last: a finger gets no hover text. */
  const [pressed, setPressed] = useState<T | null>(null);
  return (
    <fieldset>
      <legend className={`caps ${styles.legend}`}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: name, content }) => (
          <button
            key={value}
            type="button"
            className={styles.toggle}
            aria-pressed={selected.includes(value)}
            // It keeps its place for the keyboard, and so says why it does nothing.
            aria-disabled={isClosed(value) || undefined}
            title={isClosed(value) ? whyDisabled : undefined}
            aria-label={isClosed(value) && whyDisabled ? `${name}. ${whyDisabled}` : name}
            onClick={() => (isClosed(value) ? setPressed(value) : onToggle(value))}
          >
            {content}
          </button>
        ))}
      </div>
      <p className={`quiet ${styles.why}`} role="status">
        {pressed !== null && isClosed(pressed) ? whyDisabled : null}
      </p>
    </fieldset>
  );
}
