import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { apiPathsOf, bodyOf, handleApi } from '../../src/api/handlers.ts';
import { expect, type TestHost, test, untilReadyOffline } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Body of every path, by path. */
type Answers = Readonly<Record<string, string>>;

async function fromHandlers({ source }: TestHost): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const apiPath of apiPathsOf(source)) {
    answers[apiPath] = bodyOf(await handleApi({ method: 'GET', path: apiPath }, source));
  }
  return answers;
}

/** By a request from outside the browser, as curl makes it. */
async function fromServer({ url }: TestHost, paths: readonly string[]): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const apiPath of paths) {
    const response = await fetch(url + apiPath);
    expect(response.status).toBe(200);
    answers[apiPath] = await response.text();
  }
  return answers;
}

/** By the adapter that the page itself uses (docs/api.md). */
async function fromPage(page: Page, host: TestHost, paths: readonly string[]): Promise<Answers> {
  const chunk = await adapterChunk(host);
  return page.evaluate(
    async ({ chunk, paths }) => {
      const { fetchApi } = await import(chunk);
      const answers: Record<string, string> = {};
      for (const apiPath of paths) {
        const response: Response = await fetchApi(apiPath);
        answers[apiPath] = response.ok ? await response.text() : `status ${response.status}`;
      }
      return answers;
    },
    { chunk, paths },
  );
}

/** By a fetch of a page, which the service worker answers once it controls the page. */
async function fromFetch(page: Page, paths: readonly string[]): Promise<Answers> {
  return page.evaluate(async (paths) => {
    const answers: Record<string, string> = {};
    for (const apiPath of paths) {
      const response = await fetch(apiPath, { credentials: 'include' });
      answers[apiPath] = response.ok ? await response.text() : `status ${response.status}`;
    }
    return answers;
  }, paths);
}

/** Address of the chunk that holds the page's adapter. */
async function adapterChunk({ dir }: TestHost): Promise<string> {
  const chunks = (await readdir(path.join(dir, 'assets'))).filter((name) => /^api-[\w-]+\.js$/.test(name));
  expect(chunks).toHaveLength(1);
  return `/assets/${chunks[0]}`;
}

/** Opens a page and waits until its service worker has everything and answers for it. */
async function openControlled(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('a request from outside, the page and the static files give the same bytes for every regime and every country; so does the worker with the server stopped', {
  tag: '@call-same-answers',
}, async ({ page, host }) => {
  const expected = await fromHandlers(host);
  const paths = Object.keys(expected);
  expect(host.source.countries).toHaveLength(22);
  for (const [apiPath, body] of Object.entries(expected))
    expect(await readFile(path.join(host.dir, apiPath), 'utf8'), apiPath).toBe(body);
  expect(await fromServer(host, paths)).toEqual(expected);
  await openControlled(page);
  expect(await fromPage(page, host, paths)).toEqual(expected);
  // The worker's own answers need the countries' long texts, which it saves after the core.
  await untilReadyOffline(page);
  await host.stop();
  expect(await fromFetch(page, paths)).toEqual(expected);
});
