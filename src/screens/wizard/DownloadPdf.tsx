import type { Assessed } from '../../assess/assessor.ts';
import type { Figures } from '../../situation/figures.ts';
import { decidesFit } from '../../situation/situation.ts';
import { PdfButton } from '../../ui/PdfButton.tsx';
import type { CompleteAnswers } from './answers.ts';
import { workTypeLabel } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly figures: Figures;
  readonly list: readonly Assessed[];
}

/** Sources of a country in the file, which has all countries; the page of the country has all of them. */
const SOURCES = 2;

/** The results as a file (PDF). */
export function DownloadPdf({ answers, figures, list }: Props) {
  async function download() {
    const [{ downloadResultsPdf }, { sourcesByCountry }] = await Promise.all([
      import('../../pdf/downloadResultsPdf.tsx'),
      import('../../api/guideTexts.ts'),
    ]);
    await downloadResultsPdf({
      income: figures.income,
      costs: figures.costs,
      currency: figures.currency,
      isGrouped: decidesFit(figures.situation),
      workType: workTypeLabel(answers.workType),
      region: answers.region,
      estimate: figures.estimate,
      situation: figures.situation,
      money: figures.money,
      list,
      sources: await sourcesByCountry(list, SOURCES),
    });
  }
  return <PdfButton variant="plain" download={download} />;
}
