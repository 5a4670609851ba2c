import { checks } from 'virtual:lowtide/checks';
import { type RefObject, useMemo } from 'react';
import { useCountries } from '../../api/queries.ts';
import { comparePath } from '../../catalogue/compareQuery.ts';
import { MIN_COMPARED_REGIMES } from '../../catalogue/constants.ts';
import { WIZARD_EUROPE } from '../../catalogue/europe.ts';
import { countOf } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import { livingOf } from '../../situation/living.ts';
import type { Recommendation, Recommendations } from '../../situation/recommendations.ts';
import type { Situation } from '../../situation/situation.ts';
import { incomeWords } from '../../situation/words.ts';
import { useComparison } from '../../stores/comparison.ts';
import { useInstall } from '../../stores/install.ts';
import { planWith } from '../../stores/plan.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Bottle, Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InstallOffer } from '../../ui/InstallOffer.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { CompareButton } from '../CompareButton.tsx';
import { checkOf } from '../checkOf.ts';
import type { RecommendationsResult } from '../useRecommendations.ts';
import { Answer } from './Answer.tsx';
import type { CompleteAnswers } from './answers.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import { Groups } from './Groups.tsx';
import styles from './Results.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { summaryOf } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly figures: Figures;
  readonly recommendations: RecommendationsResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

const TOP = 3;

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
function open({ fits, check }: Recommendations): readonly Recommendation[] {
  return [...fits, ...check];
}

function Content({ answers, figures, recommendations, onBack }: Omit<Props, 'heading'>) {
  if (recommendations.status === 'loading') return <ResultsSkeleton />;
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
      ? [`Every regime${where}${which} ends below ${incomeWords(figures)} a year.`]
      : []),
    ...(most >= WORTH_EARNING && most < figures.income
      ? [`Up to ${figures.money(most, 'down')} a year one is open.`]
      : []),
    ...(where || which ? ['Another region or kind of work may leave one open.'] : []),
  ];
  return <p>{words.join(' ') || 'None of the regimes here is open with these answers.'}</p>;
}

function Recommended({
  recommended,
  figures,
}: {
  readonly recommended: Recommendations;
  readonly figures: Figures;
}) {
  const { regimeIds, add, remove } = useComparison();
  const list = open(recommended);
  const top = list.slice(0, TOP);
  const ticked = useMemo(
    () =>
      recommended.all.filter((row) =>
        [row, ...row.others].some(({ regime }) => regimeIds.includes(regime.id)),
      ),
    [recommended, regimeIds],
  );
  const [first = recommended.all[0]] = list;
  const living = livingOf(figures);
  return (
    <>
      {first ? (
        <Answer first={first} recommended={recommended} figures={figures} living={living}>
          {top.length > 1 ? (
            <ButtonLink
              href={comparePath({ regimeIds: top.map(({ regime }) => regime.id), income: figures.income })}
              variant="quiet"
            >
              Compare the top {top.length === TOP ? 'three' : 'two'}
            </ButtonLink>
          ) : null}
          <ButtonLink href="/plan" variant="quiet" onClick={() => planWith(first.regime.id)}>
            Plan your move
          </ButtonLink>
        </Answer>
      ) : null}
      <Groups
        recommended={recommended}
        figures={figures}
        living={living}
        compared={regimeIds}
        onCompare={(id, isWanted) => (isWanted ? add([id]) : remove(id))}
      />
      <p className={styles.note}>
        {openWords(recommended, figures.situation)}{' '}
        {figures.estimate === 'law'
          ? 'Contributions are deducted before income tax where the law does so. '
          : ''}
        All figures are directional and leave out relocation
        {figures.situation.runningCosts ? '.' : ' and running costs.'}
        {living ? ` Living is priced ${living.likeAtHome}: ${living.basis}.` : ''}
      </p>
      <Install />
      <PaperNotes countries={list.map(({ country }) => country)} estimate={figures.estimate} />
      {ticked.length > 0 ? (
        <CompareButton
          ids={regimeIds}
          countryCount={ticked.length}
          income={figures.income}
          minimum={MIN_COMPARED_REGIMES}
        />
      ) : null}
    </>
  );
}

/** How many countries are open, as the groups above count them, and how many of them on a condition. */
function openWords({ fits, check, isGrouped }: Recommendations, situation: Situation): string {
  if (fits.length + check.length === 0) return 'No country has a regime that is open to you.';
  const open = countOf(fits.length, 'country');
  if (isGrouped) {
    return `${open} ${fits.length === 1 ? 'fits' : 'fit'} you, each shown with the cheapest regime that does; ${check.length} to check.`;
  }
  const conditional = fits.filter((row) => row.fit.mark !== null || checkOf(row, situation, checks)).length;
  const condition =
    conditional === 0 ? '' : ` ${conditional} of them with a condition, which stands in the row.`;
  return `${open}, each shown with its cheapest regime${condition ? ',' : '.'}${condition}`;
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
