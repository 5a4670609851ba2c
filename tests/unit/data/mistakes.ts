/** Mistakes in data files, written as text. */
import { expect } from 'vitest';
import type { DataFiles } from '../../../data/compiler/read.ts';
import { edited, type Json, problemsOf } from './samples.ts';

/** Three lines a mistake: the rule; the file and its edits; the path at which it is reported, and what the message matches. */
export function mistakes(text: string) {
  const lines = text.trim().split('\n');
  return lines.flatMap((rule, index) => {
    if (index % 3 !== 0) return [];
    const [edit, report] = [lines[index + 1], lines[index + 2]].map((line = '') => line.trim().split(': '));
    const [file = '', ...edits] = edit ?? [];
    const [path = '', ...message] = report ?? [];
    const problem = { file: `data/${file}`, path, message: expect.stringMatching(message.join(': ')) };
    return [{ rule, files: withEdits(file, edits.join(': ')), problem }];
  });
}

/** "a.b = 1; delete c[0]; d = e": a value is JSON, or another place of the file. */
function withEdits(file: string, edits: string): () => DataFiles {
  return () =>
    edited(file, (content) => {
      for (const one of edits.split('; ')) {
        const [place = '', value] = one.replace('delete ', '').split(' = ');
        const keys = keysOf(place);
        const last = keys.pop() ?? '';
        const holder = keys.reduce((at, key) => at[key], content);
        if (value === undefined) delete holder[last];
        else holder[last] = /^(?!true|false|null)[a-z]/.test(value) ? at(content, value) : JSON.parse(value);
      }
    });
}

const keysOf = (place: string) => place.split(/[.[\]]+/).filter(Boolean);
const at = (content: Json, place: string) => keysOf(place).reduce((found, key) => found[key], content);

/** The problem is reported, and none of another file. */
export function expectOnlyIn(files: DataFiles, problem: { readonly file: string }): void {
  const problems = problemsOf(files);
  expect(problems).toContainEqual(problem);
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([problem.file]));
}
