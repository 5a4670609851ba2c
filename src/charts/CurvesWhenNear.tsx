import { lazyComponent } from '../ui/lazy.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import type { CurvesProps } from './Curves.tsx';

const Curves = lazyComponent<CurvesProps>(() => import('./Curves.tsx'));

interface Props extends Omit<CurvesProps, 'isNear'> {
  /** Keeps their place free, so that nothing moves when they come. */
  readonly className?: string | undefined;
}

/** The curves and their break-even points: nothing above the fold waits for them. Their chart waits until it is near. */
export function CurvesWhenNear({ className, ...props }: Props) {
  return (
    <WhenNear className={className} failure="The curves did not load. Open the page again to see them.">
      {(isNear) => <Curves {...props} isNear={isNear} />}
    </WhenNear>
  );
}
