import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { Hydrated } from './Hydrated.tsx';
import { ROUTES, routeAt } from './routes.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** The screen of the path. */
export function Screens() {
  const [location] = useLocation();
  const search = useSearch();
  const lowerCase = location.toLowerCase();
  if (lowerCase !== location && routeAt(lowerCase).path !== '*') {
    return <Redirect replace to={search === '' ? lowerCase : `${lowerCase}?${search}`} />;
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
