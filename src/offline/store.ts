import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Saving } from './messages.ts';
import type { OfflineState } from './state.ts';

export interface Offline {
  readonly state: OfflineState;
  readonly saving: Saving | null;
  /** Bytes that the site takes on the device, as the browser estimates them; null while not known. */
  readonly bytesOnDevice: number | null;
  /** Bytes of an update that waits for permission. */
  readonly updateBytes: number | null;
  /** What the version that waits brings, one line each; empty while not known. */
  readonly updateWords: readonly string[];
  /** An update has been accepted; the page reloads as soon as the new version is in charge. */
  readonly isUpdating: boolean;
}

export const offline = createStore<Offline>(() => ({
  state: 'unknown',
  saving: null,
  bytesOnDevice: null,
  updateBytes: null,
  updateWords: [],
  isUpdating: false,
}));

export function useOffline(): Offline {
  return useStore(offline);
}
