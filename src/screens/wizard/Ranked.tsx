import { type ReactNode, useRef } from 'react';
import { GROUP_WORDS } from '../../assess/english.ts';
import {
  type OpenGroup,
  openGroups,
  placesOf,
  type Recommendation,
  type Recommendations,
} from '../../assess/recommendations.ts';
import { countOf } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { Closed } from '../../ui/Closed.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { CompareTick } from '../CompareTick.tsx';
import { TodayRow } from '../TodayRow.tsx';
import styles from './Results.module.css';

interface Props {
  readonly recommended: Recommendations;
  readonly money: MoneyFormat;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
  /** What stands under the heading of the list. */
  readonly children?: ReactNode;
}

/** Rows of a group that stand there at once; the others are opened. */
const ROWS = 5;

/** The list: without answers all countries by rate, with them what fits, what has to be checked, and folded the rest. */
export function Ranked({ recommended, money, compared, onCompare, children }: Props) {
  const groups = openGroups(recommended);
  const rows = groups.flatMap((group) => group.rows);
  const places = placesOf(
    rows.map(({ best }) => best),
    recommended.isGrouped ? 'kept' : 'rate',
  );
  const row = (one: Recommendation) => (
    <RegimeRow
      key={one.best.country.id}
      of={one.best}
      money={money}
      place={places[rows.indexOf(one)]}
      tick={<CompareTick of={one.best} compared={compared} onCompare={onCompare} />}
    />
  );
  return (
    <section className={styles.all} aria-label="The list">
      {groups.map((group, at) => (
        <Group key={group.level ?? 'all'} group={group} row={row}>
          {at === 0 ? (
            <>
              {children}
              <p className={styles.about}>
                {`${recommended.isGrouped ? 'You keep most first.' : 'Lowest tax first.'} Tick two or more to compare.`}
              </p>
              <div className={`no-print ${styles.columns}`} aria-hidden="true">
                <span>Country</span>
                <span>Terms</span>
                <span>Tax</span>
                <span>You keep a month</span>
                <span>Compare</span>
              </div>
            </>
          ) : null}
        </Group>
      ))}
      <TodayRow today={recommended.today} money={money} />
      <Closed closed={recommended.no} money={money} />
    </section>
  );
}

interface GroupProps {
  readonly group: OpenGroup;
  readonly row: (one: Recommendation) => ReactNode;
  /** What stands between its heading and its rows. */
  readonly children: ReactNode;
}

function Group({ group: { level, rows }, row, children }: GroupProps) {
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, rows.map(({ best }) => best.country.id).join());
  const label = level === null ? 'Recommended countries' : GROUP_WORDS[level];
  return (
    <>
      <h2 className={styles.group}>
        {level === null ? 'All countries' : GROUP_WORDS[level]}{' '}
        {level === null ? null : <small>{countOf(rows.length, 'country')}</small>}
      </h2>
      {children}
      <RegimeRows label={label} isWide ref={list}>
        {rows.slice(0, ROWS).map(row)}
      </RegimeRows>
      {rows.length > ROWS ? (
        <details className={styles.rest} data-paper="">
          <summary className="no-print">{`Show all ${rows.length}`}</summary>
          <RegimeRows label={`${label}, continued`} isWide>
            {rows.slice(ROWS).map(row)}
          </RegimeRows>
        </details>
      ) : null}
    </>
  );
}
