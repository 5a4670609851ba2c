import { useRef } from 'react';
import { useModule } from '../ui/useModule.ts';
import { useSoon } from '../ui/useSoon.ts';
import type { CurvesProps } from './Curves.tsx';

const load = () => import('./Curves.tsx');

interface Props extends CurvesProps {
  /** Keeps their place free, so that nothing moves when they come. */
  readonly className?: string | undefined;
}

/** The curves and their break-even points, made once the page is there: nothing above the fold waits for them. */
export function LaterCurves({ className, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSoon = useSoon(place);
  return (
    <div ref={place} className={className}>
      {isSoon ? <Loaded {...props} /> : null}
    </div>
  );
}

function Loaded(props: CurvesProps) {
  const { module, failed } = useModule(load);
  if (failed) return <p>The curves did not load. Open the page again to see them.</p>;
  return module ? <module.Curves {...props} /> : null;
}
