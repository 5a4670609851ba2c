/** What the documents are made of: their pages, the title with the profile, the sources and the way on. */
import type { ReactNode } from 'react';
import type { Country, Source } from '../catalogue/entities.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import { figuresForLink, withFigures } from '../situation/address.ts';
import type { Situation } from '../situation/situation.ts';
import styles from './Document.module.css';

/** The best way to lay out the blocks from one on. */
interface Layout {
  readonly pages: number;
  /** Squares of what all but the last page leave free, so that pages are filled; more than they could together where the last is nearly empty. */
  readonly free: number;
  /** The block after the first of these pages. */
  readonly next: number;
}

/** A last page with less on it, as a share of its room, looks like a mistake. */
const LEAST_ON_LAST = 1 / 3;

/**
 * Splits blocks over as few pages as they take, so that none is cut in two: full pages, and a last one that takes from the
 * one before rather than standing nearly empty (PDF).
 * @param heights of the blocks in their order, with the space under each
 * @param room height for blocks on a page
 * @returns the blocks of each page by index; a block taller than a page has one to itself
 */
export function paginate(heights: readonly number[], room: number): number[][] {
  const layouts: Layout[] = [];
  layouts[heights.length] = { pages: 0, free: 0, next: heights.length };
  for (let first = heights.length - 1; first >= 0; first--) {
    let used = 0;
    for (let next = first + 1; next <= heights.length; next++) {
      used += heights[next - 1] ?? 0;
      if (used > room && next > first + 1) break;
      const rest = layouts[next] as Layout;
      const pages = rest.pages + 1;
      const isLast = next === heights.length;
      const free = rest.free + (isLast ? freeOnLast(used, room) : Math.max(room - used, 0) ** 2);
      const best = layouts[first];
      const isBetter = !best || pages < best.pages || (pages === best.pages && free <= best.free);
      if (isBetter) layouts[first] = { pages, free, next };
    }
  }
  const pages: number[][] = [];
  for (let first = 0; first < heights.length; ) {
    const { next } = layouts[first] as Layout;
    pages.push(Array.from({ length: next - first }, (_, at) => first + at));
    first = next;
  }
  return pages;
}

/** Nothing where the last page has enough on it, else more than other pages can leave free together. */
function freeOnLast(used: number, room: number): number {
  return used >= room * LEAST_ON_LAST ? 0 : room ** 2 * 100 + (room - used) ** 2;
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
      <div className={styles.body} data-body>
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

/** What a document was made for. */
type Profile = readonly (readonly [name: string, value: string])[];

interface HeadProps {
  readonly title: string;
  /** The answer, which then stands larger than the title; null where there is none. */
  readonly lead: DocumentLead | null;
  /** What the document was made for, where that stands at its top. */
  readonly profile?: Profile;
  /** When it was made, and how old the data are. */
  readonly made: readonly string[];
  /** What the document holds, in a sentence. */
  readonly children: ReactNode;
}

/** What a document answers. */
export interface DocumentLead {
  /** "You keep €5,192 a month in Georgia". */
  readonly claim: string;
  /** The name of the scheme. */
  readonly scheme: string;
  /** What goes with it: who can use it, for how long, what the amount leaves out. */
  readonly sentences: readonly string[];
  /** Why it is open to the person, and what it asks. */
  readonly reasons?: readonly string[];
}

/** The title of a document, its answer, and the profile it was made for. */
export function DocumentHead({ title, lead, profile, made, children }: HeadProps) {
  return (
    <>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
          <circle cx="26" cy="11" r="6" fill="#ffc34d" />
          <path d="M0 14c5-4 10-4 15 0s10 4 15 0 7-2 10-1v11H0z" fill="#0b5ed7" />
        </svg>
        <span>Lowtide</span>
      </p>
      {lead === null ? (
        <h1 className={styles.title}>{title}</h1>
      ) : (
        <>
          <p className={styles.over}>{title}</p>
          <h1 className={styles.title}>{lead.claim}</h1>
          <p className={styles.scheme}>{lead.scheme}</p>
          <p>{lead.sentences.join(' ')}</p>
          {lead.reasons && lead.reasons.length > 0 ? (
            <ul className={styles.points}>
              {lead.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
        </>
      )}
      {profile ? <DocumentProfile profile={profile} /> : null}
      <p className={styles.note}>{children}</p>
      <p className={styles.notes}>{made.join(' ')}</p>
    </>
  );
}

/** What the document was made for, side by side. */
export function DocumentProfile({ profile }: { readonly profile: Profile }) {
  return (
    <dl className={styles.profile}>
      {profile.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A regime's country with the sources of its figures. */
export interface SourcedCountry {
  readonly country: Country;
  readonly sources: readonly Source[];
}

/** So many countries are a block: the list may go on over the page, an entry may not. */
const COUNTRIES_PER_BLOCK = 2;

/**
 * Where the figures are written, as blocks of a document; links work in the file.
 * @param situation what has been said, which the links to pages of countries carry
 */
export function sourceBlocks(countries: readonly SourcedCountry[], situation: Situation) {
  return Array.from({ length: Math.ceil(countries.length / COUNTRIES_PER_BLOCK) }, (_, block) => {
    const shown = countries.slice(block * COUNTRIES_PER_BLOCK, (block + 1) * COUNTRIES_PER_BLOCK);
    return (
      <div key={shown[0]?.country.id} className={styles.sourced}>
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
            <a
              className={styles.country}
              href={withFigures(calculatorPath(country.slug), figuresForLink(situation))}
            >
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

/** What the figures assume, and what to do next: the guide to changing tax residency, as a link that works in the file. */
export function DocumentEnd({ assumed }: { readonly assumed: readonly string[] }) {
  return (
    <div className={styles.end}>
      <p>{assumed.join(' ')}</p>
      <p>
        <a className={styles.way} href="/how-it-works">
          How it works
        </a>
        {': the four steps of changing tax residency, with checklists.'}
      </p>
    </div>
  );
}
