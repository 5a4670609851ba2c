import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { COMPUTING_DELAY_MS, WIZARD_STEPS } from '../../catalogue/constants.ts';
import { codesOf } from '../../catalogue/europe.ts';
import type { WorkType } from '../../catalogue/professions.ts';
import type { Figures } from '../../situation/figures.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { isComplete } from './answers.ts';
import { Questions } from './Questions.tsx';
import { useWizard } from './useWizard.ts';

/** Its code follows the questions, so that it is there when they are answered. */
const Results = lazyComponent(async () => ({ default: (await import('./Results.tsx')).Results }));

/**
 * The country finder (Wizard). The results are an address of their own: a reload or a link
 * opens them at once, the computing state belongs to 'Find Countries' alone.
 */
export default function Wizard() {
  const wizard = useWizard();
  const { answers, step, goTo } = wizard;
  // The answer is for whoever works so, by a link as well.
  const figures = useMemo(() => withWork(wizard.figures, answers.work), [wizard.figures, answers.work]);
  const heading = useStepFocus(step);
  const [computing, setComputing] = useState(false);
  const recommendations = useRecommendations(answers.income === null ? null : figures, {
    workType: answers.work,
    codes: codesOf(answers.region),
  });
  useEffect(() => {
    // Without it the results say themselves that they did not load.
    Results.load().catch(() => undefined);
  }, []);
  const findCountries = useRef(() => {});
  useEffect(() => {
    findCountries.current = () => goTo('results');
  });

  useEffect(() => {
    if (!computing || step !== WIZARD_STEPS) return setComputing(false);
    const timer = setTimeout(() => findCountries.current(), COMPUTING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [computing, step]);

  if (step === 'results' && isComplete(answers)) {
    return (
      <Results
        answers={answers}
        figures={figures}
        recommendations={recommendations}
        heading={heading}
        onBack={() => wizard.back(WIZARD_STEPS)}
      />
    );
  }
  return (
    <Questions
      wizard={wizard}
      step={step === 'results' ? WIZARD_STEPS : step}
      recommended={recommendations.status === 'success' ? recommendations.recommended : null}
      heading={heading}
      computing={computing}
      onCompute={setComputing}
    />
  );
}

/** Figures of a person with the work of the page, where nobody has said theirs. */
function withWork(figures: Figures, work: WorkType | null): Figures {
  const { situation } = figures;
  return work === null || situation.work ? figures : { ...figures, situation: { ...situation, work } };
}

/**
 * A change of step is a change of page: back to the top, and focus on the new heading, for people who hear the
 * page. The first step shown leaves both alone.
 */
function useStepFocus(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
