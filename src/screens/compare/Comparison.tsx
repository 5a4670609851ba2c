import { Suspense, useEffect, useMemo } from 'react';
import { usePersonFacts } from '../../api/facts.ts';
import { useTaxBrackets } from '../../api/queries.ts';
import { answerOf } from '../../assess/answer.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { byEligibility, compareRegimes, selectionOf } from '../../assess/comparison.ts';
import { couldBeLine, leadOf } from '../../assess/english.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import { needsFacts } from '../../situation/situation.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { StayControl } from '../../ui/StayControl.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './Compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { HiddenRegimes } from './HiddenRegimes.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NothingEligible } from './NothingEligible.tsx';
import type { BelowTableProps } from './saveComparisonPdf.tsx';
import type { CompareState } from './useCompareState.ts';
import { unknownIdsNotice } from './words.ts';

const BelowTable = lazyComponent<BelowTableProps>(() => import('./BelowTable.tsx'));

const NOTHING: ReadonlyMap<string, Assessed> = new Map();

interface Props {
  readonly countries: readonly Country[];
  readonly state: CompareState;
  readonly figures: Figures;
  readonly onRemove: (regimeId: string) => void;
  /** Asks for more countries. */
  readonly onAdd: () => void;
}

/** The regimes of the address, once the countries are there. */
export function Comparison({ countries, state, figures, onRemove, onAdd }: Props) {
  const { regimeIds } = state;
  const { income, situation, money } = figures;
  const { facts, isReady } = usePersonFacts(needsFacts(situation));
  const { columns, unknown } = useMemo(() => selectionOf(countries, regimeIds), [countries, regimeIds]);
  const { eligible, hidden } = useMemo(() => byEligibility(columns, income), [columns, income]);
  const { data: taxBrackets, error, refetch } = useTaxBrackets(eligible.map(({ regime }) => regime.id));
  const compared = useMemo(
    // Figures of a stay are not shown as those of a year first.
    () => (isReady ? compareRegimes(eligible, figures, countries, taxBrackets, facts) : NOTHING),
    [countries, taxBrackets, facts, isReady, eligible, figures],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of unknown ids.
  useEffect(() => {
    if (unknown.length === 0) return;
    state.drop(unknown);
    showToast(unknownIdsNotice(unknown));
  }, [unknown]);

  return (
    <>
      <p className="visually-hidden" role="status">
        Comparing {countOf(eligible.length, 'tax regime')}
      </p>
      {eligible.length > 0 ? (
        <div className={styles.intro}>
          <Lead compared={compared} count={eligible.length} figures={figures} />
          <StayControl years={figures.years} from={figures.from} />
        </div>
      ) : null}
      {hidden.length > 0 ? (
        <HiddenRegimes hidden={hidden} income={income} money={money} onRemove={onRemove} />
      ) : null}
      {error ? <LoadFailure error={error} onRetry={refetch} compact /> : null}
      {eligible.length > 0 ? (
        <>
          <ComparisonTable
            columns={eligible}
            compared={compared}
            figures={figures}
            onRemove={onRemove}
            onAdd={onAdd}
          />
          <PartBoundary part="What stands below the table">
            <Suspense fallback={null}>
              <BelowTable
                columns={eligible}
                compared={compared}
                taxBrackets={taxBrackets}
                countries={countries}
                figures={figures}
              />
            </Suspense>
          </PartBoundary>
        </>
      ) : columns.length > 0 ? (
        <NothingEligible hidden={hidden} figures={figures} onAdd={state.add} />
      ) : null}
    </>
  );
}

interface LeadProps {
  readonly compared: ReadonlyMap<string, Assessed>;
  readonly count: number;
  readonly figures: Figures;
}

/** The answer of the comparison: where one keeps most, and on what that depends. Its place is there before it is. */
function Lead({ compared, count, figures: { money } }: LeadProps) {
  const all = [...compared.values()].map((best) => ({ best, others: [] }));
  const answer = all.length < count ? null : answerOf({ all });
  const first = answer && leadOf(answer, money);
  const shown = answer?.best ?? answer?.couldBe[0];
  const more = answer?.best ? couldBeLine(answer, money) : null;
  return (
    <div className={styles.answer}>
      {first ? (
        <p className={styles.lead}>
          <span>{first.before} </span>
          <b>{first.figure}</b> {first.after}
        </p>
      ) : null}
      {shown ? <Terms as="line" of={shown} money={money} /> : null}
      {more ? <p className={styles.more}>{more}</p> : null}
    </div>
  );
}
