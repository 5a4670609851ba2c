import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { formatCurrency, formatWhole } from '../catalogue/format.ts';
import { digitsOf, likelyMeant, parseAmount, typedCurrency, wholePart } from '../catalogue/income.ts';
import { currencySign, incomeScale } from '../catalogue/money.ts';
import styles from './MoneyInput.module.css';

interface Props {
  readonly label: string;
  /** A year, in `currency`; null shows an empty box. */
  readonly value: number | null;
  /** What an empty box means: 0 on compare and ranking pages, null on the countries screen. */
  readonly emptyValue: 0 | null;
  readonly onValue: (value: number | null) => void;
  /** US dollars where absent. */
  readonly currency?: Currency;
  /** A sign or code of another currency was typed; without it they are ignored. */
  readonly onCurrency?: (currency: Currency) => void;
  /** Whether a very small amount is asked about: incomes are, costs and taxes are not. */
  readonly asks?: boolean;
  readonly hint?: string;
  /** What stands in the box behind the amount, such as the choice of the currency; it takes the sign's place. */
  readonly unit?: ReactNode;
  readonly placeholder?: string;
  readonly className?: string | undefined;
  /** Where labels look otherwise than above an income box. */
  readonly labelClassName?: string | undefined;
  /** Whether the label is only heard, because another one beside the box says what it is. */
  readonly hidesLabel?: boolean;
}

/** The beginning of a decimal number, which may become "1.2m". */
const DECIMAL_BEGINNING = /^\D{0,4}\d{1,3}[.,]\d{0,2}$/;

/**
 * A yearly amount: sign before it, thousands separators, digits only, 0 to 10,000,000; a change outside of that is
 * ignored. "70k" and "1.2m" are understood. The caret stays beside the digit that was typed.
 */
export function MoneyInput(props: Props) {
  const {
    label,
    value,
    emptyValue,
    onValue,
    currency = 'USD',
    onCurrency,
    asks = false,
    hint,
    unit,
    hidesLabel = false,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Where the caret belongs after a change; a new object each time, so that it is set once and never later. */
  const [caret, setCaret] = useState<{ readonly digitsRight: number } | null>(null);
  /** Shown as it is typed, until it is clear what it becomes. */
  const [beginning, setBeginning] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const text = beginning ?? (value === null ? '' : formatWhole(value));
  const meant = asks && isAsking && value !== null ? likelyMeant(value, incomeScale(currency)) : null;

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || !caret) return;
    const shown = element.value;
    let position = shown.length;
    for (let digits = 0; position > 0 && digits < caret.digitsRight; position--) {
      if (/\d/.test(shown[position - 1] ?? '')) digits++;
    }
    element.setSelectionRange(position, position);
  }, [caret]);

  function read(typed: string): boolean {
    const amount = parseAmount(typed);
    if (amount.status === 'ignored') return false;
    if (amount.status === 'empty') onValue(emptyValue);
    else {
      const meantCurrency = typedCurrency(amount.currency, currency);
      if (meantCurrency !== currency) onCurrency?.(meantCurrency);
      onValue(amount.amount);
    }
    return true;
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = target;
    const { inputType, data } = nativeEvent as InputEvent;
    setAsking(false);
    const isSeparator = inputType === 'insertText' && (data === '.' || data === ',');
    if ((isSeparator || beginning !== null) && DECIMAL_BEGINNING.test(typed)) return setBeginning(typed);
    setBeginning(null);
    setCaret({ digitsRight: digitsOf(typed.slice(selectionStart ?? typed.length)).length });
    // An ignored change leaves the value; setting it again puts the shown text back.
    if (!read(typed)) target.value = text;
  }

  /** Whoever leaves the box or presses Enter has finished. */
  function settle() {
    if (beginning !== null) read(wholePart(beginning));
    setBeginning(null);
    setAsking(true);
  }

  return (
    <div className={[styles.field, props.className].filter(Boolean).join(' ')}>
      {hidesLabel ? null : (
        <label htmlFor={id} className={props.labelClassName ?? 'caps'}>
          {label}
        </label>
      )}
      <div className={unit ? `${styles.box} ${styles.withUnit}` : styles.box}>
        {unit ? null : <span aria-hidden="true">{currencySign(currency)}</span>}
        <input
          ref={input}
          id={id}
          aria-label={hidesLabel ? label : undefined}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          onChange={onChange}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        {unit}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="no-print quiet">
          {hint}
        </p>
      ) : null}
      {asks ? (
        <div className={`quiet ${styles.question}`} role="status">
          {meant === null ? null : (
            <>
              {formatCurrency(value ?? 0, currency)} a year?{' '}
              <button type="button" className={styles.meant} onClick={() => onValue(meant)}>
                Did you mean {formatWhole(meant)}?
              </button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
