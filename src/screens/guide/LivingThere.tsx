/** The country beside its taxes: weather, internet, costs, quality of life, time; and the way on to compare it. */
import { memo, type ReactNode, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { comparePath } from '../../catalogue/compareQuery.ts';
import { TIME_ZONE_REFRESH_MS } from '../../catalogue/constants.ts';
import type { CountryGuide, WeatherIcon } from '../../catalogue/entities.ts';
import { formatMbps, nameInText } from '../../catalogue/format.ts';
import {
  internetDots,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
} from '../../catalogue/labels.ts';
import { deviceTimeZone, localTimeIn, timeZoneOf } from '../../catalogue/timeZones.ts';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import type { Figures } from '../../situation/figures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import styles from './LivingThere.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regimeId: string;
  readonly figures: Figures;
}

export function LivingThere({ country, regimeId, figures }: Props) {
  return (
    <aside className={styles.aside} aria-label={`Living in ${nameInText(country.name)}`}>
      <Scores country={country} />
      <CompareBanner {...{ country, regimeId, figures }} />
    </aside>
  );
}

const Scores = memo(function Scores({ country }: Pick<Props, 'country'>) {
  const { weather, weatherScore, internetSpeed, livingCost, qualityOfLife } = country;
  const speedDots = internetDots(internetSpeed);
  const lifeDots = qualityOfLifeDots(qualityOfLife);
  return (
    <>
      <h2 className={styles.title}>Living there</h2>
      <dl className={styles.scores}>
        <Score term="Weather" score={`${weatherScore} / 5`} note={weather.seasonalSummary}>
          <WeatherSign icon={weather.icon} /> {weather.tempRange}
        </Score>
        <Score term="Internet speed" score={formatMbps(internetSpeed)}>
          <Dots level={speedDots} label={`${speedDots} of 4 dots`} />
        </Score>
        <Score term="Cost of living" score={`${livingCost} / 100`}>
          <CostScale level={livingCostBucket(livingCost)} label={livingCostLabel(livingCost)} />
        </Score>
        <Score term="Quality of life" score={`${qualityOfLife} / 100`}>
          <Dots level={lifeDots} label={`${lifeDots} of 4 dots`} />
        </Score>
        <LocalTime country={country} />
      </dl>
    </>
  );
});

interface ScoreProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly score: ReactNode;
  readonly note?: string;
}

function Score({ term, children, score, note }: ScoreProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <dd>{score}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

/**
 * The time in the country's own zone and how far that is from the reader's, refreshed every 60 seconds while
 * it is in sight: the browser's locale data, which it needs, takes long to load on a slow phone.
 */
function LocalTime({ country }: Pick<Props, 'country'>) {
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

/** "Montevideo time", as long as the time itself is not known; the zone's id names its city last. */
function cityOf({ timeZone }: CountryGuide): string {
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

/**
 * The current time, renewed every `refreshMs` milliseconds while a place of the page is in sight, and for paper; null
 * until the place comes near.
 */
function useNow(refreshMs: number, place: RefObject<Element | null>): Date | null {
  const now = useRef<Date>(null);
  // A store, because its changes are shown at once: a printer takes the page as it is right after the event.
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const renew = () => {
        now.current = new Date();
        onChange();
      };
      const sight = new IntersectionObserver(
        ([entry]) => {
          clearInterval(timer);
          if (!entry?.isIntersecting) return;
          renew();
          timer = setInterval(renew, refreshMs);
        },
        { rootMargin: '100px' },
      );
      if (place.current) sight.observe(place.current);
      window.addEventListener('beforeprint', renew);
      return () => {
        sight.disconnect();
        clearInterval(timer);
        window.removeEventListener('beforeprint', renew);
      };
    },
    [refreshMs, place],
  );
  return useSyncExternalStore(
    subscribe,
    () => now.current,
    () => null,
  );
}

/** The way on to /compare, with this scheme and income chosen there already. */
function CompareBanner({ country, regimeId, figures: { income, situation } }: Props) {
  const href = withFigures(comparePath({ regimeIds: [regimeId], income }), figuresForLink(situation));
  return (
    <section className={styles.banner} aria-labelledby="compare-banner">
      <h2 id="compare-banner" className={styles.question}>
        {`Compare ${nameInText(country.name)} side by side`}
      </h2>
      <ButtonLink href={href} variant="quiet">
        Compare regimes
      </ButtonLink>
    </section>
  );
}

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
function WeatherSign({ icon }: { readonly icon: WeatherIcon }) {
  return (
    <svg className={styles.weather} viewBox="0 0 24 24" role="img" aria-label={NAMES[icon]}>
      {SIGNS[icon]}
    </svg>
  );
}
