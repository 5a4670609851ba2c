import type { CountryGuide } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './AboutCountry.module.css';
import { CountryMap } from './CountryMap.tsx';
import guide from './Guide.module.css';
import { QuickFacts } from './QuickFacts.tsx';

/** The country in words, four images, Quick Facts and a map. */
export function AboutCountry({ country }: { readonly country: CountryGuide }) {
  return (
    <Section id="about" title={`About ${nameInText(country.name)}`}>
      <div className={guide.prose}>
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
      <QuickFacts country={country} />
      <CountryMap country={country} />
    </Section>
  );
}
