/** What the documents are made of: their pages, the title with the profile, the sources and the way on. */
import type { ReactNode } from 'react';
import type { Country, Source } from '../catalogue/entities.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import styles from './Document.module.css';

/**
 * Splits blocks over pages so that none is cut in two (PDF).
 * @param heights of the blocks in their order, with the space under each
 * @param room height for blocks on a page
 * @returns the blocks of each page by index; a block taller than a page has one to itself
 */
export function paginate(heights: readonly number[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  heights.forEach((height, block) => {
    if (page.length > 0 && used + height > room) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.push(block);
    used += height;
  });
  if (page.length > 0) pages.push(page);
  return pages;
}

interface PagesProps {
  /** What a document is made of, in its order; none of them is cut in two. */
  readonly blocks: readonly ReactNode[];
  /** The blocks of each page by index. */
  readonly pages: readonly (readonly number[])[];
}

/** The A4 pages of a document, side by side with nothing but their blocks: what may not be cut is one block. */
export function DocumentPages({ blocks, pages }: PagesProps) {
  return pages.map((shown, page) => (
    <section key={shown[0]} className={styles.page} data-page>
      <div className={page < pages.length - 1 ? `${styles.body} ${styles.whole}` : styles.body} data-body>
        {shown.map((block) => (
          <div key={block} className={styles.block} data-block>
            {blocks[block]}
          </div>
        ))}
      </div>
      <footer className={styles.foot}>
        <span>Lowtide. Figures are directional and no tax advice.</span>
        <span>{`Page ${page + 1} of ${pages.length}`}</span>
      </footer>
    </section>
  ));
}

interface HeadProps {
  readonly title: string;
  /** What the document was made for. */
  readonly profile: readonly (readonly [name: string, value: string])[];
  /** When it was made, how old the data are, and what the figures assume. */
  readonly notes: readonly string[];
  /** What the document holds, in a sentence. */
  readonly children: ReactNode;
}

/** The title of a document and the profile it was made for. */
export function DocumentHead({ title, profile, notes, children }: HeadProps) {
  return (
    <>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
          <circle cx="26" cy="11" r="6" fill="#ffc34d" />
          <path d="M0 14c5-4 10-4 15 0s10 4 15 0 7-2 10-1v11H0z" fill="#0b5ed7" />
        </svg>
        <span>Lowtide</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <dl className={styles.profile}>
        {profile.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{children}</p>
      <p className={styles.notes}>{notes.join(' ')}</p>
    </>
  );
}

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
            <h2 className={styles.section}>Sources</h2>
            <p className={styles.sources}>
              All sources of a country are on its page, which its name links to.
            </p>
          </>
        ) : null}
        {shown.map(({ country, sources }) => (
          <p key={country.id} className={styles.sources}>
            <a className={styles.country} href={calculatorPath(country.slug)}>
              {country.name}
            </a>
            {': '}
            {sources.map(({ title, publisher, url }, at) => (
              <span key={url + title}>
                {at > 0 ? '; ' : ''}
                <a className={styles.source} href={url}>
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

/** What to do next: the guide to changing tax residency, as a link that works in the file. */
export function DocumentEnd() {
  return (
    <div className={styles.end}>
      <p className={styles.next}>From here to there</p>
      <p>
        Find the right country, get new residency, stop the current tax residency, move: the four steps of
        changing tax residency, with checklists, are in the guide.
      </p>
      <a className={styles.way} href="/how-it-works">
        How it works
      </a>
    </div>
  );
}
