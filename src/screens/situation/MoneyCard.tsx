import { CURRENCIES, type Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { currencySign, ratesMonth, roundFigure } from '../../catalogue/money.ts';
import { answer } from '../../situation/figures.ts';
import { estimateFor, type Situation } from '../../situation/situation.ts';
import { Choice } from '../../ui/Choice.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './fields.module.css';
import { FieldGroup, Switch } from './fields.tsx';
import { localCurrency } from './localCurrency.ts';

interface Props {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

/** Income, currency and costs, and how figures are counted on every page. */
export function MoneyCard({ situation, defaultIncome }: Props) {
  const { currency = 'USD', costs } = situation;
  const income = situation.income ?? roundFigure(defaultIncome, currency);
  const isPercent = costs === undefined || 'percent' in costs;
  const size = costs === undefined ? null : 'percent' in costs ? costs.percent : costs.amount;
  const proposed = situation.currency === undefined ? localCurrency() : null;

  const setCurrency = (next: Currency) => answer({ currency: next });
  function setCosts(next: number | null, asPercent: boolean) {
    if (next === null) return answer({ costs: undefined });
    if (!asPercent) answer({ costs: { amount: next } });
    else if (next <= 100) answer({ costs: { percent: next } });
  }

  return (
    <FieldGroup title="Money">
      <div className={styles.pair}>
        <MoneyInput
          label="Annual income"
          labelClassName={styles.label}
          value={income}
          emptyValue={0}
          currency={currency}
          onCurrency={setCurrency}
          onValue={(value) => answer({ income: value ?? 0 })}
          asks
          unit={
            <select
              className={`${styles.select} ${styles.unit}`}
              aria-label="Currency"
              value={currency}
              onChange={({ target }) => setCurrency(target.value as Currency)}
            >
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          }
        />
        <MoneyInput
          label="Business costs"
          labelClassName={styles.label}
          value={size}
          emptyValue={null}
          currency={currency}
          placeholder="0"
          onValue={(value) => setCosts(value, isPercent)}
          unit={
            <Choice
              className={styles.inBox}
              label="Costs as"
              options={[
                [true, '%', 'Percent of income'],
                [false, currencySign(currency), `Amount in ${currency}`],
              ]}
              value={isPercent}
              onValue={(asPercent) => setCosts(converted(size, asPercent, isPercent, income), asPercent)}
            />
          }
        />
      </div>
      {costs && 'percent' in costs && costs.percent > 0 ? (
        <p className={styles.hint}>
          {formatCurrency((income * costs.percent) / 100, currency)} a year, counted where a scheme allows it.
        </p>
      ) : null}
      {proposed ? (
        <button type="button" className={styles.proposal} onClick={() => setCurrency(proposed)}>
          Count in {proposed}?
        </button>
      ) : null}
      {currency === 'USD' ? null : (
        <p className={styles.hint}>Converted at the exchange rates of {ratesMonth()}.</p>
      )}
      <details className={styles.more}>
        <summary>How we count</summary>
        <Switch
          label="Deduct social contributions first"
          hint="Before income tax, in the countries that allow it: closer to the law."
          checked={estimateFor(situation) === 'law'}
          onChange={(deduct) => answer({ deduct })}
        />
        <Switch
          label="Count typical running costs"
          hint="Accountant, audit, licence and office come off what you keep, where a country has them."
          checked={situation.runningCosts ?? false}
          onChange={(isCounted) => answer({ runningCosts: isCounted || undefined })}
        />
        <Switch
          label="Pay me the best way"
          hint="Companies pay you the mix of wage and dividends of which you keep most."
          checked={situation.payBest ?? false}
          onChange={(isBest) => answer({ payBest: isBest || undefined })}
        />
      </details>
    </FieldGroup>
  );
}

/** Costs in percent as an amount, and the other way round. */
function converted(size: number | null, asPercent: boolean, wasPercent: boolean, income: number): number {
  if (size === null || asPercent === wasPercent) return size ?? 0;
  if (!asPercent) return Math.round((income * size) / 100);
  return income > 0 ? Math.min(Math.round((size / income) * 100), 100) : 0;
}
