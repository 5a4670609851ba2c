import { Markup } from '../../ui/Markup.tsx';
import styles from './SeoBlock.module.css';

/** The optional longer text of a ranking page, marked up like every text of the data; renders nothing for an empty one. */
export function SeoBlock({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <div className={styles.block}>
      <Markup text={text} />
    </div>
  );
}
