import { useEffect, useState } from 'react';
import { type CitedNow, type CitedScheme, citedNow } from '../../assess/cite.ts';
import { citedLines } from '../../catalogue/citationText.ts';
import type { Cited } from '../../catalogue/citedAddress.ts';
import type { Figures } from '../../situation/figures.ts';
import styles from './Guide.module.css';

export interface CitedNoticeProps extends CitedScheme {
  readonly cited: Cited;
  readonly figures: Figures;
}

/** Of a cited address: whether its answer still holds, as long as the page shows the cited question. */
export default function CitedNotice({ cited, country, regime, figures }: CitedNoticeProps) {
  const { situation, amount, currency } = figures;
  const asked = JSON.stringify([regime.id, amount, currency, situation]);
  const [opened] = useState({ asked, cited, country, regime, figures });
  const [now, setNow] = useState<CitedNow | null>(null);

  useEffect(() => {
    let isWanted = true;
    // A year of which the law has nothing, or laws that cannot be had: then nothing is said.
    citedNow(opened, opened.figures, opened.cited).then(
      (found) => isWanted && setNow(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [opened]);

  if (now === null || asked !== opened.asked) return null;
  const [first, ...others] = citedLines(opened.cited, now);
  return (
    <p className={styles.cited} data-cited={now.holds ? 'holds' : 'changed'}>
      <b>{first}</b> {others.join(' ')}
    </p>
  );
}
