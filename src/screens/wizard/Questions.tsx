import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useCountries } from '../../api/countries.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { roundFigure } from '../../catalogue/money.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { labelOf, QUESTIONS, type Question } from '../../situation/questions.ts';
import { incomeWords } from '../../situation/words.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CurrencyProposal } from '../../ui/CurrencyProposal.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import slider from '../../ui/Slider.module.css';
import { Range } from '../../ui/Slider.tsx';
import {
  askedAt,
  type Choice,
  choicesOf,
  isAnswered,
  type QuestionStep,
  STEPS,
  type WizardSlider,
  wizardSlider,
} from './answers.ts';
import styles from './Questions.module.css';
import type { WizardState } from './useWizard.ts';

interface Props {
  readonly wizard: WizardState;
  readonly step: QuestionStep;
  /** What the answers leave open; null where that is not known. */
  readonly recommended: Recommendations | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly computing: boolean;
  readonly onCompute: (computing: boolean) => void;
}

/** One question, with the progress over it and Back and Next under it. */
export function Questions(props: Props) {
  const { wizard, step, recommended, heading, computing, onCompute } = props;
  const { answers, answer } = wizard;
  const isLast = step === WIZARD_STEPS;
  const asked = askedAt(step);
  const { asks, hint }: Question<unknown> = QUESTIONS[asked];

  function next(event: FormEvent) {
    event.preventDefault();
    if (computing || !isAnswered(step, answers)) return;
    if (isLast) onCompute(true);
    else wizard.goTo(step + 1);
  }

  function back() {
    if (computing) onCompute(false);
    else wizard.back(step - 1);
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
                {asks}
              </h1>
              <p className={styles.hint}>{hint}</p>
              {asked === 'income' ? (
                <IncomeQuestion
                  income={answers.income}
                  currency={wizard.figures.currency}
                  onIncome={(income) => answer({ income })}
                />
              ) : (
                <Choices
                  name={asked}
                  choices={choicesOf(asked, answers[asked])}
                  chosen={answers[asked]}
                  onChoose={(value) => answer({ [asked as string]: value })}
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
    </div>
  );
}

interface ProgressProps {
  readonly step: QuestionStep;
  /** Whether all of them are answered and worked with. */
  readonly isDone: boolean;
}

/** The progress bar, showing step/3: full for the steps that are done, begun for the one at hand. */
function Progress({ step, isDone }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={WIZARD_STEPS}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${WIZARD_STEPS}`}
      >
        {STEPS.map((mark) => (
          <span
            key={mark}
            className={mark < step || isDone ? styles.done : mark === step ? styles.current : styles.ahead}
          />
        ))}
      </div>
      <span aria-hidden="true">{`${step}/${WIZARD_STEPS}`}</span>
    </div>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: unknown;
  readonly onChoose: (value: unknown) => void;
}

/** Answers to choose one from, each a tile with its hint. */
function Choices({ name, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <div role="radiogroup" aria-labelledby="wizard-question" className={styles.choices}>
      {choices.map(({ value, label, hint }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            aria-label={label}
            aria-describedby={`${name}-${value}`}
          />
          <b>{label}</b>
          <small id={`${name}-${value}`} className="quiet">
            {hint}
          </small>
        </label>
      ))}
    </div>
  );
}

interface ComputingProps {
  readonly recommended: Recommendations | null;
  readonly figures: Figures;
}

/** What stands in the question's place while the wizard computes: what is worked through. Said politely by screen readers. */
function Computing({ recommended, figures }: ComputingProps) {
  const countries = useCountries().data ?? [];
  const all = countries.reduce((sum, { taxRegimes }) => sum + taxRegimes.length, 0);
  const counted = recommended && countsOf(recommended);
  return (
    <div className={styles.computing} role="status">
      <h1>
        <span className={styles.spinner} aria-hidden="true" />
        Comparing every scheme at your income…
      </h1>
      {counted ? (
        <ol>
          <li>{`${counted.regimes} of ${all} schemes are open at ${incomeWords(figures)} a year`}</li>
          <li>{`${counted.lines} lines of tax and contributions worked out`}</li>
          <li>
            {`${counted.rows.length} of ${countries.length} countries put in order, ${recommended.isGrouped ? 'by what you keep' : 'the lowest rate first'}`}
          </li>
        </ol>
      ) : null}
    </div>
  );
}

/** What is open to the answers: the countries, their regimes, and the lines of tax in them. */
function countsOf({ fits, check }: Recommendations) {
  const rows = [...fits, ...check];
  const regimes = rows.flatMap(({ best, others }) => [best, ...others]).filter(({ fit }) => fit !== 'no');
  return {
    rows,
    regimes: regimes.length,
    lines: regimes.reduce((sum, { lines }) => sum + lines.length, 0),
  };
}

interface IncomeProps {
  /** A year, in `currency`; null is an empty box. */
  readonly income: number | null;
  readonly currency: Currency;
  readonly onIncome: (income: number | null) => void;
}

/** Annual income, typed or set with a slider of two ranges. */
function IncomeQuestion({ income, currency, onIncome }: IncomeProps) {
  const shown = (amount: number) => formatCurrency(amount, currency);
  // While a finger or mouse holds the thumb the range stays: it would run away at 200,000 otherwise.
  const [held, setHeld] = useState<WizardSlider | null>(null);
  useEffect(() => {
    if (!held) return;
    const letGo = () => setHeld(null);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [held]);

  const current = wizardSlider(income ?? roundFigure(WIZARD_DEFAULT_INCOME, currency), currency);
  const { min, max, step } = held ?? current;
  const { link } = current;

  return (
    <div className={styles.income}>
      <MoneyInput
        label={labelOf('income')}
        value={income}
        emptyValue={null}
        currency={currency}
        onCurrency={(next) => answer({ currency: next })}
        asks
        onValue={onIncome}
        className={styles.amount}
      />
      <CurrencyProposal />
      <div>
        <Range<number | null>
          className={slider.range ?? ''}
          aria-label="Annual income slider"
          {...{ min, max, step, value: income, onValue: onIncome }}
          thumb={income ?? min}
          aria-valuetext={income === null ? 'No income yet' : shown(income)}
          onPointerDown={() => setHeld(current)}
        />
        <div className={slider.ends} aria-hidden="true">
          <span>{shown(min)}</span>
          <span>{shown(max)}</span>
        </div>
        <div className={styles.more}>
          {link ? (
            <button type="button" onClick={() => onIncome(link.income)}>
              {link.text}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
