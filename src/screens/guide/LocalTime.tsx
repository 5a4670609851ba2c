import { TIME_ZONE_REFRESH_MS } from '../../catalogue/constants.ts';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { deviceTimeZone, localTimeIn, timeZoneOf } from '../../catalogue/timeZones.ts';
import styles from './Aside.module.css';
import { useNow } from './useNow.ts';

/** The time in the country's own zone and how far that is from the reader's, refreshed every 60 seconds (§4, D16). */
export function LocalTime({ country }: { readonly country: CountryGuide }) {
  const now = useNow(TIME_ZONE_REFRESH_MS);
  const local = now && localTimeIn(timeZoneOf(country), now, deviceTimeZone());
  return (
    <div>
      <dt>Time zone</dt>
      <dd>{local ? <time>{local.time}</time> : '–'}</dd>
      <dd>{local?.difference}</dd>
      <dd className={styles.note}>{local?.zoneName ?? timeZoneOf(country)}</dd>
    </div>
  );
}
