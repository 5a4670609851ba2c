/** A device's cache and a host, as the worker's modules see them. */
import { vi } from 'vitest';
import { contentHash } from '../../../sw/contentHash.ts';
import { setFiles, type VersionFile } from '../../../sw/version.ts';

const ORIGIN = 'https://lowtide.example';

/** What a host answers to a path; `fetch` rejects where this throws. */
type Answer = (path: string, cache: RequestCache) => Response;

export interface Device {
  /** Texts on the device by address, without their revisions. */
  readonly kept: () => Promise<Record<string, string>>;
  /** Writes over what is on the device, as a broken disk would. */
  readonly overwrite: (path: string, text: string) => void;
  /** Path and cache mode of each request that has reached the network, in their order. */
  readonly asked: string[];
  readonly answerWith: (answer: Answer) => void;
}

/** Puts both in place of the globals, with a version of these files. Tests take them away by `vi.unstubAllGlobals`. */
export async function deviceOf(contents: Readonly<Record<string, string>>): Promise<Device> {
  const store = new Map<string, Response>();
  const asked: string[] = [];
  let answer: Answer = (path) => new Response(contents[path.slice(1)]);
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

  const cache = {
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async (request: string | Request) => store.get(addressOf(request))?.clone(),
    put: async (request: string, response: Response) => void store.set(addressOf(request), response),
    delete: async (request: string | Request) => store.delete(addressOf(request)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  // Pauses take no time.
  vi.stubGlobal('setTimeout', setImmediate);
  // Node's takes whole addresses only, and knows no priority.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      readonly cache: RequestCache;
      constructor(url: string, { cache = 'default' }: RequestInit = {}) {
        this.url = addressOf(url);
        this.cache = cache;
      }
    },
  );
  vi.stubGlobal('fetch', async (request: string | Request, init: RequestInit = {}) => {
    const { pathname } = new URL(addressOf(request));
    const mode = init.cache ?? (typeof request === 'string' ? 'default' : request.cache);
    asked.push(`${pathname} ${mode}`);
    return answer(pathname, mode);
  });
  const list = Object.entries(contents).map(
    async ([url, text]): Promise<VersionFile> => ({
      url,
      revision: await contentHash(new TextEncoder().encode(text)),
      bytes: text.length,
      isCore: !url.endsWith('.csv'),
    }),
  );
  setFiles(await Promise.all(list));

  return {
    asked,
    answerWith(next) {
      answer = next;
    },
    overwrite(path, text) {
      const key = [...store.keys()].find((url) => new URL(url).pathname === path);
      if (key === undefined) throw new Error(`${path} is not on the device.`);
      store.set(key, new Response(text));
    },
    async kept() {
      const texts = [...store].map(
        async ([url, response]) => [new URL(url).pathname, await response.clone().text()] as const,
      );
      return Object.fromEntries(await Promise.all(texts));
    },
  };
}
