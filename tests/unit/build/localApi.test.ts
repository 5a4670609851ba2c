import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DATA_DIR, dataReader } from '../../../data/compiler/index.ts';
import { lowtideData } from '../../../data/compiler/plugin.ts';
import { apiPathsOf, bodyOf, handleApi } from '../../../src/api/handlers.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';
import { localApi } from '../../../src/build/localApi.ts';

let root: string;
let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lowtide-api-'));
  await cp(DATA_DIR, path.join(root, 'data'), { recursive: true, filter: (file) => !/compiler/.test(file) });
  // The compiler looks for the flags beside the data.
  await symlink(path.join(DATA_DIR, '../public'), path.join(root, 'public'), 'junction');
  const data = dataReader(path.join(root, 'data'));
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [lowtideData({ data }), localApi(data)],
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

test('the dev server answers every path with the bytes of the handlers', { timeout: 30_000 }, async () => {
  const source = dataSource();
  for (const apiPath of apiPathsOf(source)) {
    const response = await fetch(url + apiPath);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(bodyOf(await handleApi({ method: 'GET', path: apiPath }, source)));
  }
});

test('the dev server leaves other paths alone, and answers unknown API paths with 404', async () => {
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  expect(await (await fetch(`${url}/apiary`)).text()).not.toContain('no such path in this API');
});

test('an edit of the data is answered without a restart, and a wrong one is an error until it is mended', async () => {
  const folder = path.join(root, 'data/countries');
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8');
  const country = JSON.parse(before);
  const capitals = async () =>
    (await (await fetch(`${url}/api/countries`)).json()).map((c: { capital: string }) => c.capital);
  const shows = { timeout: 10_000, interval: 50 };

  await writeFile(file, JSON.stringify({ ...country, capital: 'Port Edited' }));
  await vi.waitFor(async () => expect(await capitals()).toContain('Port Edited'), shows);

  await writeFile(file, '{ half a file');
  await vi.waitFor(async () => expect((await fetch(`${url}/api/countries`)).status).toBe(500), shows);

  await writeFile(file, before);
  await vi.waitFor(async () => expect(await capitals()).toContain(country.capital), shows);
}, 40_000);
