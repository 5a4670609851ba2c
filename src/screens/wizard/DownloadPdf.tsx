import { PdfButton } from '../../ui/PdfButton.tsx';
import type { CompleteAnswers } from './answers.ts';
import type { Recommendation } from './useRecommendations.ts';
import { workTypeLabel } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly list: readonly Recommendation[];
  readonly deduct: boolean;
}

/** The results as a file (PDF). */
export function DownloadPdf({ answers, list, deduct }: Props) {
  async function download() {
    const [{ downloadResultsPdf }, { presentTotal }] = await Promise.all([
      import('../../pdf/downloadResultsPdf.tsx'),
      import('../../stores/presentTax.ts'),
    ]);
    await downloadResultsPdf({
      income: answers.income,
      workType: workTypeLabel(answers.workType),
      region: answers.region,
      deduct,
      present: await presentTotal(answers.income, deduct),
      list,
    });
  }
  return <PdfButton download={download} />;
}
