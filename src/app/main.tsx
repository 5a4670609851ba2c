import '../ui/base.css';
import './pending.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startInstall } from '../offline/install.ts';
import { startPreferences } from '../stores/preferences.ts';
import { endTask } from '../ui/endTask.ts';
import { startChunkRecovery } from './chunkRecovery.ts';
import { Root } from './Root.tsx';
import { openRoom } from './rooms.tsx';
import { followTheme } from './theme.ts';

// From here on, the app itself says what is missing.
document.getElementById('not-started')?.remove();
startChunkRecovery();
startInstall();
void start();

async function start(): Promise<void> {
  // Making the app's code ready has taken a good while.
  await endTask();
  startPreferences();
  followTheme();
  const root = document.getElementById('root');
  if (root) await takeOver(root);
}

/** Takes over the prerendered page; renders afresh where there is none, as in development. */
async function takeOver(container: HTMLElement): Promise<void> {
  const path = container.dataset.path;
  if (path !== undefined && (await isOpen(path))) {
    // As a transition React takes the page over in short slices, and answers to what a person does in between.
    startTransition(() => void hydrateRoot(container, <Root path={path} />));
  } else createRoot(container).render(<Root />);
}

/** Whether all is here that the path's first rendering needs. If not, the screen itself says what is missing. */
async function isOpen(path: string): Promise<boolean> {
  try {
    await openRoom(path);
    return true;
  } catch {
    return false;
  }
}
