import { useCallback, useDeferredValue, useMemo } from 'react';
import { useCountries } from '../../api/countries.ts';
import {
  CHANGE_STATUS_LABELS,
  CHANGE_STATUSES,
  type ChangeStatus,
  changesFeedPath,
} from '../../catalogue/changes.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { type UrlParameter, useUrlState } from '../../stores/urlState.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Options } from '../../ui/Options.tsx';
import type { ChangeSectionsProps } from './ChangeSections.tsx';
import styles from './Changes.module.css';

/** Prerendered like all else; the changes themselves come when the filters work. */
const ChangeSections = lazyComponent<ChangeSectionsProps>(() => import('./ChangeSections.tsx'));

/** What the page shows, as its address holds it: `country=malta&status=enacted&figures=1`. */
const URL_STATE = {
  country: {
    initial: '',
    parse: (text) => (/^[a-z-]{2,40}$/.test(text) ? text : undefined),
  } as UrlParameter<string>,
  status: {
    initial: '',
    parse: (text) => CHANGE_STATUSES.find((known) => known === text),
  } as UrlParameter<ChangeStatus | ''>,
  figures: {
    initial: '',
    parse: (text) => (text === '1' ? text : undefined),
  } as UrlParameter<string>,
};

/** What has changed and will change in the countries, by country and status. */
export default function Changes() {
  const [{ country: wanted, status, figures: only }, set] = useUrlState(URL_STATE);
  const { income, money } = useFigures(COUNTRIES_DEFAULT_INCOME);
  const { data: countries = [] } = useCountries();
  const country = countries.some(({ slug }) => slug === wanted) ? wanted : null;
  const clear = useCallback(() => set({ country: '', status: '', figures: '' }), [set]);
  // As long as their code is on its way, an urgent change would take the prerendered changes away, and so would another
  // element for the same ones.
  const figures = only !== '';
  const shown = useDeferredValue(useMemo(() => ({ country, status, figures }), [country, status, figures]));
  const sections = useMemo(
    () => (
      <PartBoundary part="The list of changes">
        <ChangeSections {...shown} onClear={clear} />
      </PartBoundary>
    ),
    [shown, clear],
  );
  return (
    <article className={`page ${styles.page}`}>
      <div>
        <h1 data-steady="">What changes</h1>
        <p className={styles.lead}>{`What each change costs or saves you a year at ${money(income)}.`}</p>
      </div>
      <form
        className={`no-print ${styles.filters}`}
        aria-label="Filter"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          Country
          <select value={country ?? ''} onChange={({ target }) => set({ country: target.value })}>
            <option value="">All countries</option>
            <Options of={countries.map(({ slug, name }) => [slug, name])} />
          </select>
        </label>
        <label>
          Status
          <select
            value={status}
            onChange={({ target }) => set({ status: target.value as ChangeStatus | '' })}
          >
            <option value="">Any</option>
            <Options of={CHANGE_STATUSES.map((value) => [value, CHANGE_STATUS_LABELS[value]])} />
          </select>
        </label>
        <label className={styles.figures}>
          <input
            type="checkbox"
            checked={figures}
            onChange={({ target }) => set({ figures: target.checked ? '1' : '' })}
          />
          Affects my results
        </label>
      </form>
      {sections}
      <p>
        <a href={changesFeedPath(country)} type="application/atom+xml">
          Follow in a feed reader
        </a>
      </p>
    </article>
  );
}
