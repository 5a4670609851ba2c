import { type ReactNode, useRef } from 'react';
import { useModule } from './useModule.ts';
import { useNearness } from './useNearness.ts';

interface PartProps<Props extends object> {
  /** Keeps its identity from one rendering to the next. */
  readonly load: () => Promise<{ readonly default: (props: Props & Near) => ReactNode }>;
  readonly props: Props;
  /** Said in its place where it cannot be had. */
  readonly failure: string;
}

interface Near {
  /** Whether the part is about to be seen. */
  readonly isNear: boolean;
}

/**
 * A part that is no part of the prerendered page: it is loaded and made when its place is near, or when the page has
 * come to rest. The class of its place keeps room for it, so that little moves when it comes.
 */
export function WhenNear<Props extends object>({
  className,
  load,
  props,
  failure,
}: PartProps<Props> & { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, isDue } = useNearness(place);
  return (
    <div ref={place} className={className}>
      {isDue ? <Part load={load} props={props} failure={failure} isNear={isNear} /> : null}
    </div>
  );
}

function Part<Props extends object>({ load, props, failure, isNear }: PartProps<Props> & Near) {
  const { module, failed } = useModule(load);
  if (failed) return <p>{failure}</p>;
  return module ? <module.default {...props} isNear={isNear} /> : null;
}
