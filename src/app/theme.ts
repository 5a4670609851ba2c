import { preferences, type Theme } from '../stores/preferences.ts';

const PAPER = { light: '#ffffff', dark: '#0b1622' } as const;

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
export function followTheme(): void {
  apply(preferences.getState().theme);
  preferences.subscribe(({ theme }, before) => {
    if (theme !== before.theme) apply(theme);
  });
}
