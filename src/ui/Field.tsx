import { type ReactNode, useId } from 'react';
import styles from './Ask.module.css';

interface Props {
  readonly asks: string;
  readonly hint?: string | undefined;
  /** What an address or a button of the site calls it. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A question above its answers. */
export function Field({ asks, hint, about, children }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.ask}
      data-about={about}
      tabIndex={about ? -1 : undefined}
      aria-describedby={hint && id}
    >
      <legend>{asks}</legend>
      {hint ? (
        <p id={id} className="quiet">
          {hint}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
