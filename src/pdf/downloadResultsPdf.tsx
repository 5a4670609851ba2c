import { dataVersion } from 'virtual:lowtide/catalogue';
import { placesOf } from '../assess/recommendations.ts';
import { documentNotes, incomeText } from '../catalogue/documentNotes.ts';
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
  const { income, costs, workType, region, list, sources, estimate, situation, money, currency, isGrouped } =
    results;
  const places = placesOf(list, isGrouped ? 'kept' : 'rate');
  const count = list.length === 1 ? 'One country' : `${list.length} countries`;
  await downloadDocument({
    title: TITLE,
    fileName: RESULTS_FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={TITLE}
        profile={[
          ['Annual income', incomeText(income, costs, money)],
          ['Work type', workType],
          ['Region', REGION_NAMES[region]],
        ]}
        notes={documentNotes({
          now: Date.now(),
          countries: list.map(({ country }) => country),
          dataVersion,
          estimate,
          currency,
        })}
      >
        {`${count}, ${isGrouped ? 'what fits you first, then what you keep' : 'lowest effective rate first'}, each with its best scheme.`}
      </DocumentHead>,
      ...list.map((entry, at) => (
        <RegimeCard
          key={entry.country.id}
          rank={places[at] ?? ''}
          entry={entry}
          money={money}
          situation={situation}
        />
      )),
      ...sourceBlocks(sources),
      <DocumentEnd key="end" />,
    ],
  });
}
