/** A page whose HTML comes slower than its scripts, which a browser may have kept from the visit before. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

const PATH = '/countries';

/** Hands out a page's HTML up to a place, and the rest once it is told to. */
async function slowHost(target: string, html: string, upTo: number, path = PATH) {
  let waiting: ServerResponse | undefined;
  const server: Server = createServer(async ({ url = '/' }, response) => {
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, upTo));
      waiting = response;
      return;
    }
    const answer = await fetch(new URL(url, target));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => waiting?.end(html.slice(upTo)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.use({ serviceWorkers: 'block' });

for (const [place, upTo] of [
  ['before its content', '<body'],
  ['in the middle of its content', 'data-regime="ee-'],
  ['right before its end', '</body'],
] as const) {
  test(`that stops ${place} is hydrated once it is whole`, async ({ page, host, request }) => {
    const html = await (await request.get(PATH)).text();
    expect(html).toContain(upTo);
    const slow = await slowHost(host.url, html, html.indexOf(upTo));
    await page.goto(slow.url + PATH, { waitUntil: 'commit' });
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    const scripts = page.locator('link[rel=modulepreload]');
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        ),
      )
      .toBeGreaterThan(await scripts.count());
    // Whatever could begin with what is here has begun.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    slow.sendRest();
    await page.locator('#root[data-path]').waitFor({ state: 'detached' });
    await page.getByLabel('Annual income').fill('95000');
    await expect(page.locator('main li[data-regime]')).toHaveCount(22);
    await expect(page).toHaveURL(/income=95000/);
    slow.close();
  });
}

test('home that stops in the middle of its card moves nothing as the rest comes', async ({
  page,
  host,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const slow = await slowHost(host.url, html, html.indexOf('You keep<') + 20, '/');
  await page.goto(`${slow.url}/terms`);
  await page.evaluate(() => document.fonts.ready);
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.getByText('You keep', { exact: true }).waitFor();
  slow.sendRest();
  await page.locator('#root[data-path]').waitFor({ state: 'detached' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Without any there is no call.
        setTimeout(() => resolve(0), 500);
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
  expect(shift).toBeLessThan(0.01);
  slow.close();
});
