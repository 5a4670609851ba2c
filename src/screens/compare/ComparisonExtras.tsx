import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ComparisonCurves, type ComparisonCurvesProps } from './ComparisonCurves.tsx';
import { TakeAway, type TakeAwayProps } from './TakeAway.tsx';

/** What stands below the table; loaded when there is one. */
export function ComparisonExtras(props: ComparisonCurvesProps & TakeAwayProps) {
  return (
    <>
      <TakeAway {...props} />
      <ComparisonCurves {...props} />
      <PaperNotes countries={props.columns.map(({ country }) => country)} deduct={props.figures.deduct} />
    </>
  );
}
