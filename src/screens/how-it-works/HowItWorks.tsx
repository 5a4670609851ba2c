import { DESTINATIONS } from '../../catalogue/constants.ts';
import { useChecklist } from '../../stores/checklist.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { InlineMarkup } from '../../ui/Markup.tsx';
import { DaysTable } from './DaysTable.tsx';
import { STEP_DRAWINGS } from './drawings.tsx';
import styles from './HowItWorks.module.css';
import { TUTORIAL_STEPS, type TutorialStep } from './steps.ts';

const TASKS = TUTORIAL_STEPS.flatMap((step) => step.checklist);

/** The residency tutorial: four steps whose tasks can be ticked off; the ticks stay on the device. */
export default function HowItWorks() {
  const { ticked, tick, clear } = useChecklist();
  const done = countTicked(TASKS, ticked);

  return (
    <article className="page reading">
      <div className={styles.head}>
        <div>
          <h1 data-steady="">How to change your tax residency in 4 steps</h1>
          <p className={styles.lead}>
            Lower tax abroad is a change of life with paperwork attached. Four steps take you from a first
            calculation to the first return in the new country. Tick off what is done; the ticks stay on this
            device.
          </p>
          <p className={`no-print ${styles.actions}`}>
            <ButtonLink href="/wizard">Find your country</ButtonLink>
            <ButtonLink href="/compare" variant="plain">
              Compare regimes
            </ButtonLink>
          </p>
        </div>
        <nav className={styles.contents} aria-label="Steps">
          <ol>
            {TUTORIAL_STEPS.map(({ id, title, checklist }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title}
                  <span className={styles.count}>
                    {countTicked(checklist, ticked)} of {checklist.length}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <div className={styles.progress}>
            <progress className={styles.bar} max={TASKS.length} value={done} aria-label="Tasks done" />
            <p role="status">
              {done} of {TASKS.length} tasks done
            </p>
            {done > 0 ? (
              <Button variant="plain" onClick={clear}>
                Clear all ticks
              </Button>
            ) : null}
          </div>
        </nav>
      </div>
      <ol className={styles.steps}>
        {TUTORIAL_STEPS.map((step, index) => (
          <Step key={step.id} number={index + 1} step={step} ticked={ticked} onTick={tick} />
        ))}
      </ol>
      <DaysTable />
      <div className={`no-print ${styles.next}`}>
        <h2 className={styles.heading}>Where to start</h2>
        <p>Three questions give you a ranked list of countries for your income.</p>
        <div className={styles.actions}>
          <ButtonLink href="/wizard">Find your country</ButtonLink>
          <ButtonLink href="/countries" variant="quiet">
            View all {DESTINATIONS} countries
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function countTicked(tasks: TutorialStep['checklist'], ticked: ReadonlySet<string>): number {
  return tasks.filter(({ id }) => ticked.has(id)).length;
}

interface StepProps {
  readonly number: number;
  readonly step: TutorialStep;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, on: boolean) => void;
}

function Step({ number, step, ticked, onTick }: StepProps) {
  return (
    <li id={step.id} className={styles.step}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}</span> {step.title}
      </h2>
      <div className={styles.body}>
        <div className={styles.drawing}>{STEP_DRAWINGS[step.id]}</div>
        <div className={styles.text}>
          {step.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineMarkup text={paragraph} />
            </p>
          ))}
        </div>
        <fieldset className={styles.checklist}>
          <legend className={`caps ${styles.legend}`}>Checklist</legend>
          <div className={styles.tasks}>
            {step.checklist.map(({ id, text }) => (
              <label key={id} className={styles.task}>
                <input
                  type="checkbox"
                  checked={ticked.has(id)}
                  onChange={(event) => onTick(id, event.target.checked)}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </li>
  );
}
