import { lasting } from 'virtual:lowtide/years';
import { sourcesByCountry } from '../../api/sourcesByCountry.ts';
import { PaperCurves } from '../../charts/PaperCurves.tsx';
import { downloadComparisonPdf } from '../../pdf/downloadComparisonPdf.tsx';
import { readUrlState, shownSearch } from '../../stores/urlState.ts';
import { CURVES_URL } from '../curvesAddress.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import { comparedCurves } from './comparedCurves.ts';
import type { TakeAwayProps } from './TakeAway.tsx';

/** Sources of a country in the file; the page of the country has all of them. */
const SOURCES = 6;

/**
 * The comparison as it is shown, with the range and measure that the address holds, as a PDF.
 * @throws {Error} when the file cannot be made
 */
export async function saveComparisonPdf(props: ComparisonCurvesProps & TakeAwayProps): Promise<void> {
  const { columns, compared, countries, taxBrackets, figures } = props;
  const { income, deduct, money, years } = figures;
  const { range, measure } = readUrlState(CURVES_URL, shownSearch());
  const view = { ...range, measure };
  const curves = comparedCurves(columns, figures, { countries, taxBrackets, lasting });
  await downloadComparisonPdf({
    income,
    deduct,
    money,
    years,
    address: window.location.href,
    list: columns.flatMap(({ regime }) => {
      const one = compared.get(regime.id);
      return one ? [{ ...one, effectiveRate: one.rate }] : [];
    }),
    sources: await sourcesByCountry(columns, SOURCES),
    curves,
    range: view,
    chart: <PaperCurves curves={curves} view={view} income={income} money={money} />,
  });
}
