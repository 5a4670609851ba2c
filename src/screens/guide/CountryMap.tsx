import { useMemo } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/labels.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './AboutCountry.module.css';

/**
 * The country's map with its cities; hidden where there is none or it does not load. As an image, whatever
 * the data holds can neither run scripts nor touch the page. It comes with the country's texts, so that the page's
 * HTML only keeps its place: as a second copy it would not fit into the first packets.
 */
export function CountryMap({ country }: { readonly country: CountryGuide }) {
  const { mapSvg } = country;
  const src = useMemo(() => mapSvg && `data:image/svg+xml,${encodeURIComponent(mapSvg)}`, [mapSvg]);
  const isHydrated = useHydrated();
  if (!src) return null;
  if (!isHydrated) return <div className={`${styles.map} ${styles.mapLater}`} />;
  return (
    <Illustration
      className={styles.map}
      src={src}
      alt={`Map of ${nameInText(country.name)} with ${country.popularCities.join(', ')}`}
      width={800}
      height={600}
      loading="lazy"
      fallback={null}
    />
  );
}
