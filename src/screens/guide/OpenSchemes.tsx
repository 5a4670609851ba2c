import type { Assessed } from '../../assess/assessor.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';

export interface OpenSchemesProps {
  readonly label: string;
  readonly rows: readonly Assessed[];
  readonly money: MoneyFormat;
}

/** What a country has above the highest income of a scheme. Only there are rows needed on a guide. */
export default function OpenSchemes({ label, rows, money }: OpenSchemesProps) {
  return (
    <RegimeRows label={label} isOfOne>
      {rows.map((one) => (
        <RegimeRow key={one.regime.id} of={one} money={money} isOfOne />
      ))}
    </RegimeRows>
  );
}
