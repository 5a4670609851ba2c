import { type ReactNode, useRef, useState } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import { GROUP_WORDS } from '../assess/english.ts';
import { gainAMonth } from '../assess/gainOfMove.ts';
import {
  isAnsweredAgainst,
  type OpenGroup,
  type Recommendation,
  type Recommendations,
} from '../assess/recommendations.ts';
import { useStay } from '../assess/useStay.ts';
import { countInWords } from '../catalogue/format.ts';
import type { Figures } from '../situation/figures.ts';
import { Closed } from '../ui/Closed.tsx';
import { Mark } from '../ui/Mark.tsx';
import { RegimeRow, RegimeRows } from '../ui/RegimeRow.tsx';
import { useReorderMotion } from '../ui/useReorderMotion.ts';
import { CompareTick } from './CompareTick.tsx';
import styles from './GroupedRows.module.css';
import { BetterStayRow, TodayRow } from './HomeRows.tsx';

interface Props {
  readonly recommended: Recommendations;
  /** What is shown of it. */
  readonly groups: readonly OpenGroup[];
  readonly closed: readonly Recommendation[];
  readonly figures: Omit<Figures, 'isFromLink'>;
  /** Whether an answer stands above the list: then a phone shows fewer rows. */
  readonly isBelowAnswer?: boolean;
  /** Whether what leaves more on a condition is folded, as on phones: the best of it stands above the list. */
  readonly isCheckFolded?: boolean;
  /** Whether nothing is folded: it was looked for. */
  readonly isOpen?: boolean;
  /** Whether rows are those of a table, whose screen has these columns more. */
  readonly isTable?: boolean;
  readonly more?: (one: Assessed) => ReactNode;
}

/** The list of a person: what leaves more than today, today, what leaves less, more on a condition, what is closed. */
export function GroupedRows(props: Props) {
  const { recommended, groups, closed, figures, isOpen = false, isTable = false, more } = props;
  const { isBelowAnswer = false, isCheckFolded = false } = props;
  const { money } = figures;
  const [isWide] = useState(() => window.matchMedia('(width > 44em)').matches);
  const stay = useStay(figures);
  const atOnce = isBelowAnswer && !isWide ? FEWER_ROWS - (stay ? 1 : 0) : ROWS;
  const { isGrouped, situation, today, keptToday } = recommended;
  const row = ({ best, others: ofCountry }: Recommendation) => (
    <RegimeRow
      key={best.country.id}
      of={best}
      money={money}
      gain={gainAMonth(best)}
      others={ofCountry}
      more={more?.(best)}
      tick={<CompareTick of={best} />}
    />
  );
  const group = (
    level: OpenGroup['level'],
    words: Pick<GroupProps, 'label' | 'isFolded' | 'hasHeading' | 'says'>,
    isShown: (best: Assessed) => boolean = () => true,
  ) => {
    const all = groups.find((one) => one.level === level)?.rows ?? [];
    const rows = all.filter(({ best }) => isShown(best));
    return rows.length > 0 ? (
      <Group {...words} {...{ rows, row, isOpen, isTable, isWide, atOnce }} isPersonal={isGrouped} />
    ) : null;
  };
  const isKnown = keptToday !== null;
  // Where nothing else is listed, a phone shows the first of them: else it would name no country.
  const isOnly = groups.every(({ level, rows }) => level === 'check' || rows.length === 0);
  const isAlone = isOnly && !isKnown;
  return (
    <div className={isBelowAnswer ? `${styles.groups} ${styles.below}` : styles.groups}>
      {group(null, { label: 'Recommended countries', says: others })}
      {group('more', {
        label: GROUP_WORDS[isKnown ? 'more' : 'fits'],
        says: others,
      })}
      <BetterStayRow better={stay} {...{ figures, isTable }} />
      <TodayRow
        {...{ figures: { ...figures, situation }, keptToday, today, isTable }}
        more={today && more ? more(today) : null}
      />
      {group('less', {
        label: GROUP_WORDS.less,
        isFolded: true,
        says: (count) => `${countInWords(count, 'country')} ${count === 1 ? 'leaves' : 'leave'} less`,
      })}
      {group(
        'check',
        {
          label: isKnown ? GROUP_WORDS.check : 'On a condition',
          isFolded: !isAlone && (isCheckFolded || !(isWide || isOnly)),
          hasHeading: true,
          says: (count, isAll) => (isAll ? countInWords(count, 'country') : others(count)),
        },
        (one) => !isAnsweredAgainst(one),
      )}
      {group(
        'check',
        {
          label: 'Not with your answers',
          isFolded: true,
          says: () => 'Not with your answers',
        },
        isAnsweredAgainst,
      )}
      <Closed closed={closed} money={money} />
    </div>
  );
}

function others(count: number): string {
  return countInWords(count, 'more country');
}

interface GroupProps {
  readonly label: string;
  readonly rows: readonly Recommendation[];
  readonly row: (one: Recommendation) => ReactNode;
  readonly isPersonal: boolean;
  readonly isOpen: boolean;
  readonly isTable: boolean;
  readonly isWide: boolean;
  /** Whether the label is a heading. */
  readonly hasHeading?: boolean;
  /** Whether all rows are folded. */
  readonly isFolded?: boolean;
  readonly atOnce: number;
  /** What the line says that opens so many, or all. */
  readonly says: (count: number, isAll: boolean) => string;
}

/** Rows that stand there at first; on a phone, below an answer, where what staying could keep is one of them. */
const ROWS = 6;
const FEWER_ROWS = 2;

function Group({ label, rows, row, isOpen, isFolded = false, hasHeading = false, says, ...of }: GroupProps) {
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, rows.map(({ best }) => best.country.id).join());
  const look = { isPersonal: of.isPersonal, isTable: of.isTable, isWide: !of.isTable };
  const atOnce = isFolded ? 0 : of.atOnce;
  // One more row takes as much room as the line that would open it.
  const isOneMore = atOnce === ROWS && rows.length === atOnce + 1;
  const first = isOpen || isOneMore ? rows.length : atOnce;
  return (
    <>
      {hasHeading ? <h2>{label}</h2> : null}
      {first > 0 ? (
        <RegimeRows label={label} {...look} ref={list}>
          {rows.slice(0, first).map(row)}
        </RegimeRows>
      ) : null}
      {rows.length > first ? (
        <details className={styles.rest} data-paper="">
          <summary className="no-print">
            {says(rows.length - first, first === 0)}
            <Mark of="down" />
          </summary>
          <RegimeRows label={first > 0 ? `${label}, continued` : label} {...look}>
            {rows.slice(first).map(row)}
          </RegimeRows>
        </details>
      ) : null}
    </>
  );
}
