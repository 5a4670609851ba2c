import type { ReactNode } from 'react';
import { useState } from 'react';
import { PROFESSIONS, type Profession } from '../catalogue/professions.ts';
import { answer } from '../situation/figures.ts';
import type { Situation, SituationChange } from '../situation/situation.ts';
import styles from './Ask.module.css';

/** What can be asked with one tap, where the answer stands. */
const ASKED = ['profession', 'citizenships', 'workplace', 'company', 'clients', 'livedIn'] as const;
export type Asked = (typeof ASKED)[number];

export function isAsked(field: keyof Situation | undefined): field is Asked {
  return ASKED.some((one) => one === field);
}

interface Props {
  readonly about: Asked;
  readonly situation: Situation;
  /** What an answer has changed: "3 more countries fit". */
  readonly effect?: ReactNode;
}

/** One question, its answers as buttons; pressing an answer again takes it back. */
export function Ask({ about, situation, effect }: Props) {
  return (
    <fieldset className={styles.ask}>
      <legend>{QUESTIONS[about]}</legend>
      <div className={styles.answers}>
        {about === 'profession' ? <Professions situation={situation} /> : null}
        {about === 'livedIn' ? <LivedIn situation={situation} /> : null}
        {(about === 'profession' || about === 'livedIn' ? [] : OPTIONS[about]).map(
          ({ label, change, isGiven }) => (
            <Option key={label} label={label} isGiven={isGiven(situation)} about={about} change={change} />
          ),
        )}
      </div>
      {effect ? (
        <p className={styles.effect} role="status">
          {effect}
        </p>
      ) : null}
    </fieldset>
  );
}

const QUESTIONS: Readonly<Record<Asked, string>> = {
  profession: 'What do you do?',
  citizenships: 'Which passport do you hold?',
  workplace: 'Where will you work?',
  company: 'Would you set up a company?',
  clients: 'Where are your clients?',
  livedIn: 'Where were you tax resident in the last ten years?',
};

interface Choice {
  readonly label: string;
  readonly change: SituationChange;
  readonly isGiven: (situation: Situation) => boolean;
}

function choice<Key extends keyof Situation>(label: string, key: Key, value: Situation[Key]): Choice {
  return {
    label,
    change: { [key]: value },
    isGiven: (situation) => JSON.stringify(situation[key]) === JSON.stringify(value),
  };
}

const OPTIONS: Readonly<Record<Exclude<Asked, 'profession' | 'livedIn'>, readonly Choice[]>> = {
  citizenships: [
    choice('EU', 'citizenships', ['eu-other']),
    choice('UK', 'citizenships', ['gb']),
    choice('US', 'citizenships', ['us']),
    choice('Other', 'citizenships', ['other']),
  ],
  workplace: [
    choice('Mostly there', 'workplace', 'here'),
    choice('Mostly elsewhere', 'workplace', 'elsewhere'),
  ],
  company: [choice('Yes', 'company', true), choice('No', 'company', false)],
  clients: [choice('Abroad only', 'clients', 'abroad'), choice('Also there', 'clients', 'local')],
};

interface OptionProps {
  readonly label: string;
  readonly isGiven: boolean;
  readonly about: Asked;
  readonly change: SituationChange;
}

function Option({ label, isGiven, about, change }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      onClick={() => answer(isGiven ? { [about]: undefined } : change)}
    >
      {label}
    </button>
  );
}

/** Short names of the professions; the first stand there at once. */
const SHORT: Readonly<Record<Profession, string>> = {
  software: 'Software',
  design: 'Design',
  marketing: 'Marketing',
  consulting: 'Consulting',
  legal: 'Law',
  writing: 'Writing',
  engineering: 'Engineering',
  medical: 'Medicine',
  teaching: 'Teaching',
  trade: 'Online shop',
  agency: 'Agency',
  other: 'Other',
};
const FIRST: readonly Profession[] = ['software', 'design', 'marketing', 'consulting', 'legal'];

function Professions({ situation: { profession } }: Pick<Props, 'situation'>) {
  const [isOpen, setOpen] = useState(false);
  const all = [...FIRST, ...PROFESSIONS.map(({ id }) => id).filter((id) => !FIRST.includes(id))];
  const shown = all.filter((id) => isOpen || FIRST.includes(id) || id === profession);
  return (
    <>
      {shown.map((id) => (
        <Option
          key={id}
          label={SHORT[id]}
          isGiven={profession === id}
          about="profession"
          change={{ profession: id }}
        />
      ))}
      {isOpen ? null : (
        <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
          More
        </button>
      )}
    </>
  );
}

/** The countries whose regimes ask where somebody has lived. */
const ASKING: readonly (readonly [id: string, name: string])[] = [
  ['it', 'Italy'],
  ['pt', 'Portugal'],
  ['es', 'Spain'],
  ['cy', 'Cyprus'],
  ['uy', 'Uruguay'],
];

function LivedIn({ situation: { livedIn } }: Pick<Props, 'situation'>) {
  const has = (id: string) => livedIn?.includes(id) ?? false;
  return (
    <>
      <button
        type="button"
        aria-pressed={livedIn?.length === 0}
        onClick={() => answer({ livedIn: livedIn?.length === 0 ? undefined : [] })}
      >
        Elsewhere
      </button>
      {ASKING.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-pressed={has(id)}
          onClick={() => {
            const next = has(id) ? livedIn?.filter((one) => one !== id) : [...(livedIn ?? []), id];
            answer({ livedIn: next?.length === 0 ? undefined : next });
          }}
        >
          {name}
        </button>
      ))}
    </>
  );
}
