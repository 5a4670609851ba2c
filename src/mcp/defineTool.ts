/** Makes a tool of its schema and its answer: input is checked, mistakes are words, every answer has the same frame. */
import { dataRelease } from 'virtual:lowtide/catalogue';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { ToolError } from './profile.ts';
import type { Tool, ToolAnswer } from './tool.ts';

export const NOTE = 'An estimate, not tax advice.';

const text = v.string();
const output = v.object({
  says: v.pipe(text, v.description('The answer in a few sentences.')),
  figures: v.looseObject({}),
  terms: v.array(
    v.object({
      about: text,
      kind: text,
      text,
      state: v.exactOptional(text),
      decides: v.exactOptional(v.boolean()),
      asks: v.exactOptional(text),
    }),
  ),
  working: v.array(
    v.object({ about: text, label: text, steps: v.array(v.object({ says: text, shows: text })) }),
  ),
  sources: v.array(v.object({ title: text, publisher: text, url: v.nullable(text) })),
  reviewed: v.pipe(text, v.description('The day on which the figures were last checked.')),
  release: v.pipe(text, v.description('The release of the data.')),
  link: v.pipe(text, v.description('Opens the same answer on the site.')),
  notInLink: v.pipe(v.array(text), v.description('Answers of the profile that the link does not carry.')),
  note: text,
});

/** What is a tool's own in an answer. */
export type OwnAnswer = Omit<ToolAnswer, 'release' | 'note'>;

const SCHEMA_OPTIONS: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: ['check', 'transform'],
};

export function defineTool<const Schema extends v.GenericSchema<unknown, unknown>>({
  answer,
  input,
  ...named
}: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Schema;
  readonly answer: (input: v.InferOutput<Schema>) => Promise<OwnAnswer>;
}): Tool {
  return {
    ...named,
    inputSchema: { ...toJsonSchema(input, SCHEMA_OPTIONS) },
    outputSchema: { ...toJsonSchema(output, SCHEMA_OPTIONS) },
    async answer(given) {
      const read = v.safeParse(input, given);
      if (!read.success) return { refused: read.issues.map(mistake).join('\n') };
      try {
        return { ...(await answer(read.output)), release: dataRelease, note: NOTE };
      } catch (error) {
        if (error instanceof ToolError) return { refused: error.message };
        throw error;
      }
    },
  };
}

/** One mistake in words: where it is, what is there, what may be. */
function mistake(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  if (issue.received === 'undefined') return `"${place}" is missing.`;
  if (issue.expected === 'never') return `"${place}" is not known here.`;
  if (!issue.message.startsWith('Invalid '))
    return place === null ? issue.message : `${place}: ${issue.message}`;
  return `${place ?? 'The question'}: found ${issue.received}, allowed is ${issue.expected}.`;
}
