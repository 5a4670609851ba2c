import type { ReactNode } from 'react';
import type { WeatherIcon } from '../../catalogue/entities.ts';
import styles from './Aside.module.css';

const NAMES: Readonly<Record<WeatherIcon, string>> = {
  sunny: 'Sunny',
  'partly-cloudy': 'Partly cloudy',
  cloudy: 'Cloudy',
  tropical: 'Tropical',
  desert: 'Desert',
  snowy: 'Snowy winters',
};

const CLOUD = 'M7 19a4 4 0 0 1-.4-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 16.5 19z';
const RAYS =
  'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19';

const SIGNS: Readonly<Record<WeatherIcon, ReactNode>> = {
  sunny: (
    <>
      <circle className={styles.sun} cx="12" cy="12" r="4.5" />
      <path className={styles.ray} d={RAYS} />
    </>
  ),
  'partly-cloudy': (
    <>
      <circle className={styles.sun} cx="16" cy="8" r="4.5" />
      <path className={styles.cloud} d={CLOUD} />
    </>
  ),
  cloudy: <path className={styles.cloud} d={CLOUD} />,
  tropical: (
    <>
      <circle className={styles.sun} cx="16" cy="7" r="4.5" />
      <path className={styles.cloud} d="M7 16a4 4 0 0 1-.4-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 16.5 16z" />
      <path className={styles.rain} d="m8 18.5-1 3M12.5 18.5l-1 3M17 18.5l-1 3" />
    </>
  ),
  desert: (
    <>
      <circle className={styles.sun} cx="8" cy="10" r="4" />
      <path className={styles.ray} d="M8 2v2M2.3 4.3l1.5 1.5M13.7 4.3l-1.5 1.5M16 10h-2" />
      <path className={styles.sand} d="M0 19C5 19 10 18 16 12c1 4 4 6 8 7v3H0z" />
    </>
  ),
  snowy: (
    <>
      <path className={styles.cloud} d="M7 15a4 4 0 0 1-.4-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 16.5 15z" />
      <path className={styles.rain} d="M8 18.5v.1M12 18.5v.1M16 18.5v.1M10 21.5v.1M14 21.5v.1" />
    </>
  ),
};

/** The weather as a small picture. */
export function WeatherSign({ icon }: { readonly icon: WeatherIcon }) {
  return (
    <svg className={styles.weather} viewBox="0 0 24 24" role="img" aria-label={NAMES[icon]}>
      {SIGNS[icon]}
    </svg>
  );
}
