import { countOf } from '../../catalogue/countWords.ts';
import { formatMonth } from '../../catalogue/format.ts';
import { answer } from '../../situation/figures.ts';
import { MAX_YEARS, type Month, type Situation } from '../../situation/situation.ts';
import styles from './fields.module.css';
import { NumberField, Section, Select } from './fields.tsx';

const YEARS = Array.from({ length: MAX_YEARS }, (_, index) => index + 1).map(
  (years) => [String(years), countOf(years, 'year')] as const,
);
const MONTHS_AHEAD = 36;

/** When, for how long, and how much of a year. */
export function PlanAnswers({ situation }: { readonly situation: Situation }) {
  const { arrival, years, days } = situation;
  return (
    <Section title="Plan">
      <div className={`${styles.pair} ${styles.three}`}>
        <Select
          label="Arriving"
          options={monthsWith(arrival)}
          value={arrival ? textOf(arrival) : ''}
          onValue={(text) => answer({ arrival: monthOf(text) })}
        />
        <Select
          label="Staying"
          options={YEARS}
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
    </Section>
  );
}

/** The months from now on, and the one that was answered. */
function monthsWith(arrival: Month | undefined): (readonly [string, string])[] {
  const now = new Date();
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead): Month => {
    const month = now.getMonth() + ahead;
    return { year: now.getFullYear() + Math.floor(month / 12), month: (month % 12) + 1 };
  });
  const isListed = arrival === undefined || months.some((month) => textOf(month) === textOf(arrival));
  return [...(isListed || !arrival ? [] : [arrival]), ...months].map((month) => [
    textOf(month),
    formatMonth(month),
  ]);
}

function textOf({ year, month }: Month): string {
  return `${year}-${month}`;
}

function monthOf(text: string): Month | undefined {
  const [year, month] = text.split('-').map(Number);
  return year && month ? { year, month } : undefined;
}
