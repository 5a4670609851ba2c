/** Writes a card for every calculator, /embed/{slug}, with its script; the dev server answers their addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { type CompiledData, contentHash } from '../../data/compiler/compile.ts';
import type { DataReader } from '../../data/compiler/dataReader.ts';
import { calculatorPaths } from '../app/paths.ts';
import { CURRENCIES } from '../catalogue/currencies.ts';
import { embedPath } from '../catalogue/embed.ts';
import type { Source, TaxRegime } from '../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../catalogue/income.ts';
import { sourcesOf } from '../catalogue/sourcesOf.ts';
import { cardHtml } from '../embed/cardHtml.ts';
import { assess, scheduleOf } from '../tax/index.ts';
import { withContentSecurity } from './contentSecurity.ts';
import { escapeHtml } from './metadataTags.ts';

const ENTRY = path.resolve(import.meta.dirname, '../embed/card.ts');
const STYLES = path.resolve(import.meta.dirname, '../embed/card.css');
const TOKENS = path.resolve(import.meta.dirname, '../ui/tokens.css');

/** The HTML of each card by its path. @param script address of the script of all cards. */
export function cardPages(data: CompiledData, script: string): Map<string, string> {
  const css = cardStyles();
  const { rates } = data.exchangeRates;
  const entered = Object.fromEntries(CURRENCIES.map((currency) => [currency, rates[currency] ?? 1]));
  return new Map(
    data.countries.flatMap((country) =>
      calculatorPaths(country).flatMap((calculator, at): [string, string][] => {
        const regime = country.taxRegimes[at];
        if (!regime) return [];
        const card = cardHtml(
          {
            ...{ country, regime, css, script },
            lasting: data.lasting[regime.id] ?? null,
            source: sourceOf(data, country.slug, regime),
            data: {
              // Conditions are words here, and the figures need none.
              rules: { ...regime, ...{ conditions: [] } },
              brackets: data.taxBrackets[regime.id] ?? [],
              rates: entered,
              release: data.releases.newest,
              calculator,
            },
            canonical: data.site.origin + calculator,
          },
          escapeHtml,
        );
        return [[embedPath(calculator), withContentSecurity(card)]];
      }),
    ),
  );
}

/** The first source to read about the line that takes most of a regime's default income. */
function sourceOf({ texts, taxBrackets }: CompiledData, slug: string, regime: TaxRegime): Source {
  const { lines } = assess(scheduleOf(regime, taxBrackets[regime.id] ?? []), GUIDE_DEFAULT_INCOME);
  const largest = lines.reduce((most, line) => (line.amount > most.amount ? line : most));
  const sources = texts[slug]?.country.sources ?? [];
  const [first = sources[0]] = sourcesOf(largest.kind, regime.id, sources);
  if (!first) throw new Error(`${regime.id} has no source.`);
  return first;
}

/** Its own rules after the product's colours and sizes, on one line. */
function cardStyles(): string {
  const [tokens = ''] = /:root \{[^}]*\}/.exec(readFileSync(TOKENS, 'utf8')) ?? [];
  return (tokens + readFileSync(STYLES, 'utf8')).replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '');
}

/** The script of all cards in one file: they share nothing with the pages of the site, so that a card loads little. */
async function cardScript({ root, build: { target, cssTarget } }: ResolvedConfig): Promise<string> {
  const outputs = (await build({
    ...{ root, configFile: false, logLevel: 'error' },
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
      for (const [one, html] of cardPages(data.compiled(), config.base + fileName)) {
        this.emitFile({ type: 'asset', fileName: `${one.slice(1)}.html`, source: html });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (!pathname.startsWith('/embed/')) return next();
        const html = cardPages(data.compiled(), '/src/embed/card.ts').get(pathname);
        if (html === undefined) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      });
    },
  };
}
