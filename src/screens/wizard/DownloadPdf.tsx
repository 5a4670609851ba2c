import { PdfButton } from '../../ui/PdfButton.tsx';
import type { CompleteAnswers } from './answers.ts';
import type { Recommendation } from './useRecommendations.ts';
import { workTypeLabel } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly list: readonly Recommendation[];
  readonly deduct: boolean;
}

/** Sources of a country in the file, which has all countries; the page of the country has all of them. */
const SOURCES = 2;

/** The results as a file (PDF). */
export function DownloadPdf({ answers, list, deduct }: Props) {
  async function download() {
    const [{ downloadResultsPdf }, { presentTotal }, { sourcesByCountry }] = await Promise.all([
      import('../../pdf/downloadResultsPdf.tsx'),
      import('../../stores/presentTax.ts'),
      import('../../api/sourcesByCountry.ts'),
    ]);
    await downloadResultsPdf({
      income: answers.income,
      workType: workTypeLabel(answers.workType),
      region: answers.region,
      deduct,
      present: await presentTotal(answers.income, deduct),
      list,
      sources: await sourcesByCountry(
        list.map(({ country, bestRegime }) => ({ country, regime: bestRegime })),
        SOURCES,
      ),
    });
  }
  return <PdfButton download={download} />;
}
