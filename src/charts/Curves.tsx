import { useDeferredValue, useMemo } from 'react';
import type { CurvesView } from '../catalogue/curvesView.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { curveOf, type TaxCurve, type TaxSchedule } from '../tax/index.ts';
import { Choice } from './Choice.tsx';
import { CurvesSection } from './CurvesSection.tsx';
import type { CurvePlace } from './drawnCurve.ts';

export interface CurvesProps {
  readonly regimes: readonly (CurvePlace & {
    readonly id: string;
    readonly name: string;
  } & ({ readonly schedule: TaxSchedule } | { readonly curve: TaxCurve }))[];
  readonly deduct: boolean;
  /** In US dollars where absent. */
  readonly money?: MoneyFormat | undefined;
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
export function Curves({ regimes, deduct, money, view, onView, income, scope }: CurvesProps) {
  const settled = useDeferredValue(income);
  const curves = useMemo(
    () =>
      regimes.map((regime) =>
        'curve' in regime ? regime : { ...regime, curve: curveOf(regime.schedule, { deduct }) },
      ),
    [regimes, deduct],
  );
  return (
    <CurvesSection
      curves={curves}
      view={view}
      onView={onView}
      income={settled}
      money={money}
      choice={scope ? <Choice label="Curves of" {...scope} /> : null}
    />
  );
}
