import { dataVersion } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { useState } from 'react';
import { fetchGuide } from '../../api/queries.ts';
import type { Source } from '../../catalogue/entities.ts';
import { Button } from '../../ui/Button.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import type { Column, ComparedRegime } from './columns.ts';
import styles from './TakeAway.module.css';

export interface TakeAwayProps {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, ComparedRegime>;
}

/** The comparison as a file, as a link, and on paper. */
export function TakeAway(props: TakeAwayProps & ComparisonCurvesProps) {
  const { columns, compared, figures } = props;
  const [busy, setBusy] = useState(false);
  const isComplete = compared.size === columns.length;

  async function saveCsv() {
    setBusy(true);
    try {
      const [{ comparisonCsv }, { saveFile }, sources] = await Promise.all([
        import('../../catalogue/comparisonCsv.ts'),
        import('../../ui/saveFile.ts'),
        sourcesBySlug(columns),
      ]);
      const records = columns.flatMap(({ country, regime }) => {
        const one = compared.get(regime.id);
        return one ? [{ ...one, sources: sources.get(country.slug) ?? [] }] : [];
      });
      const text = comparisonCsv(records, { ...figures, origin: site.origin, dataVersion });
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
