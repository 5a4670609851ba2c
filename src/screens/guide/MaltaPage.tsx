import { useState } from 'react';
import { useCountries } from '../../api/countries.ts';
import { useCountryGuide } from '../../api/queries.ts';
import { useOwnGuide } from '../../assess/ownGuide.ts';
import type { Country } from '../../catalogue/entities.ts';
import styles from './Guide.module.css';
import { GuideFrame, GuideLoading, GuideNotFound } from './GuideFrame.tsx';

const LOADING = 'Loading...';
const NOT_FOUND = 'Country information not found.';
const PAGE = { name: 'Tax guide', path: '/country-guides/malta' } as const;

/** `/country-guides/malta`: the country named Malta, whose ways to be taxed are on one page. */
export default function MaltaPage() {
  const { status, data: countries, error, refetch } = useCountries();
  if (status === 'pending') return <GuideLoading text={LOADING} />;
  const malta = countries?.find(({ name }) => name === 'Malta');
  if (!malta) return <GuideNotFound title={NOT_FOUND} error={error} onRetry={() => void refetch()} />;
  return <MaltaGuide malta={malta} />;
}

function MaltaGuide({ malta }: { readonly malta: Country }) {
  const { status, data, error, refetch } = useCountryGuide(malta.slug);
  const own = useOwnGuide(data, {});
  const [chosen, setChosen] = useState<string | null>(null);
  if (status === 'pending' || (data && own === undefined)) return <GuideLoading text={LOADING} />;
  if (!own) return <GuideNotFound title={NOT_FOUND} error={error} onRetry={() => void refetch()} />;
  const { country, ways } = own;
  const regime = country.taxRegimes.find(({ id }) => id === chosen) ?? own.regime;
  return (
    <GuideFrame
      country={country}
      regime={regime}
      page={PAGE}
      tabs={
        <nav className={styles.tabs} aria-label="Ways to be taxed in Malta">
          <ul>
            {ways.map(({ id, name, path }) => (
              <li key={id}>
                {/* Without scripts, a way leads to its own page. */}
                <a
                  href={path}
                  aria-current={id === regime.id ? 'true' : undefined}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    setChosen(id);
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
