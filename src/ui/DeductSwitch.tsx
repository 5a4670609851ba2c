import { useId } from 'react';
import styles from './DeductSwitch.module.css';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The switch between the two estimates. */
export function DeductSwitch({ checked, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.box}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        Deduct social contributions first
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        Where the law allows it, contributions come off the income before income tax is worked out. It applies
        to every figure on this site.
      </p>
    </div>
  );
}
