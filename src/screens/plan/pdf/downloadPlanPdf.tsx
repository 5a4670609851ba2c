import { rules } from '../../../api/pageData.ts';
import { dataVersion } from '../../../api/site.ts';
import { lead, leadText, moveLead } from '../../../assess/english.ts';
import { gainOf } from '../../../assess/move.ts';
import type { PlanYear } from '../../../assess/planYears.ts';
import { documentNotes } from '../../../catalogue/documentNotes.ts';
import type { CountryGuide } from '../../../catalogue/entities.ts';
import { formatMonth, nameInText } from '../../../catalogue/format.ts';
import type { Leaving, TieAnswer } from '../../../catalogue/leaving.ts';
import { DocumentEnd, DocumentHead } from '../../../pdf/Document.tsx';
import { downloadDocument } from '../../../pdf/downloadDocument.ts';
import type { PlanDate } from '../../../situation/planDates.ts';
import { incomeWords } from '../../../situation/words.ts';
import type { DaysRecord } from '../../../stores/stays.ts';
import { todayHere } from '../days/today.ts';
import type { Left } from '../left/useLeft.ts';
import type { LimitRow } from '../limits/words.ts';
import { dateBlocks, daysBlocks, leavingBlocks, leftBlocks, limitBlocks, moneyBlocks } from './blocks.tsx';

const PLAN_FILE_NAME = 'your-move.pdf';

interface PlanDocument {
  readonly left: Left;
  /** Of the chosen regime; empty without one. */
  readonly years: readonly PlanYear[];
  readonly guide: CountryGuide | null;
  readonly limits: readonly LimitRow[];
  readonly dates: readonly PlanDate[];
  /** Ids of the dates that are done. */
  readonly done: readonly string[];
  readonly days: DaysRecord;
  readonly leaving: Leaving | null;
  readonly answers: Readonly<Record<string, TieAnswer>>;
}

/**
 * The PDF of the whole plan; what has not been entered is left out.
 * @throws {Error} when the file cannot be made
 */
export async function downloadPlanPdf(plan: PlanDocument): Promise<void> {
  const { left, years, guide, limits, dates, done, days, leaving, answers } = plan;
  const { move } = left;
  const { figures, home, destination, chosen } = move;
  const gain = chosen && gainOf(chosen);
  const claim =
    chosen && gain === null
      ? lead({ best: chosen, equals: [], couldBe: [], asks: [] }, figures.money)
      : gain === null
        ? null
        : moveLead(gain, home?.name ?? null, figures.money);
  const title = destination ? `Your move to ${nameInText(destination.country.name)}` : 'Your move';
  await downloadDocument({
    title,
    fileName: PLAN_FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={title}
        profile={[
          ['Annual income', incomeWords(figures)],
          ['From', home?.name ?? 'Not said'],
          ['Arrival', formatMonth(figures.from)],
        ]}
        notes={documentNotes({
          now: Date.now(),
          countries: destination ? [destination.country] : [],
          dataVersion,
          estimate: figures.estimate,
          currency: figures.currency,
        })}
      >
        {claim ? `${leadText(claim)}.` : 'Days, leaving home and dates, as entered so far.'}
      </DocumentHead>,
      ...(chosen ? moneyBlocks({ move, chosen, years, guide }) : []),
      ...daysBlocks(days, { rules, today: todayHere() }),
      ...leavingBlocks(leaving, answers, destination),
      ...dateBlocks(dates, done),
      ...leftBlocks(left),
      ...limitBlocks(limits),
      <DocumentEnd key="end" />,
    ],
  });
}
