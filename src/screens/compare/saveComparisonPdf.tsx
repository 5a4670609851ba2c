import { sourcesByCountry } from '../../api/queries.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { comparedCurves } from '../../assess/comparedCurves.ts';
import type { Brackets, Column } from '../../assess/comparison.ts';
import type { Difference } from '../../assess/differenceEnglish.ts';
import type { Country } from '../../catalogue/entities.ts';
import type { PersonFacts } from '../../catalogue/personFacts.ts';
import { CurvesDrawing } from '../../charts/CurvesDrawing.tsx';
import { downloadComparisonPdf } from '../../pdf/downloadComparisonPdf.tsx';
import type { Figures } from '../../situation/figures.ts';
import { CURVES_URL, curvesView } from '../../stores/curvesAddress.ts';
import { readUrlState, shownSearch } from '../../stores/urlState.ts';

export interface BelowTableProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, Assessed>;
  /** Null until all of it is known. */
  readonly answer: Difference | null;
  readonly countries: readonly Country[];
  readonly taxBrackets: Brackets;
  readonly facts: PersonFacts;
  readonly figures: Figures;
}

/** Sources of a country in the file; the page of the country has all of them. */
const SOURCES = 6;

/**
 * The comparison as it is shown, with the range and measure that the address holds, as a PDF.
 * @throws {Error} when the file cannot be made
 */
export async function saveComparisonPdf(props: BelowTableProps): Promise<void> {
  const { columns, compared, answer, countries, taxBrackets, facts, figures } = props;
  const { income, costs, estimate, money, currency, years, situation } = figures;
  const view = curvesView(readUrlState(CURVES_URL, shownSearch()), currency);
  const curves = comparedCurves(columns, figures, countries, taxBrackets, facts);
  await downloadComparisonPdf({
    income,
    costs,
    estimate,
    money,
    currency,
    years,
    situation,
    address: window.location.pathname + window.location.search,
    answer,
    list: columns.flatMap(({ regime }) => compared.get(regime.id) ?? []),
    sources: await sourcesByCountry(columns, SOURCES),
    curves,
    range: view,
    chart: <CurvesDrawing curves={curves} view={view} income={income} money={money} />,
  });
}
