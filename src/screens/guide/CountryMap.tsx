import { useMemo } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import styles from './AboutCountry.module.css';
import { Illustration } from './Illustration.tsx';

/**
 * The country's map with its cities; hidden where there is none or it does not load (§8). As an image, whatever
 * the data holds can neither run scripts nor touch the page.
 */
export function CountryMap({ country }: { readonly country: CountryGuide }) {
  const { mapSvg } = country;
  const src = useMemo(() => mapSvg && `data:image/svg+xml,${encodeURIComponent(mapSvg)}`, [mapSvg]);
  if (!src) return null;
  return (
    <Illustration
      className={styles.map}
      src={src}
      alt={`Map of ${country.name} with ${country.popularCities.join(', ')}`}
      width={800}
      height={600}
      fallback={null}
    />
  );
}
