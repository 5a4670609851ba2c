import styles from './Curves.module.css';
import { TOKENS } from './chartColours.ts';
import { type DrawnCurve, lineLook } from './drawnCurve.ts';

/** Which line is whose, for charts without room for names at the ends of their lines. */
export function CurvesLegend({ curves }: { readonly curves: readonly DrawnCurve[] }) {
  return (
    <ul className={styles.legend}>
      {curves.map((drawn, index) => {
        const { hue, stroke, width } = lineLook(drawn, index);
        return (
          <li key={drawn.id}>
            <span className={styles.line} style={{ borderTop: `${width}px ${stroke} var(${TOKENS[hue]})` }} />
            {drawn.name}
          </li>
        );
      })}
    </ul>
  );
}
