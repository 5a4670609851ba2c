import { useId } from 'react';
import type { RegionPreference } from '../../catalogue/workTypes.ts';
import styles from './RegionChoice.module.css';

const CHOICES: readonly { readonly region: RegionPreference; readonly label: string }[] = [
  { region: 'europe', label: 'Europe' },
  { region: 'anywhere', label: 'Worldwide' },
];

interface Props {
  readonly region: RegionPreference;
  readonly onRegion: (region: RegionPreference) => void;
}

/** Europe or worldwide: two radio buttons in one pill. */
export function RegionChoice({ region, onRegion }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Region</legend>
      {CHOICES.map((choice) => (
        <label key={choice.region} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={choice.region === region}
            onChange={() => onRegion(choice.region)}
          />
          <span className={styles.label}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
