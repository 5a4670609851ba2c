import styles from './Choices.module.css';
import type { Choice } from './words.ts';

interface Props<Value extends string> {
  readonly name: string;
  /** Id of the question these are the answers to. */
  readonly labelledBy: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** One answer out of a few, each a large target with a line that explains it. */
export function Choices<Value extends string>({ name, labelledBy, choices, chosen, onChoose }: Props<Value>) {
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.radio}
            aria-describedby={`${name}-${value}`}
            aria-label={label}
          />
          <span className={styles.label}>{label}</span>
          <span id={`${name}-${value}`} className={styles.hint}>
            {hint}
          </span>
        </label>
      ))}
    </div>
  );
}
