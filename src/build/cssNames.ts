import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Class names of CSS modules: letters for the module and a capital for the class, as in "bcA"; in development the
 * class's own name, as in "bc-title". Unlike hashes they repeat themselves, and they are as short as can be: they
 * are in every page's HTML and styles, which have to fit into the first flight of packets.
 * @param dir folder of all modules; its sorted list gives each module its letters.
 */
export function cssNames(
  dir: string,
  { short }: { readonly short: boolean },
): (className: string, file: string, css: string) => string {
  const modules = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  return (className, file, css) => {
    const module = path.relative(dir, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const index = modules.indexOf(module);
    // A module that was made while the development server runs.
    if (index < 0) return `${module.replace(/\W/g, '_')}-${className}`;
    const letters = lettersOf(index);
    return short ? letters + lettersOf(placeOf(className, css)).toUpperCase() : `${letters}-${className}`;
  };
}

/** Which of a sheet's classes and keyframes it is, in the order in which they first appear. */
function placeOf(className: string, css: string): number {
  const names = new Set(
    [...css.matchAll(/(?:\.|@keyframes\s+)(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name),
  );
  return [...names, className].indexOf(className);
}

/** 0 is a, 25 is z, 26 is ba. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26)) + last;
}
