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

/** What a page of a card takes from here. @param script address of the script of all cards */
export function cardOptions<Texts extends object>(texts: Texts, script: string) {
  return { css: cardStyles(), script, texts, safe: escapeHtml };
}

/** Its own rules after the product's colours and sizes, on one line. */
function cardStyles(): string {
  const [tokens = ''] = /:root \{[^}]*\}/.exec(readFileSync(TOKENS, 'utf8')) ?? [];
  return (tokens + readFileSync(STYLES, 'utf8')).replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '');
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
        treeshake: { moduleSideEffects: [{ test: /\/src\/tax\//, sideEffects: false }] },
      },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = outputs.output;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error('The script of the cards is not one file.');
  return script.code;
}

export function embedCards(data: DataReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lowtide:embed-cards',
    configResolved(resolved) {
      config = resolved;
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const code = await cardScript(config);
      const fileName = `assets/card-${contentHash(code)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      try {
        const { cardPages } = await appModule<CardPages>(PAGES);
        for (const [one, html] of cardPages(cardOptions(data.compiled().texts, config.base + fileName))) {
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
          const html = cardPages(cardOptions(data.compiled().texts, '/src/embed/card.ts')).get(pathname);
          if (html === undefined) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(withContentSecurity(html));
        }, next);
      });
    },
  };
}
