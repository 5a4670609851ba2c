import { useState } from 'react';
import { useCountries, useCountryGuide } from '../../api/queries.ts';
import type { Country, CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/pages.ts';
import styles from './Guide.module.css';
import { GuideFrame, GuideLoading, GuideNotFound } from './GuideFrame.tsx';

const LOADING = 'Loading...';
const NOT_FOUND = 'Country information not found.';
const PAGE = { name: 'Tax guide', path: '/country-guides/malta' } as const;

/** `/country-guides/malta`: the country named Malta at its first regime. */
export default function MaltaPage() {
  const { status, data: countries, error, refetch } = useCountries();
  if (status === 'pending') return <GuideLoading text={LOADING} />;
  const malta = countries?.find(({ name }) => name === 'Malta');
  if (!malta) return <GuideNotFound title={NOT_FOUND} error={error} onRetry={() => void refetch()} />;
  return <MaltaGuide malta={malta} />;
}

function MaltaGuide({ malta }: { readonly malta: Country }) {
  const { status, data: country, error, refetch } = useCountryGuide(malta.slug);
  if (status === 'pending') return <GuideLoading text={LOADING} />;
  const regime = country?.taxRegimes[0];
  if (!country || !regime)
    return <GuideNotFound title={NOT_FOUND} error={error} onRetry={() => void refetch()} />;
  return <MaltaScreen country={country} first={regime} />;
}

/** The three ways to be taxed in Malta on one page; the one that is chosen is calculated. */
function MaltaScreen({ country, first }: { readonly country: CountryGuide; readonly first: GuideRegime }) {
  const [regime, setRegime] = useState(first);
  return (
    <GuideFrame
      country={country}
      regime={regime}
      page={PAGE}
      tabs={
        <nav className={styles.tabs} aria-label="Ways to be taxed in Malta">
          <ul>
            {country.taxRegimes.map((way, place) => (
              <li key={way.id}>
                {/* Without scripts, a way leads to its own page. */}
                <a
                  href={calculatorPath(country.slug, place)}
                  aria-current={way === regime ? 'true' : undefined}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    setRegime(way);
                  }}
                >
                  {way.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
