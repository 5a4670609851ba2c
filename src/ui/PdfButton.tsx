import { useState } from 'react';
import styles from './Button.module.css';
import { Button } from './Button.tsx';

interface Props {
  readonly variant?: 'primary' | 'quiet' | 'plain';
  readonly disabled?: boolean;
  /** Makes the file and hands it over. */
  readonly download: () => Promise<void>;
}

type Stage = 'idle' | 'preparing' | 'failed';

/** 'Download PDF', busy while the file is made; idle again afterwards, also on failure. */
export function PdfButton({ variant = 'primary', disabled = false, download }: Props) {
  const [stage, setStage] = useState<Stage>('idle');

  async function press() {
    setStage('preparing');
    try {
      await download();
      setStage('idle');
    } catch {
      setStage('failed');
    }
  }

  const preparing = stage === 'preparing';
  return (
    <div className={styles.download}>
      <Button variant={variant} onClick={press} disabled={disabled || preparing}>
        {preparing ? 'Preparing your file...' : 'Download PDF'}
      </Button>
      {stage === 'failed' ? (
        <p role="alert" className={styles.message}>
          The PDF could not be made. Reload the page and try again.
        </p>
      ) : null}
    </div>
  );
}
