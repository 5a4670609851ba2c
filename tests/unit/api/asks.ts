import { vi } from 'vitest';

/** An ask that always answers the same. */
export const answering = (body: string, init?: ResponseInit) =>
  vi.fn(async (_path: string) => new Response(body, init));

/** An ask whose answers are given by hand. */
export function byHand() {
  const waiting: { path: string; answer: (response: Response) => void; fail: (error: unknown) => void }[] =
    [];
  const ask = vi.fn(
    (path: string) =>
      new Promise<Response>((answer, fail) => {
        waiting.push({ path, answer, fail });
      }),
  );
  return { ask, waiting };
}
