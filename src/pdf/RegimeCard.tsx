import type { ReactNode } from 'react';
import { livingCostLabel, qualityOfLifePdfLabel, rateText, revenueLimitText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { calculatorPath } from '../catalogue/slugs.ts';
import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import type { AssessedRegime } from '../situation/assessed.ts';
import { savedYears, savingWords } from '../situation/savingWords.ts';
import { Flag } from '../ui/Flag.tsx';
import { unbroken } from '../ui/Markup.tsx';
import { TaxSwatch } from '../ui/TaxSwatch.tsx';
import styles from './RegimeCard.module.css';
import { TaxBar } from './TaxBar.tsx';

/** A regime as a card shows it. */
type CardEntry = Pick<
  AssessedRegime,
  'country' | 'regime' | 'rate' | 'total' | 'saving' | 'lines' | 'projection'
>;

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rank: string;
  readonly entry: CardEntry;
  readonly money: MoneyFormat;
  /** Years of the stay over which figures are averages; null for one year. */
  readonly years: number | null;
  /** What is said of the regime beside what every document says. */
  readonly more?: readonly Fact[];
}

/** One ranked regime with its facts (PDF). */
export function RegimeCard({ rank, entry, money, years, more = [] }: Props) {
  const { country, regime, rate, total, saving, lines, projection } = entry;
  const { maxIncomeThreshold, legalStructureType, requiresIncorporation } = regime;
  const facts: readonly Fact[] = [
    [
      'Revenue limit',
      maxIncomeThreshold === null ? revenueLimitText(null) : money(maxIncomeThreshold, 'down'),
    ],
    ['Legal structure', legalStructureType],
    ['Incorporation', requiresIncorporation ? 'Yes' : 'No'],
    ['Cost of living', livingCostLabel(country.livingCost)],
    ['Quality of life', qualityOfLifePdfLabel(country.qualityOfLife)],
    ...more,
  ];
  return (
    <article className={styles.card}>
      <div className={styles.rank}>{rank}</div>
      <div>
        <h2 className={styles.country}>
          <Flag code={country.code} />
          <a className={styles.link} href={calculatorPath(country.name, country.taxRegimes.indexOf(regime))}>
            {country.name}
          </a>
        </h2>
        <p className={styles.regime}>{regime.name}</p>
        <p className={styles.description}>{unbroken(regime.summary)}</p>
      </div>
      <div>
        <p className={styles.figure}>
          <span className={styles.rate}>{rate === null ? '' : rateText(rate, 2)}</span>
          <span className={styles.amount}>{money(total)}</span>
        </p>
        {saving === null ? null : (
          <p className={saving > 0 ? `${styles.saving} ${styles.gain}` : styles.saving}>
            {savingWords(saving, money, savedYears(years, projection))}
          </p>
        )}
        <TaxBar lines={lines} />
        <ul className={styles.lines}>
          {lines.map(({ kind, amount }) => (
            <li key={kind} className={styles.line}>
              <TaxSwatch kind={kind} />
              <span>{`${TAX_KIND_LABELS[kind]} ${money(amount)}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
