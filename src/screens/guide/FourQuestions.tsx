/** Four questions of whoever thinks of going there, each answered in a sentence or two; at home those that go on. */
import { memo } from 'react';
import { priceLevels } from '../../api/site.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { canIGo, livingCosts, whatLifeCosts, whatToDo, whenItStops } from '../../assess/fourQuestions.ts';
import { openQuestion } from '../../assess/terms.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { AskLater } from '../../ui/AskLater.tsx';
import { InlineMarkup } from '../../ui/Markup.tsx';
import styles from './Guide.module.css';
import type { PartProps } from './GuideFold.tsx';

export interface QuestionsProps extends PartProps {
  readonly one: Assessed;
}

function FourQuestions({ country, regime, figures, one }: QuestionsProps) {
  const { money, situation } = figures;
  const isHome = country.id === homeIdOf(situation);
  const open = openQuestion(one);
  // In one's own country only what is new is said.
  const questions = [
    ['Can I go?', isHome ? null : canIGo(one, country, regime, money)],
    ['What do I have to do?', whatToDo(one, country, regime, money)],
    [
      'What does life cost?',
      isHome ? null : whatLifeCosts(livingCosts(country, figures, priceLevels), country, figures),
    ],
    ['When does it stop?', whenItStops(one, money) ?? (isHome ? null : 'Never.')],
  ] as const;
  return (
    <>
      <div className={styles.questions}>
        {questions.map(([asks, says]) =>
          says === null ? null : (
            <section key={asks} aria-label={asks}>
              <h2>{asks}</h2>
              <p>
                <InlineMarkup text={says} />
              </p>
            </section>
          ),
        )}
      </div>
      {open !== undefined && !isHome && hasAnswers(situation) ? (
        <div className={`no-print ${styles.open}`}>
          <AskLater about={open} situation={situation} />
        </div>
      ) : null}
    </>
  );
}

export default memo(FourQuestions);
