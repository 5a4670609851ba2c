import type { ReactNode } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { IfBillsPass } from '../ui/HowSure.tsx';
import { RegimeRow, RegimeRows } from '../ui/RegimeRow.tsx';

interface Props {
  /** Null where tax is not paid in one of the countries. */
  readonly today: Assessed | null;
  readonly money: MoneyFormat | null;
  /** Whether it stands below a table with more columns. */
  readonly isTable?: boolean;
  readonly more?: ReactNode;
}

/** The country in which tax is paid today, below a list of those to move to. */
export function TodayRow({ today, money, isTable = false, more }: Props) {
  if (today === null) return null;
  return (
    <>
      <RegimeRows label="What you pay today" isWide={!isTable} isTable={isTable} isHeaded>
        <RegimeRow of={today} money={money} more={more} />
      </RegimeRows>
      {money === null ? null : <IfBillsPass of={today} money={money} className="quiet" />}
    </>
  );
}
