import styles from './PageContents.module.css';

interface Props {
  /** The sections of a page in their order: id and title. */
  readonly parts: readonly (readonly [id: string, title: string])[];
}

/** The numbered contents of a page to read; beside the text they stay in view. */
export function PageContents({ parts }: Props) {
  return (
    <nav className={styles.contents} aria-label="Contents">
      <ol>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
