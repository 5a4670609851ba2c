import { dataVersion } from 'virtual:lowtide/catalogue';
import type { ReactNode } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import { lineText } from '../assess/english.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { documentNotes, incomeText } from '../catalogue/documentNotes.ts';
import { countOf, formatMbps } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { Situation } from '../situation/situation.ts';
import type { Estimate } from '../tax/index.ts';
import { CompareCurves, type CurvesOnPaper, curvePoints } from './CompareCurves.tsx';
import { DocumentEnd } from './DocumentEnd.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { type SourcedCountry, sourceBlocks } from './DocumentNotes.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { RegimeCard } from './RegimeCard.tsx';

/** What the PDF of a comparison is made from. */
export interface ComparisonDocument extends CurvesOnPaper {
  readonly estimate: Estimate;
  /** USD per year. */
  readonly costs: number;
  readonly money: MoneyFormat;
  /** That of the amounts. */
  readonly currency: Currency;
  /** Years of the stay over which figures are averages; null for one year. */
  readonly years: number | null;
  /** Address at which the same comparison stands. */
  readonly address: string;
  readonly list: readonly Assessed[];
  /** What has been said, for whom the figures are. */
  readonly situation: Situation;
  /** Each country once, with where its figures are written. */
  readonly sources: readonly SourcedCountry[];
  /** The curves as a picture. */
  readonly chart: ReactNode;
}

const TITLE = 'Tax Regime Comparison';
const FILE_NAME = 'tax-comparison.pdf';

/**
 * The PDF of a comparison: one card per regime, the curves with their break-even points, the way on.
 * @throws {Error} when the file cannot be made
 */
export async function downloadComparisonPdf(comparison: ComparisonDocument): Promise<void> {
  const { income, costs, estimate, money, currency, years: stay, address, list, sources, chart } = comparison;
  // What does not fit takes no first place.
  const isClosed = ({ fit }: Assessed) => Number(fit === 'no');
  const ranked = [...list].sort((a, b) => isClosed(a) - isClosed(b) || (a.rate ?? 0) - (b.rate ?? 0));
  const count = list.length === 1 ? 'One tax regime' : `${list.length} tax regimes`;
  const years = [...new Set(list.map(({ country }) => country.taxYear))].sort().join(', ');
  await downloadDocument({
    title: TITLE,
    fileName: FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={TITLE}
        profile={[
          ['Annual income', incomeText(income, costs, money)],
          stay === null ? ['Tax regimes', `${list.length}`] : ['Average of', countOf(stay, 'year')],
          ['Tax year', years],
        ]}
        notes={documentNotes({
          now: Date.now(),
          countries: list.map(({ country }) => country),
          dataVersion,
          estimate,
          currency,
        })}
      >
        {`${count}, lowest effective rate first. `}
        <a href={address}>This comparison online</a>
      </DocumentHead>,
      ...ranked.map((entry, at) => (
        <RegimeCard
          key={entry.regime.id}
          rank={`${at + 1}`}
          entry={entry}
          money={money}
          situation={comparison.situation}
          more={[
            ['You keep', `${money(entry.kept / 12)} a month`],
            ['Conditions', lineText(entry, money)],
            ['Write-offs', entry.regime.allowsWriteOffs ? 'Allowed' : 'Not allowed'],
            ['Healthcare', entry.regime.healthcareType],
            ['Weather rating', `${entry.country.weatherScore} / 5`],
            ['Internet speed', formatMbps(entry.country.internetSpeed)],
          ]}
        />
      )),
      <CompareCurves key="curves" {...comparison}>
        {chart}
      </CompareCurves>,
      ...curvePoints(comparison),
      ...sourceBlocks(sources),
      <DocumentEnd key="end" />,
    ],
  });
}
