import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { formatWhole } from '../catalogue/format.ts';
import { digitsOf, parseIncome } from '../catalogue/income.ts';
import styles from './MoneyInput.module.css';

interface Props {
  readonly label: string;
  /** USD per year; null shows an empty box. */
  readonly value: number | null;
  /** What an empty box means: 0 on compare and ranking pages, null on the countries screen. */
  readonly emptyValue: 0 | null;
  readonly onValue: (value: number | null) => void;
  readonly hint?: string;
  readonly className?: string | undefined;
}

/**
 * A yearly income in US dollars: "$" prefix, thousands separators, digits only, 0 to 10,000,000; a change
 * outside of that is ignored. The caret stays beside the digit that was typed.
 */
export function MoneyInput({ label, value, emptyValue, onValue, hint, className }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const digitsRightOfCaret = useRef<number | null>(null);
  const text = value === null ? '' : formatWhole(value);

  useLayoutEffect(() => {
    const element = input.current;
    const wanted = digitsRightOfCaret.current;
    if (!element || wanted === null) return;
    digitsRightOfCaret.current = null;
    let position = text.length;
    for (let digits = 0; position > 0 && digits < wanted; position--) {
      if (/\d/.test(text[position - 1] ?? '')) digits++;
    }
    element.setSelectionRange(position, position);
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.target;
    digitsRightOfCaret.current = digitsOf(typed.slice(selectionStart ?? typed.length)).length;
    const read = parseIncome(typed);
    if (read.status === 'accepted') onValue(read.income);
    else if (read.status === 'empty') onValue(emptyValue);
    // An ignored change leaves the value; setting it again puts the shown text back.
    else event.target.value = text;
  }

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <span aria-hidden="true">$</span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={onChange}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
