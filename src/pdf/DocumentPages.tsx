import type { ReactNode } from 'react';
import styles from './DocumentPages.module.css';

interface Props {
  /** What a document is made of, in its order; none of them is cut in two. */
  readonly blocks: readonly ReactNode[];
  /** The blocks of each page by index. */
  readonly pages: readonly (readonly number[])[];
}

/** The A4 pages of a document, side by side with nothing but their blocks: what may not be cut is one block. */
export function DocumentPages({ blocks, pages }: Props) {
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
