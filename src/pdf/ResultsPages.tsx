import { DocumentEnd } from './DocumentEnd.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './ResultsPages.module.css';
import type { ResultsDocument } from './resultsDocument.ts';

interface Props {
  readonly results: ResultsDocument;
  /** The blocks of each page by index: the head, one card per country, the end. */
  readonly pages: readonly (readonly number[])[];
}

/** How many blocks a document has. */
export function blockCount({ list }: ResultsDocument): number {
  return list.length + 2;
}

/** The A4 pages of the results, side by side with nothing but their blocks: what may not be cut is one block. */
export function ResultsPages({ results, pages }: Props) {
  return pages.map((blocks, page) => (
    <section key={blocks[0]} className={styles.page} data-page>
      <div className={styles.body} data-body>
        {blocks.map((block) => (
          <div key={block} className={styles.block} data-block>
            <Block results={results} block={block} />
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

function Block({ results, block }: { readonly results: ResultsDocument; readonly block: number }) {
  if (block === 0) return <DocumentHead results={results} />;
  const entry = results.list[block - 1];
  return entry ? <ResultCard rank={block} entry={entry} present={results.present} /> : <DocumentEnd />;
}
