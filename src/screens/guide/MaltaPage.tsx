import { useCountries, useCountryGuide } from '../../api/queries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { GuideLoading, GuideNotFound } from './GuideStates.tsx';
import { MaltaScreen } from './MaltaScreen.tsx';

const LOADING = 'Loading...';
const NOT_FOUND = 'Country information not found.';

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
  return <MaltaScreen country={country} regime={regime} />;
}
