import { type RefObject, useEffect, useRef, useState } from 'react';
import { sourcesByCountry, useCountries } from '../../api/queries.ts';
import { answerOf } from '../../assess/answer.ts';
import { soFarText } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { answersBetween, changedSentences } from '../../assess/changedEnglish.ts';
import { leadOnPaper } from '../../assess/leadOnPaper.ts';
import { openQuestions } from '../../assess/openQuestions.ts';
import { openGroups, type Recommendations } from '../../assess/recommendations.ts';
import type { RecommendationsResult } from '../../assess/useRecommendations.ts';
import { WIZARD_EUROPE } from '../../catalogue/europe.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { WORK } from '../../catalogue/professions.ts';
import { type Figures, useSituation } from '../../situation/figures.ts';
import { useSkipped } from '../../situation/skipped.ts';
import { incomeWords } from '../../situation/words.ts';
import { useComparison } from '../../stores/comparison.ts';
import { useInstall } from '../../stores/install.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import { Bottle, Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InstallOffer } from '../../ui/InstallOffer.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';
import { CompareButton } from '../CompareButton.tsx';
import { Answer, Details } from './Answer.tsx';
import { Asking } from './Asking.tsx';
import { type CompleteAnswers, summaryOf } from './answers.ts';
import { Ranked } from './Ranked.tsx';
import styles from './Results.module.css';

interface Props {
  readonly answers: CompleteAnswers;
  readonly figures: Figures;
  readonly recommendations: RecommendationsResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

/** The recommended countries: the answer first, then the lists that it comes from (Wizard). */
export function Results({ answers, figures, recommendations, heading, onBack }: Props) {
  const recommended = recommendations.status === 'success' ? recommendations.recommended : null;
  return (
    <div className="page">
      <div className={styles.line}>
        <Button variant="plain" className={styles.back} onClick={onBack}>
          <span aria-hidden="true">←</span> Back
        </Button>
        {recommended && recommended.all.length > 0 ? (
          <>
            <ShareButton variant="plain" title="Your Recommended Tax Regimes" />
            <DownloadPdf answers={answers} figures={figures} recommended={recommended} />
          </>
        ) : null}
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Your Recommended Tax Regimes
      </h1>
      <p className={styles.summary}>{summaryOf(answers, incomeWords(figures))}</p>
      <Content {...{ answers, figures, recommendations, onBack }} />
    </div>
  );
}

/** What has a place in the file and in a comparison: what does not fit has none. */
function open({ fits, check }: Recommendations): readonly Assessed[] {
  return [...fits, ...check].map(({ best }) => best);
}

function Content({ answers, figures, recommendations, onBack }: Omit<Props, 'heading'>) {
  if (recommendations.status === 'loading') return <RowsSkeleton label="Loading countries" />;
  if (recommendations.status === 'error') {
    return (
      <EmptyState
        title="The countries did not load"
        drawing={<Bottle />}
        actions={<Button onClick={recommendations.retry}>Try again</Button>}
      >
        <p role="alert">{recommendations.error.message}</p>
        <p>Your answers are kept in the address of this page.</p>
      </EmptyState>
    );
  }
  const { recommended } = recommendations;
  if (recommended.all.length === 0) {
    return (
      <EmptyState
        title="No regime fits these answers"
        drawing={<Telescope />}
        actions={
          <>
            <Button onClick={onBack}>Change your answers</Button>
            <ButtonLink href="/countries" variant="quiet">
              View all countries
            </ButtonLink>
          </>
        }
      >
        <WhyNothing answers={answers} figures={figures} />
      </EmptyState>
    );
  }
  return <Recommended recommended={recommended} figures={figures} />;
}

/** USD per year; of less nobody lives. */
const WORTH_EARNING = 1_000;

/** Which answer leaves nothing open, and up to which income something is. */
function WhyNothing({ answers, figures }: Pick<Props, 'answers' | 'figures'>) {
  const { work, region } = answers;
  const { data: countries = [] } = useCountries();
  const limits = countries
    .filter(({ code }) => region !== 'europe' || WIZARD_EUROPE.has(code))
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter(({ allowsWriteOffs }) => work !== 'business' || allowsWriteOffs)
    .map(({ maxIncomeThreshold }) => maxIncomeThreshold ?? Number.POSITIVE_INFINITY);
  const most = Math.max(...limits, 0);
  const where = region === 'europe' ? ' in Europe' : '';
  const which = work === 'business' ? ' in which costs count (write-offs)' : '';
  const words = [
    ...(most < figures.income
      ? [`Every scheme${where}${which} ends below ${incomeWords(figures)} a year.`]
      : []),
    ...(most >= WORTH_EARNING && most < figures.income
      ? [`Up to ${figures.money(most, 'down')} a year one is open.`]
      : []),
    ...(where || which ? ['Another region or kind of work may leave one open.'] : []),
  ];
  return <p>{words.join(' ') || 'None of the schemes here is open with these answers.'}</p>;
}

interface RecommendedProps extends Pick<Props, 'figures'> {
  readonly recommended: Recommendations;
}

function Recommended({ recommended, figures }: RecommendedProps) {
  const { regimeIds, add, remove } = useComparison();
  const skipped = useSkipped();
  const { status } = useSituation();
  const { best, couldBe } = answerOf(recommended);
  const questions = openQuestions(recommended, skipped);
  const [question = null] = questions;
  const changed = useChanged(recommended, figures.money);
  const stage = useStageFocus(question);
  return (
    <>
      <div ref={stage} className={styles.stage}>
        {status === 'loading' ? (
          <Skeleton className={styles.waiting} />
        ) : question === null ? (
          <Answer recommended={recommended} figures={figures} />
        ) : (
          <Asking
            key={question}
            about={question}
            left={questions.length}
            first={best ?? couldBe[0] ?? null}
            figures={figures}
          />
        )}
      </div>
      <Ranked
        recommended={recommended}
        money={figures.money}
        compared={regimeIds}
        onCompare={(id, isWanted) => (isWanted ? add([id]) : remove(id))}
      >
        <p className={styles.changed} role="status">
          {changed?.join(' ')}
        </p>
      </Ranked>
      {best && question === null ? <Details best={best} figures={figures} /> : null}
      <Install />
      <PaperNotes countries={open(recommended).map(({ country }) => country)} estimate={figures.estimate} />
      <CompareButton income={figures.income} />
    </>
  );
}

/** What the last answer has changed in the list; null before the first one, and once the income changes. */
function useChanged(list: Recommendations, money: MoneyFormat): readonly string[] | null {
  const [shown, setShown] = useState<{
    readonly list: Recommendations;
    readonly words: readonly string[] | null;
  }>({ list, words: null });
  if (shown.list !== list) {
    const isSame = answersBetween(shown.list, list).length === 0;
    setShown({ list, words: isSame ? shown.words : changedSentences(shown.list, list, money) });
  }
  return shown.words;
}

/** The next question takes the focus that the button of the one before had, and the answer that of the last one. */
function useStageFocus(question: string | null): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    stage.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [question]);
  return stage;
}

/** The first result is the moment to offer the site as an app; nothing where browsers cannot install, or have. */
function Install() {
  const offer = useInstall();
  if (offer.state === 'none') return null;
  return (
    <div className={`${styles.install} no-print`}>
      <p>Keep this at hand: Lowtide opens like an app, also without a network.</p>
      <InstallOffer {...offer} />
    </div>
  );
}

interface DownloadProps {
  readonly answers: CompleteAnswers;
  readonly figures: Figures;
  readonly recommended: Recommendations;
}

/** Sources of a country in the file, which has all countries; the page of the country has all of them. */
const SOURCES = 2;

/** The results as a file (PDF). */
function DownloadPdf({ answers, figures, recommended }: DownloadProps) {
  const isOpen = openQuestions(recommended, useSkipped()).length > 0;
  async function download() {
    const { best, couldBe } = answerOf(recommended);
    const first = best ?? couldBe[0];
    const list = open(recommended);
    const { income, costs, currency, estimate, situation, money } = figures;
    const { downloadResultsPdf } = await import('../../pdf/downloadResultsPdf.tsx');
    await downloadResultsPdf({
      ...{ income, costs, currency, estimate, situation, money },
      lead: isOpen || !recommended.isGrouped ? null : leadOnPaper(best, figures),
      soFar: isOpen && first ? soFarText(first, money) : null,
      workType: answers.work && WORK[answers.work].label,
      region: answers.region,
      address: window.location.pathname + window.location.search,
      groups: openGroups(recommended),
      sources: await sourcesByCountry(list, SOURCES),
    });
  }
  return <PdfButton variant="plain" download={download} />;
}
