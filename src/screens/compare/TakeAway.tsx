import { dataRelease, dataVersion } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { useState } from 'react';
import { fetchGuide } from '../../api/queries.ts';
import type { Source } from '../../catalogue/entities.ts';
import { readableQuery, shownSearch } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ComparisonCurvesProps } from './ComparisonCurves.tsx';
import type { Column } from './columns.ts';

import type { TakeAwayProps } from './saveComparisonPdf.tsx';
import styles from './TakeAway.module.css';

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
      <ShareButton title="Tax regime comparison" address={sharedAddress} />
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

/** The page's address with the release of its figures: whoever opens it later is told what has changed since. */
function sharedAddress(): string {
  const query = new URLSearchParams(shownSearch());
  query.set('data', dataRelease);
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${readableQuery(query)}`;
}

async function sourcesBySlug(columns: readonly Column[]): Promise<ReadonlyMap<string, readonly Source[]>> {
  const slugs = [...new Set(columns.map(({ country }) => country.slug))];
  const guides = await Promise.all(slugs.map(fetchGuide));
  return new Map(guides.map(({ slug, sources }) => [slug, sources]));
}
