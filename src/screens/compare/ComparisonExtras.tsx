import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ComparisonCurves, type ComparisonCurvesProps } from './ComparisonCurves.tsx';
import type { TakeAwayProps } from './saveComparisonPdf.tsx';
import { TakeAway } from './TakeAway.tsx';

export { Lead } from './Lead.tsx';
export { Totals } from './Totals.tsx';

/** What stands below the table; loaded when there is one. */
export function ComparisonExtras(props: ComparisonCurvesProps & TakeAwayProps) {
  return (
    <>
      <TakeAway {...props} />
      <ComparisonCurves {...props} />
      <PaperNotes countries={props.columns.map(({ country }) => country)} estimate={props.figures.estimate} />
    </>
  );
}
