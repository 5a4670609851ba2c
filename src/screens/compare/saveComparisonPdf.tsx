import { sourcesByCountry } from '../../api/sourcesByCountry.ts';
import { PaperCurves } from '../../charts/PaperCurves.tsx';
import { downloadComparisonPdf } from '../../pdf/downloadComparisonPdf.tsx';
import { presentTotal } from '../../stores/presentTax.ts';
import { readUrlState, shownSearch } from '../../stores/urlState.ts';
import { breakdownLines, curveOf, scheduleOf } from '../../tax/index.ts';
import { CURVES_URL } from '../curvesAddress.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import { columnNames } from './columnNames.ts';
import type { TakeAwayProps } from './TakeAway.tsx';

/** Sources of a country in the file; the page of the country has all of them. */
const SOURCES = 6;

/**
 * The comparison as it is shown, with the range and measure that the address holds, as a PDF.
 * @throws {Error} when the file cannot be made
 */
export async function saveComparisonPdf(props: ComparisonCurvesProps & TakeAwayProps): Promise<void> {
  const { columns, assessments, taxBrackets, income, deduct } = props;
  const { range, measure } = readUrlState(CURVES_URL, shownSearch());
  const view = { ...range, measure };
  const names = columnNames(columns);
  const curves = columns.map(({ regime }, at) => ({
    id: regime.id,
    name: names[at] ?? regime.name,
    curve: curveOf(scheduleOf(regime, taxBrackets[regime.id] ?? []), { deduct }),
  }));
  await downloadComparisonPdf({
    income,
    deduct,
    present: await presentTotal(income, deduct),
    address: window.location.href,
    list: columns.flatMap(({ country, regime }) => {
      const assessment = assessments.get(regime.id);
      if (!assessment) return [];
      const { effectiveRate, total } = assessment;
      return [{ country, regime, effectiveRate, total, lines: breakdownLines(regime, assessment) }];
    }),
    sources: await sourcesByCountry(columns, SOURCES),
    curves,
    range: view,
    chart: <PaperCurves curves={curves} view={view} income={income} />,
  });
}
