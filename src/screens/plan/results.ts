/** What each part has come to in a few words: the list beside the page shows it while the parts load on their own. */
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

const results = createStore<Readonly<Record<string, string>>>(() => ({}));

/** A part says its result; null while there is none. */
export function useResult(part: string, words: string | null): void {
  useEffect(() => {
    const without = ({ [part]: _, ...others }: Readonly<Record<string, string>>) => others;
    results.setState((all) => (words === null ? without(all) : { ...all, [part]: words }), true);
    return () => results.setState(without, true);
  }, [part, words]);
}

/** The results by the id of their part. */
export function useResults(): Readonly<Record<string, string>> {
  return useStore(results);
}
