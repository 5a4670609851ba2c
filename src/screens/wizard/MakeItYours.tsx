import { useMemo, useRef } from 'react';
import { answerOf, effectOf } from '../../assess/answer.ts';
import { effectText } from '../../assess/english.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import type { WorkType } from '../../catalogue/workTypes.ts';
import { type Figures, figuresOf, useSituation } from '../../situation/figures.ts';
import { type Situation, withAnswers } from '../../situation/situation.ts';
import { Ask, type Asked, isAsked } from '../../ui/Ask.tsx';
import styles from './Results.module.css';

interface Props {
  readonly recommended: Recommendations;
  readonly figures: Figures;
  readonly workType: WorkType;
  readonly codes: ReadonlySet<string> | null;
}

/** Questions that stand there at once. */
const QUESTIONS = 3;

/** What everybody can answer with one tap; they come before what else could change the answer. */
const USUAL: readonly Asked[] = ['profession', 'citizenships', 'workplace'];

/**
 * Up to three questions: what one does, passport and workplace, those first that could change the answer most. An answered one keeps its place, so that its
 * effect is in view and it can be taken back; once all of them are answered, the next one follows that still decides.
 */
export function MakeItYours({ recommended, ...rest }: Props) {
  const { situation } = rest.figures;
  const { status } = useSituation();
  const questions = useQuestions(recommended, situation, status !== 'loading');
  if (questions.length === 0) return null;
  return (
    <section className={styles.asks}>
      <h2>Make this list yours</h2>
      {questions.map((about) => (
        <AskWithEffect key={about} about={about} recommended={recommended} {...rest} />
      ))}
    </section>
  );
}

function useQuestions(
  recommended: Recommendations,
  situation: Situation,
  isReady: boolean,
): readonly Asked[] {
  const shown = useRef<readonly Asked[]>([]);
  return useMemo(() => {
    if (!isReady) return [];
    const isOpen = (field: Asked) => situation[field] === undefined;
    const deciding = answerOf(recommended).asks.filter(isAsked);
    const usual = [...deciding, ...USUAL].filter((field) => USUAL.includes(field));
    const next = [...usual, ...deciding].filter(
      (field, at, all) => isOpen(field) && !shown.current.includes(field) && all.indexOf(field) === at,
    );
    const isFull = shown.current.length >= QUESTIONS;
    const more = isFull ? Number(!shown.current.some(isOpen)) : QUESTIONS - shown.current.length;
    shown.current = [...shown.current, ...next.slice(0, more)];
    return shown.current;
  }, [recommended, situation, isReady]);
}

interface AskProps extends Props {
  readonly about: Asked;
}

/** A question with what its answer has changed. */
function AskWithEffect({ about, recommended, figures, workType, codes }: AskProps) {
  const { situation, money } = figures;
  const isAnswered = situation[about] !== undefined;
  const without = useMemo(
    () => figuresOf(withAnswers(situation, { [about]: undefined }), WIZARD_DEFAULT_INCOME),
    [situation, about],
  );
  const before = useRecommendations(isAnswered ? without : null, { workType, codes });
  const effect =
    isAnswered && before.status === 'success'
      ? effectText(effectOf(before.recommended, recommended), money)
      : undefined;
  return <Ask about={about} situation={situation} effect={effect} />;
}
