import { useMemo } from 'react';
import { LaterCurves } from '../../charts/LaterCurves.tsx';
import { scheduleOf, type TaxBracket } from '../../tax/index.ts';
import { useCurvesView } from '../curvesAddress.ts';
import styles from './ComparisonCurves.module.css';
import { columnNames } from './columnNames.ts';
import type { Column } from './columns.ts';

export interface ComparisonCurvesProps {
  readonly columns: readonly Column[];
  readonly taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>;
  /** USD per year. */
  readonly income: number;
  readonly deduct: boolean;
}

/** All selected regimes over income, and from where which of them is cheaper. */
export function ComparisonCurves({ columns, taxBrackets, income, deduct }: ComparisonCurvesProps) {
  const [view, setView] = useCurvesView();
  const regimes = useMemo(() => {
    const names = columnNames(columns);
    return columns.flatMap(({ regime }, at) => {
      const brackets = taxBrackets[regime.id];
      if (!brackets) return [];
      return [{ id: regime.id, name: names[at] ?? regime.name, schedule: scheduleOf(regime, brackets) }];
    });
  }, [columns, taxBrackets]);
  if (regimes.length === 0) return null;

  return (
    <section className={styles.curves} aria-labelledby="curves">
      <h2 id="curves" className={styles.title}>
        Which is cheaper at which income
      </h2>
      <LaterCurves
        className={styles.place}
        regimes={regimes}
        deduct={deduct}
        view={view}
        onView={setView}
        income={income}
      />
    </section>
  );
}
