import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentHash } from '../../../sw/contentHash.ts';
import {
  dropWrongCopies,
  fetchFile,
  missingFiles,
  removeEarlier,
  removeRest,
  saveFiles,
  setFiles,
  wholeCopyOf,
} from '../../../sw/version.ts';
import { deviceOf } from './deviceOfFiles.ts';

const FILES = {
  'compare.html': '<!doctype html><script src="/assets/main-1.js"></script>',
  'assets/main-1.js': 'console.log("Lowtide")',
  'data/regimes.csv': 'id,name\r\n',
};
const WHOLE = Object.fromEntries(Object.entries(FILES).map(([url, text]) => [`/${url}`, text]));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Saves everything. @returns 'all', or why not. */
async function saveAll(): Promise<unknown> {
  try {
    await saveFiles(await missingFiles('all'));
    return 'all';
  } catch (error) {
    return error;
  }
}

test('a content is known by the first 72 bits of its SHA-256, as it is after decoding', async () => {
  const content = Buffer.from(FILES['compare.html']);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  expect(await contentHash(new Uint8Array(content))).toBe(hash);
  expect(await contentHash(new Uint8Array(gunzipSync(gzipSync(content))))).toBe(hash);
});

test('what arrives as it was built is kept, pages under an address that changes with their content', async () => {
  const { kept, asked } = await deviceOf(FILES);
  expect(await saveAll()).toBe('all');
  expect(await kept()).toEqual(WHOLE);
  expect(asked.toSorted()).toEqual([
    '/assets/main-1.js default',
    '/compare.html no-cache',
    '/data/regimes.csv no-cache',
  ]);
  expect(await missingFiles('all')).toEqual([]);
});

describe('a wrong answer is never kept', () => {
  const right = (path: string) => FILES[path.slice(1) as keyof typeof FILES];
  const FAULTS: readonly [string, (path: string) => Response][] = [
    ['another page with status 200', () => new Response('<h1>Welcome to our network</h1>')],
    ['the right length and wrong bytes', (path) => new Response('#'.repeat(right(path).length))],
    ['too short', (path) => new Response(right(path).slice(0, -1))],
    ['too long', (path) => new Response(`${right(path)} `)],
    ['empty', () => new Response('')],
    ['an error', () => new Response('Busy', { status: 503 })],
    ['not there', () => new Response('', { status: 404 })],
    [
      'cut off',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new Uint8Array([1]));
              controller.error(new TypeError('network error'));
            },
          }),
        ),
    ],
    [
      'none',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ];

  test.each(FAULTS)('%s: it is asked for again, past what the browser has', async (_fault, fault) => {
    const { kept, asked, answerWith } = await deviceOf(FILES);
    answerWith((path, cache) => (cache === 'reload' ? new Response(right(path)) : fault(path)));
    expect(await saveAll()).toBe('all');
    expect(await kept()).toEqual(WHOLE);
    expect(asked).toContain('/assets/main-1.js reload');
  });

  test.each(FAULTS)(
    '%s, for one file and each time: that file is missing, the others are kept',
    async (_fault, fault) => {
      const { kept, answerWith } = await deviceOf(FILES);
      answerWith((path) => (path === '/assets/main-1.js' ? fault(path) : new Response(right(path))));
      expect(await saveAll()).toBeInstanceOf(Error);
      expect(Object.keys(await kept()).sort()).toEqual(['/compare.html', '/data/regimes.csv']);
      expect((await missingFiles('all')).map(({ url }) => url)).toEqual(['assets/main-1.js']);
    },
  );
});

describe('what is on the device and is not what was built', () => {
  test.each([
    ['garbage', 'garbage'],
    ['emptied', ''],
  ])('%s: it is dropped when everything is looked at, and counts as missing', async (_fault, text) => {
    const { kept, overwrite } = await deviceOf(FILES);
    await saveAll();
    overwrite('/assets/main-1.js', text);
    overwrite('/compare.html', text);
    expect(await dropWrongCopies()).toBe(2);
    expect(Object.keys(await kept())).toEqual(['/data/regimes.csv']);
    expect(await dropWrongCopies()).toBe(0);
    expect(await saveAll()).toBe('all');
    expect(await kept()).toEqual(WHOLE);
  });

  test('is not answered where the answer is looked at first', async () => {
    const { overwrite } = await deviceOf(FILES);
    await saveAll();
    expect(await (await wholeCopyOf('/compare.html'))?.text()).toBe(FILES['compare.html']);
    overwrite('/compare.html', '<h1>Welcome</h1>');
    expect(await wholeCopyOf('/compare.html')).toBeUndefined();
    expect((await missingFiles('all')).map(({ url }) => url)).toEqual(['compare.html']);
  });
});

test('a file that is not saved yet and that the browser has kept wrong is asked for anew', async () => {
  const { answerWith, asked } = await deviceOf(FILES);
  const right = FILES['assets/main-1.js'];
  answerWith((_path, cache) => new Response(cache === 'reload' ? right : '<h1>Welcome</h1>'));
  const answer = await fetchFile(new Request('/assets/main-1.js'), '/assets/main-1.js');
  expect(await answer.text()).toBe(right);
  expect(asked).toEqual(['/assets/main-1.js default', '/assets/main-1.js reload']);
});

test('the rest can be removed, and what only earlier versions had', async () => {
  const { kept } = await deviceOf({ ...FILES, 'assets/main-0.js': 'before' });
  await saveAll();
  await removeRest();
  expect(Object.keys(await kept())).not.toContain('/data/regimes.csv');
  setFiles(await missingFiles('all'));
  await removeEarlier();
  expect(await kept()).toEqual({});
});
