import { useState } from 'react';
import { PROFESSION_IDS, PROFESSIONS, type Profession } from '../catalogue/professions.ts';
import { answer } from '../situation/figures.ts';
import { QUESTIONS, type Question } from '../situation/questions.ts';
import type { Situation } from '../situation/situation.ts';
import styles from './Ask.module.css';

/** What can be asked with one tap, where the answer stands. */
export type Asked = keyof Situation;

export function isAsked(field: Asked | undefined): field is Asked {
  return field !== undefined && QUESTIONS[field].choices !== undefined;
}

interface Props {
  readonly about: Asked;
  readonly situation: Situation;
}

/** One question, its answers as buttons. Answers that add up are taken back by pressing them again. */
export function Ask({ about, situation }: Props) {
  const { asks, choices = [] }: Question<unknown> = QUESTIONS[about];
  return (
    <fieldset className={styles.ask}>
      <legend>{asks}</legend>
      <div className={styles.answers}>
        {about === 'profession' ? (
          <Professions situation={situation} />
        ) : (
          choices.map(([given, label]) => (
            <Option key={label} label={label} about={about} given={given} situation={situation} />
          ))
        )}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  readonly label: string;
  readonly about: Asked;
  readonly given: unknown;
  readonly situation: Situation;
}

function Option({ label, about, given, situation }: OptionProps) {
  const now: unknown = situation[about];
  // Choices that add up are lists of one; the empty list is an answer of its own.
  const adds = QUESTIONS[about].addsUp && Array.isArray(given) && given.length > 0;
  const all = adds && Array.isArray(now) ? now : [];
  const isGiven = adds ? all.includes(given[0]) : JSON.stringify(now) === JSON.stringify(given);
  function press() {
    const next = !adds ? given : isGiven ? all.filter((one) => one !== given[0]) : [...all, ...given];
    answer({ [about]: adds && Array.isArray(next) && next.length === 0 ? undefined : next });
  }
  return (
    <button type="button" aria-pressed={isGiven} onClick={press}>
      {label}
    </button>
  );
}

/** Their buttons stand there at once. */
export const FIRST_PROFESSIONS: readonly Profession[] = [
  'software',
  'design',
  'marketing',
  'consulting',
  'legal',
  'trade',
];

function Professions({ situation }: Pick<Props, 'situation'>) {
  const [isOpen, setOpen] = useState(false);
  const all = new Set([...FIRST_PROFESSIONS, ...PROFESSION_IDS]);
  const shown = [...all].filter(
    (id) => isOpen || FIRST_PROFESSIONS.includes(id) || id === situation.profession,
  );
  return (
    <>
      {shown.map((id) => (
        <Option key={id} label={PROFESSIONS[id].short} about="profession" given={id} situation={situation} />
      ))}
      {isOpen ? null : (
        <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
          More
        </button>
      )}
    </>
  );
}
