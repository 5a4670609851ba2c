/** The headers of headers.ts for other hosts: public/_headers and the configurations of docs/hosting.md. */
import { cacheControlOf, HTTPS_HEADERS, SECURITY_HEADERS } from './headers.ts';

/**
 * An example path of each kind whose cache headers differ from those hosts' default, which asks for everything again
 * (`max-age=0, must-revalidate`). No two patterns meet: where two do, those hosts join the values with a comma.
 */
const KEPT_FOLDERS = ['/assets/', '/countries/', '/flags/', '/icons/', '/social/'];

/** The file’s text; writeHeaders.ts writes it. */
export function headersFile(): string {
  const rules: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', { ...SECURITY_HEADERS, ...HTTPS_HEADERS }],
    ...KEPT_FOLDERS.map((folder): [string, Record<string, string>] => [
      `${folder}*`,
      { 'Cache-Control': cacheControlOf(`${folder}picture.svg`) },
    ]),
    ['/sw.js', { 'Cache-Control': cacheControlOf('/sw.js') }],
    // Answers without an extension in their name.
    ['/api/*', { 'Content-Type': 'application/json; charset=utf-8' }],
    ['/manifest.webmanifest', { 'Content-Type': 'application/manifest+json; charset=utf-8' }],
  ];
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made from src/build/host/headers.ts by \`npx tsx src/build/host/writeHeaders.ts\`; a test compares.\n${blocks.join('\n')}\n`;
}

/** docs/hosting.md with the security headers of its nginx and its Caddy configuration brought up to date. */
export function withCurrentHeaders(page: string): string {
  const headers = Object.entries(SECURITY_HEADERS);
  const nginx = headers.map(([name, value]) => `    add_header ${name} "${value}" always;\n`).join('');
  const caddy = headers.map(([name, value]) => `\t\t${name} "${value}"\n`).join('');
  return page
    .replace(/(?: {4}add_header [A-Z][\w-]+ ".*" always;\n)+/, nginx)
    .replace(/(?:\t\t[A-Z][\w-]+ ".*"\n)+/, caddy);
}
