/** `npm ci` has to work on every system, whichever one the lock file was written on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOCK = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Packages that come in one part per system, with the names of the parts. */
const NATIVE = Object.entries(packages)
  .map(([place, { optionalDependencies = {} }]) => ({
    place,
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    parts: Object.keys(optionalDependencies),
  }))
  .filter(({ parts }) => parts.length > 5);

function partOf(place: string, name: string): LockedPackage | undefined {
  return packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
}

describe('the lock file', () => {
  test('knows the native packages', () => {
    const names = NATIVE.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['@biomejs/biome', 'esbuild', 'lightningcss', 'rolldown', 'typescript']),
    );
  });

  test.each(NATIVE)('names every part of $name, and a part for each system', ({ place, parts }) => {
    expect(parts.filter((part) => !partOf(place, part)?.integrity)).toEqual([]);
    for (const os of ['linux', 'darwin', 'win32']) {
      for (const cpu of ['x64', 'arm64']) {
        const fits = (part: string) => {
          const locked = partOf(place, part);
          return locked?.os?.includes(os) && locked.cpu?.includes(cpu);
        };
        expect(parts.some(fits), `${os} ${cpu}`).toBe(true);
      }
    }
  });

  test('names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
