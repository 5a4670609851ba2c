import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Country } from '../../catalogue/entities.ts';
import { formatMoney, formatPercent } from '../../catalogue/format.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { RegionPreference, WorkType } from '../../catalogue/workTypes.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { effectiveRate, totalTax } from '../../tax/index.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './CheapestStrip.module.css';
import { type CheapestStretch, cheapestCountries, prepareCurves, STRIP_RANGE } from './cheapestCountries.ts';
import { STRIP_URL } from './cheapestQuery.ts';

export interface StripProps {
  readonly countries: readonly Country[];
  readonly book: ScheduleBook;
  readonly deduct: boolean;
}

const REGION_LABELS: Readonly<Record<RegionPreference, string>> = { anywhere: 'Anywhere', europe: 'Europe' };
const WORK_LABELS: Readonly<Record<WorkType, string>> = {
  freelancer: 'Freelancer',
  remote: 'Remote worker',
  business: 'Business owner',
};

/** Which country is the cheapest from which income on, over all regimes that are open. */
export function CheapestStrip({ countries, book, deduct }: StripProps) {
  const [choice, set] = useUrlState(STRIP_URL);
  const isPrepared = usePrepared({ countries, book, deduct });
  const stretches = useMemo(
    () => (isPrepared ? cheapestCountries(countries, book, choice, deduct) : null),
    [isPrepared, countries, book, choice, deduct],
  );
  if (!stretches) return null;
  return (
    <section className={styles.strip} aria-labelledby="cheapest">
      <div className={styles.head}>
        <h2 id="cheapest" className={styles.title}>
          Cheapest country by income
        </h2>
        <Choice
          label="Region"
          labels={REGION_LABELS}
          value={choice.region}
          onValue={(region) => set({ region })}
        />
        <Choice
          label="Work"
          labels={WORK_LABELS}
          value={choice.workType}
          onValue={(workType) => set({ workType })}
        />
      </div>
      <ol className={styles.stretches}>
        {stretches.map((stretch) => (
          <Stretch key={stretch.from} stretch={stretch} book={book} deduct={deduct} />
        ))}
      </ol>
    </section>
  );
}

/** Whether the first curves are there; from then on there are few to make at a time. */
function usePrepared({ countries, book, deduct }: StripProps): boolean {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    let isShown = true;
    prepareCurves(countries, book, deduct).then(() => {
      if (isShown) startTransition(() => setPrepared(true));
    });
    return () => {
      isShown = false;
    };
  }, [countries, book, deduct]);
  return isPrepared;
}

interface StretchProps {
  readonly stretch: CheapestStretch;
  readonly book: ScheduleBook;
  readonly deduct: boolean;
}

function Stretch({ stretch: { from, to, regimes }, book, deduct }: StretchProps) {
  const [first] = regimes;
  const rateAt = (income: number) =>
    first ? effectiveRate(totalTax(book.scheduleOf(first.regime), income, { deduct }), income) : 0;
  return (
    <li className={styles.stretch}>
      <span className={styles.range}>{rangeWords(from, to)}</span>
      {first ? (
        <span className={styles.figure}>
          <b className={styles.rate}>{formatPercent(rateAt(to))}</b> <small>at {formatMoney(to)}</small>
        </span>
      ) : (
        <span>No regime applies</span>
      )}
      {regimes.map(({ country, regime }) => (
        <span key={regime.id} className={styles.winner}>
          <Link
            href={calculatorPath(country.name, country.taxRegimes.indexOf(regime))}
            className={styles.country}
          >
            <Flag code={country.code} />
            {country.name}
          </Link>
          <small>{regime.name}</small>
        </span>
      ))}
    </li>
  );
}

function rangeWords(from: number, to: number): string {
  if (from === STRIP_RANGE.from) return `Up to ${formatMoney(to)}`;
  return to === STRIP_RANGE.to ? `From ${formatMoney(from)}` : `${formatMoney(from)} to ${formatMoney(to)}`;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onValue: (value: T) => void;
}

function Choice<T extends string>({ label, labels, value, onValue }: ChoiceProps<T>) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value as T)}>
        {Object.entries<string>(labels).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
