/**
 * Writes one HTML file per known path and a 404.html, each prerendered with its own metadata and styles, so that a
 * plain static host answers every address, and unknown ones with status 404.
 */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { DataReader } from '../../data/compiler/index.ts';
import { textsAssets } from '../../data/compiler/modules.ts';
import { lowtideData } from '../../data/compiler/plugin.ts';
import { metadataFor, NOT_FOUND_METADATA, type PageMetadata } from '../app/metadata/metadataFor.ts';
import { structuredData } from '../app/metadata/structuredData.ts';
import type { PrerenderedPage } from '../app/prerenderedPage.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import { allPaths, START_PATH, schemePaths } from '../catalogue/pages.ts';
import { withContentSecurity } from './contentSecurity.ts';
import { manifestOf, pageFiles } from './loadGraph.ts';
import { pageHtml } from './pageHtml.ts';
import { pictureLayers } from './pictureLayers.ts';

/** An address that no route has. */
const UNKNOWN_PATH = '/404';
/** Used above the fold on every page: text, and headings. */
const PRELOADED_FONTS = ['instrument-sans', 'bricolage-grotesque'];

/** ISO date of a build, as in the zone where a day ends last: no device whose clock is right is before it. */
export function dayOfBuild(now: Date): string {
  return new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function htmlFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function routePages(folder: DataReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lowtide:route-pages',
    enforce: 'post',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After Vite has written its manifest.
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') return;
        const template = minifiedScripts(String(shell.source));
        const data = folder.compiled();
        const manifest = manifestOf(bundle);
        const cssOf = (file: string) => textOf(bundle, file);
        const href = (file: string) => config.base + file;
        const textFiles = new Map(textsAssets(data).map(({ slug, fileName }) => [slug, fileName]));
        const fonts = PRELOADED_FONTS.map((name) => href(fileOf(bundle, name)));

        const builtOn = dayOfBuild(new Date());
        const htmlOf = (
          path: string,
          page: PrerenderedPage,
          metadata: PageMetadata,
          canonical: string | null,
        ) => {
          const { content, pictures } = withoutPreloads(page.html);
          const files = pageFiles(manifest, page, cssOf);
          const texts = page.guide === null ? undefined : textFiles.get(page.guide);
          return withContentSecurity(
            pageHtml(template, {
              path,
              builtOn,
              metadata,
              canonical,
              structuredData: structuredData(path, data.site.origin, data.countries),
              content,
              pictures: pictures.map((picture) => ({
                href: picture,
                placeholder: pictureLayers(readFileSync(joinPath(config.publicDir, picture), 'utf8')),
              })),
              fonts,
              scripts: files.scripts.map(href),
              styles: files.styles.map((file) => ({ href: href(file), css: cssOf(file) })),
              data: texts === undefined ? [] : [href(texts)],
              painter: path === START_PATH ? painterOfStart(config.root) : null,
            }),
          );
        };

        const prerenderer = await openPrerenderer(config, folder);
        try {
          for (const path of [...allPaths(data.countries), START_PATH, ...schemePaths(data.schemes)]) {
            const metadata = metadataFor(path, data.countries);
            if (!metadata) throw new Error(`No metadata for ${path}`);
            const page = await prerenderer.prerenderPage(path, data.texts, builtOn);
            const source = htmlOf(
              path,
              page,
              metadata,
              data.site.origin + (path === START_PATH ? '/' : path),
            );
            if (path === '/') shell.source = source;
            else this.emitFile({ type: 'asset', fileName: htmlFileOf(path), source });
          }
          const page = await prerenderer.prerenderPage(UNKNOWN_PATH, data.texts, builtOn);
          const source = htmlOf(UNKNOWN_PATH, page, NOT_FOUND_METADATA, null);
          this.emitFile({ type: 'asset', fileName: '404.html', source });
        } finally {
          await prerenderer.close();
        }
      },
    },
  };
}

/** What paints the installed app's start before React answers. */
function painterOfStart(root: string): string {
  return shortScript(readFileSync(joinPath(root, 'src/app/paintStart.js'), 'utf8'));
}

/** The shell with its inline scripts as short as its files; Vite leaves them as they are. */
function minifiedScripts(shell: string): string {
  return shell.replace(
    /(<script>)(.*?)(<\/script>)/gs,
    (_all, open: string, code: string, close: string) => open + shortScript(code) + close,
  );
}

function shortScript(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, {
    compress: { target: 'es2018' },
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`An inline script: ${errors[0]?.message}`);
  return short;
}

/** React puts a preload for every picture before the content; only those marked as urgent should go first. */
function withoutPreloads(html: string): { content: string; pictures: string[] } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  const urgent = preloads.match(/<link[^>]*fetchPriority="high"[^>]*>/gi) ?? [];
  const pictures = urgent.flatMap((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? []);
  return { content: html.slice(preloads.length), pictures };
}

function fileOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}-`));
  if (!file) throw new Error(`The build has no file ${name}.`);
  return file;
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
  return String(output.source);
}

interface Prerenderer {
  /** As in src/app/prerender.tsx. */
  prerenderPage(
    path: string,
    texts: Readonly<Record<string, CountryTextsFile>>,
    builtOn: string,
  ): Promise<PrerenderedPage>;
  close(): Promise<void>;
}

const ENTRY = 'src/app/prerender.tsx';

/**
 * Builds the copy beside the client's build: the same sources and settings, so that class names and the addresses
 * of assets agree. Its packages are those of node_modules, which is why it has to lie below it.
 */
async function openPrerenderer(
  { root, mode, base, css }: ResolvedConfig,
  data: DataReader,
): Promise<Prerenderer> {
  const parent = joinPath(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(joinPath(parent, 'lowtide-prerender-'));
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
    const entry = await import(pathToFileURL(joinPath(dir, 'prerender.mjs')).href);
    return { prerenderPage: entry.prerenderPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}
