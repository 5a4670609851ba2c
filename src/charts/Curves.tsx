import { useDeferredValue, useMemo } from 'react';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { curveOf, type TaxSchedule } from '../tax/index.ts';
import { Choice } from './Choice.tsx';
import { CurvesSection } from './CurvesSection.tsx';
import type { CurvePlace } from './drawnCurve.ts';

export interface CurvesProps {
  readonly regimes: readonly (CurvePlace & {
    readonly id: string;
    readonly name: string;
    readonly schedule: TaxSchedule;
  })[];
  readonly deduct: boolean;
  readonly view: CurvesView;
  readonly onView: (view: CurvesView) => void;
  /** USD per year. */
  readonly income: number;
  /** Whose curves are shown, where that can be chosen. */
  readonly scope?: CurvesScope;
}

export interface CurvesScope {
  readonly labels: Readonly<Record<'one' | 'all', string>>;
  readonly value: 'one' | 'all';
  readonly onValue: (value: 'one' | 'all') => void;
}

/** The curves of regimes; the slider runs ahead of them, they follow when there is time. */
export function Curves({ regimes, deduct, view, onView, income, scope }: CurvesProps) {
  const settled = useDeferredValue(income);
  const curves = useMemo(
    () => regimes.map(({ schedule, ...regime }) => ({ ...regime, curve: curveOf(schedule, { deduct }) })),
    [regimes, deduct],
  );
  return (
    <CurvesSection
      curves={curves}
      view={view}
      onView={onView}
      income={settled}
      choice={scope ? <Choice label="Curves of" {...scope} /> : null}
    />
  );
}
