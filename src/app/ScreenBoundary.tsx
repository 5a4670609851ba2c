import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { retryFailedLoads } from '../ui/lazy.tsx';
import { recoverFromDeploy, reloadAfresh } from './chunkRecovery.ts';
import { Hydrated } from './Hydrated.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface Props {
  /** Another path is another screen, which has not failed. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  /** 'recovering' while it is found out whether a reload brings a newer version. */
  readonly stage: 'shown' | 'recovering' | 'failed';
}

/**
 * Keeps a failing screen from taking the shell down: the header stays usable. A screen whose code is gone after a
 * deploy reloads by itself, once; any other failure says so and can be tried again.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { stage: 'shown' };

  static getDerivedStateFromError(): State {
    return { stage: 'recovering' };
  }

  override componentDidCatch(): void {
    void recoverFromDeploy().then((reloads) => {
      if (!reloads) this.setState(({ stage }) => (stage === 'recovering' ? { stage: 'failed' } : null));
    });
  }

  override componentDidUpdate({ path }: Props): void {
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
          <p>Part of it is missing, perhaps because the connection dropped. Nothing you entered is lost.</p>
        </EmptyState>
        <Hydrated />
      </div>
    );
  }
}
