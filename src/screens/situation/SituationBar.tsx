import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { TAX_YEAR } from '../../api/site.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { defaultIncomeAt, unreadFigures } from '../../situation/address.ts';
import { useThisYear } from '../../situation/clock.ts';
import { setEditorOpen, useEditorOpener } from '../../situation/editor.ts';
import {
  shownExample,
  showOwnFigures,
  useFigures,
  useFiguresOf,
  useSituation,
} from '../../situation/figures.ts';
import { isNothingSaid, NOTHING_SAID, withAnswers } from '../../situation/situation.ts';
import { incomeWords, situationWords } from '../../situation/words.ts';
import { useShownSearch, useUnreadState } from '../../stores/urlState.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import type { SentenceProps } from './AddressSentence.tsx';
import styles from './SituationBar.module.css';
import type { EditorProps } from './SituationEditor.tsx';

const AddressSentence = lazyComponent<SentenceProps>(() => import('./AddressSentence.tsx'));

const SituationEditor = lazyComponent<EditorProps>(() => import('./SituationEditor.tsx'));

/** One line under the header of every page with figures: whose they are. It opens the editor. */
export function SituationBar() {
  const [path] = useLocation();
  const defaultIncome = defaultIncomeAt(path);
  return defaultIncome === null ? (
    <AddressNotice shown={null} />
  ) : (
    <Bar isHome={path === '/'} defaultIncome={defaultIncome} />
  );
}

/** What is not understood in the address, of the figures and of the screen; its words come where there is something. */
function AddressNotice({ shown }: Pick<SentenceProps, 'shown'>) {
  const search = useSettled(useShownSearch());
  const ofScreen = useUnreadState();
  const unread = [...(shown === null ? [] : unreadFigures(search)), ...ofScreen];
  return unread.length === 0 ? null : (
    <PartBoundary>
      <AddressSentence unread={unread} shown={shown} />
    </PartBoundary>
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

const OF_HOME = { home: undefined, work: undefined, contract: undefined } as const;

interface BarProps {
  readonly isHome: boolean;
  readonly defaultIncome: number;
}

function Bar({ isHome, defaultIncome }: BarProps) {
  const own = useFigures(defaultIncome);
  const { situation, isFromLink } = own;
  const { situation: example } = useStore(shownExample);
  const ofExample = useFiguresOf(example ?? NOTHING_SAID, defaultIncome);
  const figures = example ? ofExample : own;
  const { isOpen, opener } = useEditorOpener();
  const { situation: said } = useSituation();
  // An address writes out the stay and the estimate that follow from other answers: only what was said is said.
  const { years, deduct } = isFromLink ? { years: situation.years, deduct: undefined } : said;
  const shown = example ?? withAnswers(situation, { years, deduct });
  // The sentence on home has said these already.
  const facts = situationWords(isHome && !isFromLink ? withAnswers(shown, OF_HOME) : shown);
  const isBare = !example && !facts[0];
  const looks = [styles.bar, isBare && styles.empty, isFromLink && styles.fromLink, isHome && styles.home]
    .filter(Boolean)
    .join(' ');

  // An income that is the page's own example stands beside its figures, not here.
  const hasIncome = isFromLink || figures.situation.income !== undefined;
  const words = (
    <>
      {hasIncome || example ? (
        <span>
          {isFromLink ? (
            <>
              <span className={styles.from}>From a </span>link:{' '}
            </>
          ) : null}
          {example && !isFromLink ? 'An example: ' : null}
          {hasIncome ? <b>{incomeWords(figures)}</b> : null}
          {isBare && !isFromLink ? ' a year' : null}
        </span>
      ) : null}
      {facts.length > 0 ? (
        <span className={styles.facts}>
          {facts.map((one, at) => (
            <span key={one}>
              {at > 0 || hasIncome ? <span className={styles.dot}> · </span> : null}
              {one}
            </span>
          ))}
        </span>
      ) : null}
    </>
  );

  return (
    <>
      <aside className={looks} aria-label="Your situation">
        <div className={`page ${styles.line}`}>
          {isFromLink ? (
            <>
              {words}
              <button type="button" className={`no-print ${styles.action}`} onClick={showOwnFigures}>
                Use my details
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
              {words}
              <span className={`no-print ${styles.action}`}>
                {isNothingSaid(shown) ? 'Use my details' : 'Edit'}
              </span>
            </button>
          )}
        </div>
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
