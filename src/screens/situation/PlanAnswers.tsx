import { answer } from '../../situation/figures.ts';
import type { Situation } from '../../situation/situation.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../../situation/stayChoices.ts';
import styles from './fields.module.css';
import { FieldGroup, NumberField, Select } from './fields.tsx';

/** When, for how long, and how much of a year. */
export function PlanAnswers({ situation }: { readonly situation: Situation }) {
  const { arrival, years, days } = situation;
  return (
    <FieldGroup title="Plan">
      <div className={`${styles.pair} ${styles.three}`}>
        <Select
          label="Arriving"
          options={monthChoices(arrival)}
          value={arrival ? monthValue(arrival) : ''}
          onValue={(text) => answer({ arrival: monthOf(text) })}
        />
        <Select
          label="Staying"
          options={YEAR_CHOICES}
          value={years === undefined ? '' : String(years)}
          onValue={(text) => answer({ years: text === '' ? undefined : Number(text) })}
        />
        <NumberField
          label="Days a year"
          value={days}
          min={0}
          max={366}
          isWhole
          onValue={(value) => answer({ days: value })}
        />
      </div>
    </FieldGroup>
  );
}
