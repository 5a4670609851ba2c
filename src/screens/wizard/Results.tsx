import type { RefObject } from 'react';
import { comparePath } from '../../catalogue/compareQuery.ts';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { Bottle } from '../../ui/drawings/Bottle.tsx';
import { Telescope } from '../../ui/drawings/Telescope.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { PresentTaxEntry, ProfileEntry } from '../PersonEntries.tsx';
import type { CompleteAnswers } from './answers.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import styles from './Results.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import type { Recommendation, Recommendations } from './useRecommendations.ts';
import { summaryOf } from './words.ts';

interface Props {
  readonly answers: CompleteAnswers;
  readonly recommendations: Recommendations;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

const TOP = 3;
const NONE = { list: [], deduct: false } as const;

/** The recommended countries, lowest effective rate first (Wizard). */
export function Results({ answers, recommendations, heading, onBack }: Props) {
  const { list, deduct } = recommendations.status === 'success' ? recommendations : NONE;
  const { deduct: isDeducting, choose } = useDeductInAddress();
  return (
    <div className={`page ${styles.page}`}>
      <Button variant="plain" className={styles.back} onClick={onBack}>
        <span aria-hidden="true">←</span> Back
      </Button>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            Your Recommended Tax Regimes
          </h1>
          <p className={styles.summary}>{summaryOf(answers)}</p>
        </div>
        {list.length > 0 ? (
          <div className={styles.actions}>
            {list.length > 1 ? (
              <ButtonLink href={comparisonOf(list.slice(0, TOP), answers.income)} variant="quiet">
                Compare the top {Math.min(TOP, list.length)}
              </ButtonLink>
            ) : null}
            <DownloadPdf answers={answers} list={list} deduct={deduct} />
            <ShareButton title="Your Recommended Tax Regimes" />
          </div>
        ) : null}
      </div>
      <div className={styles.estimate}>
        <DeductSwitch checked={isDeducting} onChange={choose} />
        <PresentTaxEntry income={answers.income} />
        <ProfileEntry />
      </div>
      <Content answers={answers} recommendations={recommendations} onBack={onBack} />
    </div>
  );
}

function Content({ answers, recommendations, onBack }: Omit<Props, 'heading'>) {
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
  const { list, deduct } = recommendations;
  if (list.length === 0) {
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
        <p>Every regime here ends below your income or does not allow write-offs.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ResultsTable list={list} income={answers.income} />
      <p className={styles.note}>
        {list.length === 1 ? 'One country has' : `${list.length} countries have`} a regime that is open to
        you; each is shown with its cheapest. {deduct ? 'Contributions are deducted before income tax. ' : ''}
        All figures are directional and leave out relocation and running costs.
      </p>
      <PaperNotes countries={list.map(({ country }) => country)} deduct={deduct} />
    </>
  );
}

function comparisonOf(list: readonly Recommendation[], income: number): string {
  return comparePath({ regimeIds: list.map(({ bestRegime }) => bestRegime.id), income });
}
