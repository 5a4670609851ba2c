import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatMbps, nameInText } from '../../catalogue/format.ts';
import { internetDots, qualityOfLifeDots, revenueLimitText } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { InlineMarkup } from '../../ui/Markup.tsx';
import { CostLabel, Dots } from '../../ui/Scales.tsx';
import type { Column } from './columns.ts';
import styles from './rows.module.css';

interface Row {
  readonly label: string;
  readonly cell: (column: Column, money: MoneyFormat) => ReactNode;
}

/** The rows below the tax breakdown. */
export const ROWS: readonly Row[] = [
  {
    label: 'Cost of living',
    cell: ({ country: { livingCost } }) => (
      <Scored score={`${livingCost} / 100`}>
        <CostLabel livingCost={livingCost} />
      </Scored>
    ),
  },
  {
    label: 'Quality of life',
    cell: ({ country: { qualityOfLife } }) => (
      <Scored score={`${qualityOfLife} / 100`}>
        <Dots level={qualityOfLifeDots(qualityOfLife)} label={dotsText(qualityOfLifeDots(qualityOfLife))} />
      </Scored>
    ),
  },
  {
    label: 'Internet speed',
    cell: ({ country: { internetSpeed } }) => (
      <Scored score={formatMbps(internetSpeed)}>
        <Dots level={internetDots(internetSpeed)} label={dotsText(internetDots(internetSpeed))} />
      </Scored>
    ),
  },
  {
    label: 'Tax regime',
    cell: ({ country, regime }) => (
      <>
        <strong>{regime.name}</strong>
        <p className={styles.description}>
          <InlineMarkup text={regime.summary} />
        </p>
        <Link className={styles.link} href={calculatorPath(country.name, country.taxRegimes.indexOf(regime))}>
          View Tax Calculator
          <span className="visually-hidden">
            {' '}
            for {nameInText(country.name)}, {regime.name}
          </span>
        </Link>
      </>
    ),
  },
  {
    label: 'Revenue limit',
    cell: ({ regime: { maxIncomeThreshold } }, money) =>
      maxIncomeThreshold === null ? revenueLimitText(null) : money(maxIncomeThreshold, 'down'),
  },
  { label: 'Write-offs', cell: ({ regime }) => (regime.allowsWriteOffs ? 'Allowed' : 'Not allowed') },
  {
    label: 'Incorporation',
    cell: ({ regime }) => (regime.requiresIncorporation ? 'Required' : 'Not required'),
  },
  { label: 'Healthcare', cell: ({ regime }) => regime.healthcareType },
  { label: 'Legal structure', cell: ({ regime }) => regime.legalStructureType },
  {
    label: 'Weather rating',
    cell: ({ country: { weatherScore, weather } }) => (
      <Scored score={weather.tempRange}>{weatherScore} / 5</Scored>
    ),
  },
];

function Scored({ children, score }: { readonly children: ReactNode; readonly score: string }) {
  return (
    <span className={styles.scored}>
      {children}
      <small className={styles.score}>{score}</small>
    </span>
  );
}

function dotsText(level: number): string {
  return `${level} of 4 dots`;
}
