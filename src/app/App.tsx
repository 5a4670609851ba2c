import { Suspense } from 'react';
import { SituationBar } from '../screens/situation/SituationBar.tsx';
import { lazyComponent } from '../ui/lazy.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { useToast } from '../ui/toast.ts';
import { FiguresRouter } from './FiguresRouter.tsx';
import { Header } from './Header.tsx';
import { PageEffects } from './PageEffects.tsx';
import { Screens } from './Screens.tsx';

/** Comes when the screen is interactive, and so stands outside of the router (docs/architecture.md, hydration). */
const PageEnd = lazyComponent(() => import('./PageEnd.tsx'));

const Toaster = lazyComponent(() => import('../ui/Toaster.tsx'));

interface Props {
  /** What the page was prerendered at. */
  readonly path: string | undefined;
}

/** The shell around every screen. */
export function App({ path }: Props) {
  return (
    <>
      <a className="visually-hidden" href="#main">
        Skip to content
      </a>
      <FiguresRouter>
        <Header />
        <SituationBar />
        <main id="main" tabIndex={-1}>
          <Screens />
        </main>
      </FiguresRouter>
      <PartBoundary>
        <Suspense fallback={null}>
          <PageEnd />
        </Suspense>
      </PartBoundary>
      <PageEffects prerenderedPath={path} />
      <PartBoundary>
        <Suspense fallback={null}>
          <LazyToaster />
        </Suspense>
      </PartBoundary>
    </>
  );
}

/** The toaster's code is loaded with the first toast. */
function LazyToaster() {
  const everShown = useToast((state) => state.everShown);
  return everShown ? <Toaster /> : null;
}
