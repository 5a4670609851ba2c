import type { ReactNode } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import type { Column } from '../../assess/comparison.ts';
import { forWhom } from '../../assess/rowEnglish.ts';
import { formatMbps } from '../../catalogue/format.ts';
import { healthcareText, internetDots, qualityOfLifeDots, weatherText } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { InlineMarkup } from '../../ui/Markup.tsx';
import { CostLabel, Dots } from '../../ui/Scales.tsx';
import styles from './ComparisonTable.module.css';

interface Row {
  readonly label: string;
  /** What tells one column from another. */
  readonly value: (column: Column) => string | number | null;
  readonly cell: (column: Column, money: MoneyFormat) => ReactNode;
}

/** The rows in which several columns do not differ. */
export function sameInAll(columns: readonly Column[]): readonly Row[] {
  if (columns.length < 2) return [];
  return ROWS.filter(({ value }) => new Set(columns.map(value)).size === 1);
}

/** For whom all of several are; null where that differs. */
export function forWhomAll(all: readonly Assessed[], money: MoneyFormat): string | null {
  const words = new Set(all.map((one) => Object.values(forWhom(one, money)).join(' ').trim()));
  const [same] = words;
  return all.length > 1 && words.size === 1 && same !== undefined ? same : null;
}

/** What a regime is in a sentence: beside its name, on a phone in a row of its own. */
export function described({ summary }: Column['regime']): ReactNode {
  return (
    <p className={styles.description}>
      <InlineMarkup text={summary} />
    </p>
  );
}

/** The rows below the tax breakdown. */
export const ROWS: readonly Row[] = [
  {
    label: 'Cost of living',
    value: ({ country }) => country.livingCost,
    cell: ({ country: { livingCost } }) => (
      <Scored isWide score={`${livingCost} / 100`}>
        <CostLabel livingCost={livingCost} />
      </Scored>
    ),
  },
  {
    label: 'Quality of life',
    value: ({ country }) => country.qualityOfLife,
    cell: ({ country: { qualityOfLife } }) => (
      <Scored score={qualityOfLife} of=" / 100">
        <Dots level={qualityOfLifeDots(qualityOfLife)} label={dotsText(qualityOfLifeDots(qualityOfLife))} />
      </Scored>
    ),
  },
  {
    label: 'Internet speed',
    value: ({ country }) => country.internetSpeed,
    cell: ({ country: { internetSpeed } }) => (
      <Scored score={formatMbps(internetSpeed)}>
        <Dots level={internetDots(internetSpeed)} label={dotsText(internetDots(internetSpeed))} />
      </Scored>
    ),
  },
  {
    label: 'Tax regime',
    value: ({ regime }) => regime.id,
    cell: ({ regime }) => (
      <>
        <strong>{regime.name}</strong>
        <div className={styles.wideOnly}>{described(regime)}</div>
      </>
    ),
  },
  {
    label: 'Revenue limit',
    value: ({ regime }) => regime.maxIncomeThreshold,
    cell: ({ regime: { maxIncomeThreshold } }, money) =>
      maxIncomeThreshold === null ? 'No limit' : money(maxIncomeThreshold, 'down'),
  },
  {
    label: 'Write-offs',
    value: ({ regime }) => Number(regime.allowsWriteOffs),
    cell: ({ regime }) => (regime.allowsWriteOffs ? 'Allowed' : 'Not allowed'),
  },
  {
    label: 'Incorporation',
    value: ({ regime }) => Number(regime.requiresIncorporation),
    cell: ({ regime }) => (regime.requiresIncorporation ? 'Required' : 'Not required'),
  },
  {
    label: 'Healthcare',
    value: ({ regime }) => regime.healthcareType,
    cell: ({ regime }) => healthcareText(regime),
  },
  {
    label: 'Legal structure',
    value: ({ regime }) => regime.legalStructureType,
    cell: ({ regime }) => <span className={styles.words}>{regime.legalStructureType}</span>,
  },
  {
    label: 'Weather rating',
    value: ({ country }) => `${country.weatherScore} ${country.weather.tempRange}`,
    cell: ({ country }) => (
      <Scored isWide score={country.weather.tempRange}>
        {weatherText(country)}
      </Scored>
    ),
  },
];

interface ScoredProps {
  readonly score: ReactNode;
  /** Of how many, on wide windows. */
  readonly of?: string;
  /** Whether only wide windows have the score: phones have its word. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Scored({ score, of, isWide = false, children }: ScoredProps) {
  return (
    <span className={styles.scored}>
      {children}
      <small className={isWide ? `${styles.score} ${styles.wide}` : styles.score}>
        {score}
        {of ? <span className={styles.wide}>{of}</span> : null}
      </small>
    </span>
  );
}

function dotsText(level: number): string {
  return `${level} of 4 dots`;
}
