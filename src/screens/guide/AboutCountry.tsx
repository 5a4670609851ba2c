import { useMemo } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { formatWhole, nameInText } from '../../catalogue/format.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './AboutCountry.module.css';

/** The country in words, four images, Quick Facts and a map. */
export function AboutCountry({ country }: { readonly country: CountryGuide }) {
  const facts = [
    ['Nature', country.natureDescription],
    ['Population', formatWhole(country.population)],
    ['Currency', country.currency],
    ['Popular cities', country.popularCities.join(', ')],
  ] as const;
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>{`About ${nameInText(country.name)}`}</h2>
      <div className={styles.text}>
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
      <h3 className={styles.subtitle}>Quick Facts</h3>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CountryMap country={country} />
    </section>
  );
}

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
      <svg className={styles.names} viewBox="0 0 800 600" aria-hidden="true" focusable="false">
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
