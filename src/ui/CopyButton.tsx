import type { ReactNode } from 'react';
import { copyText } from './copyText.ts';

interface Props {
  /** Asked for when the button is pressed. */
  readonly text: () => string;
  /** What the toast says; "Copied." where it is left out. */
  readonly done?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Copies a text and says so in a toast. */
export function CopyButton({ text, done, className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => void copyText(text(), done)}>
      {children}
    </button>
  );
}
