/** Cross-checks of the papers that prove a move: each country has them, and each names a step that there is. */
import { checkFiles, type Problem, type Report, repeatedIds, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

type Paper = ParsedData['papers'][string]['ended'][number];

export function checkPapers({ papers, leaving, practical, places }: ParsedData): Problem[] {
  return checkFiles('papers', papers, places, 'places.json', ({ ended, begun }, slug, report) => {
    checkSide('ended', ended, leaving[slug]?.steps, report);
    const isDestination = places[slug]?.destination === true;
    if (isDestination !== (begun !== undefined)) {
      report(
        'begun',
        isDestination ? 'one may move there: it is missing' : 'nobody moves there: take it out',
      );
    }
    checkSide('begun', begun ?? [], practical[slug]?.firstSteps, report);
  });
}

function checkSide(
  side: 'ended' | 'begun',
  papers: readonly Paper[],
  /** None where their file is missing, which is reported once. */
  steps: readonly { readonly title: string }[] | undefined,
  report: Report,
): void {
  const titles = steps?.map(({ title }) => title);
  repeatedIds(papers, side, report);
  papers.forEach(({ asked, source, step }, index) => {
    const path = `${side}[${index}]`;
    if (asked === 'known' && !source) report(`${path}.source`, 'who asks for it? Else it is "believed"');
    if (titles && step !== undefined && !titles.includes(step))
      report(`${path}.step`, unknown(step, 'step', titles));
  });
}
