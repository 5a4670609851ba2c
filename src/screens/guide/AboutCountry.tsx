import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useCountries } from '../../api/countries.ts';
import { similarDestinations } from '../../api/site.ts';
import { guideAssessor, nearestByRate } from '../../assess/guideAssessor.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { comparePath } from '../../catalogue/compareQuery.ts';
import { TIME_ZONE_REFRESH_MS } from '../../catalogue/constants.ts';
import type { Country, CountryGuide, GuideRegime, WeatherIcon } from '../../catalogue/entities.ts';
import { formatMbps, formatWhole, nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import {
  internetDots,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
  weatherText,
} from '../../catalogue/labels.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import { deviceTimeZone, localTimeIn, timeZoneOf } from '../../catalogue/timeZones.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import { useFiguresOf } from '../../situation/figures.ts';
import { NOTHING_SAID } from '../../situation/situation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Flag, Illustration } from '../../ui/Illustration.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import styles from './GuideDetails.module.css';
import { GuidePart, type PartProps } from './GuideFold.tsx';

/** The country in words, four images, Quick Facts and a map. */
export const AboutCountry = memo(function AboutCountry({ country }: { readonly country: CountryGuide }) {
  const facts = [
    ['Nature', country.natureDescription],
    ['Population', formatWhole(country.population)],
    ['Currency', country.currency],
    ['Popular cities', country.popularCities.join(', ')],
  ] as const;
  return (
    <GuidePart id="about" title={`About ${nameInText(country.name)}`}>
      <div className={styles.about}>
        <Markup text={country.countryDescription} />
      </div>
      <div className={styles.gallery}>
        {country.scenes.slice(1, 5).map(({ caption, alt }, index) => (
          <figure key={caption}>
            <Illustration
              className={styles.scene}
              src={`/countries/${country.slug}/${index + 1}.svg`}
              alt={alt}
              width={800}
              height={600}
              loading="lazy"
              fallback={<span className={styles.placeholder}>{alt}</span>}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <h4>Quick Facts</h4>
      <Facts className={styles.quick} facts={facts} />
      <CountryMap country={country} />
    </GuidePart>
  );
});

/**
 * The country's map with its cities; hidden where there is none or it does not load. Its shapes are an image, so that
 * whatever the data holds can neither run scripts nor touch the page; its names stand over it in the page's own type,
 * which no image can use. It comes with the country's texts, so that the page's HTML only keeps its place: as a second
 * copy it would not fit into the first packets.
 */
function CountryMap({ country }: { readonly country: CountryGuide }) {
  const { mapSvg } = country;
  const isHydrated = useHydrated();
  if (!mapSvg) return null;
  if (!isHydrated) return <div className={`${styles.map} ${styles.mapLater}`} />;
  return <DrawnMap mapSvg={mapSvg} country={country} />;
}

function DrawnMap({ mapSvg, country }: { readonly mapSvg: string; readonly country: CountryGuide }) {
  const src = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(mapSvg.replace(/<text\b[\s\S]*?<\/text>/g, ''))}`,
    [mapSvg],
  );
  const names = useMemo(() => namesOn(mapSvg), [mapSvg]);
  return (
    <div className={styles.mapFrame}>
      <Illustration
        className={styles.map}
        src={src}
        alt={`Map of ${nameInText(country.name)} with ${country.popularCities.join(', ')}`}
        width={800}
        height={600}
        loading="lazy"
        fallback={null}
      />
      <svg className={styles.placeNames} viewBox="0 0 800 600" aria-hidden="true" focusable="false">
        {names.map(({ name, x, y, anchor, kind }) => (
          <text
            key={`${x} ${y} ${name}`}
            x={x}
            y={y}
            textAnchor={anchor}
            className={kind ? styles[kind] : undefined}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface PlaceName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly kind: string | null;
}

const NAME = /<text\b([^>]*)>([^<]*)<\/text>/g;

/** The names of a map and where they stand, as the text of its drawing says it. */
function namesOn(mapSvg: string): PlaceName[] {
  return [...mapSvg.matchAll(NAME)].map(([, attributes = '', name = '']) => {
    const value = (attribute: string) =>
      new RegExp(`(?:^|\\s)${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? null;
    const anchor = value('text-anchor');
    return {
      name: name.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
      x: Number(value('x')) || 0,
      y: Number(value('y')) || 0,
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      kind: value('class'),
    };
  });
}

/** The scores of daily life. */
export const EverydayLife = memo(function EverydayLife({ country }: Pick<PartProps, 'country'>) {
  const { weather, internetSpeed, livingCost, qualityOfLife } = country;
  const speedDots = internetDots(internetSpeed);
  const lifeDots = qualityOfLifeDots(qualityOfLife);
  return (
    <GuidePart title="Everyday life">
      <dl className={styles.scores}>
        <Score term="Weather" score={weatherText(country)} note={weather.seasonalSummary}>
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
    </GuidePart>
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
      {note ? <dd className={styles.scoreNote}>{note}</dd> : null}
    </div>
  );
}

/**
 * The time in the country's own zone and how far that is from the reader's, refreshed every 60 seconds while
 * it is in sight: the browser's locale data, which it needs, takes long to load on a slow phone.
 */
function LocalTime({ country }: Pick<PartProps, 'country'>) {
  const place = useRef<HTMLDivElement>(null);
  const now = useNow(TIME_ZONE_REFRESH_MS, place);
  const local = now && localTimeIn(timeZoneOf(country), now, deviceTimeZone());
  return (
    <div ref={place}>
      <dt>Time zone</dt>
      <dd>{local ? <time>{local.time}</time> : cityOf(country)}</dd>
      <dd className={`${styles.scoreNote} ${styles.zone}`}>
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
        (entries) => {
          clearInterval(timer);
          if (!entries.at(-1)?.isIntersecting) return;
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

interface BannerProps extends Pick<PartProps, 'country' | 'figures'> {
  readonly regimeId: string;
}

/** The way on to /compare, with this regime and income chosen there already. */
export function CompareBanner({ country, regimeId, figures: { income, situation } }: BannerProps) {
  const href = withFigures(comparePath({ regimeIds: [regimeId], income }), figuresForLink(situation));
  return (
    <section className={`no-print ${styles.banner}`} aria-labelledby="compare-banner">
      <h2 id="compare-banner" className={styles.question}>
        {`Compare ${nameInText(country.name)} side by side`}
      </h2>
      <ButtonLink href={href} variant="quiet">
        Compare regimes
      </ButtonLink>
    </section>
  );
}

const WEATHER_NAMES: Readonly<Record<WeatherIcon, string>> = {
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

const WEATHER_SIGNS: Readonly<Record<WeatherIcon, ReactNode>> = {
  sunny: (
    <>
      <circle fill="var(--sun)" cx="12" cy="12" r="4.5" />
      <path className={styles.stroke} stroke="var(--sun)" d={RAYS} />
    </>
  ),
  'partly-cloudy': (
    <>
      <circle fill="var(--sun)" cx="16" cy="8" r="4.5" />
      <path className={styles.cloud} d={CLOUD} />
    </>
  ),
  cloudy: <path className={styles.cloud} d={CLOUD} />,
  tropical: (
    <>
      <circle fill="var(--sun)" cx="16" cy="7" r="4.5" />
      <path className={styles.cloud} d="M7 16a4 4 0 0 1-.4-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 16.5 16z" />
      <path className={styles.stroke} stroke="var(--sea)" d="m8 18.5-1 3M12.5 18.5l-1 3M17 18.5l-1 3" />
    </>
  ),
  desert: (
    <>
      <circle fill="var(--sun)" cx="8" cy="10" r="4" />
      <path
        className={styles.stroke}
        stroke="var(--sun)"
        d="M8 2v2M2.3 4.3l1.5 1.5M13.7 4.3l-1.5 1.5M16 10h-2"
      />
      <path className={styles.sand} d="M0 19C5 19 10 18 16 12c1 4 4 6 8 7v3H0z" />
    </>
  ),
  snowy: (
    <>
      <path className={styles.cloud} d="M7 15a4 4 0 0 1-.4-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 16.5 15z" />
      <path
        className={styles.stroke}
        stroke="var(--sea)"
        d="M8 18.5v.1M12 18.5v.1M16 18.5v.1M10 21.5v.1M14 21.5v.1"
      />
    </>
  ),
};

/** The weather as a small picture. */
function WeatherSign({ icon }: { readonly icon: WeatherIcon }) {
  return (
    <svg className={styles.weather} viewBox="0 0 24 24" role="img" aria-label={WEATHER_NAMES[icon]}>
      {WEATHER_SIGNS[icon]}
    </svg>
  );
}

interface SimilarProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  /** Of the page, USD per year. */
  readonly income: number;
}

/** 'Compare Similar Destinations': three suggestions and the way to all countries. */
export function SimilarDestinations({ country, regime, income }: SimilarProps) {
  const { data: countries } = useCountries();
  const slugs = similarDestinations[country.slug];
  return (
    <section aria-labelledby="similar-destinations">
      <h2 id="similar-destinations" className={styles.partTitle}>
        Compare Similar Destinations
      </h2>
      <div className={styles.cardsPlace}>
        {slugs ? (
          <Cards destinations={bySlugs(countries ?? [], slugs)} income={income} />
        ) : (
          <Nearest {...{ country, regime, income }} />
        )}
      </div>
      <ButtonLink href="/countries" variant="quiet">
        View All Countries
      </ButtonLink>
    </section>
  );
}

function bySlugs(countries: readonly Country[], slugs: readonly string[]): readonly Country[] {
  return slugs.flatMap((slug) => countries.find((country) => country.slug === slug) ?? []);
}

const SUGGESTIONS = 3;

/** Suggestions for a country without chosen ones: the three nearest effective rates. */
function Nearest({ country, regime, income }: SimilarProps) {
  // Suggestions are the same for everybody.
  const figures = useFiguresOf(NOTHING_SAID, GUIDE_DEFAULT_INCOME);
  const result = useRecommendations(figures);
  const nearest = useMemo(() => {
    const { rate } = guideAssessor(country, figures)(regime);
    if (result.status !== 'success' || rate === null) return [];
    return nearestByRate(result.recommended, rate)
      .filter(({ slug }) => slug !== country.slug)
      .slice(0, SUGGESTIONS);
  }, [result, country, regime, figures]);
  return <Cards destinations={nearest} income={income} />;
}

/** A card for each destination: flag, name, rate, description and the way to its calculator. */
function Cards({
  destinations,
  income,
}: { readonly destinations: readonly Country[] } & Pick<SimilarProps, 'income'>) {
  return (
    <ul className={styles.cards}>
      {destinations.map(({ id, code, name, slug, headlineRate }) => (
        <li key={id}>
          <Flag code={code} className={styles.flag} />
          <div>
            <h3 className={styles.cardName}>{name}</h3>
            <p className="quiet">{headlineRate}</p>
          </div>
          <ButtonLink
            href={calculatorPathAt(calculatorPath(slug), income)}
            variant="plain"
            className={styles.go}
          >
            <span>
              Calculate Tax<span className="visually-hidden">{` in ${nameInText(name)}`}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
