import { lasting } from 'virtual:lowtide/years';
import { useMemo } from 'react';
import type { Country } from '../../catalogue/entities.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import type { BracketFigures } from '../../tax/index.ts';
import { useCurvesView } from '../curvesAddress.ts';
import { ComparedLimits } from './ComparedLimits.tsx';
import styles from './ComparisonCurves.module.css';
import type { Column } from './columns.ts';
import { comparedCurves } from './comparedCurves.ts';
import { conditionOf } from './leadWords.ts';
import { useComparedLimits } from './useComparedLimits.ts';

export interface ComparisonCurvesProps {
  readonly columns: readonly Column[];
  readonly countries: readonly Country[];
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  /** By regime id. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
  readonly figures: Figures;
}

/** All selected regimes over income, and from where which of them is cheaper; of the stay where one is said. */
export function ComparisonCurves({
  columns,
  countries,
  taxBrackets,
  compared,
  figures,
}: ComparisonCurvesProps) {
  const [view, setView] = useCurvesView();
  const limits = useComparedLimits(columns, taxBrackets, figures);
  const plain = useMemo(
    () => comparedCurves(columns, figures, { countries, taxBrackets, lasting }),
    [columns, figures, countries, taxBrackets],
  );
  const curves = useMemo(
    () =>
      plain.map((curve) => {
        const fit = compared.get(curve.id)?.fit;
        return {
          ...curve,
          condition: fit && conditionOf(fit),
          marks: limits.get(curve.id)?.marks ?? [],
        };
      }),
    [plain, limits, compared],
  );
  if (curves.length === 0) return null;

  return (
    <section className={styles.curves} aria-labelledby="curves">
      <h2 id="curves" className={styles.title}>
        Which is cheaper at which income
      </h2>
      <CurvesWhenNear
        className={styles.place}
        curves={curves}
        money={figures.money}
        view={view}
        onView={setView}
        income={figures.income}
      />
      <ComparedLimits curves={curves} limits={limits} figures={figures} />
    </section>
  );
}
