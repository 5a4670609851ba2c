import { averageWords } from '../../assess/differenceEnglish.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import type { Figures } from '../../situation/figures.ts';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { CompareTick } from '../CompareTick.tsx';
import { GroupedRows } from '../GroupedRows.tsx';
import styles from './Results.module.css';
import type { Shown } from './shown.ts';

interface Props {
  readonly recommended: Recommendations;
  readonly shown: Shown;
  readonly figures: Figures;
}

/** The list, the answer first: without answers all countries by rate below it, else as GroupedRows has them. */
export function Ranked({ recommended, shown, figures }: Props) {
  const { money } = figures;
  const { isGrouped, all, no } = recommended;
  const average = averageWords(recommended, shown.best);
  const answer = isGrouped || shown.best === all[0]?.best ? null : shown.best;
  return (
    <section className={styles.all} aria-label="The list">
      <header className={isGrouped ? `${styles.head} ${styles.personal}` : styles.head}>
        <h2>{isGrouped ? 'All countries' : answer ? 'Best without conditions' : 'Lowest tax first'}</h2>
        <span className={styles.wide}>What to know</span>
        <span className={styles.wide}>{isGrouped ? 'Tax' : 'Tax a year'}</span>
        <span className={styles.month}>
          {average === null ? (
            <>
              <span className={styles.wide}>You keep </span>a month
            </>
          ) : (
            <>
              <span className={styles.wide}>You keep a month,</span> {average}
            </>
          )}
        </span>
        <span className={styles.compare}>Compare</span>
      </header>
      {answer ? (
        <>
          <RegimeRows label="The answer" isWide>
            <RegimeRow of={answer} money={money} tick={<CompareTick of={answer} />} />
          </RegimeRows>
          <h2 className={styles.order}>Lowest tax first</h2>
        </>
      ) : null}
      <GroupedRows
        recommended={recommended}
        groups={shown.groups}
        closed={no}
        figures={figures}
        isBelowAnswer
        isCheckFolded={shown.stays}
      />
    </section>
  );
}
