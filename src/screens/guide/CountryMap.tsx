import { useMemo, useSyncExternalStore } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import styles from './AboutCountry.module.css';
import { Illustration } from './Illustration.tsx';

/**
 * The country's map with its cities; hidden where there is none or it does not load (§8). As an image, whatever
 * the data holds can neither run scripts nor touch the page. It comes with the country's texts, so that the page's
 * HTML only keeps its place: as a second copy it would not fit into the first packets.
 */
export function CountryMap({ country }: { readonly country: CountryGuide }) {
  const { mapSvg } = country;
  const src = useMemo(() => mapSvg && `data:image/svg+xml,${encodeURIComponent(mapSvg)}`, [mapSvg]);
  const isHydrated = useSyncExternalStore(neverChanges, isBrowser, isServer);
  if (!src) return null;
  if (!isHydrated) return <div className={`${styles.map} ${styles.mapLater}`} />;
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

const neverChanges = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
