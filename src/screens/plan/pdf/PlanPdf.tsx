import { usePlan } from '../../../stores/plan.ts';
import { useDays } from '../../../stores/stays.ts';
import { useTieAnswers } from '../../../stores/tieAnswers.ts';
import { PdfButton } from '../../../ui/PdfButton.tsx';
import { loadLeavingOf } from '../../loadMove.ts';
import { useLoaded } from '../../useLoaded.ts';
import { useDates } from '../dates/useDates.ts';
import { useLeft } from '../left/useLeft.ts';
import { useLimits } from '../limits/useLimits.ts';
import { limitRows } from '../limits/words.ts';

/** The whole plan as a file. */
export default function PlanPdf() {
  const left = useLeft();
  const limits = useLimits();
  const dates = useDates();
  const { done } = usePlan();
  const { value: days } = useDays();
  const home = left?.money.move.home ?? null;
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const { answers } = useTieAnswers(home?.id ?? '');
  const isReady = left !== undefined && limits !== undefined && dates !== undefined && leaving !== undefined;

  async function download() {
    if (!isReady) return;
    const { downloadPlanPdf } = await import('./downloadPlanPdf.tsx');
    await downloadPlanPdf({
      ...{ left, dates, done, days, leaving, answers },
      limits: limits ? limitRows(limits) : [],
    });
  }
  return <PdfButton variant="quiet" disabled={!isReady} download={download} />;
}
