/** A host behind a line that can break: it counts requests, and can be told to drop everything, or one file. */
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
  /** From now on the line drops in the middle of each answer to this path; null mends it. */
  cutOff(path: string | null): void;
  /** Holds answers to this path back until the function that is returned is called. */
  holdBack(path: string): () => void;
  /** Whether an answer is held back. */
  isHolding(): boolean;
  close(): Promise<void>;
}

/** Puts the line in front of a host. */
export async function cutOffHost(target: string): Promise<CutOffHost> {
  const sent: string[] = [];
  let left: number | null = null;
  let hasDropped = false;
  let isCutOff: string | null = null;
  let held: { readonly path: string; readonly end: Promise<void> } | null = null;
  let isHolding = false;
  const server = createServer((request, response) => {
    if (left === 0) {
      hasDropped = true;
      request.socket.destroy();
      return;
    }
    if (left !== null) left -= 1;
    const { url = '/', method, headers } = request;
    const passedOn = httpRequest(new URL(url, target), { method, headers }, async (answer) => {
      if (answer.statusCode === 200) sent.push(url);
      if (url === held?.path) {
        isHolding = true;
        await held.end;
        isHolding = false;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (url !== isCutOff) answer.pipe(response);
      else
        answer.once('data', (chunk: Buffer) => {
          response.write(chunk.subarray(0, chunk.length / 2), () => request.socket.destroy());
        });
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
    cutOff(path) {
      isCutOff = path;
    },
    holdBack(path) {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, end };
      return release;
    },
    isHolding: () => isHolding,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
