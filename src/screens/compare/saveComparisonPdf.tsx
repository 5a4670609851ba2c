import { lasting } from 'virtual:lowtide/years';
import { sourcesByCountry } from '../../api/sourcesByCountry.ts';
import { CurvesDrawing } from '../../charts/CurvesDrawing.tsx';
import { downloadComparisonPdf } from '../../pdf/downloadComparisonPdf.tsx';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { readUrlState, shownSearch } from '../../stores/urlState.ts';
import { CURVES_URL } from '../curvesAddress.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import type { Column } from './columns.ts';
import { comparedCurves } from './comparedCurves.ts';

export interface TakeAwayProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
}

/** Sources of a country in the file; the page of the country has all of them. */
const SOURCES = 6;

/**
 * The comparison as it is shown, with the range and measure that the address holds, as a PDF.
 * @throws {Error} when the file cannot be made
 */
export async function saveComparisonPdf(props: ComparisonCurvesProps & TakeAwayProps): Promise<void> {
  const { columns, compared, countries, taxBrackets, figures } = props;
  const { income, costs, estimate, money, currency, years } = figures;
  const { range, measure } = readUrlState(CURVES_URL, shownSearch());
  const view = { ...range, measure };
  const curves = comparedCurves(columns, figures, { countries, taxBrackets, lasting });
  await downloadComparisonPdf({
    income,
    costs,
    estimate,
    money,
    currency,
    years,
    address: window.location.href,
    list: columns.flatMap(({ regime }) => compared.get(regime.id) ?? []),
    sources: await sourcesByCountry(columns, SOURCES),
    curves,
    range: view,
    chart: <CurvesDrawing curves={curves} view={view} income={income} money={money} />,
  });
}
