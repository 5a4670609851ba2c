import type { RefObject } from 'react';
import { sourcesByCountry, useCountries } from '../../api/queries.ts';
import { answerOf } from '../../assess/answer.ts';
import type { Assessed } from '../../assess/assessor.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import type { RecommendationsResult } from '../../assess/useRecommendations.ts';
import { codesOf, WIZARD_EUROPE } from '../../catalogue/europe.ts';
import { WORK } from '../../catalogue/professions.ts';
import type { Figures } from '../../situation/figures.ts';
import { hasAnswers } from '../../situation/situation.ts';
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
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { CompareButton } from '../CompareButton.tsx';
import { Answer, Details, MakeItYours } from './Answer.tsx';
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
            <DownloadPdf answers={answers} figures={figures} list={open(recommended)} />
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
  return <Recommended answers={answers} recommended={recommended} figures={figures} />;
}

/** USD per year; of less nobody lives. */
const WORTH_EARNING = 1_000;

/** Which answer leaves nothing open, and up to which income something is. */
function WhyNothing({ answers, figures }: Pick<Props, 'answers' | 'figures'>) {
  const { workType, region } = answers;
  const { data: countries = [] } = useCountries();
  const limits = countries
    .filter(({ code }) => region !== 'europe' || WIZARD_EUROPE.has(code))
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter(({ allowsWriteOffs }) => workType !== 'business' || allowsWriteOffs)
    .map(({ maxIncomeThreshold }) => maxIncomeThreshold ?? Number.POSITIVE_INFINITY);
  const most = Math.max(...limits, 0);
  const where = region === 'europe' ? ' in Europe' : '';
  const which = workType === 'business' ? ' in which costs count (write-offs)' : '';
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

interface RecommendedProps extends Pick<Props, 'answers' | 'figures'> {
  readonly recommended: Recommendations;
}

function Recommended({ answers, recommended, figures }: RecommendedProps) {
  const { regimeIds, add, remove } = useComparison();
  const { best } = answerOf(recommended);
  const codes = codesOf(answers.region);
  return (
    <>
      <Answer recommended={recommended} figures={figures} />
      <div className={styles.next}>
        <MakeItYours recommended={recommended} figures={figures} workType={answers.workType} codes={codes} />
      </div>
      <Ranked
        recommended={recommended}
        money={figures.money}
        compared={regimeIds}
        onCompare={(id, isWanted) => (isWanted ? add([id]) : remove(id))}
      />
      {best ? <Details best={best} figures={figures} /> : null}
      <Install />
      <PaperNotes countries={open(recommended).map(({ country }) => country)} estimate={figures.estimate} />
      <CompareButton income={figures.income} />
    </>
  );
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
  readonly list: readonly Assessed[];
}

/** Sources of a country in the file, which has all countries; the page of the country has all of them. */
const SOURCES = 2;

/** The results as a file (PDF). */
function DownloadPdf({ answers, figures, list }: DownloadProps) {
  async function download() {
    const { downloadResultsPdf } = await import('../../pdf/downloadResultsPdf.tsx');
    await downloadResultsPdf({
      income: figures.income,
      costs: figures.costs,
      currency: figures.currency,
      isGrouped: hasAnswers(figures.situation),
      workType: WORK[answers.workType].label,
      region: answers.region,
      estimate: figures.estimate,
      situation: figures.situation,
      money: figures.money,
      list,
      sources: await sourcesByCountry(list, SOURCES),
    });
  }
  return <PdfButton variant="plain" download={download} />;
}
