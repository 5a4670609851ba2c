/**
 * `npm run budget`: what the build costs on the wire, against what it may cost. Sizes in brotli, 1 KB = 1,024 bytes.
 * Reads ./dist, or the folder that $LOWTIDE_DIST names; fails when a budget is exceeded.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileData } from '../../data/compiler/index.ts';
import { MANIFEST_FILE, type Manifest } from '../../src/build/loadGraph.ts';
import { htmlFileOf } from '../../src/build/routePages.ts';
import { allPaths } from '../../src/catalogue/pages.ts';
import { type BuiltPage, readPage, sum, transferSize } from './page.ts';

const KB = 1024;
/** HTML with its inline styles. */
const HTML = 22 * KB;
/** Scripts until a page is interactive. */
const SCRIPTS = 181 * KB;
/** Of a guide, which has the figures of its own country alone. */
const SCRIPTS_OF_GUIDE = 157 * KB;
const GUIDE = /^\/tax-calculator\//;
/** Of a page without figures of regimes, which loads none of what works them out. */
const SCRIPTS_TO_READ = 149 * KB;
const TO_READ = /^\/(?:404|changes|data|how-it-works|impressum|leaving|my-company|privacy|terms)(?:\/|$)/;
/** Pages with a budget of their own, and the source of what they are hydrated with beside what their HTML names. */
const OWN_BUDGETS: Readonly<Record<string, { readonly scripts: number; readonly awaited?: string }>> = {
  '/plan': { scripts: 219 * KB, awaited: 'src/screens/plan/parts.ts' },
  // It asks for all countries, and has its own beside them.
  '/country-guides/malta': { scripts: 183 * KB },
  // All cases are in it.
  '/checked': { scripts: 160 * KB },
};
/** What a page waits for beside its scripts: the texts of a guide, or of a page about leaving. */
const TEXTS = 12.5 * KB;
/** All font files. */
const FONTS = 45 * KB;
/** Every file that the service worker keeps. */
const OFFLINE = 3.5 * KB * KB;

/** Words by which the code of a library is known; a page must not load it before it is interactive. */
const ON_DEMAND: Readonly<Record<string, string>> = {
  ECharts: 'zrender',
  jsPDF: 'jsPDF',
  'html-to-image': 'fontEmbedCSS',
  'Radix toast': 'ToastProvider',
};
/** Names of chunks that are loaded on demand. */
const ON_DEMAND_FILES = /Dialog|Toaster|Chart|Pdf(?!Button)/i;
/** Words of libraries that must not be in the build at all. */
const ABSENT: Readonly<Record<string, string>> = {
  html2canvas: 'data-html2canvas-ignore',
  dompurify: 'ALLOWED_URI_REGEXP',
  canvg: 'feGaussianBlur',
};

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../dist'));
if (!existsSync(path.join(dir, 'sw.js'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}

const failures: string[] = [];
const assets = readdirSync(path.join(dir, 'assets')).map((file) => `assets/${file}`);
const scripts = assets.filter((file) => file.endsWith('.js'));
const codeOf = (file: string) => readFileSync(path.join(dir, file), 'utf8');

/** What is loaded for a screen alone. */
const manifest: Manifest = JSON.parse(codeOf(MANIFEST_FILE));
const screenFiles = new Set(
  Object.entries(manifest)
    .filter(([source]) => source.startsWith('src/screens/'))
    .map(([, { file }]) => file),
);

/** Chunks of nothing but texts. */
const textFiles = new Set(
  Object.entries(manifest)
    .filter(([source]) => source.startsWith('virtual:lowtide/leaving/'))
    .map(([, { file }]) => file),
);

checkPages();
checkFiles(
  'fonts',
  assets.filter((file) => file.endsWith('.woff2')),
  FONTS,
);
checkFiles('offline, all', precachedFiles(), OFFLINE);
checkAbsent();

if (failures.length > 0) {
  console.error(`\n${failures.length} over budget:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nAll within budget.');
}

function checkPages(): void {
  const routes = [...allPaths(compileData().countries), '/404'];
  const width = Math.max(...routes.map((route) => route.length));
  console.log(`${'route'.padEnd(width)}  HTML KB  scripts KB  files  texts KB`);
  for (const route of routes) {
    const own = OWN_BUDGETS[route];
    const awaited = own?.awaited ? [manifest[own.awaited]?.file ?? ''] : [];
    const page = readPage(dir, htmlFileOf(route), (file) => textFiles.has(file), awaited);
    const { html, scripts, texts, scriptFiles } = page;
    const files = `${scriptFiles.length}`.padStart(5);
    console.log(
      `${route.padEnd(width)}  ${kb(html).padStart(7)}  ${kb(scripts).padStart(10)}  ${files}  ${kb(texts).padStart(8)}`,
    );
    if (html > HTML) failures.push(`${route}: HTML ${kb(html)} KB of ${kb(HTML)}`);
    const most = own?.scripts ?? mostOf(route);
    if (scripts > most) failures.push(`${route}: scripts ${kb(scripts)} KB of ${kb(most)}`);
    if (texts > TEXTS) failures.push(`${route}: texts ${kb(texts)} KB of ${kb(TEXTS)}`);
    checkCriticalPath(route, page, awaited);
  }
  console.log(
    `${'budget'.padEnd(width)}  ${kb(HTML).padStart(7)}  ${kb(SCRIPTS).padStart(10)}         ${kb(TEXTS).padStart(8)}`,
  );
}

function mostOf(route: string): number {
  if (GUIDE.test(route)) return SCRIPTS_OF_GUIDE;
  return TO_READ.test(route) ? SCRIPTS_TO_READ : SCRIPTS;
}

/** No library that is loaded on demand, and no other page's code. */
function checkCriticalPath(route: string, { scriptFiles }: BuiltPage, awaited: readonly string[]): void {
  for (const file of scriptFiles) {
    for (const name of found(file, ON_DEMAND)) failures.push(`${route}: ${file} brings ${name} too early`);
    // Its name without the hash, whose letters say nothing.
    if (ON_DEMAND_FILES.test(file.replace(/-[\w-]{7,8}\.js$/, '')))
      failures.push(`${route}: ${file} comes too early`);
  }
  const screens = scriptFiles.filter((file) => screenFiles.has(file) && !awaited.includes(file));
  if (screens.length !== 1) failures.push(`${route}: not just its own screen's code: ${screens.join(', ')}`);
}

function checkFiles(name: string, files: readonly string[], budget: number): void {
  const size = sum(files.map((file) => transferSize(path.join(dir, file))));
  console.log(`\n${name}: ${kb(size)} KB in ${files.length} files, of ${kb(budget)} KB`);
  if (size > budget) failures.push(`${name}: ${kb(size)} KB of ${kb(budget)}`);
}

function checkAbsent(): void {
  for (const file of scripts) {
    for (const name of found(file, ABSENT)) failures.push(`${file} ships ${name}`);
  }
}

/** Names of the libraries whose words are in a file. */
function found(file: string, words: Readonly<Record<string, string>>): string[] {
  const code = codeOf(file);
  return Object.keys(words).filter((name) => code.includes(words[name] ?? ''));
}

/** The files that the service worker's list names. */
function precachedFiles(): string[] {
  const files = [...codeOf('sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  if (files.length === 0) failures.push('sw.js lists no files');
  return files;
}

function kb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
