import { useParams } from 'wouter';
import { useCountryGuide } from '../../api/queries.ts';
import { parseCalculatorSlug } from '../../catalogue/slugs.ts';
import { WaysOn } from '../WaysOn.tsx';
import { CountryGuideScreen } from './CountryGuideScreen.tsx';
import { GuideLoading, GuideNotFound } from './GuideStates.tsx';

/** `/tax-calculator/{countrySlug}`: calculator and guide of a country, opened at one regime. */
export default function CountryGuidePage() {
  const { countrySlug = '' } = useParams<{ countrySlug: string }>();
  const { slug, regimeIndex } = parseCalculatorSlug(countrySlug);
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
  return <CountryGuideScreen country={country} regime={regime} />;
}
