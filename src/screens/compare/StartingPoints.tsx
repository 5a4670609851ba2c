import { useMemo } from 'react';
import { usePersonFacts } from '../../api/facts.ts';
import { taxBrackets } from '../../api/queries.ts';
import { selectionOf } from '../../assess/comparison.ts';
import type { Country } from '../../catalogue/entities.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import type { Figures } from '../../situation/figures.ts';
import { useRecentComparisons } from '../../stores/recentComparisons.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './StartingPoints.module.css';
import { starterSets } from './starterSets.ts';
import { namesText } from './words.ts';

interface Props {
  readonly countries: readonly Country[];
  readonly figures: Figures;
  readonly onStart: (regimeIds: readonly string[]) => void;
}

/** Comparisons to start with: sets by a rule, and the person's own of before. */
export default function StartingPoints({ countries, figures, onStart }: Props) {
  const { facts, isReady } = usePersonFacts(true);
  const sets = useMemo(
    () => (isReady ? starterSets(countries, figures, schedulesFor(taxBrackets), facts) : []),
    [isReady, countries, figures, facts],
  );
  const recent = useRecentComparisons()
    .map((ids) => selectionOf(countries, ids).columns)
    .filter((columns) => columns.length > 1);
  return (
    <>
      {sets.length > 0 ? (
        <section aria-labelledby="starter-sets">
          <h2 id="starter-sets" className={styles.title}>
            Start with a set
          </h2>
          <p className={styles.note}>What you keep a month of {figures.money(figures.income)} a year.</p>
          <ul className={styles.sets}>
            {sets.map(({ title, text, regimes }) => (
              <li key={title} className={styles.set}>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <ul className={styles.regimes}>
                  {regimes.map((one) => (
                    <li key={one.regime.id}>
                      <Flag code={one.country.code} />
                      <span>
                        {one.country.name} <small className={styles.regime}>{one.regime.name}</small>
                      </span>
                      <b className={styles.kept}>{figures.money(one.kept / 12)}</b>
                      <Terms as="line" of={one} money={figures.money} />
                    </li>
                  ))}
                </ul>
                <Button
                  variant="quiet"
                  className={styles.start}
                  onClick={() => onStart(regimes.map(({ regime }) => regime.id))}
                >
                  Compare these {regimes.length}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {recent.length > 0 ? (
        <section aria-labelledby="recent-comparisons">
          <h2 id="recent-comparisons" className={styles.title}>
            Your recent comparisons
          </h2>
          <ul className={styles.recent}>
            {recent.map((columns) => {
              const ids = columns.map(({ regime }) => regime.id);
              return (
                <li key={ids.join()}>
                  <button type="button" className={styles.again} onClick={() => onStart(ids)}>
                    <span className={styles.flags}>
                      {columns.map(({ country, regime }) => (
                        <Flag key={regime.id} code={country.code} />
                      ))}
                    </span>
                    {namesText(columns.map(({ country }) => country.name))}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </>
  );
}
