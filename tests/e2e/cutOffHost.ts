/** A host behind a line that can break: it counts what is asked for, and can be told to drop everything from then on. */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CutOffHost {
  readonly url: string;
  /** Paths of all requests that were answered with a body, in their order. */
  readonly sent: readonly string[];
  /** From this many more answers on the line is dead; null mends it. */
  cutAfter(answers: number | null): void;
  /** Whether the dead line has been noticed: a request was dropped. */
  isCut(): boolean;
  close(): Promise<void>;
}

/** Puts the line in front of a host. */
export async function cutOffHost(target: string): Promise<CutOffHost> {
  const sent: string[] = [];
  let left: number | null = null;
  let hasDropped = false;
  const server = createServer((request, response) => {
    if (left === 0) {
      hasDropped = true;
      request.socket.destroy();
      return;
    }
    if (left !== null) left -= 1;
    const { url = '/', method, headers } = request;
    const passedOn = httpRequest(new URL(url, target), { method, headers }, (answer) => {
      if (answer.statusCode === 200) sent.push(url);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => response.destroy());
    passedOn.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    cutAfter(answers) {
      left = answers;
      hasDropped = false;
    },
    isCut: () => hasDropped,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
