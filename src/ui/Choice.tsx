import styles from './Choice.module.css';

interface Props<Value> {
  /** What the words of the buttons answer or complete; screen readers have it. */
  readonly label: string;
  /** A name says more than a sign that is shown. */
  readonly options: readonly (readonly [value: Value, text: string, name?: string])[];
  /** Undefined where nothing has been chosen. */
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  readonly className?: string | undefined;
}

/** A few buttons beside each other of which one is pressed. */
export function Choice<Value>({ label, options, value, onValue, className }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands within fieldsets, and in boxes beside a number.
    <div
      role="group"
      aria-label={label}
      className={className ? `${styles.choice} ${className}` : styles.choice}
    >
      {options.map(([option, text, name]) => (
        <button
          key={text}
          type="button"
          className={styles.option}
          aria-label={name}
          aria-pressed={option === value}
          onClick={() => onValue(option)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
