import { ComparisonCurves, type ComparisonCurvesProps } from './ComparisonCurves.tsx';
import { TakeAway, type TakeAwayProps } from './TakeAway.tsx';

/** What stands below the table; loaded when there is one. */
export function ComparisonExtras(props: ComparisonCurvesProps & TakeAwayProps) {
  return (
    <>
      <TakeAway {...props} />
      <ComparisonCurves {...props} />
    </>
  );
}
