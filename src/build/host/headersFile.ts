/** The headers of headers.ts for other hosts: public/_headers and the configurations of docs/hosting.md. */
import {
  CARD_HEADERS,
  cacheControlOf,
  HTTPS_HEADERS,
  OPEN_HEADERS,
  OPEN_PATHS,
  SECURITY_HEADERS,
} from './headers.ts';

/**
 * An example path of each kind whose cache headers differ from those hosts' default, which asks for everything again
 * (`max-age=0, must-revalidate`). No two patterns meet: where two do, those hosts join the values with a comma.
 */
const KEPT_FOLDERS = ['/assets/', '/countries/', '/flags/', '/icons/', '/social/'];

const POLICY = 'Content-Security-Policy';
const CARD_POLICY = CARD_HEADERS[POLICY] ?? '';

const CARDS = '/embed/*';

/**
 * The policy of cards takes the place of the one for all. Cloudflare joins the values of a header unless a line takes
 * the first one back; Netlify leaves that line out and sends the value of the longer path. `X-Frame-Options` goes where
 * it can: browsers that know `frame-ancestors` do not look at it.
 */
const CARD_LINES = [`  ! ${POLICY}`, '  ! X-Frame-Options', `  ${POLICY}: ${CARD_POLICY}`];

/** The file’s text; writeHeaders.ts writes it. */
export function headersFile(): string {
  const cache = (path: string) => ({ 'Cache-Control': cacheControlOf(path) });
  const rules: Record<string, Readonly<Record<string, string>>> = {
    '/*': { ...SECURITY_HEADERS, ...HTTPS_HEADERS },
    ...Object.fromEntries(KEPT_FOLDERS.map((folder) => [`${folder}*`, cache(`${folder}picture.svg`)])),
    '/sw.js': cache('/sw.js'),
    // Answers without an extension in their name.
    '/api/*': { 'Content-Type': 'application/json; charset=utf-8' },
    '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  };
  for (const open of OPEN_PATHS) rules[open] = { ...rules[open], ...OPEN_HEADERS };
  const blocks = Object.entries(rules).map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...(pattern === CARDS ? CARD_LINES : []), ...lines].join('\n');
  });
  return `# Made from src/build/host/headers.ts by \`npx tsx src/build/host/writeHeaders.ts\`; a test compares.\n${blocks.join('\n')}\n`;
}

/**
 * docs/hosting.md with the values of the security headers in its nginx and its Caddy configuration brought up to date.
 * The two policies are known by who may hold a frame.
 */
export function withCurrentHeaders(page: string): string {
  const policies = page
    .replace(/"[^"\n]*frame-ancestors 'none'"/g, () => `"${SECURITY_HEADERS[POLICY]}"`)
    .replace(/"[^"\n]*frame-ancestors \*"/g, () => `"${CARD_POLICY}"`);
  return Object.entries(SECURITY_HEADERS).reduce(
    (text, [name, value]) =>
      name === POLICY
        ? text
        : text.replace(
            new RegExp(`^(\\s*(?:add_header )?${name}) ".*"`, 'gm'),
            (_, start) => `${start} "${value}"`,
          ),
    policies,
  );
}
