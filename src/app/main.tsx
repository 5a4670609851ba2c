import '../ui/base.css';
import './pending.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiAdapter } from '../api/adapter.ts';
import { setBuiltOn } from '../situation/clock.ts';
import { openAtAddress } from '../situation/figures.ts';
import { startInstall } from '../stores/install.ts';
import { preferences, startPreferences, type Theme } from '../stores/preferences.ts';
import { Root } from './App.tsx';
import { startChunkRecovery } from './chunkRecovery.ts';
import { startProfile } from './profile.ts';
import { loadRoute } from './routes.tsx';
import { startTranslatedText } from './translatedText.ts';

const PAPER = { light: '#ffffff', dark: '#0b1622' } as const;

// From here on, the app itself says what is missing.
document.documentElement.dataset.started = '';
setBuiltOn(document.documentElement.dataset.built ?? null);
openAtAddress();
startTranslatedText();
startChunkRecovery();
startInstall();
startPreferences();
startProfile();
followTheme();

/** How long a page may stay empty before it says that it is loading. */
const LOADING_STATE_MS = 200;

begin();

/** The entry does not wait for the parser (src/build/pageHtml.ts), and may be earlier than the page's content. */
function begin(): void {
  document.getElementById('not-started')?.remove();
  const root = document.getElementById('root');
  if (root) void start(root);
  else if (document.readyState === 'loading') void parsed().then(begin);
}

/** When all of the page's HTML is here; what is still to come could be neither hydrated nor replaced. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** Hydrates the prerendered page; renders afresh where there is none, as in development and in the worker's shell. */
async function start(container: HTMLElement): Promise<void> {
  // Where the network answers instead of the page, the page does not know what it was prerendered from.
  const path = apiAdapter() === 'page' ? container.dataset.path : undefined;
  const isLoaded = path !== undefined && (await loads(path));
  await parsed();
  // Ahead of style sheets that come later, which may build on them.
  document.head.append(...document.querySelectorAll('body > style'));
  // Nor can what a translator has changed before be hydrated.
  if (isLoaded && !container.querySelector('font')) {
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

/** The browser's own bars take the paper's colour: both by media query, or the chosen one alone. */
function setThemeColor(theme: Theme): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = PAPER[theme === 'system' ? scheme : theme];
  }
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  setThemeColor(theme);
}

/** Keeps the page's colour scheme in step with the setting; index.html has set it before the first paint. */
function followTheme(): void {
  apply(preferences.getState().theme);
  preferences.subscribe(({ theme }, before) => {
    if (theme !== before.theme) apply(theme);
  });
}
