import { useId, useState } from 'react';
import { formatMoney, formatRate } from '../catalogue/format.ts';
import type { HomeCountryTax } from '../catalogue/homeCountries.ts';
import type { PresentTaxChoice } from '../catalogue/presentTax.ts';
import { Button } from './Button.tsx';
import styles from './EntryForm.module.css';
import { MoneyInput } from './MoneyInput.tsx';

export interface PresentTaxFormProps {
  readonly choice: PresentTaxChoice | null;
  /** Empty while they have not arrived. */
  readonly homeCountries: readonly HomeCountryTax[];
  /** What the choice comes to at the income of the page, USD per year; null where that is not known. */
  readonly total: number | null;
  /** USD per year. */
  readonly income: number;
  readonly onChoose: (choice: PresentTaxChoice) => void;
  readonly onForget: () => void;
}

const WAYS = { country: 'A home country', rate: 'My rate', amount: 'My amount' } as const;
type Way = keyof typeof WAYS;

/** "What you pay today": a home country, a rate or an amount, against which every total becomes a saving. */
export function PresentTaxForm(props: PresentTaxFormProps) {
  const { choice, total, income, onForget } = props;
  return (
    <div className={styles.content}>
      <Entry {...props} />
      {choice && total !== null ? (
        <p>
          {formatMoney(total)} at {formatMoney(income)} a year. Every total on this site now says what it
          saves.
        </p>
      ) : null}
      <p className={styles.hint}>It stays on this device and is in no link that you share.</p>
      {choice ? (
        <Button variant="quiet" className={styles.forget} onClick={onForget}>
          Remove what I pay today
        </Button>
      ) : null}
    </div>
  );
}

function Entry({ choice, homeCountries, onChoose }: PresentTaxFormProps) {
  const id = useId();
  const [way, setWay] = useState<Way | null>(null);
  const shown = way ?? choice?.by ?? 'country';
  const notes =
    choice?.by === 'country' ? homeCountries.find((country) => country.id === choice.id)?.notes : undefined;
  return (
    <>
      <div className={styles.entry}>
        <span className={styles.field}>
          <label htmlFor={`${id}-way`}>Entered as</label>
          <select id={`${id}-way`} value={shown} onChange={({ target }) => setWay(target.value as Way)}>
            {Object.entries(WAYS).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </span>
        {shown === 'country' ? (
          <span className={styles.field}>
            <label htmlFor={`${id}-country`}>Home country</label>
            <select
              id={`${id}-country`}
              value={choice?.by === 'country' ? choice.id : ''}
              onChange={({ target }) => target.value && onChoose({ by: 'country', id: target.value })}
            >
              <option value="">Choose a country</option>
              {homeCountries.map((country) => (
                <option key={country.id} value={country.id}>
                  {country.name}
                </option>
              ))}
            </select>
          </span>
        ) : null}
        {shown === 'rate' ? (
          <span className={styles.field}>
            <label htmlFor={`${id}-rate`}>Total tax, % of income</label>
            <input
              id={`${id}-rate`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={choice?.by === 'rate' ? formatRate(choice.rate).slice(0, -1) : ''}
              onChange={({ target }) => {
                const rate = Number(target.value.replace(',', '.'));
                if (target.value.trim() !== '' && rate >= 0 && rate <= 100) onChoose({ by: 'rate', rate });
              }}
            />
          </span>
        ) : null}
        {shown === 'amount' ? (
          <MoneyInput
            label="Total tax a year"
            value={choice?.by === 'amount' ? choice.amount : null}
            emptyValue={null}
            onValue={(amount) => amount !== null && onChoose({ by: 'amount', amount })}
          />
        ) : null}
      </div>
      {notes ? <p className={styles.hint}>{notes}</p> : null}
    </>
  );
}
