/**
 * `tsx data/pictures/icons.ts`: makes every icon in public/icons from the one drawing logo.svg.
 * - icon-*.png: the round mark on nothing; favicon.svg and favicon-32.png the same for browser tabs.
 * - maskable-*.png and apple-touch-icon.png: the mark without its disc, filling the whole square.
 * - monochrome.svg: the shape alone, for systems that colour it themselves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { ROOT, renderAll } from './browser.ts';

const FOLDER = path.join(ROOT, 'public/icons');

/** The largest square inside the mark's disc of radius 15 around (15, 15). */
const INNER = '4.4 4.4 21.2 21.2';

const logo = readFileSync(path.join(FOLDER, 'logo.svg'), 'utf8');

/** One part of the logo, by its id. Throws if the drawing has none. */
function part(id: string): string {
  const found = logo.match(new RegExp(`<[a-z]+ id="${id}"[^>]*/>`))?.[0];
  if (!found) throw new RangeError(`public/icons/logo.svg has no part "${id}".`);
  return found.replace(/ (?:id|fill)="[^"]*"/g, '');
}

/** Sun over two waves, told apart by gaps instead of colours. */
function monochrome(): string {
  const [sun, wave, near] = ['sun', 'wave', 'near-wave'].map(part);
  const gap = (shape = '') => shape.replace('/>', ' fill="#000" stroke="#000" stroke-width="1.6"/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><mask id="a"><path fill="#fff" d="M0 0h30v30H0z"/>${gap(wave)}</mask><mask id="b"><path fill="#fff" d="M0 0h30v30H0z"/>${gap(near)}</mask><clipPath id="c"><circle cx="15" cy="15" r="15"/></clipPath><g clip-path="url(#c)"><g mask="url(#a)">${sun}</g><g mask="url(#b)">${wave}</g>${near}</g></svg>`;
}

const FAVICON = optimize(logo, { multipass: true, floatPrecision: 2 }).data;
const SHAPE = optimize(monochrome(), { multipass: true, floatPrecision: 2 }).data;
const FILLING = logo.replace(/viewBox="[^"]*"/, `viewBox="${INNER}"`).replace(/ clip-path="[^"]*"/, '');

const ICONS = [
  ['icon-192.png', 192, logo],
  ['icon-512.png', 512, logo],
  ['maskable-192.png', 192, FILLING],
  ['maskable-512.png', 512, FILLING],
  ['apple-touch-icon.png', 180, FILLING],
  ['monochrome-512.png', 512, SHAPE],
  ['favicon-32.png', 32, logo],
] as const;

writeFileSync(path.join(FOLDER, 'favicon.svg'), FAVICON);
writeFileSync(path.join(FOLDER, 'monochrome.svg'), SHAPE);
for (const [name, size, svg] of ICONS) {
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const html = `<!doctype html><style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${address}">`;
  await renderAll({ [name]: html }, { width: size, height: size }, (file, png) =>
    writeFileSync(path.join(FOLDER, file), png),
  );
}
