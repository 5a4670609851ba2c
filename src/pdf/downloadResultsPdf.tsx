import { dataVersion } from 'virtual:lowtide/catalogue';
import { documentNotes } from '../catalogue/documentNotes.ts';
import type { TaxLine } from '../tax/index.ts';
import { DocumentEnd } from './DocumentEnd.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { sourceBlocks } from './DocumentNotes.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { RegimeCard } from './RegimeCard.tsx';
import { RESULTS_FILE_NAME, type ResultsDocument } from './resultsDocument.ts';

const TITLE = 'Your Recommended Tax Regimes';
const REGION_NAMES = { anywhere: 'Worldwide', europe: 'Europe only' } as const;

/**
 * The PDF of the wizard's results: the profile, one card per country, the way on (PDF).
 * @throws {Error} when the file cannot be made
 */
export async function downloadResultsPdf(results: ResultsDocument): Promise<void> {
  const { income, workType, region, list, sources, deduct, present, money } = results;
  const count = list.length === 1 ? 'One country' : `${list.length} countries`;
  await downloadDocument({
    title: TITLE,
    fileName: RESULTS_FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={TITLE}
        profile={[
          ['Annual income', money(income)],
          ['Work type', workType],
          ['Region', REGION_NAMES[region]],
        ]}
        notes={documentNotes({
          now: Date.now(),
          countries: list.map(({ country }) => country),
          dataVersion,
          deduct,
        })}
      >
        {`${count}, lowest effective rate first, each with the cheapest regime that is open to you.`}
      </DocumentHead>,
      ...list.map(({ country, regime, rate, total, lines }, at) => (
        <RegimeCard
          key={country.id}
          rank={at + 1}
          entry={{ country, regime, effectiveRate: rate ?? 0, total, lines: lines as readonly TaxLine[] }}
          present={present}
        />
      )),
      ...sourceBlocks(sources),
      <DocumentEnd key="end" />,
    ],
  });
}
