import {
  type ChangeEvent,
  type CompositionEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isBegun } from '../catalogue/amountMeant.ts';
import { digitsOf, parseAmount, typedCurrency } from '../catalogue/amounts.ts';
import { CURRENCIES, type Currency } from '../catalogue/currencies.ts';
import { formatCurrency, formatWhole } from '../catalogue/format.ts';
import { likelyMeant } from '../catalogue/income.ts';
import { currencySign, incomeScale } from '../catalogue/money.ts';
import styles from './MoneyInput.module.css';
import { type BoxBefore, groupingOf, isUndecided, writtenText } from './moneyText.ts';

interface Props {
  readonly label: string;
  /** A year, in `currency`; null shows an empty box. */
  readonly value: number | null;
  /** What an empty box means: 0 on compare and ranking pages, null on the countries screen. */
  readonly emptyValue: 0 | null;
  readonly onValue: (value: number | null) => void;
  /** US dollars where absent. */
  readonly currency?: Currency;
  /** Another currency was chosen, or its sign or code typed; without it these are ignored. */
  readonly onCurrency?: (currency: Currency) => void;
  /** The largest amount; that of an income where it is absent. */
  readonly most?: number | undefined;
  /** Of an income: a very small one is asked about, and its currency stands beside it. */
  readonly asks?: boolean;
  /** What stands in the box behind the amount, such as the choice of the currency; it takes the sign's place. */
  readonly unit?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  /** Where labels look otherwise than above an income box. */
  readonly labelClassName?: string | undefined;
  /** Whether the label is only heard, because another one beside the box says what it is. */
  readonly hidesLabel?: boolean;
  /** Whether it is a blank in a sentence, as wide as its amount, whose label is only heard. */
  readonly isInline?: boolean;
}

/** A text that is no single amount, as it was written. */
interface Unclear {
  readonly text: string;
  readonly meant: number | null;
  readonly currency: Currency | null;
}

/**
 * A yearly amount: sign before it, thousands separators, whole, 0 to 10,000,000; a change outside of that is ignored. What
 * is understood is in src/catalogue/amounts.ts. The caret stays beside the digit that was typed.
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
    most,
    unit,
    isInline = false,
    hidesLabel = isInline,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Where the caret belongs after a change; a new object each time, so that it is set once and never later. */
  const [caret, setCaret] = useState<{ readonly digitsRight: number } | null>(null);
  /** Shown as it is written, until it is clear what it becomes. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  /** The box before the change that is under way: one of the keyboard, or a whole composition. */
  const before = useRef<BoxBefore | null>(null);
  const isComposing = useRef(false);
  const grouping = useRef('');
  const [isAsking, setAsking] = useState(false);
  /** A text that is more than one number, which has changed nothing, with what it may mean. */
  const [unclear, setUnclear] = useState<Unclear | null>(null);
  /** The value before the change that is being typed; null where nothing is. */
  const start = useRef<{ readonly value: number | null } | null>(null);
  const text = unfinished ?? (value === null ? '' : formatWhole(value));
  const isSmall = asks && isAsking && unclear === null && value !== null;
  const meant = isSmall ? likelyMeant(value, incomeScale(currency)) : null;

  useEffect(() => {
    const element = input.current;
    const remember = () => {
      if (!element || isComposing.current) return;
      // A text that is shown as it is written has no commas of the box's own.
      const from = unfinished === null ? element.selectionStart : null;
      before.current = { text: element.value, from, grouping: grouping.current };
    };
    const begin = () => {
      remember();
      isComposing.current = true;
    };
    // React's own event of this name does not tell of deletions.
    element?.addEventListener('beforeinput', remember);
    element?.addEventListener('compositionstart', begin);
    return () => {
      element?.removeEventListener('beforeinput', remember);
      element?.removeEventListener('compositionstart', begin);
    };
  }, [unfinished]);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || !caret) return;
    const shown = element.value;
    let position = shown.length;
    for (let digits = 0; position > 0 && digits < caret.digitsRight; position--) {
      if (digitsOf(shown[position - 1] ?? '') !== '') digits++;
    }
    element.setSelectionRange(position, position);
  }, [caret]);

  function read(written: string): boolean {
    const amount = parseAmount(written, most);
    if (amount.status === 'ignored' || amount.status === 'unclear') return false;
    if (amount.status === 'empty') onValue(emptyValue);
    else {
      const meantCurrency = typedCurrency(amount.currency, currency);
      if (meantCurrency !== currency) onCurrency?.(meantCurrency);
      onValue(amount.amount);
    }
    return true;
  }

  /** @param isTyped whether it was written sign by sign, so that more may follow */
  function take({ value: changed, selectionStart }: HTMLInputElement, isTyped: boolean) {
    const to = selectionStart ?? changed.length;
    const written = before.current ? writtenText(before.current, changed, to) : changed;
    before.current = null;
    setAsking(false);
    setUnclear(null);
    start.current ??= { value };
    const isUnclear = parseAmount(written, most).status === 'unclear';
    if (isUnclear || (isTyped && isBegun(written))) {
      // What its beginning would have been counts for nothing.
      if (isUnclear && start.current.value !== value) onValue(start.current.value);
      if (isTyped) setUnfinished(written);
      else ask(written);
      return;
    }
    // Ignored: the box goes back to the value that it has.
    if (!read(written)) return setUnfinished(null);
    if (!isTyped) start.current = null;
    const isOpen = isTyped && isUndecided(written);
    if (!isOpen) grouping.current = isTyped ? groupingOf(written) : '';
    setUnfinished(isOpen ? written : null);
    setCaret({ digitsRight: digitsOf(changed.slice(to)).length });
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '', data, isComposing: isComposed } = nativeEvent as InputEvent;
    // What an input method composes is its own until it ends.
    if (isComposed || isComposing.current) setUnfinished(target.value);
    else take(target, inputType.startsWith('delete') || (inputType === 'insertText' && data?.length === 1));
  }

  function onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    isComposing.current = false;
    take(currentTarget, true);
  }

  /** Asks about a text that is more than one number. */
  function ask(written: string) {
    const amount = parseAmount(written, most);
    setUnclear(amount.status === 'unclear' ? { ...amount, text: written.trim() } : null);
    setUnfinished(null);
    start.current = null;
  }

  /** What was meant counts. */
  function accept({ meant, currency: typed }: Unclear) {
    setUnclear(null);
    const meantCurrency = typedCurrency(typed, currency);
    if (meantCurrency !== currency) onCurrency?.(meantCurrency);
    if (meant !== null) onValue(meant);
  }

  /** Whoever leaves the box or presses Enter has finished. */
  function settle() {
    if (unfinished !== null) {
      ask(unfinished);
      if (isBegun(unfinished)) read(unfinished);
    }
    start.current = null;
    setUnfinished(null);
    grouping.current = '';
    setAsking(true);
  }

  const choosesCurrency = asks && onCurrency && !isInline;
  const boxLook = [styles.box, unit && styles.withUnit, choosesCurrency && styles.withCurrency];
  const look = [styles.field, isInline && styles.inline, props.className];

  return (
    <div className={look.filter(Boolean).join(' ')}>
      {hidesLabel ? null : (
        <label htmlFor={id} className={props.labelClassName ?? 'caps'}>
          {label}
        </label>
      )}
      <div className={boxLook.filter(Boolean).join(' ')}>
        {unit ? null : (
          <span aria-hidden="true">{currencySign(currency) + (isInline ? gapAfterSign(currency) : '')}</span>
        )}
        <input
          ref={input}
          id={id}
          aria-label={hidesLabel ? label : undefined}
          className={styles.input}
          // Where a browser does not fit the box to its text by itself.
          size={isInline ? Math.max(text.length, 1) : undefined}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          onChange={onChange}
          onCompositionEnd={onCompositionEnd}
          onBlur={settle}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && settle()}
        />
        {unit}
        {choosesCurrency ? (
          <select
            className={`no-print ${styles.currency}`}
            aria-label="Currency"
            value={currency}
            onChange={({ target }) => onCurrency(target.value as Currency)}
          >
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        ) : null}
      </div>
      {asks ? (
        <div className={`quiet ${styles.question}`} role="status">
          {unclear === null ? null : (
            <>
              {`“${unclear.text}” is not one amount a year.`}{' '}
              {unclear.meant === null ? null : (
                <button type="button" className={styles.meant} onClick={() => accept(unclear)}>
                  {`Did you mean ${formatWhole(unclear.meant)}?`}
                </button>
              )}
            </>
          )}
          {meant === null ? null : (
            <>
              {formatCurrency(value ?? 0, currency)} a year?{' '}
              <button type="button" className={styles.meant} onClick={() => onValue(meant)}>
                {`Did you mean ${formatWhole(meant)}?`}
              </button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** Between letters and digits, as in other amounts: "HUF 8,000,000", but "$80,000". */
function gapAfterSign(currency: Currency): string {
  return currencySign(currency).length > 1 ? '\u00a0' : '';
}
