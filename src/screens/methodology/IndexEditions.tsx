import { INDEX_NAMES, type IndexName, type IndexSource } from '../../catalogue/methodology.ts';
import styles from './Methodology.module.css';
import { Part } from './Part.tsx';

const LABELS: Readonly<Record<IndexName, string>> = {
  livingCost: 'Cost of living',
  qualityOfLife: 'Quality of life',
  internetSpeed: 'Internet speed',
  weatherScore: 'Weather',
};

/** Which edition of which index the figures besides tax come from. */
export function IndexEditions({ sources }: { readonly sources: Readonly<Record<IndexName, IndexSource>> }) {
  return (
    <Part id="indices" title="Indices and their editions">
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
                {name === 'weatherScore' ? null : <span className={styles.note}>{method}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}
