import type { ReactNode } from 'react';
import { savingPart } from '../assess/answerEnglish.ts';
import type { Assessed } from '../assess/assessor.ts';
import { line } from '../assess/english.ts';
import {
  barShare,
  keptText,
  lineKey,
  lineName,
  livingCostLabel,
  pictured,
  qualityOfLifePdfLabel,
  rateText,
  revenueLimitText,
  type ShownLine,
  signedText,
} from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { calculatorPathAt } from '../catalogue/pages.ts';
import { figuresForLink, withFigures } from '../situation/address.ts';
import type { Situation } from '../situation/situation.ts';
import { Flag } from '../ui/Illustration.tsx';
import { unbroken } from '../ui/Markup.tsx';
import { TaxSwatch } from '../ui/TaxSwatch.tsx';
import colours from '../ui/taxColours.module.css';
import styles from './RegimeCard.module.css';
import { Sign } from './Sign.tsx';

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rank: string;
  readonly entry: Assessed;
  readonly money: MoneyFormat;
  /** What has been said, which the link to the country's page carries. */
  readonly situation: Situation;
  /** What is said of the regime beside what every document says. */
  readonly more?: readonly Fact[];
}

/** One ranked regime with its facts (PDF). */
export function RegimeCard({ rank, entry, money, situation, more = [] }: Props) {
  const { country, regime, path, assessment, rate, total, fit, lines } = entry;
  const saving = savingPart(entry, money);
  const isOpen = fit === 'fits';
  const { level, parts } = line(entry, money);
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
          <a
            className={styles.link}
            href={withFigures(calculatorPathAt(path, assessment.income), figuresForLink(situation))}
          >
            {country.name}
          </a>
        </h2>
        <p className={styles.regime}>{regime.name}</p>
        <p className={styles.terms}>
          <Sign fit={level} />
          <span>{parts.join(' · ')}</span>
        </p>
        <p className={styles.description}>{unbroken(regime.summary)}</p>
      </div>
      <div>
        <p className={styles.figure}>
          {`${isOpen ? 'You keep' : 'You would keep'} ${keptText(entry.kept, money, 'month')}`}
        </p>
        <p className={styles.tax}>
          {rate === null
            ? `${money(total)} of tax a year`
            : `${rateText(rate, total, 2)} tax, ${money(total)} a year`}
        </p>
        {saving === null ? null : (
          <p
            className={isOpen && (entry.saving ?? 0) > 0 ? `${styles.saving} ${styles.gain}` : styles.saving}
          >
            {saving}
          </p>
        )}
        <TaxBar lines={lines} />
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={lineKey(line)} className={styles.line}>
              <TaxSwatch kind={line.kind} />
              <span>{`${lineName(line)} ${signedText(line.amount, money)}`}</span>
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

/**
 * What is paid, split by its lines, and what is kept. Boxes and not an SVG: a picture of a page takes over the
 * styles of HTML elements alone.
 */
function TaxBar({ lines }: { readonly lines: readonly ShownLine[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {pictured(lines).map((line) => {
        const share = barShare(line.rate, line.amount);
        return share === 0 ? null : (
          <span key={lineKey(line)} className={colours[line.kind]} style={{ width: `${share}%` }} />
        );
      })}
    </div>
  );
}
