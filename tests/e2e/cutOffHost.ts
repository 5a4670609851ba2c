/** A host behind a line that can break: it counts requests, and can be told to drop everything, or to spoil answers. */
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Cut off in the middle; half of it, as if that were all; as long as it should be, with other bytes; somebody else's page; an error. */
export type Fault = 'cut off' | 'too short' | 'wrong bytes' | 'another page' | 'busy';

export interface CutOffHost {
  readonly url: string;
  /** Paths of all requests that were answered with a body, in their order. */
  readonly sent: readonly string[];
  /** From this many more answers on the line is dead; null mends it. */
  cutAfter(answers: number | null): void;
  /** Whether the dead line has been noticed: a request was dropped. */
  isCut(): boolean;
  /** From now on the line does this to an answer, by its path; null for nothing. */
  spoil(faultOf: (path: string) => Fault | null): void;
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
  let faultOf: (path: string) => Fault | null = () => null;
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
    // Spoilt answers are not those that the browser has already, and are spoilt as they are read.
    const { 'if-none-match': _known, 'accept-encoding': _packed, ...anew } = headers;
    const fault = faultOf(url);
    const sentOn = fault === null ? headers : anew;
    const passedOn = httpRequest(new URL(url, target), { method, headers: sentOn }, async (answer) => {
      if (answer.statusCode === 200) sent.push(url);
      if (url === held?.path) {
        isHolding = true;
        await held.end;
        isHolding = false;
      }
      if (fault === null) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } else sendSpoilt(fault, answer, response);
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
    spoil(next) {
      faultOf = next;
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

/** What stands at the door of a network, with status 200 for whatever was asked for. */
const PORTAL = '<!doctype html><title>Welcome</title><h1>Welcome to our network</h1>';

async function sendSpoilt(fault: Fault, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const content = await buffer(answer);
  const half = content.subarray(0, content.length / 2);
  const bodies: Record<Fault, Buffer> = {
    'cut off': half,
    'too short': half,
    'wrong bytes': Buffer.alloc(content.length, '#'),
    'another page': Buffer.from(PORTAL),
    busy: Buffer.from('Busy'),
  };
  const { 'transfer-encoding': _chunks, ...headers } = answer.headers;
  response.writeHead(fault === 'busy' ? 503 : 200, {
    ...headers,
    ...(fault === 'another page' && { 'content-type': 'text/html; charset=utf-8' }),
    'content-length': fault === 'cut off' ? content.length : bodies[fault].length,
  });
  if (fault === 'cut off') response.write(half, () => response.destroy());
  else response.end(bodies[fault]);
}
