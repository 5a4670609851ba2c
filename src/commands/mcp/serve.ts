/** The server on standard input and output, for an assistant that starts this process. */
import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Laws, Tool } from '../../mcp/tool.ts';
import { type Refusal, readLine } from './readLine.ts';
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

/** Hands on the lines that are messages. The end of the input ends its last line, too. */
function messageLines(refuse: (refusal: Refusal) => void): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const linesOf = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return lines;
  };
  const handOn = (stream: Transform, lines: readonly string[]) => {
    for (const line of lines) {
      const read = readLine(line);
      if (read === null) continue;
      if ('refused' in read) refuse(read.refused);
      else stream.push(`${JSON.stringify(read.message)}\n`);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      handOn(this, linesOf(decoder.write(chunk)));
      done();
    },
    flush(done) {
      handOn(this, linesOf(`${decoder.end()}\n`));
      done();
    },
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
    const input = process.stdin.pipe(messageLines((refusal) => void this.send(refusal as JSONRPCMessage)));
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
