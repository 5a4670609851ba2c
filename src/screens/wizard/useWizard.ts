import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  answersOf,
  type QuestionStep,
  stepOf,
  type WizardAnswers,
  type WizardStep,
  wizardHref,
} from './answers.ts';

/** What the wizard keeps with each of its history entries. */
interface EntryState {
  /** Names one walk through the wizard, so that entries of another one are left alone. */
  readonly wizardRun: string;
  /** Whether the entry before this one is the step before. */
  readonly followsStep: boolean;
}

export interface WizardState {
  readonly answers: WizardAnswers;
  readonly step: WizardStep;
  /** Changes answers of the step shown, in place. */
  readonly answer: (change: Partial<WizardAnswers>) => void;
  /** Goes on to a step; browser Back returns. */
  readonly goTo: (step: WizardStep) => void;
  /** Goes to the step before. */
  readonly back: (previous: QuestionStep) => void;
}

/** A dragged slider changes faster than browsers let a page write its address. */
const ADDRESS_PAUSE_MS = 150;

/**
 * The wizard's state, derived from the address. Next adds a history entry, an answer changes
 * the entry it was given on. Moving through history moves between steps and never takes an answer back: an entry
 * written before an answer was given is brought up to date when one comes to it.
 */
export function useWizard(): WizardState {
  const search = useSearch();
  const [, navigate] = useLocation();
  const written = useMemo(() => answersOf(search), [search]);
  const [unwritten, setUnwritten] = useState<Partial<WizardAnswers> | null>(null);
  const answers = useMemo(() => ({ ...written, ...unwritten }), [written, unwritten]);
  const step = stepOf(search, answers);

  /** The newest answers of this walk, whichever entry of it is shown. */
  const latest = useRef(answers);
  const run = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is a new entry; hydration renders an older one.
  useLayoutEffect(() => {
    const { pathname, search: query } = window.location;
    if (pathname !== '/wizard') return;
    setUnwritten(null);
    const landed = answersOf(query);
    const known = entryState()?.wizardRun;
    if (known === undefined || known !== run.current) {
      // A link to the wizard starts a new walk; a reload continues the one of its entry.
      latest.current = landed;
      run.current = known ?? `${Date.now()}`;
      if (known === undefined) window.history.replaceState(stateOf(run.current, false), '');
      return;
    }
    const href = wizardHref(stepOf(query, latest.current), latest.current);
    if (href !== wizardHref(stepOf(query, landed), landed)) {
      navigate(href, { replace: true, state: window.history.state });
    }
  }, [search, navigate]);

  useEffect(() => {
    if (!unwritten) return;
    const timer = setTimeout(() => {
      navigate(wizardHref(step, answers), { replace: true, state: window.history.state });
      setUnwritten(null);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unwritten, answers, step, navigate]);

  function writeNow() {
    if (!unwritten) return;
    navigate(wizardHref(step, answers), { replace: true, state: window.history.state });
    setUnwritten(null);
  }

  return {
    answers,
    step,
    answer(change) {
      latest.current = { ...latest.current, ...change };
      setUnwritten((before) => ({ ...before, ...change }));
    },
    goTo(next) {
      writeNow();
      navigate(wizardHref(next, answers), { state: stateOf(run.current, true) });
    },
    back(previous) {
      writeNow();
      if (entryState()?.followsStep) window.history.back();
      else navigate(wizardHref(previous, answers), { replace: true, state: stateOf(run.current, false) });
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
