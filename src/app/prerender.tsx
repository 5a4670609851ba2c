/** Entry of the build's own copy of the app, which renders every page to HTML (src/build/prerenderer.ts). */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { prerender } from 'react-dom/static';
import { handleApi } from '../api/handlers.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import { primeGuide } from './primeQueries.ts';
import { Root } from './Root.tsx';
import { roomAt } from './rooms.tsx';

/** What a path shows before any script has run. */
export interface PrerenderedPage {
  /** Content of the root element. */
  readonly html: string;
  /** Source file of the path's screen, below src/. */
  readonly screenFile: string;
  readonly showsFigures: boolean;
  /** Slug of the country whose long texts the page shows. */
  readonly guide: string | null;
}

/**
 * Renders a path to HTML.
 * @param texts long texts by slug.
 * @throws what a component throws.
 */
export async function prerenderPage(
  path: string,
  texts: Readonly<Record<string, CountryTextsFile>>,
): Promise<PrerenderedPage> {
  const { code, guideOf } = roomAt(path);
  const guide = guideOf?.(path) ?? null;
  await code.load();
  if (guide !== null) {
    const source = { countries, taxBrackets, texts: async (slug: string) => texts[slug] ?? null };
    await primeGuide(guide, async (apiPath) => {
      const { body, ...init } = await handleApi({ method: 'GET', path: apiPath }, source);
      return new Response(body, init);
    });
  }

  const { prelude } = await prerender(<Root path={path} />, {
    // Content stays where it belongs, however long it is, instead of being moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  return { html, screenFile: code.file, showsFigures: code.showsFigures, guide };
}
