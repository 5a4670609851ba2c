import { type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { EmptyScreen } from './EmptyScreen.tsx';
import { ROOMS } from './rooms.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { TakenOver } from './TakenOver.tsx';

function room(screen: ReactNode, path: string, loading?: string): ReactNode {
  return (
    <ScreenBoundary path={path}>
      <Suspense fallback={<EmptyScreen text={loading} />}>
        {screen}
        <TakenOver />
      </Suspense>
    </ScreenBoundary>
  );
}

export function Screens() {
  const [location] = useLocation();
  return (
    <Switch>
      {ROOMS.map(({ path, screen, loading }) => (
        <Route key={path} path={path}>
          {room(screen, location, loading)}
        </Route>
      ))}
    </Switch>
  );
}
