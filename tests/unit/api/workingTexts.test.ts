import { textsUrl } from 'virtual:lowtide/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askGuide } from '../../../src/api/askGuide.ts';
import { askWorkingTexts } from '../../../src/api/workingTexts.ts';
import { workingTextsOf } from '../../../src/api/workingTextsOf.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';

const onHost = dataSource();

/** The network: the files of long texts, and nothing else. */
const network = vi.fn(async (url: string) => {
  const slug = Object.keys(textsUrl).find((candidate) => textsUrl[candidate] === url);
  return slug === undefined ? new Response('', { status: 404 }) : Response.json(await onHost.texts(slug));
});

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a guide that a person asks for by a press is the one of the API', async () => {
  const guide = await askGuide('malta');
  expect(guide).toMatchObject({ name: 'Malta', slug: 'malta' });
  expect(guide.taxRegimes.length).toBeGreaterThan(0);
});

test('a guide that there is not is the error of the catalogue', async () => {
  await expect(askGuide('atlantis')).rejects.toThrow('404: There is no country guide with this slug.');
});

test('a guide whose texts cannot be had is the error of the catalogue', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(askGuide('malta')).rejects.toThrow('503: Service Unavailable');
});

test('the working of a regime has its statutory amounts, its rules in words and the sources of its country', async () => {
  const { taxRegimes, sources } = await askGuide('malta');
  expect(taxRegimes.length).toBeGreaterThan(1);
  expect(sources.length).toBeGreaterThan(0);
  for (const regime of taxRegimes) {
    const texts = await askWorkingTexts('malta', regime.id);
    expect(texts.statutory).toEqual(regime.statutory);
    expect(texts.rules.income).toBe(regime.incomeTaxDescription);
    expect(texts.sources).toEqual(sources);
  }
});

test('a regime that the guide does not know adds its sources alone', async () => {
  const { sources } = await askGuide('malta');
  expect(await askWorkingTexts('malta', 'no-such-regime')).toEqual({ statutory: {}, rules: {}, sources });
});

test('the same regime has the same way to its texts, which asks only when it is called', async () => {
  const [one, other] = onHost.countries.find(({ slug }) => slug === 'malta')?.taxRegimes ?? [];
  if (!one || !other) throw new Error('Malta has two regimes');
  const ask = workingTextsOf('malta', one.id);
  expect(workingTextsOf('malta', one.id)).toBe(ask);
  expect(workingTextsOf('malta', other.id)).not.toBe(ask);
  expect(network).not.toHaveBeenCalled();
  expect(await ask()).toEqual(await askWorkingTexts('malta', one.id));
});
