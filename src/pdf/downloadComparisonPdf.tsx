import type { ReactNode } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import type { Difference } from '../assess/differenceEnglish.ts';
import { leadOnPaper } from '../assess/leadOnPaper.ts';
import { curvesNote } from '../assess/numbersEnglish.ts';
import { byFit, byTax, placesOf } from '../assess/recommendations.ts';
import { breakEvenSentences, type NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { documentNotes, incomeText } from '../catalogue/documentNotes.ts';
import { countOf, formatMbps } from '../catalogue/format.ts';
import { healthcareText, rateText, weatherText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import {
  curveOfWork,
  type Estimate,
  effectiveRate,
  type IncomeRange,
  type TaxCurve,
  totalOnCurve,
} from '../law/index.ts';
import { figuresForLink, withFigures } from '../situation/address.ts';
import { today } from '../situation/clock.ts';
import type { Situation } from '../situation/situation.ts';
import { wholeFamilyWords } from '../situation/words.ts';
import styles from './Document.module.css';
import { DocumentEnd, DocumentHead, type SourcedCountry, sourceBlocks } from './Document.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { RegimeCard } from './RegimeCard.tsx';

/** Tax over income for the regimes of a comparison. */
interface CurvesOnPaper {
  readonly curves: readonly NamedCurve[];
  /** Of incomes, USD per year. */
  readonly range: IncomeRange;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

/** What the PDF of a comparison is made from. */
interface ComparisonDocument extends CurvesOnPaper {
  readonly estimate: Estimate;
  /** USD per year. */
  readonly costs: number;
  readonly money: MoneyFormat;
  /** That of the amounts. */
  readonly currency: Currency;
  /** Years of the stay over which figures are averages; null for one year. */
  readonly years: number | null;
  /** Path and query at which the same comparison stands. */
  readonly address: string;
  /** Null as long as it is not known. */
  readonly answer: Difference | null;
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
  const { answer } = comparison;
  const ranked = [...list].sort(stay === null ? byTax : byFit);
  const places = placesOf(ranked, 'rate');
  const count = list.length === 1 ? 'One tax regime' : `${list.length} tax regimes`;
  const years = [...new Set(list.map(({ country }) => country.taxYear))].sort().join(', ');
  const { made, assumed } = documentNotes({
    madeOn: today(),
    countries: list.map(({ country }) => country),
    estimate,
    currency,
    whose: wholeFamilyWords(comparison.situation),
    hasRunningCosts: comparison.situation.runningCosts === true,
  });
  await downloadDocument({
    title: TITLE,
    fileName: FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={TITLE}
        lead={stay === null || answer === null ? null : leadOnPaper(answer, comparison)}
        profile={[
          ['Annual income', incomeText(income, costs, money)],
          stay === null ? ['Tax regimes', `${list.length}`] : ['Average of', countOf(stay, 'year')],
          ['Tax year', years],
        ]}
        made={made}
      >
        {`${count}, ${stay === null ? 'lowest effective rate first' : 'what fits you first, then what you keep'}. `}
        <a href={withFigures(address, figuresForLink(comparison.situation))}>This comparison online</a>
      </DocumentHead>,
      ...ranked.map((entry, at) => (
        <RegimeCard
          key={entry.regime.id}
          rank={stay === null ? places[at] : undefined}
          entry={entry}
          figures={comparison}
          more={[
            ['Write-offs', entry.regime.allowsWriteOffs ? 'Allowed' : 'Not allowed'],
            ['Healthcare', healthcareText(entry.regime)],
            ['Weather rating', weatherText(entry.country)],
            ['Internet speed', formatMbps(entry.country.internetSpeed)],
          ]}
        />
      )),
      <CompareCurves key="curves" {...comparison}>
        {chart}
      </CompareCurves>,
      ...curvePoints(comparison),
      ...sourceBlocks(sources, comparison.situation),
      <DocumentEnd key="end" assumed={assumed} />,
    ],
  });
}

interface CurvesProps extends CurvesOnPaper, Pick<ComparisonDocument, 'situation' | 'list'> {
  /** The curves as a picture. */
  readonly children: ReactNode;
}

/** The income in question among a few of the range, ascending, USD per year. */
function incomesOf({ from, to }: IncomeRange, income: number): number[] {
  const even = [0.1, 0.2, 0.4, 0.6, 1].map((part) => from + (to - from) * part);
  return [...new Set([...even, income])].sort((a, b) => a - b);
}

function rateAt(curve: TaxCurve, income: number): string {
  const onWork = totalOnCurve(curveOfWork(curve), income);
  return rateText(effectiveRate(onWork, income), onWork);
}

/** The chart of all regimes and its figures. */
function CompareCurves({ curves, range, income, money, situation, list, children }: CurvesProps) {
  const note = curvesNote(situation, list);
  const incomes = incomesOf(range, income);
  return (
    <>
      <h2 className={styles.curves}>Which is cheaper at which income</h2>
      {note === null ? null : <p>{note}</p>}
      <div className={styles.chart}>{children}</div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Effective rate</th>
            {incomes.map((at) => (
              <th key={at}>{money(at)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curves.map(({ id, name, curve }) => (
            <tr key={id}>
              <th>{name}</th>
              {incomes.map((at) => (
                <td key={at}>
                  {curve.maxIncome !== null && at > curve.maxIncome ? 'Not available' : rateAt(curve, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** So many sentences are a block: a list may go on over the page, a sentence may not. */
const SENTENCES = 8;

/** The break-even points in sentences, as blocks of a document. */
function curvePoints({ curves, range, money }: CurvesOnPaper): ReactNode[] {
  if (curves.length < 2) return [];
  const sentences = breakEvenSentences(curves, range, money).map(({ text }) => text);
  return Array.from({ length: Math.ceil(sentences.length / SENTENCES) }, (_, block) => {
    const shown = sentences.slice(block * SENTENCES, (block + 1) * SENTENCES);
    return (
      <ul key={shown[0]} className={styles.points}>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  });
}
