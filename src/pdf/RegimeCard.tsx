import type { ReactNode } from 'react';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { formatMoney } from '../catalogue/format.ts';
import { livingCostLabel, qualityOfLifePdfLabel, rateText, revenueLimitText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { savingWords } from '../catalogue/presentTax.ts';
import { calculatorPath } from '../catalogue/slugs.ts';
import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import type { TaxLine } from '../tax/index.ts';
import { Flag } from '../ui/Flag.tsx';
import { TaxSwatch } from '../ui/TaxSwatch.tsx';
import styles from './RegimeCard.module.css';
import { TaxBar } from './TaxBar.tsx';

/** A regime and what it costs. */
export interface AssessedRegime {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Percent of income, or of what costs leave of it; null where they leave nothing. */
  readonly effectiveRate: number | null;
  /** USD per year. */
  readonly total: number;
  readonly lines: readonly TaxLine<number | null>[];
}

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rank: number;
  readonly entry: AssessedRegime;
  /** What is paid today, USD per year; null where that is not known. */
  readonly present: number | null;
  /** In US dollars where absent. */
  readonly money?: MoneyFormat;
  /** What is said of the regime beside what every document says. */
  readonly more?: readonly Fact[];
}

/** One ranked regime with its facts (PDF). */
export function RegimeCard({ rank, entry, present, money = formatMoney, more = [] }: Props) {
  const { country, regime, effectiveRate, total, lines } = entry;
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
      <div className={styles.what}>
        <h2 className={styles.country}>
          <Flag code={country.code} />
          <a className={styles.link} href={calculatorPath(country.name, country.taxRegimes.indexOf(regime))}>
            {country.name}
          </a>
        </h2>
        <p className={styles.regime}>{regime.name}</p>
        <p className={styles.description}>{regime.summary}</p>
      </div>
      <div className={styles.tax}>
        <p className={styles.figure}>
          <span className={styles.rate}>{effectiveRate === null ? '' : rateText(effectiveRate, 2)}</span>
          <span className={styles.amount}>{money(total)}</span>
        </p>
        {present === null ? null : <p className={styles.saving}>{savingWords(present, total)}</p>}
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
