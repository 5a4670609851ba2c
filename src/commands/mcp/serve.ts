/** The server on standard input and output, for an assistant that starts this process. */
import { Transform } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Laws, Tool } from '../../mcp/tool.ts';
import { type LawData, lawsOf, toolServer } from './server.ts';

/** @param release the release of the data */
export async function serve(
  toolsOf: (laws: Laws) => readonly Tool[],
  data: LawData,
  release: string,
): Promise<void> {
  const server = toolServer(toolsOf(lawsOf(data)), release);
  const transport = new PipeTransport();
  transport.whenDone = () => void server.close();
  await server.connect(transport);
}

/** The end of the input ends its last line, too. */
function wholeLines(): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, '\n'),
  });
}

/** Answers whatever was asked before the input ends, and sends one answer after the other. */
class PipeTransport extends StdioServerTransport {
  /** Called once, when the input has ended and everything is answered. */
  whenDone = () => {};
  readonly #open = new Set<RequestId>();
  #sending: Promise<void> = Promise.resolve();
  #hasEnded = false;

  constructor() {
    const input = process.stdin.pipe(wholeLines());
    super(input, process.stdout);
    input.once('end', () => {
      this.#hasEnded = true;
      this.#look();
    });
    this.onmessage = (message) => this.#note(message);
  }

  /** The server keeps this listener when it takes the messages. */
  #note(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.#open.add(message.id);
    // What is cancelled gets no answer.
    const { requestId } = (message.params ?? {}) as { requestId?: RequestId };
    if (message.method === 'notifications/cancelled' && requestId !== undefined) {
      this.#open.delete(requestId);
      this.#look();
    }
  }

  override send(message: JSONRPCMessage): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      await super.send(message);
      if (!('method' in message) && message.id !== undefined) this.#open.delete(message.id);
      this.#look();
    });
    return this.#sending;
  }

  #look(): void {
    if (this.#hasEnded && this.#open.size === 0) this.whenDone();
  }
}
