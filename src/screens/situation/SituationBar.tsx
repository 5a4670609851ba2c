import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { TAX_YEAR } from '../../api/site.ts';
import { countOf } from '../../catalogue/format.ts';
import { defaultIncomeAt } from '../../situation/address.ts';
import { useThisYear } from '../../situation/clock.ts';
import { setEditorOpen, useEditorOpen } from '../../situation/editor.ts';
import {
  shownExample,
  showOwnFigures,
  useFigures,
  useFiguresOf,
  useSituation,
} from '../../situation/figures.ts';
import { NOTHING_SAID } from '../../situation/situation.ts';
import { incomeWords, situationWords } from '../../situation/words.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import type { StayProps } from '../../ui/StayControl.tsx';
import { AddressNotice } from './AddressNotice.tsx';
import type { OnwardProps } from './Onward.tsx';
import type { SenderProps } from './SenderWords.tsx';
import styles from './SituationBar.module.css';
import type { EditorProps } from './SituationEditor.tsx';

const StayControl = lazyComponent<StayProps>(async () => ({
  default: (await import('../../ui/StayControl.tsx')).StayControl,
}));
const Onward = lazyComponent<OnwardProps>(() => import('./Onward.tsx'));
const SenderWords = lazyComponent<SenderProps>(() => import('./SenderWords.tsx'));
const SituationEditor = lazyComponent<EditorProps>(() => import('./SituationEditor.tsx'));

/** One line under the header of every page with figures: whose they are. It opens the editor. */
export function SituationBar() {
  const [path] = useLocation();
  const defaultIncome = defaultIncomeAt(path);
  return defaultIncome === null ? (
    <AddressNotice shown={null} />
  ) : (
    <Bar isHome={path === '/'} isAtPlan={path === '/plan'} defaultIncome={defaultIncome} />
  );
}

/** On a page that is older than the year: whose figures it shows, until the site's update has come. */
function OldYear() {
  const year = useThisYear();
  return year > TAX_YEAR ? (
    <p
      className={`page ${styles.notice}`}
    >{`Figures of ${TAX_YEAR}. Those of ${year} come with the site’s next update.`}</p>
  ) : null;
}

interface BarProps {
  readonly isHome: boolean;
  readonly isAtPlan: boolean;
  readonly defaultIncome: number;
}

function Bar({ isHome, isAtPlan, defaultIncome }: BarProps) {
  const own = useFigures(defaultIncome);
  const { situation, isFromLink } = own;
  const { situation: example } = useStore(shownExample);
  const ofExample = useFiguresOf(example ?? NOTHING_SAID, defaultIncome);
  const figures = example ? ofExample : own;
  const isOpen = useEditorOpen();
  const [isStayOpen, setStayOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Once the editor is gone: beneath one that lies over the page nothing can have focus.
    return () => opener.current?.focus();
  }, [isOpen]);
  const income = <b>{incomeWords(figures)}</b>;
  const { situation: said } = useSituation();
  // A stay that nobody has named is not taken for granted in silence.
  const assumed = example || isFromLink || said.years !== undefined ? null : figures.years;
  const isLawChosen = !example && !isFromLink && said.deduct === true;
  const facts = [...situationWords(figures, assumed !== null), ...(isLawChosen ? ['as the law has it'] : [])];
  const isBare = !example && !facts[0];
  const looks = [
    styles.bar,
    isBare && styles.empty,
    isFromLink && styles.fromLink,
    !isBare && !isFromLink && styles.own,
    isHome && styles.home,
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <>
      <aside className={looks} aria-label="Your situation">
        <div className={`page ${styles.line}`}>
          {isFromLink ? (
            <>
              <p className={styles.facts}>
                Shown at the sender’s income of {income}
                <PartBoundary>
                  <SenderWords figures={figures} />
                </PartBoundary>
              </p>
              <button type="button" className={`no-print ${styles.action}`} onClick={showOwnFigures}>
                Use mine
              </button>
            </>
          ) : (
            <button
              ref={opener}
              type="button"
              className={styles.opener}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setEditorOpen(!isOpen)}
            >
              <span className={styles.facts}>
                {example ? 'An example: ' : null}
                {income}
                {isBare ? ' a year' : null}
                {facts.map((words) => (
                  <span key={words}>
                    {' '}
                    <span className={styles.dot} aria-hidden="true">
                      ·
                    </span>{' '}
                    {words}
                  </span>
                ))}{' '}
              </span>
              <span className={`no-print ${styles.action}`}>{isBare ? 'Use my details' : 'Edit'}</span>
            </button>
          )}
          {assumed === null ? null : (
            <button
              type="button"
              className={styles.stay}
              aria-expanded={isStayOpen}
              onClick={() => setStayOpen(!isStayOpen)}
            >
              <u>{countOf(assumed, 'year')}</u>
              <span className="no-print">{`\u00a0· change`}</span>
            </button>
          )}
          {situation.home ? (
            <PartBoundary>
              <Onward situation={situation} isAtPlan={isAtPlan} />
            </PartBoundary>
          ) : null}
        </div>
        {assumed !== null && isStayOpen ? (
          <div className={`page ${styles.control}`}>
            <PartBoundary>
              <StayControl years={assumed} from={figures.from} />
            </PartBoundary>
          </div>
        ) : null}
        <AddressNotice shown={incomeWords(figures)} />
        <OldYear />
      </aside>
      {isOpen ? (
        <PartBoundary part="Your situation">
          <SituationEditor defaultIncome={defaultIncome} onClose={() => setEditorOpen(false)} />
        </PartBoundary>
      ) : null}
    </>
  );
}
