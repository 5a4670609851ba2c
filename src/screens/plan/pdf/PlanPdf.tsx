import { useCountries } from '../../../api/countries.ts';
import { useLeaving } from '../../../api/moveTexts.ts';
import { useCountryGuide } from '../../../api/queries.ts';
import { balanceOfMove, useMove } from '../../../assess/useMove.ts';
import { stayOf } from '../../../assess/useStay.ts';
import { useTies } from '../../../assess/useTies.ts';
import { usePlan } from '../../../stores/plan.ts';
import { useDays } from '../../../stores/stays.ts';
import { PdfButton } from '../../../ui/PdfButton.tsx';
import { useDates, usePapers } from '../dates/useDates.ts';
import { useLeft } from '../Left.tsx';
import { limitRows, useLimits } from '../Limits.tsx';

/** The whole plan as a file, once there is something of it. */
export function PlanPdf() {
  const { home, destination } = useMove();
  const left = useLeft();
  const { data: guide = null } = useCountryGuide(destination?.country.slug ?? null);
  const { data: countries } = useCountries();
  const limits = useLimits();
  const dates = useDates();
  const papers = usePapers(dates);
  const { done, ownCosts } = usePlan();
  const { value: days } = useDays();
  const leaving = useLeaving(home?.id ?? null);
  const { answers } = useTies(leaving);
  const isReady = left !== undefined && limits !== undefined && dates !== undefined && leaving !== undefined;
  if (!home && !destination && days.stays.length === 0) return null;

  async function download() {
    if (!isReady) return;
    const { move } = left;
    const better = countries ? stayOf(move.figures, countries, move.facts) : null;
    const { downloadPlanPdf } = await import('./downloadPlanPdf.tsx');
    await downloadPlanPdf({
      left,
      balance: move.chosen && balanceOfMove(move, move.chosen, ownCosts, guide, better),
      dates,
      papers: papers ?? [],
      done,
      days,
      leaving,
      answers,
      limits: limits ? limitRows(limits) : [],
    });
  }
  return <PdfButton variant="quiet" disabled={!isReady} download={download} />;
}
