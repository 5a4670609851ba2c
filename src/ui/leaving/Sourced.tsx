import type { LeavingConfidence, LeavingSource } from '../../catalogue/leaving.ts';
import styles from './leaving.module.css';

interface Props {
  readonly statement: {
    readonly text: string;
    readonly source: LeavingSource;
    readonly confidence?: LeavingConfidence;
  };
}

/** A statement with what it rests on, and a mark where that is not much. */
export function Sourced({ statement: { text, source, confidence } }: Props) {
  return (
    <div className={styles.sourced}>
      <p>{text}</p>
      <Source source={source} confidence={confidence} />
    </div>
  );
}

interface SourceProps {
  readonly source: LeavingSource;
  readonly confidence?: LeavingConfidence | undefined;
}

export function Source({ source, confidence }: SourceProps) {
  return (
    <p className={styles.source}>
      <SourceLink source={source} />
      {confidence === 'low' ? <span className={styles.doubt}>Doubtful: ask an adviser</span> : null}
      {confidence === 'medium' ? <span className={styles.doubt}>Not sure in every case</span> : null}
    </p>
  );
}

export function SourceLink({ source: { title, publisher, url } }: { readonly source: LeavingSource }) {
  const words = title === publisher ? title : `${title}, ${publisher}`;
  if (url === null) return <>{words}</>;
  return (
    <a href={url} rel="noopener noreferrer">
      {words}
    </a>
  );
}
