import { Fold } from '../../ui/Fold.tsx';
import { Markup } from '../../ui/Markup.tsx';
import styles from './Guide.module.css';

interface Props {
  /** Paragraphs split by newline. */
  readonly text: string;
  /** What opens all but the first of them. */
  readonly more: string;
}

/** The first paragraph of a long text; the others open below it. */
export function FoldedProse({ text, more }: Props) {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <div className={`${styles.prose} ${styles.opening}`}>
        <Markup text={first} />
      </div>
      {others.length > 0 ? (
        <Fold title={more}>
          <div className={styles.prose}>
            <Markup text={others.join('\n')} />
          </div>
        </Fold>
      ) : null}
    </>
  );
}
