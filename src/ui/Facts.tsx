import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly facts: readonly (Fact | null)[];
  readonly className?: string | undefined;
}

/** Names, and what stands beside each; what has nothing beside it is left out. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map((fact) =>
        fact?.[1] ? (
          <div key={fact[0]}>
            <dt className="quiet">{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
