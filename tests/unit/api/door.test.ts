import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page load with a storage, and a network that answers with the path it was asked. */
async function pageLoad(storage: unknown) {
  vi.resetModules();
  const network = vi.fn(async (path: string, _init?: RequestInit) => new Response(`"${path}"`));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', network);
  const { apiDoor } = await import('../../../src/api/door.ts');
  const { fetchApi } = await import('../../../src/api/fetchApi.ts');
  const { primeQuery, queries } = await import('../../../src/api/queries.ts');
  primeQuery('/api/countries', 'primed');
  return { apiDoor, fetchApi, network, queries };
}

const switchedTo = (door: string | null) => ({
  getItem: vi.fn((key: string) => (key === 'lowtide.api' ? door : null)),
});
const blocked = {
  getItem() {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

test.each([
  ['is not set', switchedTo(null)],
  ['says something else', switchedTo('both')],
  ['cannot be read', blocked],
  ['has no storage', undefined],
])('where the switch %s, the page answers itself, without the network', async (_where, storage) => {
  const { apiDoor, fetchApi, network } = await pageLoad(storage);
  expect(apiDoor()).toBe('page');
  const response = await fetchApi('/api/countries');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect((await response.json()).length).toBeGreaterThan(20);
  expect((await fetchApi('/api/nothing')).status).toBe(404);
  expect(network).not.toHaveBeenCalled();
});

test("switched to 'network', the path itself is asked, with cookies", async () => {
  const { apiDoor, fetchApi, network } = await pageLoad(switchedTo('network'));
  expect(apiDoor()).toBe('network');
  expect(await (await fetchApi('/api/countries')).text()).toBe('"/api/countries"');
  expect(network.mock.calls).toEqual([['/api/countries', { credentials: 'include' }]]);
});

test('the switch is read once per page load', async () => {
  const storage = switchedTo('network');
  const { apiDoor } = await pageLoad(storage);
  apiDoor();
  storage.getItem.mockReturnValue(null);
  expect(apiDoor()).toBe('network');
  expect(storage.getItem).toHaveBeenCalledTimes(1);
});

test("a country's long texts are fetched with cookies", async () => {
  const { fetchApi, network } = await pageLoad(undefined);
  await fetchApi('/api/country-guides/malta');
  expect(network.mock.calls).toEqual([[expect.stringContaining('malta'), { credentials: 'include' }]]);
});

test('what is primed is not asked of the page, but always of the network', async () => {
  for (const [door, data] of [
    ['page', 'primed'],
    ['network', '/api/countries'],
  ] as const) {
    const { queries } = await pageLoad(switchedTo(door));
    await queries.load(['/api/countries']);
    expect(queries.get(['/api/countries']).data).toBe(data);
  }
});

test('what is not primed is asked at the door', async () => {
  const { queries } = await pageLoad(undefined);
  await queries.load(['/api/nothing']);
  expect(queries.get(['/api/nothing']).error?.message).toBe('404: There is no such path in this API.');
});
