/** The build's own copy of the app, which renders pages to HTML in Node. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import type { DataReader } from '../../data/compiler/index.ts';
import { lowtideData } from '../../data/compiler/plugin.ts';
import type { PrerenderedPage } from '../app/prerenderedPage.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';

export interface Prerenderer {
  /** @param texts long texts by slug. Rejects with what a component throws. */
  prerenderPage(path: string, texts: Readonly<Record<string, CountryTextsFile>>): Promise<PrerenderedPage>;
  close(): Promise<void>;
}

const ENTRY = 'src/app/prerender.tsx';

/**
 * Builds the copy beside the client's build: the same sources and settings, so that class names and the addresses
 * of assets agree. Its packages are those of node_modules, which is why it has to lie below it.
 */
export async function openPrerenderer(
  { root, mode, base, css }: ResolvedConfig,
  data: DataReader,
): Promise<Prerenderer> {
  const parent = path.join(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(path.join(parent, 'lowtide-prerender-'));
  const close = () => rm(dir, { recursive: true, force: true });
  try {
    await build({
      configFile: false,
      root,
      mode,
      base,
      logLevel: 'error',
      css: css.modules === undefined ? {} : { modules: css.modules },
      plugins: [lowtideData({ data, emitTexts: false }), react()],
      build: {
        ssr: ENTRY,
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: { entryFileNames: 'prerender.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        },
      },
    });
    const entry = await import(pathToFileURL(path.join(dir, 'prerender.mjs')).href);
    return { prerenderPage: entry.prerenderPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}
