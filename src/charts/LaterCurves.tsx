import { useRef } from 'react';
import { useModule } from '../ui/useModule.ts';
import { useNearness } from '../ui/useNearness.ts';
import type { CurvesProps } from './Curves.tsx';

const load = () => import('./Curves.tsx');

interface Props extends Omit<CurvesProps, 'isNear'> {
  /** Keeps their place free, so that nothing moves when they come. */
  readonly className?: string | undefined;
}

/**
 * The curves and their break-even points, made once the page is there: nothing above the fold waits for them. The chart
 * itself comes when it is about to be seen.
 */
export function LaterCurves({ className, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, isDue } = useNearness(place);
  return (
    <div ref={place} className={className}>
      {isDue ? <Loaded {...props} isNear={isNear} /> : null}
    </div>
  );
}

function Loaded(props: CurvesProps) {
  const { module, failed } = useModule(load);
  if (failed) return <p>The curves did not load. Open the page again to see them.</p>;
  return module ? <module.Curves {...props} /> : null;
}
