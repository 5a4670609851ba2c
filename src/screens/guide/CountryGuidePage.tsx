import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { usePersonFacts } from '../../api/facts.ts';
import { useCountryGuide } from '../../api/queries.ts';
import { waysOf } from '../../assess/guideAssessor.ts';
import { withoutCitation } from '../../catalogue/citedAddress.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { needsFacts } from '../../situation/answered.ts';
import { useFigures } from '../../situation/figures.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import { WaysOn } from '../../ui/EmptyState.tsx';
import styles from './Guide.module.css';
import { GuideFrame, GuideLoading, GuideNotFound } from './GuideFrame.tsx';

interface Props {
  /** Its slug. */
  readonly country: string;
  readonly regimeIndex: number;
}

/** `/tax-calculator/{country}`: calculator and guide of a country, opened at one regime. */
export default function CountryGuidePage({ country: slug, regimeIndex }: Props) {
  const { status, data: country, error, refetch } = useCountryGuide(slug);

  if (status === 'pending') return <GuideLoading text="Loading Country Guide..." />;
  const regime = country?.taxRegimes[regimeIndex];
  if (!country || !regime) {
    return (
      <GuideNotFound
        title="Country Guide Not Found"
        error={error}
        onRetry={() => void refetch()}
        ways={<WaysOn />}
      >
        Sorry, we couldn't find information for the requested country.
      </GuideNotFound>
    );
  }
  return (
    // Another country starts anew with its parts; the income is the person's on all of them.
    <GuideFrame
      key={country.id}
      country={country}
      regime={regime}
      tabs={<RegimeTabs country={country} current={regime} />}
    />
  );
}

interface TabsProps {
  readonly country: CountryGuide;
  readonly current: GuideRegime;
}

/** Links to the ways to be taxed there. Each keeps the income and the view. */
function RegimeTabs({ country, current }: TabsProps) {
  const search = useSettled(withoutCitation(useShownSearch()));
  const query = search === '' ? '' : `?${search}`;
  const figures = useSettled(useFigures(GUIDE_DEFAULT_INCOME));
  const { facts } = usePersonFacts(needsFacts(figures.situation));
  const ways = useMemo(() => waysOf(country, figures, facts), [country, figures, facts]);
  const list = useRef<HTMLUListElement>(null);
  const order = ways.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the tabs have another order, it is elsewhere.
  useEffect(() => showCurrent(list.current, current.id), [current, order]);
  return (
    <nav className={styles.tabs} aria-label={`Ways to be taxed in ${nameInText(country.name)}`}>
      <ul ref={list}>
        {ways.map(({ id, name, path }) => (
          <li key={id} data-scheme={id}>
            <Link href={path + query} aria-current={id === current.id ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
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
