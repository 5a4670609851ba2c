import type { Country, Source } from '../catalogue/entities.ts';
import { calculatorPath } from '../catalogue/slugs.ts';
import styles from './DocumentNotes.module.css';

/** A regime's country with the sources of its figures. */
export interface SourcedCountry {
  readonly country: Country;
  readonly sources: readonly Source[];
}

/** So many countries are a block: the list may go on over the page, an entry may not. */
const COUNTRIES_PER_BLOCK = 2;

/** Where the figures are written, as blocks of a document; links work in the file. */
export function sourceBlocks(countries: readonly SourcedCountry[]) {
  return Array.from({ length: Math.ceil(countries.length / COUNTRIES_PER_BLOCK) }, (_, block) => {
    const shown = countries.slice(block * COUNTRIES_PER_BLOCK, (block + 1) * COUNTRIES_PER_BLOCK);
    return (
      <div key={shown[0]?.country.id}>
        {block === 0 ? (
          <>
            <h2 className={styles.title}>Sources</h2>
            <p className={styles.sources}>
              All sources of a country are on its page, which its name links to.
            </p>
          </>
        ) : null}
        {shown.map(({ country, sources }) => (
          <p key={country.id} className={styles.sources}>
            <a className={styles.country} href={calculatorPath(country.name)}>
              {country.name}
            </a>
            {': '}
            {sources.map(({ title, publisher, url }, at) => (
              <span key={url + title}>
                {at > 0 ? '; ' : ''}
                <a className={styles.link} href={url}>
                  {title}
                </a>
                {`, ${publisher}`}
              </span>
            ))}
          </p>
        ))}
      </div>
    );
  });
}
