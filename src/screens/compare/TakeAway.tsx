import { dataVersion } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { useState } from 'react';
import { fetchGuide } from '../../api/queries.ts';
import type { Source } from '../../catalogue/entities.ts';
import type { Assessment } from '../../tax/index.ts';
import { Button } from '../../ui/Button.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import type { Column } from './columns.ts';
import styles from './TakeAway.module.css';

export interface TakeAwayProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly assessments: ReadonlyMap<string, Assessment>;
}

/** The comparison as a file, as a link, and on paper. */
export function TakeAway(props: TakeAwayProps & ComparisonCurvesProps) {
  const { columns, assessments } = props;
  const [busy, setBusy] = useState(false);
  const isComplete = assessments.size === columns.length;

  async function saveCsv() {
    setBusy(true);
    try {
      const [{ comparisonCsv }, { saveFile }, sources] = await Promise.all([
        import('../../catalogue/comparisonCsv.ts'),
        import('../../ui/saveFile.ts'),
        sourcesBySlug(columns),
      ]);
      const compared = columns.flatMap(({ country, regime }) => {
        const assessment = assessments.get(regime.id);
        return assessment ? [{ country, regime, assessment, sources: sources.get(country.slug) ?? [] }] : [];
      });
      const text = comparisonCsv(compared, { origin: site.origin, dataVersion });
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'tax-comparison.csv');
    } catch {
      showToast('The file could not be made. Try again.');
    } finally {
      setBusy(false);
    }
  }

  async function savePdf() {
    await (await import('./saveComparisonPdf.tsx')).saveComparisonPdf(props);
  }

  return (
    <div className={styles.actions}>
      <PdfButton variant="quiet" disabled={!isComplete} download={savePdf} />
      <Button variant="quiet" disabled={!isComplete || busy} onClick={() => void saveCsv()}>
        Download CSV
      </Button>
      <ShareButton title="Tax regime comparison" />
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

async function sourcesBySlug(columns: readonly Column[]): Promise<ReadonlyMap<string, readonly Source[]>> {
  const slugs = [...new Set(columns.map(({ country }) => country.slug))];
  const guides = await Promise.all(slugs.map(fetchGuide));
  return new Map(guides.map(({ slug, sources }) => [slug, sources]));
}
