import type { ReactNode } from 'react';
import { INDEX_NAMES, type IndexName, type IndexSource } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

const LABELS: Readonly<Record<IndexName, string>> = {
  livingCost: 'Cost of living',
  qualityOfLife: 'Quality of life',
  internetSpeed: 'Internet speed',
  weatherScore: 'Weather',
};

const ADDRESS = /(https:[\w:/.-]+\w)/;

/** Text whose addresses are links. */
function withLinks(text: string): ReactNode {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer">
        {part.slice('https://'.length)}
      </a>
    ) : (
      part
    ),
  );
}

/** Which edition of which index the figures besides tax come from. */
export function IndexEditions({ sources }: { readonly sources: Readonly<Record<IndexName, IndexSource>> }) {
  return (
    <ReadingSection id="indices" title="Indices and their editions">
      <dl className={styles.indices}>
        {INDEX_NAMES.map((name) => {
          const { title, publisher, url, edition, license, method } = sources[name];
          return (
            <div key={name}>
              <dt>{LABELS[name]}</dt>
              <dd>
                <a href={url} rel="noopener noreferrer">
                  {title}
                </a>
                , {publisher}. Edition: {edition}.{license ? ` Licence: ${license}.` : ''}
                {name === 'weatherScore' ? null : <span className={styles.note}>{withLinks(method)}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </ReadingSection>
  );
}
