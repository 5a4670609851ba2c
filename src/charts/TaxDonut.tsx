import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import type { MoneyFormat } from '../catalogue/money.ts';
import colours from '../ui/taxColours.module.css';
import { useHydrated } from '../ui/useHydrated.ts';
import { type DonutSlice, ringOf } from './donutSlices.ts';
import styles from './TaxDonut.module.css';

interface Props {
  readonly slices: readonly DonutSlice[];
  readonly money: MoneyFormat;
  /** What stands in the middle of the ring. */
  readonly children: ReactNode;
}

type Chart = ComponentType<Omit<Props, 'children'>>;

/**
 * The donut of tax shares, drawn as soon as scripts run. Pointed at, it becomes a chart that names its slices: only then
 * is ECharts loaded. The breakdown beside it says the same in words, so the ring is decoration for screen readers.
 */
export function TaxDonut({ slices, money, children }: Props) {
  const [LoadedChart, setChart] = useState<Chart | null>(null);
  // While a slider moves, the figures go first and the ring follows.
  const shown = useDeferredValue(slices);

  function loadChart() {
    import('./DonutChart.tsx').then(
      ({ default: chart }) => setChart(() => chart),
      // Without a connection the ring stays as it is, and may be asked again.
      () => {},
    );
  }

  // A ring of one colour says no more than the words in its middle.
  if (shown.length === 1) {
    return (
      <figure className={styles.single}>
        <figcaption>{children}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.donut} onPointerEnter={loadChart}>
      <div className={styles.ring} aria-hidden="true">
        <Ring slices={shown} />
        {LoadedChart ? (
          <div className={styles.chart}>
            <LoadedChart slices={shown} money={money} />
          </div>
        ) : null}
      </div>
      <figcaption className={styles.middle}>{children}</figcaption>
    </figure>
  );
}

/**
 * The slices as the chart draws them above. The prerendered page has an empty ring: its breakdown says the same, and
 * slices would cost bytes of its first packets.
 */
function Ring({ slices }: { readonly slices: readonly DonutSlice[] }) {
  return (
    <svg className={styles.slices} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {useHydrated() && slices.length > 0 ? (
        ringOf(slices).map(({ kind, dash, offset }, _, { length }) =>
          // Dashes around a whole circle show a seam where they meet.
          length === 1 ? (
            <circle key={kind} className={colours[kind]} r="41" />
          ) : (
            <circle
              key={kind}
              className={colours[kind]}
              r="41"
              pathLength="100"
              strokeDasharray={dash}
              strokeDashoffset={offset}
            />
          ),
        )
      ) : (
        <circle className={styles.empty} r="41" />
      )}
    </svg>
  );
}
