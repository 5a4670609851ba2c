import { useRef } from 'react';
import { TIME_ZONE_REFRESH_MS } from '../../catalogue/constants.ts';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { deviceTimeZone, localTimeIn, timeZoneOf } from '../../catalogue/timeZones.ts';
import styles from './Aside.module.css';
import { useNow } from './useNow.ts';

/**
 * The time in the country's own zone and how far that is from the reader's, refreshed every 60 seconds while
 * it is in sight: the browser's locale data, which it needs, takes long to load on a slow phone.
 */
export function LocalTime({ country }: { readonly country: CountryGuide }) {
  const place = useRef<HTMLDivElement>(null);
  const now = useNow(TIME_ZONE_REFRESH_MS, place);
  const local = now && localTimeIn(timeZoneOf(country), now, deviceTimeZone());
  return (
    <div ref={place}>
      <dt>Time zone</dt>
      <dd>{local ? <time>{local.time}</time> : cityOf(country)}</dd>
      <dd className={`${styles.note} ${styles.zone}`}>
        {local ? `${local.difference}, ${local.zoneName}` : null}
      </dd>
    </div>
  );
}

/** "Montevideo time", as long as the time itself is not known. */
function cityOf({ timeZone }: CountryGuide): string {
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}
