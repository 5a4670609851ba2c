/** Entry of the build's own copy of the app, which renders every page to HTML (src/build/routePages.ts). */
import { prerender } from 'react-dom/static';
import { pageSource } from '../api/fetchApi.ts';
import { handleApi } from '../api/handlers.ts';
import { countryGuidePath } from '../api/paths.ts';
import { setGuide } from '../api/queries.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import { setBuiltOn } from '../situation/clock.ts';
import { Root } from './App.tsx';
import type { PrerenderedPage } from './prerenderedPage.ts';
import { routeAt } from './routes.tsx';

/**
 * Renders a path to HTML.
 * @param countryTexts long texts by slug.
 * @param builtOn the day that the page shows until it is hydrated, ISO date.
 * @throws what a component throws.
 */
export async function prerenderPage(
  path: string,
  countryTexts: Readonly<Record<string, CountryTextsFile>>,
  builtOn: string,
): Promise<PrerenderedPage> {
  setBuiltOn(builtOn);
  const { Screen, file, guide, load, texts = null } = routeAt(path);
  await Promise.all([Screen.load(), load?.()]);
  if (guide !== null) {
    const asked = countryGuidePath(guide);
    const source = {
      ...(await pageSource(asked)),
      texts: async (slug: string) => countryTexts[slug] ?? null,
    };
    const { status, data } = await handleApi({ method: 'GET', path: asked }, source);
    if (status !== 200) throw new Error(`${status} for the guide of ${guide}`);
    setGuide(guide, data);
  }

  const { prelude } = await prerender(<Root path={path} />, {
    // Content stays where it belongs, however long it is, instead of being moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return { html: await new Response(prelude).text(), screenFile: file, guide, texts };
}
