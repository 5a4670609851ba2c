import { Link } from 'wouter';
import { useCountries } from '../../api/countries.ts';
import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf, inWords } from '../../catalogue/format.ts';
import { calculatorPath } from '../../catalogue/pages.ts';
import { DESTINATIONS, PLACES } from '../../catalogue/places.ts';
import { useChecklist } from '../../stores/checklist.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { InlineMarkup } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { STEP_DRAWINGS } from './drawings.tsx';
import styles from './HowItWorks.module.css';
import { TUTORIAL_STEPS, type TutorialStep } from './steps.ts';

const TASKS = TUTORIAL_STEPS.flatMap((step) => step.checklist);

/** The residency tutorial: four steps whose tasks can be ticked off; the ticks stay on the device. */
export default function HowItWorks() {
  const { ticked, tick, clear } = useChecklist();
  const done = countTicked(TASKS, ticked);

  return (
    <article className="page">
      <div className={styles.head}>
        <div>
          <h1 data-steady="">How to change your tax residency in 4 steps</h1>
          <p className={styles.lead}>
            Lower tax abroad is a change of life with paperwork. Four steps take you from a first calculation
            to the first return in the new country. Tick off what is done. It stays on this device.
          </p>
          <p className={`no-print actions ${styles.actions}`}>
            <ButtonLink href="/wizard">Find your country</ButtonLink>
            <ButtonLink href="/compare" variant="plain" className={styles.plain}>
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
                    {`${countTicked(checklist, ticked)} of ${checklist.length}`}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <div className={styles.progress}>
            <progress className={styles.bar} max={TASKS.length} value={done} aria-label="Tasks done" />
            <p role="status">{`${done} of ${TASKS.length} tasks done`}</p>
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
      <LeavingHome />
      <div className={`no-print ${styles.next}`}>
        <h2 className={styles.heading}>Ready to start?</h2>
        <p>{`${inWords(WIZARD_STEPS)} questions give you a ranked list of countries for your income.`}</p>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink href="/wizard">Find your country</ButtonLink>
          <ButtonLink href="/countries" variant="quiet">
            {`View all ${DESTINATIONS.length} countries`}
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
    <li id={step.id} className={`below ${styles.step}`}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}</span> {step.title}
      </h2>
      <div className={styles.body}>
        {STEP_DRAWINGS[step.id]}
        <div className={styles.text}>
          {step.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineMarkup text={paragraph} />
            </p>
          ))}
        </div>
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
    </li>
  );
}

/** The days of presence that make a person tax resident, for all countries, from the data. */
function DaysTable() {
  const { status, data, error, refetch } = useCountries();
  return (
    <Section
      title="Days that make you tax resident"
      lead="Days are the usual test, but not the only one. A home or the centre of your interests can count from the first day. Sometimes fewer days are enough: 60 in Cyprus, 60 with property in Uruguay, 90 with a permit in the United Arab Emirates. Each country’s page has its rules in full."
    >
      {status === 'error' ? (
        <p role="alert">
          The days did not load. {error.message}{' '}
          <Button variant="plain" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {status === 'pending' ? <Skeleton className={styles.waiting} /> : null}
      {status === 'success' ? (
        <dl>
          {byDays(data).map(([days, countries]) => (
            <div key={days} className={styles.group}>
              <dt>
                <b>{`${days} days`}</b> {countOf(countries.length, 'country')}
              </dt>
              <dd>
                {countries.length > FEW ? (
                  <Fold title="Which countries">
                    <Countries countries={countries} />
                  </Fold>
                ) : (
                  <Countries countries={countries} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}

/** The pages about leaving a home country. */
function LeavingHome() {
  return (
    <Section title="Leaving home" lead="Which ties to cut, what you still owe, and what to do when.">
      <p>
        <Link href="/leaving">{`Choose your country (${PLACES.length})`}</Link>
      </p>
    </Section>
  );
}

/** More countries than this are a list to look up. */
const FEW = 4;

function Countries({ countries }: { readonly countries: readonly Country[] }) {
  return (
    <ul>
      {countries.map(({ name, code, slug }) => (
        <li key={code}>
          <Flag code={code} />
          <Link href={calculatorPath(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Countries with the same number of days together, the fewest days first. */
function byDays(countries: readonly Country[]): [days: number, countries: Country[]][] {
  const groups = new Map<number, Country[]>();
  for (const country of countries) {
    groups.set(country.residencyDays, [...(groups.get(country.residencyDays) ?? []), country]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
