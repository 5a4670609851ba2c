import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useCountries } from '../../api/countries.ts';
import { dataRelease, older } from '../../api/site.ts';
import { answerOf } from '../../assess/answer.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { parseRegimeIds } from '../../catalogue/compareQuery.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf, formatDay, formatDayOfYear } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { queryOf } from '../../catalogue/query.ts';
import {
  type ChangedFigure,
  changedSince,
  type Length,
  type OlderRelease,
} from '../../catalogue/releases.ts';
import { defaultIncomeAt } from '../../situation/address.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import { useStoredSituation } from '../../situation/store.ts';
import { useComparison } from '../../stores/comparison.ts';
import { markSeen } from '../../stores/seenRelease.ts';
import { setSharedParameters, useShownSearch } from '../../stores/urlState.ts';
import { keepFocusInSight } from '../../ui/keepFocusInSight.ts';
import styles from './ChangedFigures.module.css';

export interface ChangedFiguresProps {
  /** Name of a release. */
  readonly since: string;
  /** Whether the link of a comparison names it; else it is the one of the last visit. */
  readonly isLink: boolean;
}

/** How many figures have changed; which, and why, is one press away. */
export default function ChangedFigures({ since, isLink }: ChangedFiguresProps) {
  const [path] = useLocation();
  const figures = useFigures(defaultIncomeAt(path) ?? WIZARD_DEFAULT_INCOME);
  const linked = useLinkedRegimes();
  const own = useOwnRegimes(figures, !isLink);
  const regimeIds = isLink ? linked : own;
  const release = older[since];
  const changed = useMemo(
    () => (release && regimeIds ? changedSince(release, regimeIds, figures) : null),
    [release, regimeIds, figures],
  );

  useEffect(() => {
    // Nothing to tell: the next visit counts from these figures.
    if (!isLink && (!release || changed?.length === 0)) markSeen(dataRelease);
  }, [isLink, release, changed]);

  if (!release || !changed || changed.length === 0) return null;
  return (
    <Lines
      release={release}
      changed={changed}
      figures={figures}
      onDismiss={() => {
        if (isLink) setSharedParameters(new Map([['data', null]]));
        else markSeen(dataRelease);
      }}
    />
  );
}

/** The regimes that the address of a comparison names. */
function useLinkedRegimes(): readonly string[] {
  const ids = queryOf(useShownSearch()).get('tax_regime_ids') ?? '';
  return useMemo(() => parseRegimeIds(ids), [ids]);
}

/** The regimes of the person's comparison, and the one that is best for what has been said; null until known. */
function useOwnRegimes(figures: Figures, isWanted: boolean): readonly string[] | null {
  const comparison = useComparison();
  const { value: situation, status } = useStoredSituation();
  const hasBest = isWanted && !isNothingSaid(situation);
  const result = useRecommendations(hasBest ? figures : null);
  const best = result.status === 'success' ? answerOf(result.recommended).best?.regime.id : undefined;
  const isKnown =
    comparison.status !== 'loading' && status !== 'loading' && (!hasBest || result.status !== 'loading');
  const { regimeIds } = comparison;
  return useMemo(
    () => (isKnown ? [...regimeIds, ...(best === undefined ? [] : [best])] : null),
    [isKnown, regimeIds, best],
  );
}

interface LinesProps {
  readonly release: OlderRelease;
  readonly changed: readonly ChangedFigure[];
  readonly figures: Figures;
  readonly onDismiss: () => void;
}

/** One line, above what it is about; figures and reasons open with a press. */
function Lines({ release, changed, figures, onDismiss }: LinesProps) {
  const { money } = figures;
  const incomes = new Set(changed.map(({ income }) => income));
  const income = incomes.size === 1 ? changed[0]?.income : undefined;
  const reasons = new Set(changed.map((one) => one.reasons.join(' ')));
  // The year of the newest figures goes without saying.
  const isThisYear = release.date.slice(0, 4) === dataRelease.slice(0, 4);
  const day = isThisYear ? formatDayOfYear(release.date) : formatDay(release.date);
  return (
    <aside
      ref={keepFocusInSight}
      className={`no-print ${styles.notice}`}
      data-foot="notice"
      aria-label="Figures that have moved"
    >
      <details className={styles.details}>
        <summary className={styles.line}>
          <b>
            {`${countOf(changed.length, 'figure')} changed since ${day}`}
            {income === undefined ? null : <span className={styles.at}>{` at ${money(income)}`}</span>}
          </b>
          <span className={styles.more}>Why</span>
        </summary>
        <ul className={styles.list}>
          {changed.map((one) => (
            <li key={one.regimeId}>
              <ChangedLine {...one} money={money} isAtIncome={income === undefined} />
              {reasons.size > 1 ? <p className={styles.since}>{one.reasons.join(' ')}</p> : null}
            </li>
          ))}
        </ul>
        {reasons.size === 1 ? <p className={styles.since}>{[...reasons]}</p> : null}
        <p className={styles.since}>
          Tax of a year. Earlier figures are kept for some incomes; these are the nearest to yours.{' '}
          <Link href="/changes">All changes of the law</Link>
        </p>
      </details>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        ×
      </button>
    </aside>
  );
}

/** "Bulgaria, Single-owner company: $13,697 → $13,807", with its income where the figures are of several. */
function ChangedLine({
  regimeId,
  income,
  before,
  now,
  lasts,
  money,
  isAtIncome,
}: ChangedFigure & { readonly money: Figures['money']; readonly isAtIncome: boolean }) {
  const { data: countries = [] } = useCountries();
  return (
    <span>
      {`${nameOf(regimeId, countries)}: `}
      {before === now ? null : (
        <>
          <del>{money(before)}</del>
          <span aria-hidden="true">{' →\u00a0'}</span>
          <ins>{money(now)}</ins>
          {isAtIncome ? ` at ${money(income)}` : null}
        </>
      )}
      {lasts
        ? `${before === now ? '' : ', '}lasts ${lengthText(lasts.now)}, was ${lengthText(lasts.before)}`
        : ''}
    </span>
  );
}

function nameOf(regimeId: string, countries: readonly Country[]): string {
  for (const { name, taxRegimes } of countries) {
    const regime = taxRegimes.find(({ id }) => id === regimeId);
    if (regime) return `${name}, ${regime.name}`;
  }
  return regimeId;
}

/** "4 years, until 31 December 2029". */
function lengthText({ years, until }: Length): string {
  const parts = [
    ...(years === undefined ? [] : [countOf(years, 'year')]),
    ...(until === undefined ? [] : [`until ${formatDay(until)}`]),
  ];
  return parts.join(', ') || 'without end';
}
