import { type ReactNode, useState } from 'react';

interface Props {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Something to open, made when it is first opened: pages stay small, and nothing is worked out unseen. */
export function Disclosure({ summary, className, onOpen, children }: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || wasOpened) return;
        setOpened(true);
        onOpen?.();
      }}
    >
      <summary>{summary}</summary>
      {wasOpened ? children : null}
    </details>
  );
}
