import { useLeaving } from '../../../api/moveTexts.ts';
import { useAssessedMove, useMove } from '../../../assess/useMove.ts';
import { useTies } from '../../../assess/useTies.ts';
import { usePlan } from '../../../stores/plan.ts';
import { useDays } from '../../../stores/stays.ts';
import { PdfButton } from '../../../ui/PdfButton.tsx';
import { useDates } from '../dates/Dates.tsx';
import { useLeft } from '../Left.tsx';
import { limitRows, useLimits } from '../Limits.tsx';
import { useChosenYears } from '../money/Money.tsx';

/** The whole plan as a file, once there is something of it. */
export function PlanPdf() {
  const { home, destination } = useMove();
  const left = useLeft();
  const years = useChosenYears(useAssessedMove());
  const limits = useLimits();
  const dates = useDates();
  const { done } = usePlan();
  const { value: days } = useDays();
  const leaving = useLeaving(home?.id ?? null);
  const { answers } = useTies(leaving);
  const isReady = left !== undefined && limits !== undefined && dates !== undefined && leaving !== undefined;
  if (!home && !destination && days.stays.length === 0) return null;

  async function download() {
    if (!isReady) return;
    const { downloadPlanPdf } = await import('./downloadPlanPdf.tsx');
    await downloadPlanPdf({
      left,
      years,
      dates,
      done,
      days,
      leaving,
      answers,
      limits: limits ? limitRows(limits) : [],
    });
  }
  return <PdfButton variant="quiet" disabled={!isReady} download={download} />;
}
