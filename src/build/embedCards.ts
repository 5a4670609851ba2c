/** Writes a card for every calculator, /embed/{slug}, with the script of all; the dev server answers their addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { appModule, closeApp } from '../../data/compiler/app.ts';
import { contentHash } from '../../data/compiler/compile.ts';
import type { DataReader } from '../../data/compiler/index.ts';
import { escapeHtml } from '../app/metadata/metadataHtml.ts';
import { withContentSecurity } from './contentSecurity.ts';

const PAGES = 'src/embed/cardPages.ts';
const ENTRY = path.resolve(import.meta.dirname, '../embed/card.ts');
const STYLES = path.resolve(import.meta.dirname, '../embed/card.css');
const TOKENS = path.resolve(import.meta.dirname, '../ui/tokens.css');

interface CardPages {
  cardPages(options: {
    readonly css: string;
    readonly script: string;
    readonly texts: object;
    readonly safe: typeof escapeHtml;
  }): ReadonlyMap<string, string>;
}

/**
 * What a page of a card takes from here.
 * @param script address of the script of all cards
 * @param fontAt address of a font file by its name: the site's own, so that a card asks nobody else for it
 */
export function cardOptions<Texts extends object>(
  texts: Texts,
  script: string,
  fontAt: (name: string) => string,
) {
  return { css: cardStyles(fontAt), script, texts, safe: escapeHtml };
}

/** Its own rules after the product's typefaces, colours and sizes, on one line. */
function cardStyles(fontAt: (name: string) => string): string {
  const tokens = readFileSync(TOKENS, 'utf8');
  const faces = (tokens.match(/@font-face \{[^}]*\}/g) ?? [])
    .join('')
    .replace(/url\(fonts\/([^)]*)\)/g, (_, name: string) => `url(${fontAt(name)})`);
  const [root = ''] = /:root \{[^}]*\}/.exec(tokens) ?? [];
  return (faces + root + readFileSync(STYLES, 'utf8')).replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '');
}

/** The script of all cards in one file: they share nothing with the pages of the site, so that a card loads little. */
async function cardScript({ root, build: { target, cssTarget } }: ResolvedConfig): Promise<string> {
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: target === false ? 'esnext' : target,
      ...(cssTarget === false ? {} : { cssTarget }),
      rolldownOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: [{ test: /\/src\/law\//, sideEffects: false }] },
      },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = outputs.output;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error('The script of the cards is not one file.');
  return script.code;
}

/** The file that a build has made of a font of src/ui/fonts. */
function builtFont(bundle: Rolldown.OutputBundle, name: string): string {
  const start = `assets/${path.parse(name).name}-`;
  const file = Object.keys(bundle).find((one) => one.startsWith(start));
  if (!file) throw new Error(`The build has no font ${name}.`);
  return file;
}

export function embedCards(data: DataReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lowtide:embed-cards',
    configResolved(resolved) {
      config = resolved;
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const code = await cardScript(config);
      const fileName = `assets/card-${contentHash(code)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      try {
        const { cardPages } = await appModule<CardPages>(PAGES);
        const fontAt = (name: string) => config.base + builtFont(bundle, name);
        const options = cardOptions(data.compiled().texts, config.base + fileName, fontAt);
        for (const [one, html] of cardPages(options)) {
          this.emitFile({
            type: 'asset',
            fileName: `${one.slice(1)}.html`,
            source: withContentSecurity(html),
          });
        }
      } finally {
        await closeApp();
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (!pathname.startsWith('/embed/')) return next();
        server.ssrLoadModule(`/${PAGES}`).then((module) => {
          const { cardPages } = module as CardPages;
          const fontAt = (name: string) => `/src/ui/fonts/${name}`;
          const options = cardOptions(data.compiled().texts, '/src/embed/card.ts', fontAt);
          const html = cardPages(options).get(pathname);
          if (html === undefined) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(withContentSecurity(html));
        }, next);
      });
    },
  };
}
