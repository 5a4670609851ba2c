import styles from './Flag.module.css';
import { Illustration } from './Illustration.tsx';

interface Props {
  readonly code: string;
  readonly className?: string | undefined;
  /** 'lazy' for flags far down a page. */
  readonly loading?: 'lazy' | undefined;
}

/**
 * A country's flag by its two-letter code, or the code itself where the flag does not load; decorative, because the
 * name stands beside it.
 */
export function Flag({ code, className, loading }: Props) {
  const look = [styles.flag, className].filter(Boolean).join(' ');
  return (
    <Illustration
      className={look}
      src={`/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
      loading={loading}
      fallback={<span className={look} data-fallback="flag" data-code={code} aria-hidden="true" />}
    />
  );
}
