import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { DonutSlice } from './donutSlices.ts';
import styles from './TaxDonut.module.css';

interface Props {
  readonly slices: readonly DonutSlice[];
  /** What stands in the middle of the ring, readable before the chart arrives. */
  readonly children: ReactNode;
}

type Chart = ComponentType<{ readonly slices: readonly DonutSlice[] }>;

/**
 * The donut of tax shares. Its place is reserved and its middle filled from the first paint; the ring comes once
 * ECharts is loaded. The breakdown beside it says the same in words, so the ring is decoration for screen readers.
 */
export function TaxDonut({ slices, children }: Props) {
  const [LoadedChart, setChart] = useState<Chart | null>(null);
  // While a slider moves, the figures go first and the ring follows.
  const shown = useDeferredValue(slices);

  useEffect(() => {
    let isShown = true;
    import('./DonutChart.tsx').then(
      ({ default: chart }) => {
        if (isShown) setChart(() => chart);
      },
      // Without a connection the figures in text remain; they say all that the ring does.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);

  return (
    <figure className={styles.donut}>
      <div className={styles.ring} aria-hidden="true">
        {LoadedChart ? <LoadedChart slices={shown} /> : <EmptyRing />}
      </div>
      <figcaption className={styles.middle}>{children}</figcaption>
    </figure>
  );
}

function EmptyRing() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle className={styles.empty} cx="50" cy="50" r="41" fill="none" strokeWidth="14" />
    </svg>
  );
}
