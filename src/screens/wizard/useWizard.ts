import { useLayoutEffect, useRef } from 'react';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { figuresForLink } from '../../situation/address.ts';
import { answer, type Figures, useFigures, useLinkFigures } from '../../situation/figures.ts';
import { type LinkFigures, textsOf } from '../../situation/linkParameters.ts';
import { flushUrlState, readUrlState, setSharedParameters, useUrlState } from '../../stores/urlState.ts';
import {
  answersOf,
  type QuestionStep,
  stepOf,
  WIZARD_URL,
  type WizardAnswers,
  type WizardStep,
} from './answers.ts';

/** What the wizard keeps with each of its history entries. */
interface EntryState {
  /** Names one walk through the wizard, so that entries of another one are left alone. */
  readonly wizardRun: string;
  /** Place in that walk; before every later one stands the entry of the step before. */
  readonly place: number;
}

/** What the wizard shows: its answers, and what an address says of the person's figures. */
interface Shown {
  readonly answers: WizardAnswers;
  readonly link: LinkFigures;
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
 * The wizard's state: the step, work and region are in the address, the income is the person's, and so are work and region
 * once they have been said. Next adds a history entry, an answer changes the entry it was given on. Moving through history
 * moves between steps and never takes an answer back: an entry written before an answer was given is brought up to date
 * when one comes to it.
 */
export function useWizard(): WizardState {
  const figures = useFigures(WIZARD_DEFAULT_INCOME);
  const [{ step: wanted, ...written }, set] = useUrlState(WIZARD_URL);
  const answers = answersOf(
    (key) => written[key] ?? figures.situation[key],
    written.income === null ? null : figures.amount,
  );
  const step = stepOf(wanted, answers);

  const toStep = (next: WizardStep, { answers, link }: Shown, options: Parameters<typeof set>[1]) => {
    // An address with an income stands for itself: it needs the currency, costs and years that go with it.
    if (answers.income !== null) setSharedParameters(textsOf(link));
    set({ step: next, ...answers }, options);
  };

  /** What was shown last, whichever entry of the walk it was. */
  const carried = useLinkFigures();
  // What a page from outside says goes on as it is.
  const link = figures.isFromLink ? carried : figuresForLink(figures.situation);
  const now: Shown = { answers, link };
  const shown = useRef(now);
  const entry = useRef<EntryState>({ wizardRun: '', place: 0 });
  useLayoutEffect(() => {
    if (window.location.pathname !== '/wizard') return;
    const landed = entryState();
    const isSameWalk = landed?.wizardRun === entry.current.wizardRun;
    const isSameEntry = landed?.place === entry.current.place;
    // A link to the wizard starts a new walk; a reload continues the one of its entry.
    entry.current = landed ?? { wizardRun: `${Date.now()}`, place: 0 };
    if (landed === null) window.history.replaceState(entry.current, '');
    if (!isSameWalk || isSameEntry) shown.current = now;
    else {
      const { step: written } = readUrlState(WIZARD_URL, window.location.search);
      toStep(stepOf(written, shown.current.answers), shown.current, { debounceMs: 0 });
    }
  });

  return {
    figures,
    answers,
    step,
    answer(change) {
      const given = Object.entries(change).filter(([, value]) => value !== null);
      if (given.length > 0) answer(Object.fromEntries(given));
      set({ step, ...change });
    },
    goTo(next) {
      const { wizardRun, place } = entry.current;
      entry.current = { wizardRun, place: place + 1 };
      toStep(next, now, { history: 'push', entryState: entry.current });
    },
    back(previous) {
      flushUrlState();
      if (entry.current.place > 0) window.history.back();
      else toStep(previous, now, { debounceMs: 0 });
    },
  };
}

function entryState(): EntryState | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'wizardRun' in state ? (state as EntryState) : null;
}
