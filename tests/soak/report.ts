/** The figures of docs/reliability.md. */
import type { Memory } from './memory.ts';

const START = '<!-- soak: written by npm run soak -- --write -->';
const END = '<!-- soak: end -->';

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
  return `${START}
${count(actions)} actions in ${rounds} rounds through all screens in ${Math.round(seconds)} seconds (Chromium ${browser}), after a warm-up
and a forced collection of garbage each:

| | Before | After |
|---|---:|---:|
| JavaScript heap | ${megabytes(before.heap)} | ${megabytes(after.heap)} |
| DOM nodes | ${count(before.nodes)} | ${count(after.nodes)} |
| Event listeners | ${count(before.listeners)} | ${count(after.listeners)} |
${END}
`;
}

/** A page with the section in place of the one that it has. */
export function withSoak(page: string, section: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error('The page has no place for the figures of the soak run.');
  return page.slice(0, start) + section + page.slice(end + END.length).replace(/^\n/, '');
}
