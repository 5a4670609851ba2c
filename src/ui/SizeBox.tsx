import { type ReactNode, useState } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { formatCurrency } from '../catalogue/format.ts';
import { currencySign } from '../catalogue/money.ts';
import styles from './Ask.module.css';
import { Button } from './Button.tsx';
import { Choice } from './Choice.tsx';
import { MoneyInput } from './MoneyInput.tsx';

/** A part of the income: percent of it, or an amount a year in the person's currency. */
export type Size = { readonly percent: number } | { readonly amount: number };

/** A number this large is an amount; up to 100 it can be percent, and between them neither is certain. */
const LEAST_AMOUNT = 1_000;

interface Props {
  readonly label: string;
  /** Null where it has not been said. */
  readonly size: Size | null;
  readonly currency: Currency;
  /** Null where the box is empty. */
  readonly onSize: (size: Size | null) => void;
  /** What takes it in the end; without it each number counts at once. */
  readonly submit?: string | undefined;
  readonly children?: ReactNode;
}

/** What is no usual share is typed. */
export function SizeBox({ label, size, currency, onSize, submit, children }: Props) {
  const [draft, setDraft] = useState(size);
  const [isPercent, setPercent] = useState(size !== null && 'percent' in size);
  /** What was typed and is more than everything: it counts for nothing. */
  const [refused, setRefused] = useState<number | null>(null);
  const shown = submit ? draft : size;
  const take = submit ? setDraft : onSize;
  const value = refused ?? (shown === null ? null : 'percent' in shown ? shown.percent : shown.amount);
  function say(number: number | null, asPercent: boolean) {
    setRefused(null);
    if (number === null) take(null);
    else if (asPercent && number <= 100) take({ percent: number });
    else if (asPercent && number < LEAST_AMOUNT) setRefused(number);
    else {
      setPercent(false);
      take({ amount: number });
    }
  }
  return (
    <form
      className={styles.size}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft !== null && refused === null) onSize(draft);
      }}
    >
      <MoneyInput
        label={label}
        labelClassName="quiet"
        value={value}
        emptyValue={null}
        currency={currency}
        placeholder="0"
        onValue={(number) => say(number, isPercent)}
        unit={
          <Choice
            className={styles.inBox}
            label="Counted as"
            options={[
              [true, '%', 'Percent of income'],
              [false, currencySign(currency), `Amount in ${currency}`],
            ]}
            value={isPercent}
            onValue={(asPercent) => {
              setPercent(asPercent);
              setRefused(null);
              if (asPercent !== isPercent) take(null);
            }}
          />
        }
      />
      {submit ? (
        <Button type="submit" disabled={draft === null || refused !== null}>
          {submit}
        </Button>
      ) : null}
      {children}
      <p role="status" className={styles.refused}>
        {refused === null
          ? null
          : `${refused}% would be more than you earn. Enter up to 100%, or an amount from ${formatCurrency(LEAST_AMOUNT, currency)}.`}
      </p>
    </form>
  );
}
