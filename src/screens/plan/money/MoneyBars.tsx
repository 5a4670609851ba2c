/** The years as bars: one for years that are alike, else a column each. The table has the same figures. */
import type { CSSProperties } from 'react';
import type { Country } from '../../../catalogue/entities.ts';
import { formatCurrency } from '../../../catalogue/format.ts';
import { inSentence } from '../../../situation/words.ts';
import { Flag } from '../../../ui/Flag.tsx';
import bars from '../left/Left.module.css';
import styles from './Money.module.css';
import type { MoneyYear, MoneyYears } from './moneyYears.ts';
import type { Money } from './useMoney.ts';

interface EachProps {
  readonly chosen: MoneyYears;
  readonly move: Money['move'];
  readonly there: Country;
}

/** Years that are all alike, as a bar for the plan and one for those who stay. */
export function EachYear({ chosen: { years }, move: { figures, home }, there: country }: EachProps) {
  const [year] = years;
  if (!year || year.there === null) return null;
  const { stay, there, atHome, saved } = year;
  // Of nothing there is no picture.
  if ((stay ?? 0) + there + atHome === 0) return null;
  const whole = Math.max(stay ?? 0, there + atHome, 1);
  const homeName = home ? inSentence(home.id) : 'home';
  const part = (look: string | undefined, amount: number, words: string) =>
    amount > 0 ? (
      <span className={look} style={{ '--d': (amount / whole) * 100 } as CSSProperties}>
        <b>{formatCurrency(amount, figures.currency)}</b> <small>{words}</small>
      </span>
    ) : null;
  return (
    <ul className={`${bars.bars} ${styles.each}`} aria-hidden="true">
      <li>
        <span className={bars.who}>
          <Flag code={country.code} />
          <span>
            Your plan
            <small>Each year</small>
          </span>
        </span>
        <span className={bars.track}>
          {part(styles.there, there, `paid in ${inSentence(country.code.toLowerCase())}`)}
          {part(styles.home, atHome, `still paid in ${homeName}`)}
          {part(bars.free, saved ?? 0, 'saved')}
        </span>
      </li>
      {home && stay !== null ? (
        <li>
          <span className={bars.who}>
            <Flag code={home.id} />
            <span>
              If you stay
              <small>Each year</small>
            </span>
          </span>
          <span className={bars.track}>{part(bars.living, stay, `paid in ${homeName}`)}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** A column a year: its height is the tax at home, the lower part what is paid with the move. */
export function Steps({
  years,
  currency,
}: {
  readonly years: readonly MoneyYear[];
  readonly currency: string;
}) {
  const sizeOf = ({ stay, there, atHome }: MoneyYear) => Math.max(stay ?? 0, (there ?? 0) + atHome);
  const whole = Math.max(...years.map(sizeOf), 1);
  // More columns leave no room for figures; the table has them.
  const hasFigures = years.length <= 6;
  const part = (look: string | undefined, amount: number) =>
    amount > 0 ? (
      <i className={look} style={{ '--h': (amount / whole) * 100 } as CSSProperties}>
        {hasFigures && amount / whole > 0.08 ? (
          <b>
            <span>{formatCurrency(amount, currency)}</span>
          </b>
        ) : null}
      </i>
    ) : null;
  return (
    <div className={styles.steps} aria-hidden="true">
      {years.map((year) => (
        <div key={year.place}>
          <span>
            {part(styles.saved, year.saved ?? 0)}
            {part(styles.home, year.atHome)}
            {part(styles.there, year.there ?? 0)}
            {hasFigures && year.there === 0 && year.atHome === 0 && !year.saved ? (
              <em>{formatCurrency(0, currency)}</em>
            ) : null}
            {year.stay === null ? null : <s style={{ '--h': (year.stay / whole) * 100 } as CSSProperties} />}
          </span>
          <small>{hasFigures ? `Year ${year.place}` : year.place}</small>
        </div>
      ))}
    </div>
  );
}

interface LegendProps {
  readonly chosen: MoneyYears;
  readonly there: string;
  readonly home: string;
}

/** What the colours of the columns mean. */
export function Legend({ chosen, there, home }: LegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <i className={styles.there} />
        {`Paid in ${there}`}
      </li>
      {chosen.years.some(({ atHome }) => atHome > 0) ? (
        <li>
          <i className={styles.home} />
          {`Still paid in ${home}`}
        </li>
      ) : null}
      {chosen.years.some(({ saved }) => saved !== null && saved > 0) ? (
        <li>
          <i className={styles.saved} />
          Saved
        </li>
      ) : null}
    </ul>
  );
}
