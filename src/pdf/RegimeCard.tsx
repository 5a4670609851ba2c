import type { ReactNode } from 'react';
import { savingSentence } from '../assess/answerEnglish.ts';
import type { Assessed } from '../assess/assessor.ts';
import { lineText } from '../assess/english.ts';
import type { FitLevel } from '../assess/terms.ts';
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
import type { Situation } from '../situation/situation.ts';
import { Flag } from '../ui/Illustration.tsx';
import { unbroken } from '../ui/Markup.tsx';
import { TaxSwatch } from '../ui/TaxSwatch.tsx';
import colours from '../ui/taxColours.module.css';
import styles from './RegimeCard.module.css';

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rank: string;
  readonly entry: Assessed;
  readonly money: MoneyFormat;
  /** For whose tax the saving is against. */
  readonly situation: Situation;
  /** What is said of the regime beside what every document says. */
  readonly more?: readonly Fact[];
}

/** One ranked regime with its facts (PDF). */
export function RegimeCard({ rank, entry, money, situation, more = [] }: Props) {
  const { country, regime, path, assessment, rate, total, fit, lines } = entry;
  const saving = savingSentence(entry, situation, money);
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
          <a className={styles.link} href={calculatorPathAt(path, assessment.income)}>
            {country.name}
          </a>
        </h2>
        <p className={styles.regime}>{regime.name}</p>
        <p className={styles.terms}>
          <Sign fit={fit} />
          <span>{lineText(entry, money)}</span>
        </p>
        <p className={styles.description}>{unbroken(regime.summary)}</p>
      </div>
      <div>
        <p className={styles.figure}>
          <span className={styles.rate}>{keptText(entry.kept, money, 'month')}</span>
        </p>
        <p className={styles.tax}>
          {rate === null
            ? `${money(total)} of tax a year`
            : `${rateText(rate, total, 2)} tax, ${money(total)} a year`}
        </p>
        {saving === null ? null : (
          <p className={(entry.saving ?? 0) > 0 ? `${styles.saving} ${styles.gain}` : styles.saving}>
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

/** Drawn: the picture of a page has no masks, which the sign on screens is made of. */
const SIGNS: Readonly<Record<FitLevel, { readonly colour: string; readonly path: string }>> = {
  fits: { colour: 'var(--mint)', path: 'm4.6 8.3 2.3 2.3 4.5-5' },
  check: {
    colour: 'var(--sun)',
    path: 'M5.9 6.2A2.1 2.1 0 1 1 9 8c-.7.4-1 .8-1 1.5M8 11.9v.1',
  },
  no: { colour: 'var(--coral)', path: 'm5.5 5.5 5 5m0-5-5 5' },
};

function Sign({ fit }: { readonly fit: FitLevel }) {
  const { colour, path } = SIGNS[fit];
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" style={{ color: colour }} aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path
        d={path}
        fill="none"
        stroke={fit === 'check' ? '#0d2137' : '#fff'}
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
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
