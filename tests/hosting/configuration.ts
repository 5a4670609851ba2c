/** The configurations of docs/hosting.md, as they stand there, set to a folder and a port of this machine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = path.resolve(import.meta.dirname, '../../docs/hosting.md');
const ROOT = '/var/www/lowtide';
const PORT = '8080';

/**
 * The block of a language, with the folder and the port replaced.
 * Throws where the page has no such block, or where it names no folder and port to replace.
 */
export function configurationOf(language: string, dir: string, port: number): string {
  const [, block] =
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readFileSync(PAGE, 'utf8')) ?? [];
  if (!block?.includes(ROOT) || !block.includes(PORT)) {
    throw new Error(`docs/hosting.md has no ${language} configuration with ${ROOT} and port ${PORT}.`);
  }
  return block.replaceAll(ROOT, dir).replaceAll(PORT, String(port));
}
