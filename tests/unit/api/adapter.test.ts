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
  const { apiAdapter } = await import('../../../src/api/adapter.ts');
  const { fetchApi } = await import('../../../src/api/fetchApi.ts');
  return { apiAdapter, fetchApi, network };
}

const switchedTo = (adapter: string | null) => ({
  getItem: vi.fn((key: string) => (key === 'lowtide.api' ? adapter : null)),
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
  const { apiAdapter, fetchApi, network } = await pageLoad(storage);
  expect(apiAdapter()).toBe('page');
  const response = await fetchApi('/api/countries');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect((await response.json()).length).toBeGreaterThan(20);
  expect((await fetchApi('/api/nothing')).status).toBe(404);
  expect(network).not.toHaveBeenCalled();
});

test("switched to 'network', the path itself is asked, with cookies", async () => {
  const { apiAdapter, fetchApi, network } = await pageLoad(switchedTo('network'));
  expect(apiAdapter()).toBe('network');
  expect(await (await fetchApi('/api/countries')).text()).toBe('"/api/countries"');
  expect(network.mock.calls).toEqual([['/api/countries', { credentials: 'include' }]]);
});

test('the switch is read once per page load', async () => {
  const storage = switchedTo('network');
  const { apiAdapter } = await pageLoad(storage);
  apiAdapter();
  storage.getItem.mockReturnValue(null);
  expect(apiAdapter()).toBe('network');
  expect(storage.getItem).toHaveBeenCalledTimes(1);
});

test("a country's long texts are fetched with cookies", async () => {
  const { fetchApi, network } = await pageLoad(undefined);
  await fetchApi('/api/country-guides/malta');
  expect(network.mock.calls).toEqual([[expect.stringContaining('malta'), { credentials: 'include' }]]);
});
