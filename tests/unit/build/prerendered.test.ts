import { afterEach, expect, test, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { allPaths } from '../../../src/app/paths.ts';
import { prerenderPage } from '../../../src/app/prerender.tsx';
import { dayOfBuild } from '../../../src/build/routePages.ts';

const { countries, texts } = compileData();
const PATHS = [...allPaths(countries), '/404'];

/** Every page of a build of 26 November 2026, rendered where it is another time. */
async function pagesAt(now: string, timeZone: string): Promise<ReadonlyMap<string, string>> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.stubEnv('TZ', timeZone);
  const pages = new Map<string, string>();
  for (const path of PATHS) pages.set(path, (await prerenderPage(path, texts, '2026-11-26')).html);
  return pages;
}

const built = await pagesAt('2026-11-26T12:00:00Z', 'UTC');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('every page shows the day that it was built on, whatever the device says that renders it', {
  timeout: 120_000,
}, async () => {
  for (const [now, timeZone] of [
    ['2027-01-05T12:00:00Z', 'Pacific/Kiritimati'],
    ['1970-01-01T00:00:00Z', 'America/Los_Angeles'],
  ] as const) {
    const pages = await pagesAt(now, timeZone);
    expect(
      PATHS.filter((path) => pages.get(path) !== built.get(path)),
      now,
    ).toEqual([]);
  }
});

test('an amount of money and what stands beside it are one text, for those who translate the page', () => {
  // React puts a comment between two texts of the same element.
  const apart = /(?:[$€£][\d,.]+|[A-Z]{3}\u00a0[\d,.]+|\d%)<!-- -->|<!-- -->(?:[$€£]|[A-Z]{3}\u00a0)\d/g;
  const found = PATHS.flatMap((path) => (built.get(path)?.match(apart) ?? []).map((text) => [path, text]));
  expect(found).toEqual([]);
});

test('the day of a build has begun in every zone', () => {
  expect(dayOfBuild(new Date('2027-01-01T11:59:00Z'))).toBe('2026-12-31');
  expect(dayOfBuild(new Date('2027-01-01T12:00:00Z'))).toBe('2027-01-01');
});
