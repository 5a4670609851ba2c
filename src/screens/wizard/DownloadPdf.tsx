import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { CompleteAnswers } from './answers.ts';
import styles from './DownloadPdf.module.css';
import type { Recommendation } from './useRecommendations.ts';
import { workTypeLabel } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly list: readonly Recommendation[];
  readonly deduct: boolean;
}

type Stage = 'idle' | 'preparing' | 'failed';

/** 'Download PDF', busy while the file is made; idle again afterwards, also on failure (specification §4). */
export function DownloadPdf({ answers, list, deduct }: Props) {
  const [stage, setStage] = useState<Stage>('idle');

  async function download() {
    setStage('preparing');
    try {
      const [{ downloadResultsPdf }, { presentTotal }] = await Promise.all([
        import('../../pdf/downloadResultsPdf.ts'),
        import('../../stores/presentTax.ts'),
      ]);
      await downloadResultsPdf({
        income: answers.income,
        workType: workTypeLabel(answers.workType),
        region: answers.region,
        deduct,
        present: await presentTotal(answers.income, deduct),
        list,
      });
      setStage('idle');
    } catch {
      setStage('failed');
    }
  }

  const preparing = stage === 'preparing';
  return (
    <div className={styles.download}>
      <Button onClick={download} disabled={preparing}>
        {preparing ? 'Preparing your file...' : 'Download PDF'}
      </Button>
      <p role="alert" className={styles.message}>
        {stage === 'failed' ? 'The PDF could not be made. Reload the page and try again.' : ''}
      </p>
    </div>
  );
}
