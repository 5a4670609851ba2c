import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { A_MONTH } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import type { Column } from '../../assess/comparison.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import { lastsText } from '../../assess/lineEnglish.ts';
import { notCounted } from '../../assess/otherMoneyEnglish.ts';
import { forWhom } from '../../assess/rowEnglish.ts';
import { capitalised, nameInText } from '../../catalogue/format.ts';
import {
  hasOtherMoney,
  keepsNothing,
  keptAMonth,
  ofAllMoney,
  signedText,
  taxOnWork,
} from '../../catalogue/labels.ts';
import { asFirst, calculatorPathAt, regimePath } from '../../catalogue/pages.ts';
import { hasAnswers } from '../../situation/answered.ts';
import type { Figures } from '../../situation/figures.ts';
import { type Living, livingOf } from '../../situation/living.ts';
import { SaysWords } from '../../ui/Claim.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StackedBar } from '../../ui/TaxSwatch.tsx';
import type { BestPayProps } from '../BestPay.tsx';
import { RowLines } from '../RowLines.tsx';
import styles from './ComparisonTable.module.css';
import type { First } from './first.ts';
import { described, forWhomAll, ROWS, sameInAll } from './rows.tsx';
import { goTo, TableFrame, Totals } from './TableFrame.tsx';

interface Props {
  readonly columns: readonly Column[];
  /** By regime id, as far as they are known. */
  readonly compared: ReadonlyMap<string, Assessed>;
  /** Null until all are. */
  readonly first: First | null;
  readonly figures: Figures;
  readonly onRemove: (regimeId: string) => void;
  /** Asks for more countries. */
  readonly onAdd: () => void;
}

/** One column per country and regime: the rows in which they differ. */
export function ComparisonTable({ columns, compared, first, figures, onRemove, onAdd }: Props) {
  const heads = useRef<HTMLTableRowElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const removedAt = useRef<number | null>(null);
  const { money } = figures;
  const all = [...compared.values()];
  // Every column has the place of as many lines, so that totals stand level.
  const mostLines = Math.max(...all.map(({ lines }) => lines.length), 1);
  const isAlone = columns.length === 1;
  const same = sameInAll(columns);
  const living = livingOf(figures);

  // The pressed button is gone with its column: focus moves on to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the columns have changed.
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = heads.current?.querySelectorAll('th button') ?? [];
    (buttons[Math.min(removedAt.current, buttons.length - 1)] as HTMLElement | undefined)?.focus();
    removedAt.current = null;
  }, [columns]);

  const row = (label: ReactNode, cell: (one: Assessed) => ReactNode, key = String(label)) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {columns.map(({ regime }) => {
        const one = compared.get(regime.id);
        return <td key={regime.id}>{one ? cell(one) : <Skeleton />}</td>;
      })}
    </tr>
  );

  return (
    <TableFrame
      columnCount={Math.max(columns.length, 2)}
      isAlone={isAlone}
      body={body}
      foot={columns.length < 3 || !first ? null : <Totals {...{ columns, compared, first, figures, body }} />}
      head={
        <tr ref={heads}>
          <td>You keep a month</td>
          {columns.map((column, at) => (
            <ColumnHead
              key={column.regime.id}
              column={column}
              compared={compared.get(column.regime.id)}
              figures={figures}
              isBest={first?.marked.has(column.regime.id) ?? false}
              isTwice={columns.filter(({ country }) => country === column.country).length > 1}
              onFocus={() => goTo(body.current, at)}
              onRemove={() => {
                removedAt.current = at;
                onRemove(column.regime.id);
              }}
            />
          ))}
          {isAlone ? (
            <td className={`no-print ${styles.second}`}>
              <button type="button" onClick={onAdd}>
                Add a country to compare
              </button>
            </td>
          ) : null}
        </tr>
      }
    >
      <tr style={{ '--lines': mostLines } as CSSProperties}>
        <th scope="row">Tax breakdown a&nbsp;year</th>
        {columns.map(({ regime }) => (
          <td key={regime.id} data-regime={regime.id}>
            <TaxCell compared={compared.get(regime.id)} figures={figures} />
          </td>
        ))}
      </tr>
      {forWhomAll(all, money) === null
        ? row('For whom', (one) => (
            <span className={styles.words} data-terms={one.fit}>
              <SaysWords says={forWhom(one, money)} />
            </span>
          ))
        : null}
      {all.some(notCounted) ? row('Not counted', (one) => capitalised(notCounted(one))) : null}
      {row('Duration', (one) => (
        <span className={styles.words}>{lastsText(one, money)}</span>
      ))}
      {columns.some(({ regime }) => regime.requiresIncorporation)
        ? row('Best way to be paid', (one) => <BestPayCell one={one} figures={figures} />)
        : null}
      {living
        ? row(
            <>
              Left after living <small className={styles.soft}>{living.likeAtHome}</small>
            </>,
            (one) => <LeftOver one={one} living={living} figures={figures} />,
            'living',
          )
        : null}
      {ROWS.filter((one) => !same.includes(one)).map(({ label, cell }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {columns.map((column) => (
            <td key={column.regime.id}>{cell(column, money)}</td>
          ))}
        </tr>
      ))}
      <tr className={styles.narrowOnly}>
        <th scope="row">In short</th>
        {columns.map(({ regime }) => (
          <td key={regime.id}>{described(regime)}</td>
        ))}
      </tr>
    </TableFrame>
  );
}

interface TaxCellProps {
  /** Undefined until the regime's brackets have arrived. */
  readonly compared: Assessed | undefined;
  readonly figures: Figures;
}

/** The rate first, then what it is made of, and the total. */
function TaxCell({ compared, figures }: TaxCellProps) {
  if (!compared) {
    return (
      <span className={styles.loading} role="status" aria-label="Loading the tax breakdown…">
        <Skeleton className={styles.rate} />
        <Skeleton />
        <Skeleton />
      </span>
    );
  }
  const { rate } = compared;
  const { money } = figures;
  return (
    <div className={styles.taxCell}>
      <div className={styles.cell}>
        <span>
          <RateFigure rate={rate} amount={taxOnWork(compared)} money={money} />
          {hasOtherMoney(compared) ? <small className="quiet"> of your work</small> : null}
        </span>
        <div className={styles.parts}>
          <StackedBar lines={ofAllMoney(compared)} />
          <RowLines row={compared} figures={figures} />
        </div>
      </div>
    </div>
  );
}

const BestPay = lazyComponent<BestPayProps>(() => import('../BestPay.tsx'));

/** What to take from an own company; figures follow it where the person has said so. */
function BestPayCell({
  one: { country, regime, employer },
  figures,
}: {
  readonly one: Assessed;
  readonly figures: Figures;
}) {
  if (employer) return 'By your employer';
  if (!regime.requiresIncorporation) return 'In your own name: all of it is yours';
  return (
    <PartBoundary>
      <BestPay as="part" country={country} regime={regime} figures={figures} />
    </PartBoundary>
  );
}

interface LeftOverProps {
  readonly one: Assessed;
  readonly living: Living;
  readonly figures: Figures;
}

/** What is left of a month after the same life as at home, at the prices of the country. */
function LeftOver({ one: { country, kept }, living, figures: { money } }: LeftOverProps) {
  const month = living.monthIn(country.slug, kept);
  if (!month) return 'Not known';
  return (
    <>
      <b>{money(month.left)}</b> a month
      <small className={styles.soft}>{`after ${money(month.costs)} of living`}</small>
    </>
  );
}

interface ColumnHeadProps {
  readonly column: Column;
  /** Undefined until it is known. */
  readonly compared: Assessed | undefined;
  readonly figures: Figures;
  /** Whether nobody keeps more. */
  readonly isBest: boolean;
  /** Whether another column is of the same country: then a phone names the regime, too. */
  readonly isTwice: boolean;
  /** Something in it has the focus. */
  readonly onFocus: () => void;
  readonly onRemove: () => void;
}

/** Whose column it is, what one keeps, the way to its calculator and out of the comparison; it stays in sight. */
function ColumnHead(props: ColumnHeadProps) {
  const { column, compared, figures, isBest, isTwice, onFocus, onRemove } = props;
  const gain = compared ? gainAMonth(compared) : null;
  const { country, regime } = column;
  const name = `${country.name}, ${regime.name}`;
  const path = calculatorPathAt(regimePath(country, regime.id), figures.income);
  return (
    <th
      scope="col"
      abbr={name}
      className={styles.head}
      data-regime={regime.id}
      data-best={isBest || undefined}
      onFocus={onFocus}
    >
      <span className={styles.country}>
        <Flag code={country.code} />
        {country.name}
      </span>
      <button
        type="button"
        className={`no-print ${styles.remove}`}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Mark of="close" size={18} />
      </button>
      <b className={isBest ? `${styles.kept} ${styles.best}` : styles.kept}>
        {compared ? keptAMonth(compared.kept, figures.money) : null}
        {compared && !keepsNothing(compared.kept) ? <span className={styles.every}> {A_MONTH}</span> : null}
        {gain === null ? null : (
          <small className={gain > 0 && compared?.fit === 'fits' ? undefined : styles.less}>
            {gain > 0 ? '+' : ''}
            {signedText(gain, figures.money)}
          </small>
        )}
      </b>
      <span>
        <span className={isTwice ? styles.regime : `${styles.regime} ${styles.wideOnly}`}>{regime.name}</span>
        <Link
          className={`no-print ${styles.link}`}
          href={hasAnswers(figures.situation) ? asFirst(path, country, regime.id) : path}
          aria-label={`View Tax Calculator for ${nameInText(country.name)}, ${regime.name}`}
        >
          View Tax Calculator
        </Link>
      </span>
    </th>
  );
}
