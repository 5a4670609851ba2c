import { useEffect, useMemo } from 'react';
import { hasUnlisted, useTaxBrackets } from '../../api/countries.ts';
import type { Assessed } from '../../assess/assessor.ts';
import {
  byEligibility,
  type Column,
  compareRegimes,
  idsWithBrackets,
  selectionOf,
} from '../../assess/comparison.ts';
import { differenceLead, noteSentences } from '../../assess/differenceEnglish.ts';
import { isOpenTo, shownSchemes } from '../../assess/recommendations.ts';
import { staySentence } from '../../assess/stayEnglish.ts';
import { openQuestion } from '../../assess/terms.ts';
import { useAssessor } from '../../assess/useAssessor.ts';
import { useFacts } from '../../assess/useFacts.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { keptAMonth } from '../../catalogue/labels.ts';
import { fromUsd, type MoneyFormat } from '../../catalogue/money.ts';
import { NO_PERSON_FACTS } from '../../catalogue/personFacts.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { keptTodayOf } from '../../situation/homeTax.ts';
import { AskLater } from '../../ui/AskLater.tsx';
import { Button } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { StayControl } from '../../ui/StayControl.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './Compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type First, firstOf } from './first.ts';
import type { BelowTableProps } from './saveComparisonPdf.tsx';
import { TableSkeleton } from './TableFrame.tsx';
import type { CompareState } from './useCompareState.ts';

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
  const { facts, isReady } = useFacts(hasUnlisted(regimeIds), situation);
  const { columns, unknown: missing } = useMemo(
    () => selectionOf(countries, regimeIds, facts),
    [countries, regimeIds, facts],
  );
  // Without the facts an id may be that of a scheme beside the lists: it stays in the address.
  const unknown = facts === NO_PERSON_FACTS ? [] : missing;
  const { eligible, hidden } = useMemo(() => byEligibility(columns, income), [columns, income]);
  const { data: taxBrackets, error, refetch } = useTaxBrackets(idsWithBrackets(eligible));
  const compared = useMemo(
    // Figures of a stay are not shown as those of a year first.
    () => (isReady ? compareRegimes(eligible, figures, countries, taxBrackets, facts) : NOTHING),
    [countries, taxBrackets, facts, isReady, eligible, figures],
  );

  const first = useMemo(
    () =>
      compared.size < eligible.length
        ? null
        : firstOf(compared, situation, keptTodayOf(situation, figures, facts)),
    [compared, eligible, situation, figures, facts],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of unknown ids.
  useEffect(() => {
    if (unknown.length === 0) return;
    state.drop(unknown);
    showToast(unknownIdsNotice(unknown));
  }, [unknown.join()]);

  if (!isReady && missing.length > 0) return <TableSkeleton columnCount={regimeIds.length} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {eligible.length > 0 ? `Comparing ${countOf(eligible.length, 'tax regime')}` : ''}
      </p>
      {eligible.length > 0 ? (
        <div className={styles.intro}>
          <Lead first={first} all={[...compared.values()]} figures={figures} />
          <StayControl years={figures.years} from={figures.from} />
        </div>
      ) : null}
      {hidden.length > 0 ? (
        <HiddenRegimes hidden={hidden} income={income} money={money} onRemove={onRemove} />
      ) : null}
      {error ? (
        <div className={styles.alert} role="alert">
          <p>{`Some tax brackets did not load. ${error.message}`}</p>
          <Button onClick={refetch}>Try again</Button>
        </div>
      ) : null}
      {eligible.length > 0 ? (
        <>
          <ComparisonTable
            columns={eligible}
            compared={compared}
            first={first}
            figures={figures}
            onRemove={onRemove}
            onAdd={onAdd}
          />
          {[...compared.values()].map((one) => (
            <HowSure key={one.regime.id} of={one} money={money} className={styles.more} isNamed />
          ))}
          <PartBoundary part="What stands below the table">
            <BelowTable
              columns={eligible}
              compared={compared}
              answer={first?.answer ?? null}
              taxBrackets={taxBrackets}
              countries={countries}
              facts={facts}
              figures={figures}
            />
          </PartBoundary>
        </>
      ) : columns.length > 0 ? (
        <NothingEligible hidden={hidden} figures={figures} onAdd={state.add} />
      ) : null}
    </>
  );
}

interface LeadProps {
  /** Null until it is known. */
  readonly first: First | null;
  /** All that is compared. */
  readonly all: readonly Assessed[];
  readonly figures: Figures;
}

/** The answer of the comparison, as a difference from today. Its place is there before it is. */
function Lead({ first, all, figures }: LeadProps) {
  if (first === null) return <div className={styles.answer} />;
  const { situation, money } = figures;
  const { answer } = first;
  const { best, stays, couldBe } = answer;
  const words = differenceLead(answer, situation, figures);
  // Of what is first, or could be.
  const asked = best ?? couldBe[0];
  const asks = hasAnswers(situation) ? asked && openQuestion(asked) : undefined;
  const note =
    stays && couldBe.length === 0
      ? staySentence(situation, all)
      : noteSentences(best, situation, money).join(' ');
  return (
    <div className={styles.answer}>
      {words ? <Claim lead={words} isGain={best !== null} /> : null}
      {note ? <p className={styles.more}>{note}</p> : null}
      {asks === undefined ? null : (
        <div className={`no-print ${styles.asks}`}>
          <AskLater about={asks} situation={situation} />
        </div>
      )}
    </div>
  );
}

interface HiddenRegimesProps {
  /** Never empty. */
  readonly hidden: readonly Column[];
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
  readonly onRemove: (regimeId: string) => void;
}

/** Says which regimes the table leaves out, and why. */
function HiddenRegimes({ hidden, income, money, onRemove }: HiddenRegimesProps) {
  return (
    <aside className={styles.hidden} aria-label="Hidden tax regimes">
      <p>
        {`${hidden.length === 1 ? 'This tax regime is hidden' : 'These tax regimes are hidden'} because ${money(income)} is above ${hidden.length === 1 ? 'its' : 'their'} revenue limit:`}
      </p>
      <ul>
        {hidden.map(({ country, regime }) => (
          <li key={regime.id} className={styles.hiddenRegime}>
            <span>
              <b>{country.name}</b>, {regime.name}
              {regime.maxIncomeThreshold === null
                ? ''
                : ` (up to ${money(regime.maxIncomeThreshold, 'down')})`}
            </span>
            <Button
              variant="plain"
              aria-label={`Remove ${country.name}, ${regime.name}`}
              onClick={() => onRemove(regime.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface NothingEligibleProps {
  /** All that is compared; never empty. */
  readonly hidden: readonly Column[];
  readonly figures: Figures;
  readonly onAdd: (regimeIds: readonly string[]) => void;
}

/** None of the regimes applies: the others of the same countries that do, and the income up to which one does. */
function NothingEligible({ hidden, figures, onAdd }: NothingEligibleProps) {
  const { income, currency, money, situation } = figures;
  const { facts } = useFacts(false, situation);
  const limit = Math.max(...hidden.map(({ regime }) => regime.maxIncomeThreshold ?? 0));
  const countries = useMemo(() => [...new Set(hidden.map(({ country }) => country))], [hidden]);
  const assess = useAssessor(figures);
  const open = countries
    .flatMap((country) =>
      [...country.taxRegimes, ...(assess ? shownSchemes(situation, facts, country, assess) : [])]
        .filter((regime) => isOpenTo(regime, income, null))
        .map((regime) => ({ country, regime, kept: assess?.(country, regime).kept })),
    )
    .sort((a, b) => (b.kept ?? 0) - (a.kept ?? 0));
  return (
    <EmptyState
      title="No tax regimes available for the selected income level."
      drawing={<Telescope />}
      actions={
        <>
          {open.length > 0 ? (
            <Button onClick={() => onAdd(open.map(({ regime }) => regime.id))}>
              {`Compare ${open.length === 1 ? 'it' : `these ${open.length}`}`}
            </Button>
          ) : null}
          <Button
            variant={open.length > 0 ? 'quiet' : 'primary'}
            onClick={() => answer({ income: Math.floor(fromUsd(limit, currency)) })}
          >
            {`Set the income to ${money(limit, 'down')}`}
          </Button>
        </>
      }
    >
      {open.length > 0 ? (
        <>
          <p>{`At ${money(income)} a year ${open.length === 1 ? 'this one is' : 'these are'} open:`}</p>
          <ul className={styles.open}>
            {open.map(({ country, regime, kept }) => (
              <li key={regime.id}>
                <Flag code={country.code} />
                <span>
                  {country.name} <small>{regime.name}</small>
                </span>
                {kept === undefined ? null : (
                  <span className={styles.openKept}>
                    <b>{keptAMonth(kept, money)}</b> <small>you keep a month</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Enter a lower income, or add a country whose schemes have no revenue limit.</p>
      )}
    </EmptyState>
  );
}

/** The toast about ids that the catalogue does not have. */
export function unknownIdsNotice({ length }: readonly string[]): string {
  return length === 1
    ? 'One tax regime of this link does not exist here and was left out.'
    : `${length} tax regimes of this link do not exist here and were left out.`;
}
