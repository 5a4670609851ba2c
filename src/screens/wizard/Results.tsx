import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCountries } from '../../api/countries.ts';
import { sourcesByCountry } from '../../api/queries.ts';
import { contractEnds } from '../../assess/answer.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { answersBetween, changedSentence, couldSentence, endsWords } from '../../assess/changedEnglish.ts';
import { leadOnPaper } from '../../assess/leadOnPaper.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import type { RecommendationsResult } from '../../assess/useRecommendations.ts';
import { codesOf } from '../../catalogue/europe.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { limitedRegion, REGION_NAMES, WORK } from '../../catalogue/professions.ts';
import { PERSONAL } from '../../situation/address.ts';
import { type Figures, useSituation } from '../../situation/figures.ts';
import { type Situation, withPassport } from '../../situation/situation.ts';
import { useSkipped } from '../../situation/skipped.ts';
import { incomeWords } from '../../situation/words.ts';
import { useInstall } from '../../stores/install.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import { CountriesFailed } from '../../ui/CountriesFailed.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
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
import { shownOf } from './shown.ts';

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
      <CountriesFailed message={recommendations.error.message} onRetry={recommendations.retry}>
        Your answers are kept in the address of this page.
      </CountriesFailed>
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
  const codes = codesOf(region);
  const limits = countries
    .filter(({ code }) => codes?.has(code) ?? true)
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter(({ allowsWriteOffs }) => work !== 'business' || allowsWriteOffs)
    .map(({ maxIncomeThreshold }) => maxIncomeThreshold ?? Number.POSITIVE_INFINITY);
  const most = Math.max(...limits, 0);
  const limited = limitedRegion(region);
  const where = limited ? ` in ${REGION_NAMES[limited]}` : '';
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
  const skipped = useSkipped();
  const { status } = useSituation();
  const shown = useMemo(() => shownOf(recommended, skipped), [recommended, skipped]);
  const { best, question } = shown;
  // A list that stays until the next one is here may be for another person: its plan would be another's, too.
  const isWaiting = status === 'loading' || !isFor(figures.situation, recommended.situation);
  const asPage = { ...figures, situation: recommended.situation };
  const changed = useChanged(recommended, figures.money);
  const stage = useStageFocus(question?.about ?? null);
  return (
    <>
      {isWaiting ? (
        <Skeleton className={styles.waiting} />
      ) : (
        <div ref={stage}>
          <Answer shown={shown} figures={asPage} />
          {best ? <Details best={best} figures={figures} /> : null}
          {question === null ? null : (
            <Asking
              key={question.about}
              about={question.about}
              isAgain={skipped.includes(question.about)}
              could={couldSentence(question, best, figures.money)}
              ends={
                question.about === 'contract'
                  ? endsWords(contractEnds(recommended), figures.money)
                  : undefined
              }
              figures={figures}
            />
          )}
          <p className={styles.changed} role="status">
            {changed}
          </p>
        </div>
      )}
      <Ranked recommended={recommended} shown={shown} figures={figures} />
      <Install />
      <PaperNotes countries={open(recommended).map(({ country }) => country)} estimate={figures.estimate} />
      <CompareButton income={figures.income} />
    </>
  );
}

/** Whether a list is for somebody, by the answers that no address carries. */
function isFor(situation: Situation, listed: Situation): boolean {
  const own = withPassport(situation);
  return PERSONAL.every((key) => JSON.stringify(own[key]) === JSON.stringify(listed[key]));
}

/** What the last answer has changed; null before the first one, and once the income changes. */
function useChanged(list: Recommendations, money: MoneyFormat): string | null {
  const [last, setLast] = useState<{ readonly list: Recommendations; readonly words: string | null }>({
    list,
    words: null,
  });
  if (last.list !== list) {
    const isSame = answersBetween(last.list, list).length === 0;
    setLast({ list, words: isSame ? last.words : changedSentence(last.list, list, money) });
  }
  return last.words;
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
    (
      stage.current?.querySelector<HTMLElement>('[data-asks] h2') ?? stage.current?.querySelector('h2')
    )?.focus({ preventScroll: true });
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
  const skipped = useSkipped();
  async function download() {
    const shown = shownOf(recommended, skipped);
    const { income, costs, currency, estimate, situation, money } = figures;
    const { downloadResultsPdf } = await import('../../pdf/downloadResultsPdf.tsx');
    await downloadResultsPdf({
      ...{ income, costs, currency, estimate, situation, money },
      lead: leadOnPaper(shown, { ...figures, situation: recommended.situation }),
      workType: answers.work && WORK[answers.work].label,
      region: answers.region,
      address: window.location.pathname + window.location.search,
      groups: shown.groups,
      keptToday: shown.keptToday,
      sources: await sourcesByCountry(open(recommended), SOURCES),
    });
  }
  return <PdfButton variant="plain" download={download} />;
}
