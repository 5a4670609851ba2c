import { useId } from 'react';
import { isEmptyProfile, type Profile } from '../catalogue/profile.ts';
import { Button } from './Button.tsx';
import styles from './EntryForm.module.css';

export interface ProfileFormProps {
  readonly profile: Profile;
  readonly onAnswer: (change: Partial<Profile>) => void;
  readonly onForget: () => void;
}

const DAYS = [30, 60, 90, 120, 183, 270] as const;

/** "Would I qualify?": a few optional answers that mark every regime. */
export function ProfileForm({ profile, onAnswer, onForget }: ProfileFormProps) {
  return (
    <div className={styles.content}>
      <div className={styles.entry}>
        <Question
          label="Citizenship"
          value={profile.citizenship}
          answers={{ eu: 'EU, EEA or Swiss', other: 'Other' }}
          onValue={(citizenship) => onAnswer({ citizenship })}
        />
        <Question
          label="Clients"
          value={profile.clients}
          answers={{ abroad: 'Abroad only', local: 'Also in the new country' }}
          onValue={(clients) => onAnswer({ clients })}
        />
        <Question
          label="You work as"
          value={profile.business}
          answers={{ company: 'A company', 'sole-trader': 'A sole trader' }}
          onValue={(business) => onAnswer({ business })}
        />
        <Question
          label="Ready to incorporate"
          value={profile.incorporate}
          answers={{ yes: 'Yes', no: 'No' }}
          onValue={(incorporate) => onAnswer({ incorporate })}
        />
        <Question
          label="Days a year you can stay"
          value={profile.days === null ? null : (String(profile.days) as `${number}`)}
          answers={Object.fromEntries(DAYS.map((days) => [days, `${days} days`]))}
          onValue={(days) => onAnswer({ days: days === null ? null : Number(days) })}
        />
      </div>
      <p className={styles.hint}>
        Regimes are marked as fits, check or does not fit; none is hidden. Your answers stay on this device.
      </p>
      {isEmptyProfile(profile) ? null : (
        <Button variant="quiet" className={styles.forget} onClick={onForget}>
          Remove my answers
        </Button>
      )}
    </div>
  );
}

interface QuestionProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly answers: Readonly<Record<T, string>>;
  readonly onValue: (value: T | null) => void;
}

function Question<T extends string>({ label, value, answers, onValue }: QuestionProps<T>) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onValue(target.value === '' ? null : (target.value as T))}
      >
        <option value="">No answer</option>
        {Object.entries<string>(answers).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
