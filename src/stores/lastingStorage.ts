/**
 * Whether the browser promises to keep what is saved here. Without a promise it may clear it: some do after seven days without
 * a visit, others when space runs out.
 */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Null until it is known. */
const promised = createStore<{ readonly isPromised: boolean | null }>(() => ({ isPromised: null }));

let isAsked = false;

/** Asks for the promise once on a page, when somebody keeps something: some browsers then ask the person. */
export function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  void find(async (storage) => (await storage.persisted()) || (await storage.persist()));
}

async function find(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  try {
    promised.setState({ isPromised: await ask(navigator.storage) });
  } catch {
    // It has no such promise to give.
    promised.setState({ isPromised: false });
  }
}

/** Whether the browser has promised it, without asking for it; null until that is known. */
export function useIsPromised(): boolean | null {
  useEffect(() => void find((storage) => storage.persisted()), []);
  return useStore(promised).isPromised;
}
