import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useCountryGuide } from '../../api/queries.ts';
import { type OwnGuide, useOwnGuide } from '../../assess/ownGuide.ts';
import { citedIn, withoutCitation } from '../../catalogue/citedAddress.ts';
import { capitalised, nameInText } from '../../catalogue/format.ts';
import { leavingPath } from '../../catalogue/pages.ts';
import { DESTINATIONS, PLACES } from '../../catalogue/places.ts';
import { queryOf } from '../../catalogue/query.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { choiceParameter, useShownSearch, useUrlState, writeUrlState } from '../../stores/urlState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { WaysOn } from '../../ui/EmptyState.tsx';
import styles from './Guide.module.css';
import { GuideFrame, GuideLoading, GuideNotFound } from './GuideFrame.tsx';

interface Props {
  /** Its slug. */
  readonly country: string;
  readonly regimeIndex?: number;
  /** Id of a scheme that stands in no list. */
  readonly scheme?: string;
}

/** Which scheme the address of a country means: the reader's own, unless it says that the first one is meant. */
const GUIDE_WAY = { way: choiceParameter(['own', 'first'], 'own') };

/** `/tax-calculator/{country}`: calculator and guide of a country, opened at one scheme. */
export default function CountryGuidePage({ country: slug, regimeIndex, scheme }: Props) {
  const { status, data, error, refetch } = useCountryGuide(slug);
  const [{ way }] = useUrlState(GUIDE_WAY);
  // A cited answer is that of the scheme of its address, whoever reads it.
  const isCited = citedIn(queryOf(useShownSearch())) !== null;
  const own = useOwnGuide(data, { regimeIndex, scheme, isFirst: way === 'first' || isCited });

  if (status === 'pending' || (data && own === undefined))
    return <GuideLoading text="Loading Country Guide..." />;
  if (!own) {
    const home = PLACES.find((place) => place.slug === slug && !DESTINATIONS.includes(place));
    return (
      <GuideNotFound
        title="Country Guide Not Found"
        error={home ? null : error}
        onRetry={() => void refetch()}
        ways={
          home ? (
            <ButtonLink href={leavingPath(slug)}>{`Leaving ${nameInText(home.name)}`}</ButtonLink>
          ) : (
            <WaysOn />
          )
        }
      >
        {home
          ? `${capitalised(nameInText(home.name))} is where people move from: its page is about leaving it.`
          : scheme === undefined
            ? "Sorry, we couldn't find information for the requested country."
            : 'There is no such scheme.'}
      </GuideNotFound>
    );
  }
  return (
    // Another country starts anew with its parts; the income is the person's on all of them.
    <GuideFrame
      key={own.country.id}
      country={own.country}
      regime={own.regime}
      tabs={<RegimeTabs own={own} />}
    />
  );
}

/** Links to the ways to be taxed there. Each keeps the income and the view. */
function RegimeTabs({ own: { country, regime, ways } }: { readonly own: OwnGuide }) {
  const search = useSettled(withoutCitation(useShownSearch()));
  const list = useRef<HTMLUListElement>(null);
  const order = ways.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the tabs have another order, it is elsewhere.
  useEffect(() => showCurrent(list.current, regime.id), [regime.id, order]);
  return (
    <nav className={styles.tabs} aria-label={`Ways to be taxed in ${nameInText(country.name)}`}>
      <ul ref={list}>
        {ways.map(({ id, name, path, isFirst }) => {
          const query = writeUrlState(GUIDE_WAY, search, { way: isFirst ? 'first' : 'own' });
          return (
            <li key={id} data-scheme={id}>
              <Link
                href={query === '' ? path : `${path}?${query}`}
                aria-current={id === regime.id ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Room that stays to the left of a tab, so that one sees that there are others. */
const BEFORE_TAB = 24;

/** Moves a row of tabs that is longer than the window to the one on the page. */
function showCurrent(list: HTMLUListElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-scheme="${id}"]`);
  if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - BEFORE_TAB;
}
