/** A page of another origin that holds frames of the site, and what those frames have asked the site for. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherOrigin {
  /** Its page, with a frame for each path, and `told`: the messages of frames. */
  readonly url: string;
  /** Paths that browsers have asked the site for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** @param site address of the host, which answers under an address of its own so that its requests can be counted. */
export async function otherOrigin(site: string, paths: readonly string[]): Promise<OtherOrigin> {
  const asked: string[] = [];
  const passedOn = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    const { method, headers } = incoming;
    const passed = request(site + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const portOf = async (server: typeof passedOn) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const framed = `http://127.0.0.1:${await portOf(passedOn)}`;
  const frames = paths.map((path) => `<iframe src="${framed}${path}"></iframe>`).join('');
  const page = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>A blog</title><script>var told = []; addEventListener("message", (e) => told.push(e.data))</script>${frames}`,
    );
  });
  const url = `http://localhost:${await portOf(page)}/`;
  const servers = [passedOn, page];
  return {
    url,
    asked,
    async close() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
