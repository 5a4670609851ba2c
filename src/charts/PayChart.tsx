import { useCallback } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { ECharts, type Frame } from './ECharts.tsx';
import { type PayShare, payOption } from './payOption.ts';

export interface PayChartProps {
  readonly shares: readonly PayShare[];
  /** A year in the person's currency. */
  readonly profit: number;
  readonly currency: Currency;
}

/** The best split over the profit; loaded on demand, because it brings ECharts along. */
export default function PayChart({ shares, profit, currency }: PayChartProps) {
  const optionFor = useCallback(
    (frame: Frame) => payOption(shares, { profit, currency, ...frame }),
    [shares, profit, currency],
  );
  return <ECharts optionFor={optionFor} />;
}
