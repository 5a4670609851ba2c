import type { Source } from '../catalogue/entities.ts';
import styles from './ConfidenceMark.module.css';

/** What is computed here rests on sources and is none itself. */
type Confidence = Source['kind'] | 'own';

const LABELS: Readonly<Record<Confidence, string>> = {
  official: 'Official source',
  professional: 'Professional source',
  own: 'Own computation',
};

/** How far a figure can be relied on, told from who publishes its source, in words and by shape. */
export function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  const look = [styles.mark, styles[confidence]].filter(Boolean).join(' ');
  return <span className={look}>{LABELS[confidence]}</span>;
}
