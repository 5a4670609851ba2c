import { textsUrl } from 'virtual:lowtide/site';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchGuide, queryClient } from '../../../src/api/queries.ts';
import { useWorkingTexts } from '../../../src/assess/useWorkingTexts.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';
import type { WorkingTexts } from '../../../src/catalogue/workingText.ts';

const onHost = dataSource();

/** The network: the files of long texts, and nothing else. */
const answerOf = async (url: string, _init?: RequestInit) => {
  const slug = Object.keys(textsUrl).find((candidate) => textsUrl[candidate] === url);
  return slug === undefined ? new Response('', { status: 404 }) : Response.json(await onHost.texts(slug));
};
const network = vi.fn(answerOf);

beforeEach(() => {
  network.mockReset().mockImplementation(answerOf);
  queryClient.clear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('texts that cannot be read are asked for anew, past what is kept, before it is said', async () => {
  network.mockImplementationOnce(async () => new Response(''));
  expect(await fetchGuide('malta')).toMatchObject({ slug: 'malta' });
  expect(network.mock.lastCall).toEqual([textsUrl.malta, { credentials: 'include', cache: 'reload' }]);

  queryClient.clear();
  network.mockImplementation(async () => new Response('<h1>Welcome to our network</h1>'));
  await expect(fetchGuide('malta')).rejects.toThrow(/^The answer could not be read\./);
});

/** What a component is told while it renders. */
function textsFor(slug: string | null, regimeId: string): WorkingTexts {
  let texts: WorkingTexts | undefined;
  function Working() {
    texts = useWorkingTexts(slug, regimeId);
    return null;
  }
  renderToString(createElement(Working));
  if (!texts) throw new Error('The working was not rendered.');
  return texts;
}

test('the working of a regime has its rules in words and the sources of its country', async () => {
  const { taxRegimes, sources } = await fetchGuide('malta');
  expect(taxRegimes.length).toBeGreaterThan(1);
  expect(sources.length).toBeGreaterThan(0);
  for (const regime of taxRegimes) {
    const texts = textsFor('malta', regime.id);
    expect(texts.rules.income).toBe(regime.incomeTaxDescription);
    expect(texts.sources).toEqual(sources);
    expect(texts.names).toEqual(regime.lawNames);
  }
});

test('a regime that the guide does not know adds its sources alone', async () => {
  const { sources } = await fetchGuide('malta');
  expect(textsFor('malta', 'no-such-regime')).toEqual({ rules: {}, sources, names: {} });
});

test('without a guide, and until it is here, the steps stand alone', () => {
  expect(textsFor(null, 'mt-grp')).toEqual({ rules: {}, sources: [], names: {} });
  expect(textsFor('malta', 'mt-grp')).toEqual({ rules: {}, sources: [], names: {} });
});
