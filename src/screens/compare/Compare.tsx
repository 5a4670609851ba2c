import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasUnlisted, useCountries } from '../../api/countries.ts';
import { countryNames, selectionOf } from '../../assess/comparison.ts';
import { useFacts } from '../../assess/useFacts.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { COMPARE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { answer, type Figures, useFigures } from '../../situation/figures.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Button } from '../../ui/Button.tsx';
import { CountriesFailed } from '../../ui/CountriesFailed.tsx';
import drawing from '../../ui/drawings/Drawing.module.css';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { InfoMark, Tooltip } from '../../ui/Tooltip.tsx';
import styles from './Compare.module.css';
import { Comparison } from './Comparison.tsx';
import { TableSkeleton } from './TableFrame.tsx';
import { useCompareState } from './useCompareState.ts';

const loadDialog = () => import('./AddCountryDialog.tsx');
const AddCountryDialog = lazyComponent(loadDialog);

/** Ahead of the press; whether it fails shows when the dialog is opened. */
function preloadDialog() {
  loadDialog().catch(() => undefined);
}

/** Side-by-side regime comparison. */
export default function Compare() {
  const state = useCompareState();
  const { isRead, regimeIds } = state;
  const figures = useFigures(COMPARE_DEFAULT_INCOME);
  // The income that is being typed is no new question: the key follows the address.
  const incomeOfKey = isRead ? state.writtenIncome : null;
  const { data: countries, error, status, refetch } = useCountries(incomeOfKey);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isEmpty = regimeIds.length === 0 && status !== 'error';

  // Adding and removing may take away what had the focus; the next thing to do is to add.
  const movesFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the regimes have changed.
  useEffect(() => {
    if (movesFocus.current && document.activeElement === document.body) addButton.current?.focus();
    movesFocus.current = false;
  }, [regimeIds.join()]);

  const add = (
    <Button
      ref={addButton}
      disabled={status === 'error'}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => setAdding(true)}
    >
      Add Country
    </Button>
  );

  function remove(regimeId: string) {
    movesFocus.current = true;
    state.remove(regimeId);
  }

  function body() {
    if (error) {
      return (
        <CountriesFailed message={error.message} onRetry={() => void refetch()}>
          Your comparison is in the address of this page and is not lost.
        </CountriesFailed>
      );
    }
    if (isEmpty) return <NoCountries countries={countries} figures={figures} onStart={state.start} />;
    if (!countries) return <TableSkeleton columnCount={regimeIds.length} />;
    return (
      <Comparison
        countries={countries}
        state={state}
        figures={figures}
        onRemove={remove}
        onAdd={() => setAdding(true)}
      />
    );
  }

  return (
    <div className="page">
      <CompareHeader figures={figures}>{add}</CompareHeader>
      {body()}
      {adding && countries ? (
        <PartBoundary part="The list of countries">
          <AddCountryDialog
            countries={countries}
            figures={figures}
            addedIds={regimeIds}
            onAdd={(regimeIds) => {
              movesFocus.current = true;
              state.add(regimeIds);
            }}
            onClose={() => setAdding(false)}
          />
        </PartBoundary>
      ) : null}
    </div>
  );
}

interface HeaderProps {
  readonly figures: Figures;
  /** The button that adds countries, where it belongs up here. */
  readonly children?: ReactNode;
}

/** Title, income and what can be added. */
function CompareHeader({ figures, children }: HeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titleLine}>
        <h1 data-steady="">Tax Regime Comparison</h1>
        <Disclaimer />
      </div>
      <div className={styles.controls}>
        <MoneyInput
          className={styles.income}
          label="Annual income"
          value={figures.amount}
          emptyValue={0}
          currency={figures.currency}
          onCurrency={(currency) => answer({ currency })}
          asks
          onValue={(income) => answer({ income: income ?? 0 })}
        />
        {children}
      </div>
    </div>
  );
}

/** What the figures leave out. */
function Disclaimer() {
  return (
    <Tooltip
      label="About these figures"
      content={
        <span className={styles.disclaimer}>
          <span>
            The data is directional. Total tax may be about <span className={styles.range}>1-4%</span> lower
            where social contributions are deductible before income tax.
          </span>
          <span>
            The figures cover taxes on business income. They exclude relocation fees, setup fees, ongoing
            business costs and deductions. Marriage, kids and other benefits are not included.
          </span>
        </span>
      }
    >
      <InfoMark />
    </Tooltip>
  );
}

const StartingPoints = lazyComponent(() => import('./StartingPoints.tsx'));

interface NoCountriesProps {
  /** Undefined until they have arrived. */
  readonly countries: readonly Country[] | undefined;
  readonly figures: Figures;
  readonly onStart: (regimeIds: readonly string[]) => void;
}

/** The page without tax_regime_ids: a strip that says so, so that the sets are in the first screen. */
function NoCountries({ countries, figures, onStart }: NoCountriesProps) {
  const { regimeIds, status } = useComparison();
  const kept = status === 'loading' ? [] : regimeIds;
  const { columns } = selectionOf(countries ?? [], kept, useFacts(hasUnlisted(kept)).facts);
  return (
    <>
      <div className={styles.empty}>
        <TwoIslands />
        <div className={styles.words}>
          <h2 className={styles.emptyTitle}>No Countries Selected</h2>
          <p>Select countries to compare their tax regimes side by side.</p>
          {columns.length > 0 ? (
            <p>
              {`Kept on this device: ${countOf(columns.length, 'tax regime')} of ${countryNames(columns)}.`}
            </p>
          ) : null}
        </div>
        {columns.length > 0 ? (
          <Button className={styles.resume} onClick={() => onStart(columns.map(({ regime }) => regime.id))}>
            Resume your last comparison
          </Button>
        ) : null}
      </div>
      <div className={styles.starts}>
        {countries ? (
          <PartBoundary part="What to start with">
            <StartingPoints countries={countries} figures={figures} onStart={onStart} />
          </PartBoundary>
        ) : null}
      </div>
    </>
  );
}

/** For a comparison without countries: two islands side by side, waiting. */
function TwoIslands() {
  return (
    <svg className={drawing.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={drawing.sky} d="M0 0h120v120H0z" />
      <circle className={drawing.sun} cx="60" cy="62" r="20" />
      <path className={drawing.sea} d="M0 62h120v58H0z" />
      <path className={drawing.sun} d="M48 68h24v2.500H48zm4 6h16v2H52zm3 6h10v2H55z" opacity=".7" />
      <path className={drawing.sand} d="M6 84q5-7 24-7t24 7q-9 5-24 5T6 84" />
      <path className={drawing.land} d="M12 79q4-22 18-22t18 22q-18 5-36 0" />
      <path className={drawing.leaf} d="M30 57q14 0 18 22-10 3-18 3z" />
      <path className={drawing.wood} d="M29 34h2.500v24H29z" />
      <path className={drawing.coral} d="M31.500 35H47l-5 5.500 5 5.500H31.500z" />
      <path className={drawing.sand} d="M66 84q5-7 24-7t24 7q-9 5-24 5t-24-5" />
      <path className={drawing.land} d="M72 79q2-13 10-14 2-14 10-14t8 12q8 2 9 16-18 5-37 0" />
      <path className={drawing.leaf} d="M92 51q10 0 8 12 8 2 9 16-9 3-17 3z" />
      <path className={drawing.wood} d="M91 28h2.500v24H91z" />
      <path className={drawing.wall} d="M93.500 29H109l-5 5.500 5 5.500H93.500z" />
      <path className={drawing.deep} d="M0 98q15-5 30 0t30 0 30 0 30 0v22H0z" />
      <path className={drawing.foam} d="M14 91q16 4 32 0-16 6-32 0m60 0q16 4 32 0-16 6-32 0" />
    </svg>
  );
}
