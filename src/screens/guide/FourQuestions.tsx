/** Four questions of whoever thinks of going there, each answered in a sentence or two; at home those that go on. */
import { memo } from 'react';
import { priceLevels } from '../../api/site.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { canIGo, livingCosts, whatLifeCosts, whatToDo, whenItStops } from '../../assess/guideEnglish.ts';
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
  const open = one.needs.find(({ decides, asks }) => decides && asks !== undefined)?.asks;
  return (
    <div className={styles.questions}>
      {isHome ? null : <Question asks="Can I go?" says={canIGo(one, country, regime, money)} />}
      <Question asks="What do I have to do?" says={whatToDo(one, country, regime, money)} />
      {isHome ? null : (
        <Question
          asks="What does life cost?"
          says={whatLifeCosts(livingCosts(country, figures, priceLevels), country, figures)}
        />
      )}
      <Question asks="When does it stop?" says={whenItStops(one, money)} />
      {open !== undefined && !isHome && hasAnswers(situation) ? (
        <div className={`no-print ${styles.open}`}>
          <AskLater about={open} situation={situation} />
        </div>
      ) : null}
    </div>
  );
}

export default memo(FourQuestions);

interface QuestionProps {
  readonly asks: string;
  readonly says: string;
}

function Question({ asks, says }: QuestionProps) {
  return (
    <section aria-label={asks}>
      <h2>{asks}</h2>
      <p>
        <InlineMarkup text={says} />
      </p>
    </section>
  );
}
