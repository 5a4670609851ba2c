import type { Assessed } from '../assess/assessor.ts';
import { placesOf } from '../assess/recommendations.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { documentNotes, incomeText } from '../catalogue/documentNotes.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { RegionPreference } from '../catalogue/professions.ts';
import { today } from '../situation/clock.ts';
import type { Situation } from '../situation/situation.ts';
import { wholeFamilyWords } from '../situation/words.ts';
import type { Estimate } from '../tax/index.ts';
import { DocumentEnd, DocumentHead, type SourcedCountry, sourceBlocks } from './Document.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { RegimeCard } from './RegimeCard.tsx';

/** What the PDF of the wizard's results is made from. */
interface ResultsDocument {
  /** USD per year. */
  readonly income: number;
  /** Likewise. */
  readonly costs: number;
  /** In words, as the wizard names it. */
  readonly workType: string;
  readonly region: RegionPreference;
  readonly estimate: Estimate;
  /** The person's answers, for whose tax a saving is against. */
  readonly situation: Situation;
  /** Shows amounts in the person's currency. */
  readonly money: MoneyFormat;
  /** That of the amounts. */
  readonly currency: Currency;
  /** The sentence that the file leads with; null where there is no answer. */
  readonly lead: string | null;
  /** Whether answers decided who fits, so that the list is in that order. */
  readonly isGrouped: boolean;
  /** Those that fit, then those to check. */
  readonly list: readonly Assessed[];
  /** Each country once, with where its figures are written. */
  readonly sources: readonly SourcedCountry[];
}

const TITLE = 'Your Recommended Tax Regimes';
const FILE_NAME = 'tax-comparison-results.pdf';
const REGION_NAMES = { anywhere: 'Worldwide', europe: 'Europe only' } as const;

/**
 * The PDF of the wizard's results: the profile, one card per country, the way on.
 * @throws {Error} when the file cannot be made
 */
export async function downloadResultsPdf(results: ResultsDocument): Promise<void> {
  const { income, costs, workType, region, list, sources, estimate, situation, money, currency } = results;
  const { isGrouped, lead } = results;
  const places = placesOf(list, isGrouped ? 'kept' : 'rate');
  const count = list.length === 1 ? 'One country' : `${list.length} countries`;
  await downloadDocument({
    title: TITLE,
    fileName: FILE_NAME,
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
          madeOn: today(),
          countries: list.map(({ country }) => country),
          estimate,
          currency,
          whose: wholeFamilyWords(situation),
        })}
      >
        {lead === null ? null : <b>{`${lead}. `}</b>}
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
