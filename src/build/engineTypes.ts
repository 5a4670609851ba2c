/** The types of the engine as a module, in one file: what tsc declares of its sources, and of that what its exports need. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = 'law/lowtide';
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const OPTIONS = [
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions', '--strict'],
  ...['--exactOptionalPropertyTypes', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
];

/** What one file declares, and where the names come from that it takes from others. */
interface Declarations {
  /** By name, with what is written above each. */
  readonly own: ReadonlyMap<string, string>;
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly from: string }>;
  readonly all: readonly string[];
}

/**
 * One file of types.
 * @throws {Error} where two files that are needed declare the same name
 */
export function engineTypes(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-types-'));
  try {
    const entry = path.join(ROOT, `src/${ENTRY}.ts`);
    execFileSync(process.execPath, [
      TSC,
      ...OPTIONS,
      '--rootDir',
      path.join(ROOT, 'src'),
      '--outDir',
      folder,
      entry,
    ]);
    return inOneFile((file) => readFileSync(path.join(folder, `${file}.d.ts`), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inOneFile(textOf: (file: string) => string): string {
  const files = new Map<string, Declarations>();
  const declarationsIn = (file: string): Declarations => {
    const read = files.get(file) ?? declarationsOf(textOf(file), file);
    files.set(file, read);
    return read;
  };
  const find = (
    file: string,
    name: string,
  ): { readonly file: string; readonly text: string; readonly name: string } | null => {
    const { own, imports, all } = declarationsIn(file);
    const text = own.get(name);
    if (text !== undefined) return { file, text, name };
    const from = imports.get(name);
    if (from) return find(from.from, from.name);
    for (const other of all) {
      const found = find(other, name);
      if (found) return found;
    }
    return null;
  };
  const exported = [...declarationsIn(ENTRY).imports.keys()];
  const written = new Map<string, { readonly file: string; readonly text: string }>();
  const waiting = exported.map((name) => ({ name, in: ENTRY }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const found = find(next.in, next.name);
    if (!found) continue;
    const { file, name, text } = found;
    const before = written.get(name);
    if (before && before.file !== file)
      throw new Error(`"${name}" is declared in ${before.file} and in ${file}.`);
    if (before) continue;
    if (name !== next.name) throw new Error(`"${name}" of ${file} has another name in ${next.in}.`);
    written.set(name, { file, text });
    for (const word of new Set(codeOf(text).match(/[A-Za-z_$][\w$]*/g)))
      waiting.push({ name: word, in: file });
  }
  const texts = [...written].map(([name, { text }]) =>
    // Types can be named by whoever uses the module; of values only what it exports.
    exported.includes(name) || /^(?:export )?(?:interface|type) /m.test(codeOf(text))
      ? text
      : text.replace(/^export /m, ''),
  );
  return `${texts.join('\n')}\nexport {};\n`;
}

function codeOf(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, '').trimStart();
}

const STARTS = /^(?:export|import|declare|interface|type)\b/;

/** The statements of a file as tsc writes it: each begins at the start of a line, below its comment. */
function statementsOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, place) => {
    if (!STARTS.test(line)) return [];
    if (!lines[place - 1]?.endsWith('*/')) return [place];
    return [lines.findLastIndex((above, at) => at < place && above.startsWith('/**'))];
  });
  return starts.map((start, place) =>
    lines
      .slice(start, starts[place + 1])
      .join('\n')
      .trimEnd(),
  );
}

function declarationsOf(text: string, file: string): Declarations {
  const own = new Map<string, string>();
  const imports = new Map<string, { readonly name: string; readonly from: string }>();
  const all: string[] = [];
  const beside = (module: string) => path.join(path.dirname(file), module).replace(/\.ts$/, '');
  for (const statement of statementsOf(text)) {
    const code = codeOf(statement);
    const [, names = '', from] = /^(?:import|export)(?: type)? \{([^}]*)\} from '([^']+)'/.exec(code) ?? [];
    const [, star] = /^export \* from '([^']+)'/.exec(code) ?? [];
    const [, name] =
      /^(?:export )?(?:declare )?(?:const|function|class|interface|type) ([\w$]+)/.exec(code) ?? [];
    if (star !== undefined) all.push(beside(star));
    else if (from !== undefined) {
      for (const one of names.split(',')) {
        const [taken = '', as = taken] = one
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        imports.set(as, { name: taken, from: beside(from) });
      }
    } else if (name !== undefined) {
      // Overloads stand one after the other.
      own.set(name, [own.get(name), statement].filter(Boolean).join('\n'));
    }
  }
  return { own, imports, all };
}
