/** Installing the site as an app: the browser's own offer where there is one, a hint on iOS. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Chromium's event, which TypeScript does not know. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** 'offer': a button can install; 'ios-hint': only the share sheet can; 'none': nothing to offer, or installed. */
type InstallState = 'none' | 'offer' | 'ios-hint';

const store = createStore<{ readonly state: InstallState }>(() => ({ state: 'none' }));
let offered: InstallPromptEvent | null = null;

/** Called once by the app before it renders: the browser makes its offer early and only once. */
export function startInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Keeps the browser's own banner away: the offer is made quietly, where the app shows it.
    event.preventDefault();
    offered = event;
    store.setState({ state: 'offer' });
  });
  window.addEventListener('appinstalled', withdraw);
  if (needsIosHint(navigator, isStandalone())) store.setState({ state: 'ios-hint' });
}

/** What to offer, and the function behind the button. */
export function useInstall(): { readonly state: InstallState; install(): Promise<void> } {
  return { state: useStore(store).state, install };
}

async function install(): Promise<void> {
  const event = offered;
  if (event === null) return;
  // An offer can be used once, whatever the person answers.
  withdraw();
  await event.prompt();
}

function withdraw(): void {
  offered = null;
  store.setState({ state: 'none' });
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** iPads present themselves as Macs, which have no touch screen. */
export function needsIosHint(
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  isInstalled: boolean,
): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !isInstalled;
}
