/** Figures in the documents: sections between two comments, which the commands that measure write anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../docs');

export interface WrittenSection {
  /** File name in docs/. */
  readonly document: string;
  /** Stands in the comments around it, as in "hosting". */
  readonly name: string;
  /** What writes it, as in "npm run test:hosting -- --write". */
  readonly command: string;
  /** Markdown. */
  readonly text: string;
}

/** A document with the section in place of the one that it has, or at its end. */
export function withSection(document: string, { name, command, text }: WrittenSection): string {
  const [start, end] = [`<!-- ${name}: written by ${command} -->`, `<!-- ${name}: end -->`];
  const section = `${start}\n${text.trim()}\n${end}\n`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}`;
  return document.slice(0, from) + section + document.slice(to + end.length).replace(/^\n/, '');
}

/** Writes the section into its document, which is made where there is none. */
export function writeSection(section: WrittenSection): void {
  const file = path.join(DOCS, section.document);
  const title = section.document.replace('.md', '');
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : `# ${title[0]?.toUpperCase()}${title.slice(1)}\n`;
  writeFileSync(file, withSection(before, section));
  console.log(`Written into docs/${section.document}.`);
}
