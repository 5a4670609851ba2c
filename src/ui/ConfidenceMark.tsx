import { CONFIDENCE_LABELS, type Confidence } from '../catalogue/confidence.ts';
import styles from './ConfidenceMark.module.css';

/** How far a source can be relied on, in words and by shape. */
export function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  const look = [styles.mark, styles[confidence]].filter(Boolean).join(' ');
  return <span className={look}>{CONFIDENCE_LABELS[confidence]}</span>;
}
