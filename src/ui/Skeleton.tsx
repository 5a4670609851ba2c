import styles from './Skeleton.module.css';

/** A grey bar where a line of text is about to be. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(' ')} aria-hidden="true" />;
}
