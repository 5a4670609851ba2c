import styles from './Curves.module.css';
import { TOKENS } from './chartColours.ts';
import { type CurvePlace, type DrawnCurve, lineLook } from './drawnCurve.ts';

/** Which line is whose, for charts without room for names at the ends of their lines. */
export function CurvesLegend({ curves }: { readonly curves: readonly DrawnCurve[] }) {
  return (
    <ul className={styles.legend}>
      {curves.map((drawn, index) => (
        <li key={drawn.id}>
          <LineSample curve={drawn} index={index} />
          {drawn.name}
        </li>
      ))}
    </ul>
  );
}

/** A piece of a regime's line. */
function LineSample({ curve, index }: { readonly curve: CurvePlace; readonly index: number }) {
  const { hue, dashes, width } = lineLook(curve, index);
  return (
    <svg className={styles.sample} viewBox="0 0 29 8" aria-hidden="true">
      <path
        d="M0 4h29"
        style={{ stroke: `var(${TOKENS[hue]})`, strokeWidth: width }}
        strokeDasharray={dashes.join(' ') || undefined}
      />
    </svg>
  );
}
