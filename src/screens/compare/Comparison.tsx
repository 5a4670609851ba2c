import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import { useEffect, useMemo } from 'react';
import { useTaxBrackets } from '../../api/queries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { needsFacts, usePersonFacts } from '../../situation/facts.ts';
import type { Figures } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import { showToast } from '../../ui/toast.ts';
import { useModule } from '../../ui/useModule.ts';
import type { Checks } from '../checkOf.ts';
import { StayControl } from '../StayControl.tsx';
import styles from './Compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { byEligibility, compareRegimes, selectionOf } from './columns.ts';
import { HiddenRegimes } from './HiddenRegimes.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NothingEligible } from './NothingEligible.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { CompareState } from './useCompareState.ts';
import { unknownIdsNotice } from './words.ts';

const loadExtras = () => import('./ComparisonExtras.tsx');
/** What everybody is told: how long regimes last, what their figures take for granted and whom they are for. */
async function loadTerms() {
  const [years, { checks }] = await Promise.all([
    import('virtual:lowtide/years'),
    import('virtual:lowtide/checks'),
  ]);
  return { ...years, checks };
}
const NOTHING: ReadonlyMap<string, AssessedRegime> = new Map();
const NO_CHECKS: Checks = {};

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
  const { income, situation } = figures;
  const extras = useModule(loadExtras).module;
  const { module: terms, failed: noTerms } = useModule(loadTerms);
  const { facts, isReady } = usePersonFacts(needsFacts(situation), terms?.lasting, terms?.marks);
  const { columns, unknown } = useMemo(() => selectionOf(countries, regimeIds), [countries, regimeIds]);
  const { eligible, hidden } = useMemo(() => byEligibility(columns, income), [columns, income]);
  const { data: taxBrackets, error, refetch } = useTaxBrackets(eligible.map(({ regime }) => regime.id));
  const schedules = useMemo(() => schedulesFor({ ...allBrackets, ...taxBrackets }), [taxBrackets]);
  const compared = useMemo(() => {
    // Figures of a stay are not shown as those of a year first.
    if (!isReady) return NOTHING;
    return compareRegimes(eligible, figures, { countries, taxBrackets, schedules, facts });
  }, [countries, taxBrackets, schedules, facts, isReady, eligible, figures]);

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
      <div className={styles.intro}>
        {eligible.length > 0 && !isNothingSaid(situation) ? (
          // Its place is there before the sentence, so that the table does not move.
          <p className={styles.lead}>
            {extras ? <extras.Lead columns={eligible} compared={compared} figures={figures} /> : '\u00a0'}
          </p>
        ) : null}
        {eligible.length > 0 ? (
          <StayControl years={figures.years} from={figures.from}>
            {figures.years === null ? null : <span>Figures are the average of a year of the stay.</span>}
          </StayControl>
        ) : null}
      </div>
      {hidden.length > 0 ? (
        <HiddenRegimes hidden={hidden} income={income} money={figures.money} onRemove={onRemove} />
      ) : null}
      {error ? <LoadFailure error={error} onRetry={refetch} compact /> : null}
      {eligible.length > 0 ? (
        <>
          {terms || noTerms ? (
            <ComparisonTable
              columns={eligible}
              compared={compared}
              figures={figures}
              checks={terms?.checks ?? NO_CHECKS}
              Totals={extras?.Totals}
              onRemove={onRemove}
              onAdd={onAdd}
            />
          ) : (
            // Conditions stand in the heads: without them the table would grow under the reader's eyes.
            <TableSkeleton columnCount={Math.max(eligible.length, 2)} />
          )}
          {extras ? (
            <extras.ComparisonExtras
              columns={eligible}
              compared={compared}
              taxBrackets={taxBrackets}
              countries={countries}
              figures={figures}
            />
          ) : null}
        </>
      ) : columns.length > 0 ? (
        <NothingEligible hidden={hidden} figures={figures} onAdd={state.add} />
      ) : null}
    </>
  );
}
