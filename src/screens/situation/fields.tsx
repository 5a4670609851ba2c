/** The parts that the cards of the editor share. */

import { type ReactNode, useId } from 'react';
import type { EditorPlace } from '../../situation/editor.ts';
import { answer } from '../../situation/figures.ts';
import { ANSWERS, type Question as Asked, labelOf, QUESTIONS } from '../../situation/questions.ts';
import type { Situation } from '../../situation/situation.ts';
import { Choice } from '../../ui/Choice.tsx';
import styles from './SituationEditor.module.css';

interface GroupProps {
  readonly title: string;
  /** What the whole card is about. */
  readonly about?: EditorPlace;
  readonly children: ReactNode;
}

/** A card of the editor: questions that belong together, under their name. */
export function FieldGroup({ title, about, children }: GroupProps) {
  return (
    <fieldset className={styles.section} data-about={about} tabIndex={about ? -1 : undefined}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface AnswersProps<Value> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** Undefined where it has not been answered. */
  readonly value: Value | undefined;
  /** Undefined takes the answer back. */
  readonly onValue: (value: Value | undefined) => void;
  /** Whether the label stands beside the answers; otherwise only screen readers have it. */
  readonly hasLabel?: boolean;
}

/** A few answers beside their question; pressing the given one again takes it back. */
export function Answers<Value>({ label, options, value, onValue, hasLabel = true }: AnswersProps<Value>) {
  const answers = (
    <Choice
      label={label}
      options={options}
      value={value}
      onValue={(option) => onValue(option === value ? undefined : option)}
    />
  );
  if (!hasLabel) return answers;
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {answers}
    </div>
  );
}

interface QuestionProps extends Pick<AnswersProps<unknown>, 'hasLabel'> {
  readonly about: keyof Situation;
  readonly situation: Situation;
}

/** A question of the table with its choices. */
export function Question({ about, situation, ...look }: QuestionProps) {
  const { asks, choices = [] }: Asked<unknown> = QUESTIONS[about];
  const given = JSON.stringify(situation[about]);
  return (
    <Answers<unknown>
      {...look}
      label={asks}
      options={choices}
      value={choices.find(([value]) => JSON.stringify(value) === given)?.[0]}
      onValue={(value) => answer({ [about]: value })}
    />
  );
}

interface QuestionsProps {
  readonly card: Asked<unknown>['card'];
  readonly situation: Situation;
}

/** All questions of a card. */
export function Questions({ card, situation }: QuestionsProps) {
  return ANSWERS.filter((key) => QUESTIONS[key].card === card).map((key) => (
    <Question key={key} about={key} situation={situation} />
  ));
}

interface SelectProps {
  readonly about?: keyof Situation;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Empty where it has not been answered. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What stands there unanswered. */
  readonly none?: string;
}

/** One answer out of many. */
export function Select({ about, label, options, value, onValue, none = 'Choose' }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        data-about={about}
        className={value === '' ? `${styles.select} ${styles.none}` : styles.select}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        <option value="">{none}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  readonly onValue: (value: number | undefined) => void;
  readonly placeholder?: string;
  /** What stands in the box behind the number. */
  readonly unit?: ReactNode;
}

/** A number within limits; what is outside of them, or no number, changes nothing. */
export function NumberField({
  label,
  value,
  min,
  max,
  isWhole = false,
  onValue,
  placeholder,
  unit,
}: NumberProps) {
  const id = useId();
  function read(text: string) {
    const number = Number(text.replace(',', '.'));
    if (text.trim() === '') onValue(undefined);
    else if (number >= min && number <= max && (!isWhole || Number.isInteger(number))) onValue(number);
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          // Taken back from elsewhere, the box empties.
          key={value === undefined ? 'empty' : 'answered'}
          id={id}
          className={styles.input}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={value ?? ''}
          placeholder={placeholder}
          onChange={({ target }) => read(target.value)}
        />
        {unit}
      </span>
    </div>
  );
}

interface SwitchProps {
  readonly about: keyof Situation;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ about, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={`${id}-hint`}
        className={styles.tick}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={styles.switchLabel}>
        {labelOf(about)}
      </label>
      <p id={`${id}-hint`} className={styles.switchHint}>
        {QUESTIONS[about].hint}
      </p>
    </div>
  );
}
