import { lasting, marks } from 'virtual:lowtide/years';
import { nameInText } from '../../catalogue/format.ts';
import { inSentence } from '../../situation/words.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { conditionsOf } from '../conditions.ts';
import { useRecommendations } from '../useRecommendations.ts';
import styles from './CoverAnswer.module.css';
import plan from './Plan.module.css';
import type { Move } from './useMove.ts';

/** With a home country and no destination yet: what the best one would come to. */
export function CoverBest({ move: { figures, home } }: { readonly move: Move }) {
  const result = useRecommendations(figures, {
    workType: figures.situation.work ?? null,
    lasting,
    marks,
  });
  if (result.status !== 'success') return <Skeleton className={styles.waiting} />;
  const [first] = result.recommended.fits;
  if (!home || !first?.saving || first.saving < 12) return null;
  return (
    <>
      <p className={styles.claim}>
        You could keep <strong>{figures.money(first.saving / 12)} a&nbsp;month more</strong>
      </p>
      <p className={plan.lead}>
        {`than in ${inSentence(home.id)} today, in `}
        <b>{nameInText(first.country.name)}</b>
        {conditionsOf(first).map((words) => `, ${words}`)}.
      </p>
    </>
  );
}
