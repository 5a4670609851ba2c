import { countries } from 'virtual:lowtide/catalogue';
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import {
  CHANGE_STATUS_LABELS,
  CHANGE_STATUSES,
  type ChangeStatus,
  changesFeedPath,
} from '../../catalogue/changes.ts';
import { type UrlParameter, useUrlState } from '../../stores/urlState.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import type { ChangeSectionsProps } from './ChangeSections.tsx';
import styles from './Changes.module.css';

/** Prerendered like all else; the changes themselves come when the filters work. */
const ChangeSections = lazyComponent<ChangeSectionsProps>(() => import('./ChangeSections.tsx'));

/** What the page shows, as its address holds it: `country=malta&status=enacted`. */
const URL_STATE = {
  country: {
    initial: '',
    parse: (text) => (/^[a-z-]{2,40}$/.test(text) ? text : undefined),
  } as UrlParameter<string>,
  status: {
    initial: '',
    parse: (text) => CHANGE_STATUSES.find((known) => known === text),
  } as UrlParameter<ChangeStatus | ''>,
};

const slugs = new Set(countries.map(({ slug }) => slug));

/** What has changed and will change in the countries, by country and status. */
export default function Changes() {
  const [{ country: wanted, status }, set] = useUrlState(URL_STATE);
  const country = slugs.has(wanted) ? wanted : null;
  const clear = useCallback(() => set({ country: '', status: '' }), [set]);
  // As long as their code is on its way, an urgent change would take the prerendered changes away.
  const shown = useDeferredValue(useMemo(() => ({ country, status }), [country, status]));
  return (
    <article className={`page reading ${styles.page}`}>
      <div>
        <h1 data-steady="">What changes</h1>
        <p className={styles.lead}>
          Taxes, contributions and permits that have changed or will, with the law or report behind each.
        </p>
      </div>
      <form className={styles.filters} aria-label="Filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Country
          <select value={country ?? ''} onChange={({ target }) => set({ country: target.value })}>
            <option value="">All countries</option>
            {countries.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Status
          <select
            value={status}
            onChange={({ target }) => set({ status: target.value as ChangeStatus | '' })}
          >
            <option value="">Any</option>
            {CHANGE_STATUSES.map((value) => (
              <option key={value} value={value}>
                {CHANGE_STATUS_LABELS[value]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <PartBoundary part="The list of changes">
        <Suspense fallback={null}>
          <ChangeSections country={shown.country} status={shown.status} onClear={clear} />
        </Suspense>
      </PartBoundary>
      <p>
        <a href={changesFeedPath(country)} type="application/atom+xml">
          Atom feed
        </a>
        {' of these changes, for feed readers'}
      </p>
    </article>
  );
}
