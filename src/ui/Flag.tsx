import styles from './Flag.module.css';

/** A country's flag by its two-letter code; decorative, because the name stands beside it. */
export function Flag({
  code,
  className,
}: {
  readonly code: string;
  readonly className?: string | undefined;
}) {
  return (
    <img
      className={[styles.flag, className].filter(Boolean).join(' ')}
      src={`/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
    />
  );
}
