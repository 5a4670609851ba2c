import { type ComponentType, type CSSProperties, Suspense, useEffect, useRef } from 'react';
import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { FitReasons } from '../../ui/FitReasons.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Checks, checkOf } from '../checkOf.ts';
import { ColumnHead } from './ColumnHead.tsx';
import styles from './ComparisonTable.module.css';
import { bestRegimes, type Column } from './columns.ts';
import { goTo } from './goTo.ts';
import { LastingCell } from './LastingCell.tsx';
import { ROWS } from './rows.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TaxCell } from './TaxCell.tsx';
import type { TotalsProps } from './Totals.tsx';

/** Only for whoever has said what life costs. */
const LivingRow = lazyComponent(async () => ({ default: (await import('./LivingRow.tsx')).LivingRow }));

const NO_CHECK = 'No special condition';

interface Props {
  readonly columns: readonly Column[];
  /** By regime id, as far as they are known. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
  readonly figures: Figures;
  /** What everybody has to check, by regime id. */
  readonly checks: Checks;
  /** The bar below the rows, once it is here. */
  readonly Totals: ComponentType<TotalsProps> | undefined;
  readonly onRemove: (regimeId: string) => void;
  /** Asks for more countries. */
  readonly onAdd: () => void;
}

/** One column per country and regime. */
export function ComparisonTable({ columns, compared, figures, checks, Totals, onRemove, onAdd }: Props) {
  const heads = useRef<HTMLTableRowElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const removedAt = useRef<number | null>(null);
  const all = [...compared.values()];
  const lowest = all.length === columns.length ? bestRegimes(all, ({ total }) => -total) : new Set<string>();
  // Every column has the place of as many lines, so that totals stand level.
  const mostLines = Math.max(...all.map(({ lines }) => lines.length), 1);
  const isAlone = columns.length === 1;
  const showsFit = all.some(({ fit }) => fit.reasons.length > 0);
  // Answers have reasons of their own.
  const showsChecks = !showsFit && all.some((one) => checkOf(one, figures.situation, checks));

  // The pressed button is gone with its column: focus moves on to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the columns have changed.
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = heads.current?.querySelectorAll('th button') ?? [];
    (buttons[Math.min(removedAt.current, buttons.length - 1)] as HTMLElement | undefined)?.focus();
    removedAt.current = null;
  }, [columns]);

  return (
    <TableFrame
      columnCount={Math.max(columns.length, 2)}
      isAlone={isAlone}
      body={body}
      foot={
        Totals && !isAlone ? (
          <Totals columns={columns} compared={compared} figures={figures} body={body} />
        ) : null
      }
      head={
        <tr ref={heads}>
          <td />
          {columns.map((column, at) => (
            <ColumnHead
              key={column.regime.id}
              column={column}
              compared={compared.get(column.regime.id)}
              money={figures.money}
              onFocus={() => goTo(body.current, at)}
              onRemove={() => {
                removedAt.current = at;
                onRemove(column.regime.id);
              }}
            />
          ))}
          {isAlone ? (
            <td className={styles.second}>
              <button type="button" onClick={onAdd}>
                Add a country to compare
              </button>
            </td>
          ) : null}
        </tr>
      }
    >
      <tr style={{ '--lines': mostLines } as CSSProperties}>
        <th scope="row">Tax breakdown</th>
        {columns.map((column) => (
          <td key={column.regime.id}>
            <TaxCell
              compared={compared.get(column.regime.id)}
              figures={figures}
              lowest={lowest.has(column.regime.id)}
            />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">How long it lasts</th>
        {columns.map(({ regime }) => {
          const one = compared.get(regime.id);
          return <td key={regime.id}>{one ? <LastingCell compared={one} /> : <Skeleton />}</td>;
        })}
      </tr>
      {showsChecks ? (
        <tr>
          <th scope="row">For whom</th>
          {columns.map(({ regime }) => {
            const one = compared.get(regime.id);
            const check = one && checkOf(one, figures.situation, checks);
            return (
              <td key={regime.id}>
                {one ? (
                  <small className={check ? styles.check : styles.open}>{check ?? NO_CHECK}</small>
                ) : (
                  <Skeleton />
                )}
              </td>
            );
          })}
        </tr>
      ) : null}
      {figures.situation.living ? (
        <Suspense fallback={null}>
          <LivingRow columns={columns} compared={compared} figures={figures} />
        </Suspense>
      ) : null}
      {showsFit ? (
        <tr>
          <th scope="row">Fits you</th>
          {columns.map(({ regime }) => {
            const one = compared.get(regime.id);
            return <td key={regime.id}>{one ? <FitReasons fit={one.fit} /> : <Skeleton />}</td>;
          })}
        </tr>
      ) : null}
      {ROWS.map(({ label, cell }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {columns.map((column) => (
            <td key={column.regime.id}>{cell(column, figures.money)}</td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
