import { useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { answer, type Figures, useFigures } from '../../situation/figures.ts';
import { flushUrlState, readUrlState, useUrlState } from '../../stores/urlState.ts';
import { type QuestionStep, stepOf, WIZARD_URL, type WizardAnswers, type WizardStep } from './answers.ts';

/** What the wizard keeps with each of its history entries. */
interface EntryState {
  /** Names one walk through the wizard, so that entries of another one are left alone. */
  readonly wizardRun: string;
  /** Whether the entry before this one is the step before. */
  readonly followsStep: boolean;
}

export interface WizardState {
  readonly figures: Figures;
  readonly answers: WizardAnswers;
  readonly step: WizardStep;
  /** Changes answers of the step shown, in place. */
  readonly answer: (change: Partial<WizardAnswers>) => void;
  /** Goes on to a step; browser Back returns. */
  readonly goTo: (step: WizardStep) => void;
  /** Goes to the step before. */
  readonly back: (previous: QuestionStep) => void;
}

/**
 * The wizard's state: the step, work and region are in the address, the income is the person's, and so is the work once
 * it has been said. Next adds a history entry, an answer changes the entry it was given on. Moving through history
 * moves between steps and never takes an answer back: an entry written before an answer was given is brought up to date
 * when one comes to it.
 */
export function useWizard(): WizardState {
  const search = useSearch();
  const figures = useFigures(WIZARD_DEFAULT_INCOME);
  const [{ step: wanted, income: written, ...chosen }, set] = useUrlState(WIZARD_URL);
  const answers: WizardAnswers = {
    income: written === null ? null : figures.amount,
    workType: chosen.workType ?? figures.situation.work ?? null,
    region: chosen.region,
  };
  const step = stepOf(wanted, answers);

  /** The newest answers of this walk, whichever entry of it is shown. */
  const latest = useRef<WizardAnswers>(answers);
  const run = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is a new entry; hydration renders an older one.
  useLayoutEffect(() => {
    if (window.location.pathname !== '/wizard') return;
    const { step: written, ...landed } = readUrlState(WIZARD_URL, window.location.search);
    const hasIncome = new URLSearchParams(window.location.search).has('income');
    const known = entryState()?.wizardRun;
    if (known === undefined || known !== run.current) {
      // A link to the wizard starts a new walk; a reload continues the one of its entry.
      latest.current = { ...landed, income: hasIncome ? landed.income : figures.amount };
      run.current = known ?? `${Date.now()}`;
      if (known === undefined) window.history.replaceState(stateOf(run.current, false), '');
      return;
    }
    const isCurrent =
      (!hasIncome || landed.income === latest.current.income) &&
      landed.workType === latest.current.workType &&
      landed.region === latest.current.region;
    if (!isCurrent) set({ step: stepOf(written, latest.current), ...latest.current }, { debounceMs: 0 });
  }, [search, set]);

  return {
    figures,
    answers,
    step,
    answer(change) {
      latest.current = { ...latest.current, ...change };
      const { income, ...rest } = change;
      if (income != null) answer({ income });
      if (rest.workType) answer({ work: rest.workType });
      set({ step, ...rest, ...(income !== undefined && { income }) });
    },
    goTo(next) {
      // What was said elsewhere has been answered here as well, though the address has not named it yet.
      latest.current = answers;
      set({ step: next, ...answers }, { history: 'push', entryState: stateOf(run.current, true) });
    },
    back(previous) {
      flushUrlState();
      if (entryState()?.followsStep) window.history.back();
      else set({ step: previous, ...answers }, { debounceMs: 0 });
    },
  };
}

function stateOf(wizardRun: string, followsStep: boolean): EntryState {
  return { wizardRun, followsStep };
}

function entryState(): EntryState | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'wizardRun' in state ? (state as EntryState) : null;
}
