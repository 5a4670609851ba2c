import styles from './Curves.module.css';

interface Props<T extends string> {
  /** For readers of the screen alone: what the words of the buttons complete. */
  readonly label: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onValue: (value: T) => void;
}

/** Buttons of which one is pressed. */
export function Choice<T extends string>({ label, labels, value, onValue }: Props<T>) {
  return (
    <fieldset className={styles.measure}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(labels) as [T, string][]).map(([one, text]) => (
        <button
          key={one}
          type="button"
          className={styles.choice}
          aria-pressed={value === one}
          onClick={() => onValue(one)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
