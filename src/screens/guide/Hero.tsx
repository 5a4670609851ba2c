import { memo } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import styles from './Hero.module.css';

/** The country's name and flag over its illustration, or over a plain banner where that does not load. */
export const Hero = memo(function Hero({ country }: { readonly country: CountryGuide }) {
  const [cover] = country.scenes;
  return (
    <div className={styles.hero} data-steady="">
      <Illustration
        className={[styles.art, styles[cover?.focus ?? '']].filter(Boolean).join(' ')}
        src={`/countries/${country.slug}/hero.svg`}
        alt={cover?.alt ?? ''}
        width={1600}
        height={900}
        loading="eager"
        fallback={<FallbackBanner />}
      />
      <h1 className={styles.name}>
        <Flag code={country.code} className={styles.flag} />
        {country.name}
      </h1>
    </div>
  );
});

/** Sun over two waves, for a hero image that did not load. */
function FallbackBanner() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 500"
      preserveAspectRatio="xMidYMax slice"
      data-fallback="banner"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="var(--sky)" width="1600" height="500" />
      <circle fill="var(--sun)" cx="1180" cy="200" r="90" />
      <path fill="var(--sea)" opacity="0.5" d="M0 330q280-90 560 0t560 0 560 0v170H0z" />
      <path fill="var(--sea)" d="M0 410q320-70 640 0t640 0 640 0v90H0z" />
    </svg>
  );
}
