// @ts-check
/**
 * `npm run -s mcp`: the tools of the app on standard input and output, for an assistant that starts this process. It ends
 * when the assistant closes its end. The server is a built file that is made when it is missing or older than what it is
 * made of; this is plain JavaScript, because compiling it would take longer than all the rest.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the server is made of. */
const SOURCES = ['src', 'data', 'docs/accuracy.json', 'public/flags', 'package-lock.json'];

/** A name for the state of all sources: their paths, sizes and times. */
function stateOfSources() {
  const hash = createHash('sha256').update(`${ROOT} ${process.versions.node}`);
  for (const source of SOURCES) {
    const whole = path.join(ROOT, source);
    const isFolder = statSync(whole, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const names = isFolder ? readdirSync(whole, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const name of names) {
      const found = statSync(path.join(whole, name), { throwIfNoEntry: false });
      if (found?.isFile()) hash.update(`${source}/${name} ${found.size} ${found.mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where built files are kept; a folder for this process alone where the repository cannot be written. */
function folderForServers() {
  const kept = path.join(ROOT, '.cache/mcp');
  try {
    mkdirSync(kept, { recursive: true });
    accessSync(kept, constants.W_OK);
    return kept;
  } catch {
    return mkdtempSync(path.join(tmpdir(), 'lowtide-mcp-'));
  }
}

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run -s mcp\n\nTools for assistants over the Model Context Protocol, on standard input and output: one message a line. docs/api.md has the tools, and how an assistant is told of them.',
  );
  process.exit();
}

const file = path.join(folderForServers(), `server-${stateOfSources()}.mjs`);
if (!existsSync(file)) {
  // Standard output belongs to the protocol.
  console.error('Making the server of the tools. The next start will be quicker.');
  const build = path.join(import.meta.dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}
await import(pathToFileURL(file).href);
