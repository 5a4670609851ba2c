import { countries } from 'virtual:lowtide/catalogue';
import { changes } from 'virtual:lowtide/changes';
import { useState } from 'react';
import {
  aheadAndPast,
  CHANGE_STATUS_LABELS,
  CHANGE_STATUSES,
  type ChangeStatus,
  changesFeedPath,
  changesKnownOn,
  filteredChanges,
} from '../../catalogue/changes.ts';
import { formatDay } from '../../catalogue/format.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangeList } from '../../ui/ChangeList.tsx';
import styles from './Changes.module.css';
import { CHANGES_URL } from './changesAddress.ts';

const bySlug = new Map(countries.map((country) => [country.slug, country]));
const knownOn = changesKnownOn(changes);

/** Past changes in view at first: the page stays light, and what is older is one press away. */
const PAST_AT_FIRST = 12;

/** What has changed and will change in the countries, by country and status. */
export default function Changes() {
  const [{ country: wanted, status }, set] = useUrlState(CHANGES_URL);
  const [showsAll, setShowsAll] = useState(false);
  const country = bySlug.has(wanted) ? wanted : null;
  const shown = filteredChanges(changes, { country, status: status === '' ? null : status });
  const { ahead, past } = aheadAndPast(shown, knownOn);
  const latest = showsAll ? past : past.slice(0, PAST_AT_FIRST);
  const countryOf = (slug: string) => (country === null ? (bySlug.get(slug) ?? null) : null);
  return (
    <article className={`page ${styles.page}`}>
      <h1 className={styles.title}>What changes</h1>
      <p className={styles.lead}>
        {
          'Taxes, contributions and permits that have changed or will, with the law or report behind each. As of '
        }
        <time dateTime={knownOn}>{formatDay(knownOn)}</time>.
      </p>
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
        <a className={styles.feed} href={changesFeedPath(country)} type="application/atom+xml">
          Atom feed
        </a>
      </form>
      <p className={styles.count} role="status">
        {shown.length === 1 ? '1 change' : `${shown.length} changes`}
      </p>
      {ahead.length > 0 && (
        <section aria-labelledby="ahead">
          <h2 id="ahead" className={styles.heading}>
            Ahead
          </h2>
          <ChangeList changes={ahead} countryOf={countryOf} />
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className={styles.heading}>
            So far
          </h2>
          <ChangeList changes={latest} countryOf={countryOf} />
          {latest.length < past.length && (
            <Button className={styles.more} onClick={() => setShowsAll(true)}>
              {`Show ${past.length - latest.length} older changes`}
            </Button>
          )}
        </section>
      )}
    </article>
  );
}
