import '../ui/base.css';
import './pending.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiAdapter } from '../api/adapter.ts';
import { startInstall } from '../stores/install.ts';
import { startPreferences } from '../stores/preferences.ts';
import { startChunkRecovery } from './chunkRecovery.ts';
import { Root } from './Root.tsx';
import { loadRoute } from './routes.tsx';
import { followTheme } from './theme.ts';

// From here on, the app itself says what is missing.
document.getElementById('not-started')?.remove();
startChunkRecovery();
startInstall();
startPreferences();
followTheme();

/** How long a page may stay empty before it says that it is loading. */
const LOADING_STATE_MS = 200;

const root = document.getElementById('root');
if (root) void start(root);

/** Hydrates the prerendered page; renders afresh where there is none, as in development and in the worker's shell. */
async function start(container: HTMLElement): Promise<void> {
  // Where the network answers instead of the page, the page does not know what it was prerendered from.
  const path = apiAdapter() === 'page' ? container.dataset.path : undefined;
  if (path !== undefined && (await loads(path))) {
    // As a transition React hydrates the page in short slices, and answers to what a person does in between.
    startTransition(() => void hydrateRoot(container, <Root path={path} />));
    return;
  }
  // What has just failed is not asked for again.
  if (path !== window.location.pathname) {
    const patience = new Promise((resolve) => setTimeout(resolve, LOADING_STATE_MS));
    await Promise.race([loads(window.location.pathname), patience]);
  }
  createRoot(container).render(<Root />);
}

/** Whether all is here that the path's first rendering needs. If not, the screen itself says what is missing. */
async function loads(path: string): Promise<boolean> {
  try {
    await loadRoute(path);
    return true;
  } catch {
    return false;
  }
}
