import { useMemo, useState } from 'react';
import { useCountries, useTaxBrackets } from '../../api/queries.ts';
import { DESTINATIONS, MIN_COMPARED_REGIMES } from '../../catalogue/constants.ts';
import type { Country } from '../../catalogue/entities.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { useComparison } from '../../stores/comparison.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { CompareButton } from '../../ui/CompareButton.tsx';
import { Bottle } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import styles from './Countries.module.css';
import { EMPTY_INCOME_URL, FILTER_URL } from './countriesQuery.ts';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';

/** How many different countries have these regimes. */
function countriesOf(countries: readonly Country[], ids: readonly string[]): number {
  return countries.filter(({ taxRegimes }) => taxRegimes.some(({ id }) => ids.includes(id))).length;
}

const NO_COUNTRIES: readonly Country[] = [];

/** The country list: a row per country with its best scheme, its details on demand, filters, and the schemes to compare. */
export default function Countries() {
  const [filter, onFilter] = useUrlState(FILTER_URL);
  const [{ isEmpty }, setEmpty] = useUrlState(EMPTY_INCOME_URL);
  const [count, setCount] = useState(DESTINATIONS);
  const figures = useFigures(COUNTRIES_DEFAULT_INCOME);
  const countries = useCountries();
  const ids = useMemo(
    () => (countries.data ?? []).flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries.data],
  );
  const brackets = useTaxBrackets(ids);
  const { regimeIds } = useComparison();
  const schedules = useMemo(() => schedulesFor(brackets.data), [brackets.data]);
  const ticked = regimeIds.filter((id) => ids.includes(id));

  const ready = countries.status === 'success' && brackets.status === 'success';
  const failed = [countries, brackets].find(({ status }) => status === 'error');

  return (
    <div className="page">
      <h1 data-steady="">Countries</h1>
      <p className={styles.subtitle}>Explore {DESTINATIONS} low-tax destinations—more added regularly.</p>
      <div className={styles.columns}>
        <Filters
          countries={countries.data ?? NO_COUNTRIES}
          filter={filter}
          situation={figures.situation}
          count={count}
          onFilter={onFilter}
        >
          <MoneyInput
            label="Annual income"
            value={isEmpty ? null : figures.amount}
            emptyValue={null}
            currency={figures.currency}
            onCurrency={(currency) => answer({ currency })}
            asks
            onValue={(income) => (income === null ? setEmpty({ isEmpty: true }) : answer({ income }))}
          />
        </Filters>
        <div className={styles.results}>
          {failed ? (
            <EmptyState
              title="The countries did not load"
              drawing={<Bottle />}
              actions={
                <Button
                  onClick={() => {
                    void countries.refetch();
                    brackets.refetch();
                  }}
                >
                  Try again
                </Button>
              }
            >
              <p role="alert">{failed.error?.message}</p>
              <p>Your filters are kept.</p>
            </EmptyState>
          ) : null}
          {!failed && !ready ? <RowsSkeleton label="Loading countries" /> : null}
          {ready && countries.data ? (
            <Results
              countries={countries.data}
              schedules={schedules}
              filter={filter}
              figures={isEmpty ? null : figures}
              onFilter={onFilter}
              onCount={setCount}
            />
          ) : null}
        </div>
      </div>
      {ready && countries.data ? <PaperNotes countries={countries.data} estimate={figures.estimate} /> : null}
      {ticked.length > 0 ? (
        <CompareButton
          ids={ticked}
          countryCount={countriesOf(countries.data ?? [], ticked)}
          income={isEmpty ? null : figures.income}
          minimum={MIN_COMPARED_REGIMES}
        />
      ) : null}
    </div>
  );
}
