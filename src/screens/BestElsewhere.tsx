/** At home: a better scheme than today's, and the best row of another country, the same as in every list. */
import { firstRows } from '../assess/answer.ts';
import { gainAMonth } from '../assess/gainOfMove.ts';
import { useRecommendations } from '../assess/useRecommendations.ts';
import { codesOf } from '../catalogue/europe.ts';
import type { Figures } from '../situation/figures.ts';
import { RegimeRow, RegimeRows } from '../ui/RegimeRow.tsx';
import styles from './GroupedRows.module.css';
import { StayRow } from './HomeRows.tsx';

export default function BestElsewhere({ figures }: { readonly figures: Figures }) {
  const { situation, money } = figures;
  const result = useRecommendations(figures, {
    workType: situation.work ?? null,
    codes: codesOf(situation.region),
  });
  const [best] = result.status === 'success' ? firstRows(result.recommended, 1) : [];
  return (
    <div className={styles.groups}>
      <StayRow figures={figures} isQuiet />
      {best ? (
        <>
          <h2>Where you would keep most a month</h2>
          <RegimeRows label="The best place elsewhere">
            <RegimeRow of={best} money={money} gain={gainAMonth(best)} />
          </RegimeRows>
        </>
      ) : null}
    </div>
  );
}
