/** What leaving a country with shares, crypto-assets or a business costs: its law, which comes once it is asked for. */
import { loadForSome } from 'virtual:lowtide/for-some';
import { useText } from './moveTexts.ts';

async function readExit(slug: string) {
  const [found, law] = await Promise.all([loadForSome[slug]?.(), import('../law/exit.ts')]);
  const { exit, exitTexts } = found ?? {};
  return exit && exitTexts ? { exit, exitTexts, law } : null;
}

/** @param slug of a country, null where nothing is asked. Undefined on its way, null where it cannot be had. */
export function useExitLaw(slug: string | null): Awaited<ReturnType<typeof readExit>> | undefined {
  return useText('exit', slug, readExit);
}
