/** The figures of docs/reliability.md. */
import type { Memory } from './memory.ts';

interface Figures {
  readonly before: Memory;
  readonly after: Memory;
  readonly actions: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Version of Chromium. */
  readonly browser: string;
}

export function soakSection({ before, after, actions, rounds, seconds, browser }: Figures): string {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const count = (value: number) => value.toLocaleString('en-US');
  return `${count(actions)} actions in ${rounds} rounds through all screens in ${Math.round(seconds)} seconds (Chromium ${browser}), after a warm-up
and a forced collection of garbage each:

| | Before | After |
|---|---:|---:|
| JavaScript heap | ${megabytes(before.heap)} | ${megabytes(after.heap)} |
| DOM nodes | ${count(before.nodes)} | ${count(after.nodes)} |
| Event listeners | ${count(before.listeners)} | ${count(after.listeners)} |
`;
}
