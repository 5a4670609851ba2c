import { useRef } from 'react';
import { placesOf, type Recommendation, type Recommendations } from '../../assess/recommendations.ts';
import { nameInText } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import { Closed } from '../../ui/Closed.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import styles from './Results.module.css';

interface Props {
  readonly recommended: Recommendations;
  readonly figures: Figures;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** Rows that stand there at once; the others are opened. */
const ROWS = 5;

/** The recommended countries, in the order of the list; those that do not fit follow with their reasons. */
export function AllCountries({ recommended, figures, compared, onCompare }: Props) {
  const { fits, check, no, isGrouped } = recommended;
  const rows = [...fits, ...check];
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, rows.map(({ best }) => best.country.id).join());
  const places = placesOf(
    rows.map(({ best }) => best),
    isGrouped ? 'kept' : 'rate',
  );
  const row = ({ best }: Recommendation, at: number) => (
    <RegimeRow
      key={best.country.id}
      of={best}
      money={figures.money}
      place={places[at]}
      tick={
        <label>
          <span className="visually-hidden">Compare {nameInText(best.country.name)}</span>
          <input
            type="checkbox"
            checked={compared.includes(best.regime.id)}
            onChange={({ target }) => onCompare(best.regime.id, target.checked)}
          />
        </label>
      }
    />
  );
  return (
    <section className={styles.all}>
      <h2>All countries</h2>
      {rows.length > 0 ? (
        <>
          <p className={styles.about}>
            {isGrouped ? 'What fits you first.' : 'Lowest tax first.'} Tick two or more to compare.
          </p>
          <div className={styles.columns} aria-hidden="true">
            <span>Country</span>
            <span>Terms</span>
            <span>Tax</span>
            <span>You keep a month</span>
            <span>Compare</span>
          </div>
          <RegimeRows label="Recommended countries" isWide ref={list}>
            {rows.slice(0, ROWS).map(row)}
          </RegimeRows>
          {rows.length > ROWS ? (
            <details className={styles.rest} data-paper="">
              <summary>{`Show all ${rows.length}`}</summary>
              <RegimeRows label="Recommended countries, continued" isWide>
                {rows.slice(ROWS).map((one, at) => row(one, at + ROWS))}
              </RegimeRows>
            </details>
          ) : null}
        </>
      ) : null}
      <Closed closed={no} money={figures.money} />
    </section>
  );
}
