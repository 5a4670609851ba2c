/** A line of an assistant: a message that the server can take, or what is wrong with it, in words. */
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../../law/isObject.ts';

/** An answer of JSON-RPC; its id is null where that of the question cannot be told. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** What the server answers, each with the form of its question. */
const ASKED = [InitializeRequestSchema, PingRequestSchema, ListToolsRequestSchema, CallToolRequestSchema];

type Read = { readonly message: object } | { readonly refused: Refusal };

/** Null for an empty line. A byte-order mark is passed over, and arguments may be a text of JSON. */
export function readLine(line: string): Read | null {
  const text = line.trim();
  if (text === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refusal(ErrorCode.ParseError, null, 'The line is not JSON. A message is one object in one line.');
  }
  if (Array.isArray(message)) {
    return refusal(ErrorCode.InvalidRequest, null, 'Several messages in a list are not taken: one a line.');
  }
  if (!isObject(message)) return refusal(ErrorCode.InvalidRequest, null, 'A message is an object.');
  const { id, params } = message;
  if (id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id)) {
    return refusal(ErrorCode.InvalidRequest, null, '"id" must be a text or a whole number.');
  }
  const known = (id ?? null) as Refusal['id'];
  if (message.jsonrpc !== '2.0') return refusal(ErrorCode.InvalidRequest, known, '"jsonrpc" must be "2.0".');
  if (!JSONRPCMessageSchema.safeParse(message).success) {
    return refusal(
      ErrorCode.InvalidRequest,
      known,
      'This is no message: a question has "method" and, where it needs them, "params" as an object.',
    );
  }
  const form = ASKED.find(({ shape }) => shape.method.value === message.method);
  if (!form || known === null) return { message };
  const asked = isObject(params) ? { ...message, params: { ...params, ...argumentsIn(params) } } : message;
  const read = form.safeParse(asked);
  if (read.success) return { message: asked };
  const wrong = read.error.issues.map(({ path, message: words }) => `"${path.join('.')}": ${words}`);
  return refusal(ErrorCode.InvalidParams, known, wrong.join('\n').replaceAll('record', 'object'));
}

/** Some assistants write the arguments of a tool as a text. */
function argumentsIn(params: Readonly<Record<string, unknown>>): { readonly arguments?: unknown } {
  if (typeof params.arguments !== 'string') return {};
  try {
    return { arguments: JSON.parse(params.arguments) };
  } catch {
    return {};
  }
}

function refusal(code: ErrorCode, id: Refusal['id'], message: string): Read {
  return { refused: { jsonrpc: '2.0', id, error: { code, message } } };
}
