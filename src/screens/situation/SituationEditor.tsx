import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { answerOf } from '../../assess/answer.ts';
import { NOTHING_FITS } from '../../assess/answerEnglish.ts';
import { useRecommendationsAtOnce } from '../../assess/atOnce.ts';
import { couldWords, differenceLead } from '../../assess/differenceEnglish.ts';
import { rowSays } from '../../assess/rowEnglish.ts';
import { codesOf } from '../../catalogue/europe.ts';
import { useEditorPlace } from '../../situation/editor.ts';
import { clear, replaceAnswers, useFiguresOf, useSituation } from '../../situation/figures.ts';
import { formQuestions } from '../../situation/questions.ts';
import { isNothingSaid, type Situation } from '../../situation/situation.ts';
import { askAgain } from '../../situation/skipped.ts';
import { Ask } from '../../ui/Ask.tsx';
import { Button } from '../../ui/Button.tsx';
import { SaysWords } from '../../ui/Claim.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { showToast } from '../../ui/toast.ts';
import { HomeScheme } from './HomeScheme.tsx';
import { KeptCard } from './KeptCard.tsx';
import styles from './SituationEditor.module.css';

export interface EditorProps {
  /** What the page shows where no income has been entered, in USD per year. */
  readonly defaultIncome: number;
  readonly onClose: () => void;
}

/** Of all figures, on every page. */
const HOW_WE_COUNT = ['deduct', 'runningCosts', 'payBest'] as const;

/** Where the editor leaves the page in reach. */
const BESIDE = '(width > 48em)';
/** Where the page has room beside it. */
const ROOM = '(width >= 75em)';

/**
 * "Your situation": all questions in one list. Every answer is optional and takes effect at once. A panel beside the page, which stays usable; on
 * phones a sheet over it.
 */
export default function SituationEditor({ defaultIncome, onClose }: EditorProps) {
  const { situation } = useSituation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const place = useEditorPlace();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const beside = window.matchMedia(BESIDE);
    const room = window.matchMedia(ROOM);
    const show = () => {
      if (element.open) element.close();
      if (beside.matches) element.show();
      else element.showModal();
      document.documentElement.toggleAttribute('data-editor', room.matches);
      const field = place && element.querySelector<HTMLElement>(`[data-about="${place}"]`);
      field?.scrollIntoView({ block: 'center' });
      (field ?? title.current)?.focus({ preventScroll: true });
    };
    show();
    for (const query of [beside, room]) query.addEventListener('change', show);
    return () => {
      for (const query of [beside, room]) query.removeEventListener('change', show);
      document.documentElement.removeAttribute('data-editor');
      element.close();
    };
  }, [place]);

  function remove() {
    const before = clear();
    askAgain();
    showToast('Your answers are removed.', { label: 'Undo', run: () => replaceAnswers(before) });
  }

  return (
    <dialog
      ref={dialog}
      className={styles.editor}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title} ref={title} tabIndex={-1}>
            Your situation
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Mark of="close" />
          </button>
        </div>
        <p className={styles.lead}>Every answer is optional and stays on this device.</p>
        <div className={styles.answers}>
          {formQuestions(situation).map((key) => (
            <div key={key} className={styles.question}>
              <Ask about={key} situation={situation} />
              {key === 'home' ? <HomeScheme situation={situation} defaultIncome={defaultIncome} /> : null}
            </div>
          ))}
          <details className={styles.question}>
            <summary>How we count</summary>
            {HOW_WE_COUNT.map((key) => (
              <Ask key={key} about={key} situation={situation} />
            ))}
          </details>
          <KeptCard />
        </div>
        <div className={styles.foot}>
          <AnswerSoFar situation={situation} defaultIncome={defaultIncome} />
          <div className={styles.last}>
            {isNothingSaid(situation) ? (
              <span />
            ) : (
              <button type="button" className={styles.remove} onClick={remove}>
                Remove my answers
              </button>
            )}
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

interface SoFarProps {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

/** What the answers so far come to, said anew with each. */
function AnswerSoFar({ situation, defaultIncome }: SoFarProps) {
  const shown = useDeferredValue(situation);
  const figures = useFiguresOf(shown, defaultIncome);
  const list = useRecommendationsAtOnce(figures, {
    workType: shown.work ?? null,
    codes: codesOf(shown.region),
  });
  const answer = answerOf(list);
  const words = differenceLead({ ...answer, keptToday: list.keptToday }, list.situation, figures);
  const more = couldWords(answer, figures.money);
  const says = answer.best && rowSays(answer.best, figures.money);
  return (
    <div className={styles.soFar} role="status">
      {isNothingSaid(shown) ? (
        <p>Results update as you answer.</p>
      ) : words ? (
        <>
          <p>
            {words.before} <b>{words.figure}</b> {words.every} {words.after}
          </p>
          {says ? (
            <small>
              <SaysWords says={says} />
            </small>
          ) : answer.stays && more ? (
            <small>{more}</small>
          ) : null}
        </>
      ) : (
        <p>{NOTHING_FITS}</p>
      )}
    </div>
  );
}
