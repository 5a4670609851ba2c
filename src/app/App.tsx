import {
  Component,
  type ReactNode,
  StrictMode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { useHydrated } from '../catalogue/useHydrated.ts';
import { SituationBar } from '../screens/situation/SituationBar.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState, likelyCause, PartBoundary } from '../ui/EmptyState.tsx';
import { lazyComponent, retryFailedLoads } from '../ui/lazy.tsx';
import { useToast } from '../ui/toast.ts';
import { recoverCode, reloadAfresh } from './chunkRecovery.ts';
import { FiguresRouter } from './FiguresRouter.tsx';
import { Header } from './Header.tsx';
import { PaperHead } from './PaperHead.tsx';
import { profileRead } from './profile.ts';
import { canonicalPath, routeAt, ScreenLoading } from './routes.tsx';

/** Comes when the screen is interactive, and so stands outside of the router (docs/architecture.md, hydration). */
const PageEnd = lazyComponent(() => import('./PageEnd.tsx'));

const PageHead = lazyComponent(() => import('./PageHead.tsx'));

const Toaster = lazyComponent(() => import('../ui/Toaster.tsx'));

/** The shell around every screen. @param path what the page was prerendered at */
function App({ path }: { readonly path: string | undefined }) {
  return (
    <>
      <a className="visually-hidden" href="#main">
        Skip to content
      </a>
      <PaperHead />
      <FiguresRouter>
        <Header />
        <SituationBar />
        <main id="main" tabIndex={-1}>
          <Screens />
        </main>
      </FiguresRouter>
      <PartBoundary>
        <PageEnd />
      </PartBoundary>
      <PageEffects prerenderedPath={path} />
      <PartBoundary>
        <LazyToaster />
      </PartBoundary>
    </>
  );
}

/** The toaster's code is loaded with the first toast. */
function LazyToaster() {
  const everShown = useToast((state) => state.everShown);
  return everShown ? <Toaster /> : null;
}

/**
 * The whole page, the same tree in the build and in the browser.
 * @param path what the page was prerendered at. The first rendering sees this path and no query string, as the
 * build did; the address counts right after. Without it, the address counts from the start.
 */
export function Root({ path }: { readonly path?: string | undefined }) {
  return (
    <StrictMode>
      <Router {...(path === undefined ? {} : { ssrPath: path, ssrSearch: '' })}>
        <App path={path} />
      </Router>
    </StrictMode>
  );
}

/** The screen of the path. */
function Screens() {
  const [location] = useLocation();
  const canonical = canonicalPath(location);
  if (canonical !== location) {
    // Only ever in a browser: what the build renders are the pages' own addresses.
    const { search, hash } = window.location;
    return <Redirect replace to={canonical + search + hash} />;
  }
  const { key, Screen, props, loading } = routeAt(location);
  return (
    <ScreenBoundary key={key} path={location}>
      <Suspense fallback={loading}>
        <Screen {...props} />
        <Hydrated />
      </Suspense>
    </ScreenBoundary>
  );
}

interface BoundaryProps {
  /** Another path is another screen, which has not failed. */
  readonly path: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** 'recovering' while it is found out whether a reload brings a newer version. */
  readonly stage: 'shown' | 'recovering' | 'failed';
}

/**
 * Keeps a failing screen from taking the shell down: the header stays usable. A screen whose code is gone after a
 * deploy, or was kept wrong, reloads by itself, once; any other failure says so and can be tried again.
 */
class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { stage: 'shown' };

  static getDerivedStateFromError(): BoundaryState {
    return { stage: 'recovering' };
  }

  override componentDidCatch(): void {
    void recoverCode().then((reloads) => {
      if (!reloads) this.setState(({ stage }) => (stage === 'recovering' ? { stage: 'failed' } : null));
    });
  }

  override componentDidUpdate({ path }: BoundaryProps): void {
    if (path !== this.props.path && this.state.stage !== 'shown') this.retry();
  }

  retry(): void {
    retryFailedLoads();
    this.setState({ stage: 'shown' });
  }

  override render() {
    if (this.state.stage === 'shown') return this.props.children;
    if (this.state.stage === 'recovering') return <ScreenLoading text="Loading..." />;
    return (
      <div className="page" role="alert">
        <EmptyState
          level={1}
          title="This page did not load"
          actions={
            <>
              <Button
                onClick={() => {
                  this.retry();
                  document.getElementById('main')?.focus();
                }}
              >
                Try again
              </Button>
              <Button variant="quiet" onClick={reloadAfresh}>
                Reload the page
              </Button>
            </>
          }
        >
          <p>{`Part of it is missing, perhaps because ${likelyCause()}. Nothing you entered is lost.`}</p>
        </EmptyState>
        <Hydrated />
      </div>
    );
  }
}

/**
 * Stands behind a screen, so that it knows when React has hydrated it: from here on the page shows what its address and its
 * reader say (pending.css), and answers.
 */
function Hydrated() {
  const isHydrated = useHydrated();
  const [isRead, setRead] = useState(false);
  // Deferred as the figures are, so that it comes with them.
  const shows = useDeferredValue(isHydrated && isRead);
  useEffect(() => {
    let isHere = true;
    void profileRead().then(() => {
      if (isHere) setRead(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (isHydrated) delete document.getElementById('root')?.dataset.path;
  }, [isHydrated]);
  useEffect(() => {
    if (shows) delete document.documentElement.dataset.pending;
  }, [shows]);
  return null;
}

interface EffectsProps {
  /** The path whose metadata the page's HTML has; undefined where it was not prerendered for one. */
  readonly prerenderedPath: string | undefined;
}

/** What happens on every route change: metadata, the place on the page, and focus for people who hear it. */
function PageEffects({ prerenderedPath }: EffectsProps) {
  const [path] = useLocation();
  const shown = useRef<string | null>(null);
  // The first page's HTML has its own head.
  const [isDescribed, setDescribed] = useState(true);
  if (isDescribed && path !== prerenderedPath) setDescribed(false);

  useLayoutEffect(() => {
    // The first page is where the address is, even if it was prerendered for all unknown addresses.
    shown.current ??= window.location.pathname;
    if (shown.current === path || path !== window.location.pathname) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    document.addEventListener('click', beginAtTop);
    return () => document.removeEventListener('click', beginAtTop);
  }, []);

  return isDescribed ? null : (
    <PartBoundary key={path} failure={<SiteTitle />}>
      <PageHead path={path} />
    </PartBoundary>
  );
}

/** Where the title's code did not come: not the title of the page before. */
function SiteTitle() {
  useEffect(() => {
    document.title = 'Lowtide';
  }, []);
  return null;
}

/**
 * Following a link begins at the top, also a link to the page that is shown: the router has followed it by now. Going
 * back and forward is no click, and the browser restores the place.
 */
function beginAtTop({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented && target instanceof Element && target.closest('a[href]')) window.scrollTo(0, 0);
}
