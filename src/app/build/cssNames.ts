import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Class names of CSS modules: one or two letters for the module, and the class's own name, as in "bc-title". Unlike
 * hashes they repeat themselves, so that they cost next to nothing in a compressed page.
 * @param dir folder of all modules; its sorted list gives each module its letters.
 */
export function cssNames(dir: string): (className: string, file: string) => string {
  const modules = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  return (className, file) => {
    const module = path.relative(dir, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const index = modules.indexOf(module);
    // A module that was made while the development server runs.
    if (index < 0) return `${module.replace(/\W/g, '_')}-${className}`;
    return `${lettersOf(index)}-${className}`;
  };
}

/** 0 is a, 25 is z, 26 is ba. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26)) + last;
}
