import { useDeferredValue, useMemo } from 'react';
import { answerOf } from '../../assess/answer.ts';
import { useRecommendationsAtOnce } from '../../assess/atOnce.ts';
import { couldBeLine, lead, noAnswerText } from '../../assess/english.ts';
import { figuresOf } from '../../situation/figures.ts';
import { isNothingSaid, type Situation } from '../../situation/situation.ts';
import { Terms } from '../../ui/Terms.tsx';
import styles from './SituationEditor.module.css';

interface Props {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

/** What the answers so far come to, said anew with each. */
export function AnswerSoFar({ situation, defaultIncome }: Props) {
  const shown = useDeferredValue(situation);
  const figures = useMemo(() => figuresOf(shown, defaultIncome), [shown, defaultIncome]);
  const answer = answerOf(useRecommendationsAtOnce(figures, { workType: shown.work ?? null }));
  const words = lead(answer, figures.money);
  const more = couldBeLine(answer, figures.money);
  return (
    <div className={styles.soFar} role="status">
      {isNothingSaid(shown) ? (
        <p>Results update as you answer.</p>
      ) : answer.best && words ? (
        <>
          <p>
            {words.before} <b>{words.figure}</b> {words.after}
          </p>
          <Terms as="line" of={answer.best} money={figures.money} most={2} />
        </>
      ) : (
        <>
          <p>{noAnswerText(answer)}</p>
          {more ? <small>{more}</small> : null}
        </>
      )}
    </div>
  );
}
