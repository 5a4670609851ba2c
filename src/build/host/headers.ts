/** The response headers of the host; a static host or CDN should be set up to send the same. */

/**
 * What a page may load and do, apart from scripts and styles. Everything comes from the site itself: no request
 * leaves the origin. `data:` and `blob:` pictures are the pages of the PDF while they are drawn.
 */
const RESOURCES = [
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'none'",
  // A card, before somebody puts it into a page (src/screens/guide/EmbedDialog.tsx).
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text never becomes code or markup. Exceptions: the address of the service worker (src/offline/worker.ts), and
  // emptying a chart (src/charts/ECharts.tsx).
  "require-trusted-types-for 'script'",
  'trusted-types lowtide default',
];

/** Inline blocks that a page is allowed to have, as 'sha256-…' sources. */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy that a page carries in itself, whatever host serves it: the resources above, and scripts and styles
 * from the site's files or its own inline blocks. The build writes it into each page (src/build/contentSecurity.ts).
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...RESOURCES,
  ].join('; ');
}

/**
 * The policy of every answer. A browser applies both, and this one has no say on scripts and styles, whose hashes
 * differ from page to page. `frame-ancestors` counts only here.
 */
const HEADER_POLICY = [...RESOURCES, "frame-ancestors 'none'"].join('; ');

/** The same for a card, which any page may put into a frame. */
const CARD_POLICY = [...RESOURCES, 'frame-ancestors *'].join('; ');

/** What another site is told when a link leads there: nothing. Pages carry it, too. */
export const REFERRER_POLICY = 'same-origin';

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Sent with every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': HEADER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': REFERRER_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Sent with a card instead, which alone others may put into a frame: frames are allowed by its own policy, and `X-Frame-Options` knows no word for that. */
export const CARD_HEADERS: Readonly<Record<string, string>> = (() => {
  const { 'X-Frame-Options': _denied, ...headers } = SECURITY_HEADERS;
  return { ...headers, 'Content-Security-Policy': CARD_POLICY };
})();

/** Folders and files that pages of other sites may read: figures for their programs, and what a card in a frame loads. */
export const OPEN_PATHS = [
  '/api/*',
  '/data/*',
  '/changes/*',
  '/changes.xml',
  '/embed/*',
  '/engine/*',
  '/assets/*',
] as const;

/** Sent with these besides. A card in a frame with a sandbox has no origin, so that even its own script is somebody else's. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = { 'Access-Control-Allow-Origin': '*' };

/** Whether pages of other sites may read what is at a path. */
export function isOpenPath(pathname: string): boolean {
  return OPEN_PATHS.some((open) =>
    open.endsWith('*') ? pathname.startsWith(open.slice(0, -1)) : pathname === open,
  );
}

/** Sent besides by a host that answers over HTTPS; never by one on this machine. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/** How long an answer may be kept: hashed files for ever, pictures for an hour, all else is revalidated. */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return IMMUTABLE;
  // Pages (with or without .html), sw.js, the manifest and the API name the current version of everything else.
  return /\.(?:svg|png|jpe?g|webp|avif|ico|woff2)$/.test(pathname) ? AN_HOUR : REVALIDATE;
}

/** Whether a file is worth compressing by its name: text, or an API answer without an extension. */
export function isCompressible(path: string): boolean {
  return (
    /\.(?:html|js|mjs|css|csv|json|svg|txt|xml|webmanifest|map)$/.test(path) ||
    /(?:^|\/)api\/[^.]+$/.test(path)
  );
}

/** Encodings that this project serves, the best first. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that a client accepts; null for none. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}
