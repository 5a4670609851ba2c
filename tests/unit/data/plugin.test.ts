import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataVersion } from 'virtual:lowtide/essentials';
import { similarDestinations, site, textsUrl } from 'virtual:lowtide/site';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compileData, DATA_DIR, dataReader } from '../../../data/compiler/index.ts';
import { lowtideData } from '../../../data/compiler/plugin.ts';
import { scheduleOf } from '../../../src/law/index.ts';

const data = compileData();
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lowtide-plugin-'));
  cpSync(DATA_DIR, join(root, 'data'), { recursive: true });
  cpSync(join(DATA_DIR, '..', 'public', 'flags'), join(root, 'public', 'flags'), { recursive: true });
  const imports = ['catalogue', 'site'].map((name) => `export * from 'virtual:lowtide/${name}';`);
  writeFileSync(join(root, 'entry.js'), imports.join('\n'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the virtual modules', () => {
  it('give the compiled data to the app and to tests', () => {
    expect(countries).toEqual(data.countries);
    expect(Object.keys(taxBrackets)).toEqual(Object.keys(data.taxBrackets));
    expect(dataVersion).toBe(data.dataVersion);
    expect(site).toEqual(data.site);
    expect(similarDestinations).toEqual(data.similarDestinations);
    expect(Object.keys(textsUrl)).toEqual(Object.keys(data.texts));
  });

  it('leave the words beside the brackets to the texts, and make the same schedules', () => {
    for (const regime of countries.flatMap(({ taxRegimes }) => taxRegimes)) {
      const figures = taxBrackets[regime.id] ?? [];
      expect(scheduleOf(regime, figures)).toEqual(scheduleOf(regime, data.taxBrackets[regime.id] ?? []));
      expect(figures.filter((bracket) => 'description' in bracket)).toEqual([]);
    }
  });
});

// A build and a server take their time on a busy machine.
const patience = { timeout: 30_000 };

describe('a build', patience, () => {
  async function built(emitTexts: boolean, base = '/') {
    const warnings: string[] = [];
    const result = (await build({
      root,
      base,
      configFile: false,
      publicDir: false,
      customLogger: {
        info: () => {},
        warn: (text) => warnings.push(text),
        warnOnce: (text) => warnings.push(text),
        error: () => {},
        clearScreen: () => {},
        hasErrorLogged: () => false,
        hasWarned: false,
      },
      plugins: [lowtideData({ emitTexts })],
      build: { write: false, minify: false, lib: { entry: join(root, 'entry.js'), formats: ['es'] } },
    })) as Rolldown.RolldownOutput[];
    const output = [...(result[0]?.output ?? [])];
    const assets = output.filter((file): file is Rolldown.OutputAsset => file.type === 'asset');
    const code = output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk')?.code ?? '';
    return { code, assets, warnings };
  }

  it("writes each country's long texts and the OpenAPI document as assets named after their content, at the address the module gives", async () => {
    const { code, assets, warnings } = await built(true);
    const names = assets.map(({ fileName }) => fileName).filter((name) => name.endsWith('.json'));
    expect(names).toHaveLength(22 + 1);
    for (const name of names) {
      expect(name).toMatch(/^assets\/[a-z-]+-[0-9a-f]{10}\.json$/);
      expect(code).toContain(`"/${name}"`);
    }
    const malta = assets.find(({ fileName }) => fileName.startsWith('assets/malta-'));
    expect(JSON.parse(String(malta?.source))).toEqual(data.texts.malta);
    expect(warnings.filter((text) => text.includes('examples are left in'))).toHaveLength(1);
  });

  it("gives the service worker's build the same addresses without writing the files again or warning again", async () => {
    const main = await built(true);
    const worker = await built(false);
    expect(worker.assets.filter(({ fileName }) => fileName.endsWith('.json'))).toEqual([]);
    expect(worker.warnings.join()).not.toContain('examples are left');
    const addresses = (code: string) => code.match(/"\/assets\/[^"]+\.json"/g);
    expect(addresses(main.code)).toHaveLength(22 + 1);
    expect(addresses(worker.code)).toEqual(addresses(main.code));
  });

  it('puts the public base path before the addresses', async () => {
    expect((await built(false, '/tide/')).code).toMatch(/"\/tide\/assets\/malta-[0-9a-f]{10}\.json"/);
  });
});

describe('the dev server', patience, () => {
  let server: ViteDevServer;
  let sent: object[];
  let address: string;
  const maltaFile = () => join(root, 'data', 'countries', 'malta.json');
  const original = readFileSync(join(DATA_DIR, 'countries', 'malta.json'), 'utf8');

  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [lowtideData({ data: dataReader(join(root, 'data')) })],
      server: { port: 0, host: '127.0.0.1', watch: null, hmr: { port: 0 } },
    });
    server.ws.send = (message: unknown) => sent.push(message as object);
    await server.listen();
    address = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  }, patience.timeout);
  afterEach(() => writeFileSync(maltaFile(), original));
  afterAll(() => server.close());

  /** Edits the file of Malta and tells the server, as its file watcher would. */
  function edit(text: string) {
    sent = [];
    writeFileSync(maltaFile(), text);
    server.watcher.emit('change', maltaFile());
  }
  const moduleCode = async (name: string) => {
    const response = await fetch(`${address}/@id/__x00__virtual:lowtide/${name}`);
    return response.text();
  };
  const maltaTexts = async () => {
    const path = /\/assets\/malta-[0-9a-f]{10}\.json/.exec(await moduleCode('site'))?.[0] ?? '';
    const response = await fetch(address + path);
    return { path, type: response.headers.get('content-type'), body: await response.json() };
  };

  it('answers the long texts at the address that the module gives', async () => {
    const { type, body } = await maltaTexts();
    expect(type).toBe('application/json');
    expect(body).toEqual(data.texts.malta);
  });

  it('reloads the page when the data change, with the new figures and texts', async () => {
    const before = await maltaTexts();
    expect(await moduleCode('catalogue')).not.toContain('574251');
    edit(original.replace('574250', '574251').replace('Malta is a compact', 'Malta is a very compact'));
    expect(sent).toEqual([expect.objectContaining({ type: 'full-reload' })]);
    expect(await moduleCode('catalogue')).toContain('574251');
    const after = await maltaTexts();
    expect(after.path).not.toBe(before.path);
    expect(after.body.country.countryDescription).toMatch(/^Malta is a very compact/);
  });

  it("shows what is wrong with the data in the page's overlay, and recovers", async () => {
    edit(original.replace('"region": "Europe"', '"region": "Europa"'));
    expect(sent).toEqual([
      {
        type: 'error',
        err: expect.objectContaining({
          message: expect.stringMatching(/data\/countries\/malta\.json\n {2}region: .*"Europa".*"Europe"/),
        }),
      },
    ]);
    edit(original);
    expect(sent).toEqual([expect.objectContaining({ type: 'full-reload' })]);
  });

  it('leaves the JSON Schemas, which it does not read, alone', () => {
    sent = [];
    server.watcher.emit('change', join(root, 'data', 'schema', 'country.schema.json'));
    expect(sent).toEqual([]);
  });
});
