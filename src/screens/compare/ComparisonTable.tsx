import { useEffect, useRef } from 'react';
import type { Assessment, TaxBracket } from '../../tax/index.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { type Column, lowestRegimes } from './columns.ts';
import { ROWS } from './rows.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TaxCell } from './TaxCell.tsx';

interface Props {
  readonly columns: readonly Column[];
  /** By regime id, as far as they are known. */
  readonly assessments: ReadonlyMap<string, Assessment>;
  readonly taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>;
  readonly onRemove: (regimeId: string) => void;
}

/** One column per country and regime. */
export function ComparisonTable({ columns, assessments, taxBrackets, onRemove }: Props) {
  const heads = useRef<HTMLTableRowElement>(null);
  const removedAt = useRef<number | null>(null);
  const lowest = lowestRegimes(columns, assessments);

  // The pressed button is gone with its column: focus moves on to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the columns have changed.
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = heads.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = null;
  }, [columns]);

  return (
    <TableFrame>
      <thead>
        <tr ref={heads}>
          <td />
          {columns.map((column, at) => (
            <ColumnHead
              key={column.regime.id}
              column={column}
              onRemove={() => {
                removedAt.current = at;
                onRemove(column.regime.id);
              }}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Tax breakdown</th>
          {columns.map((column) => (
            <td key={column.regime.id}>
              <TaxCell
                column={column}
                assessment={assessments.get(column.regime.id)}
                brackets={taxBrackets[column.regime.id]}
                lowest={lowest.has(column.regime.id)}
              />
            </td>
          ))}
        </tr>
        {ROWS.map(({ label, cell }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.regime.id}>{cell(column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
