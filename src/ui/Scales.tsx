import { type Bucket, LIVING_COST_COLOURS, livingCostColour, livingCostLabel } from '../catalogue/labels.ts';
import styles from './Scales.module.css';

interface ScaleProps {
  /** How many of the four marks are filled. */
  readonly level: number;
  /** What the marks say, for people who do not see them; empty where the words around them say it. */
  readonly label: string;
}

/** An image with a name, or nothing at all to a screen reader. */
function nameOf(label: string) {
  return label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

const MARKS = [1, 2, 3, 4] as const;

/** Four dots, as many filled as the level says (quality of life, internet speed). */
export function Dots({ level, label }: ScaleProps) {
  return (
    <span className={styles.dots} {...nameOf(label)}>
      {MARKS.map((mark) => (
        <span key={mark} className={mark <= level ? styles.on : styles.off} />
      ))}
    </span>
  );
}

/** One to four $ signs in the colour of the cost-of-living scale. */
export function CostScale({ level, label }: ScaleProps & { readonly level: Bucket }) {
  return (
    <span
      className={`${styles.cost} ${styles.scale} ${styles[LIVING_COST_COLOURS[level]]}`}
      {...nameOf(label)}
    >
      {'$'.repeat(level)}
    </span>
  );
}

/** Cost of living in words and in the colour of its scale: "Moderate ($$)". */
export function CostLabel({ livingCost }: { readonly livingCost: number }) {
  return (
    <span className={`${styles.cost} ${styles[livingCostColour(livingCost)]}`}>
      {livingCostLabel(livingCost)}
    </span>
  );
}
