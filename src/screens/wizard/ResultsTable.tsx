import { checks } from 'virtual:lowtide/checks';
import { useRef } from 'react';
import { Link } from 'wouter';
import { capitalised, nameInText } from '../../catalogue/format.ts';
import { rateText } from '../../catalogue/labels.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Living } from '../../situation/living.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { YearStrip } from '../../ui/YearStrip.tsx';
import { checkOf, isOfPlace } from '../checkOf.ts';
import styles from './ResultsTable.module.css';

interface Props {
  readonly caption: string;
  readonly rows: readonly Recommendation[];
  /** Those of the rows, "1=" where several are equal. */
  readonly places: readonly string[];
  readonly hasHead?: boolean;
  readonly figures: Figures;
  readonly living: Living | null;
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** The recommended countries. The roles keep it a table where small screens lay its rows out as cards. */
export function ResultsTable({ caption, rows, places, hasHead = true, compared, ...rest }: Props) {
  const { figures } = rest;
  const list = useRef<HTMLTableSectionElement>(null);
  useReorderMotion(list, rows.map(({ country }) => country.id).join());
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose cells are laid out as a grid loses its own roles
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className={hasHead ? styles.head : 'visually-hidden'} role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Rank</span>
          </th>
          <th role="columnheader" scope="col">
            Country
          </th>
          <th role="columnheader" scope="col" className={styles.number}>
            You keep a month
          </th>
          <th role="columnheader" scope="col" className={styles.number}>
            Effective tax
          </th>
          <th role="columnheader" scope="col" className={styles.term}>
            {periodOf(figures)}
          </th>
          <th role="columnheader" scope="col" className={styles.number}>
            Compare
          </th>
        </tr>
      </thead>
      <tbody ref={list} role="rowgroup">
        {rows.map((row, index) => (
          <Row
            key={row.country.id}
            rank={places[index] ?? ''}
            row={row}
            isCompared={compared.includes(row.regime.id)}
            {...rest}
          />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function periodOf({ years, from }: Figures): string {
  if (years === null) return 'Over the years';
  return years === 1 ? String(from.year) : `${from.year} to ${from.year + years - 1}`;
}

interface RowProps {
  readonly rank: string;
  readonly row: Recommendation;
  readonly figures: Figures;
  readonly living: Living | null;
  readonly isCompared: boolean;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

function Row({ rank, row, figures, living, isCompared, onCompare }: RowProps) {
  const { country, regime, regimeIndex, rate, kept, total, fit, projection } = row;
  const { money } = figures;
  const check = checkOf(row, figures.situation, checks);
  const month = living?.monthIn(country.slug, kept);
  const lasts = row.lastingWords();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose cells are laid out as a grid loses its own roles
    <tr className={styles.row} role="row" data-key={country.id}>
      <td className={styles.rank} role="cell">
        {rank}
      </td>
      <th className={styles.name} role="rowheader" scope="row">
        <Link href={calculatorPath(country.name, regimeIndex)} className={styles.link}>
          <Flag code={country.code} className={styles.flag} />
          <b>{country.name}</b>
          <small>{regime.name}</small>
        </Link>
        {fit.mark && (isOfPlace(row) || !check) ? (
          <small className={styles.condition}>{capitalised(fit.mark)}</small>
        ) : null}
        {check ? <small className={styles.condition}>{check}</small> : null}
      </th>
      <td className={styles.money} role="cell">
        <span className={styles.figure}>{money(kept / 12)}</span>
        {month ? <small className={styles.left}>{money(month.left)} after living</small> : null}
      </td>
      <td className={styles.rate} role="cell">
        {rate === null ? money(total) : rateText(rate)}
      </td>
      <td className={styles.term} role="cell">
        <span className={styles.lasts}>
          {projection ? <YearStrip years={projection.years} /> : null}
          {lasts.length > 0 ? <Lasts words={lasts} rate={rate} /> : 'No time limit'}
        </span>
      </td>
      <td className={styles.tick} role="cell">
        <label className={styles.box}>
          <span className="visually-hidden">Compare {nameInText(country.name)}</span>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={({ target }) => onCompare(regime.id, target.checked)}
          />
        </label>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
