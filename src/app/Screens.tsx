import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Hydrated } from './Hydrated.tsx';
import { canonicalPath, ROUTES } from './routes.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** The screen of the path. */
export function Screens() {
  const [location] = useLocation();
  const canonical = canonicalPath(location);
  if (canonical !== location) {
    // Only ever in a browser: what the build renders are the pages' own addresses.
    const { search, hash } = window.location;
    return <Redirect replace to={canonical + search + hash} />;
  }
  return (
    <Switch>
      {ROUTES.map(({ path, Screen, props, loading }) => (
        <Route key={path} path={path}>
          <ScreenBoundary path={location}>
            <Suspense fallback={loading}>
              <Screen {...props} />
              <Hydrated />
            </Suspense>
          </ScreenBoundary>
        </Route>
      ))}
    </Switch>
  );
}
