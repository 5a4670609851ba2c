import type { FormEvent, RefObject } from 'react';
import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import type { Recommendations } from '../../situation/recommendations.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { isAnswered, type QuestionStep } from './answers.ts';
import { Choices } from './Choices.tsx';
import { Computing } from './Computing.tsx';
import { IncomeQuestion } from './IncomeQuestion.tsx';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import styles from './Questions.module.css';
import type { WizardState } from './useWizard.ts';
import { REGION_CHOICES, WORK_TYPE_CHOICES } from './words.ts';

const HEADINGS: Readonly<Record<QuestionStep, string>> = {
  1: 'What is your annual income?',
  2: 'What best describes you?',
  3: 'What is your preferred region?',
};

const HINTS: Readonly<Record<QuestionStep, string>> = {
  1: 'Before tax. It decides which regimes apply and what they cost.',
  2: 'Some regimes are made for one kind of work.',
  3: 'Where would you like to live?',
};

interface Props {
  readonly wizard: WizardState;
  readonly step: QuestionStep;
  /** What the answers so far leave open; null where that is not known. */
  readonly recommended: Recommendations | null;
  /** Asks again for what did not load; null where nothing has failed. */
  readonly retry: (() => void) | null;
  /** Likewise without the answer of this step. */
  readonly before: Recommendations | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly computing: boolean;
  readonly onCompute: (computing: boolean) => void;
}

/** One question, with the progress over it and Back and Next under it. */
export function Questions(props: Props) {
  const { wizard, step, recommended, retry, before, heading, computing, onCompute } = props;
  const { answers, answer } = wizard;
  const isLast = step === WIZARD_STEPS;

  function next(event: FormEvent) {
    event.preventDefault();
    if (computing || !isAnswered(step, answers)) return;
    if (isLast) onCompute(true);
    else wizard.goTo((step + 1) as QuestionStep);
  }

  function back() {
    if (computing) onCompute(false);
    else wizard.back((step - 1) as QuestionStep);
  }

  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.top}>
        <p className="caps">Find your low-tax country</p>
        <Progress step={step} isDone={computing} />
      </div>
      <Card>
        <form className={styles.form} onSubmit={next}>
          {computing ? (
            <Computing recommended={recommended} figures={wizard.figures} />
          ) : (
            <>
              <h1 ref={heading} tabIndex={-1} id="wizard-question" className={styles.heading}>
                {HEADINGS[step]}
              </h1>
              <p className={styles.hint}>{HINTS[step]}</p>
              {step === 1 ? (
                <IncomeQuestion
                  income={answers.income}
                  currency={wizard.figures.currency}
                  onIncome={(income) => answer({ income })}
                />
              ) : step === 2 ? (
                <Choices
                  name="work"
                  labelledBy="wizard-question"
                  choices={WORK_TYPE_CHOICES}
                  chosen={answers.workType}
                  onChoose={(workType) => answer({ workType })}
                />
              ) : (
                <Choices
                  name="region"
                  labelledBy="wizard-question"
                  choices={REGION_CHOICES}
                  chosen={answers.region}
                  onChoose={(region) => answer({ region })}
                />
              )}
            </>
          )}
          <div className={styles.actions}>
            {step === 1 ? (
              <ButtonLink href="/" variant="plain" className={styles.back}>
                Back
              </ButtonLink>
            ) : (
              <Button variant="plain" className={styles.back} onClick={back}>
                Back
              </Button>
            )}
            <Button type="submit" disabled={computing || !isAnswered(step, answers)}>
              {isLast ? 'Find Countries' : 'Next'}
            </Button>
          </div>
        </form>
      </Card>
      <Preview
        recommended={recommended}
        retry={retry}
        before={before}
        answers={answers}
        step={step}
        computing={computing}
        figures={wizard.figures}
      />
    </div>
  );
}
