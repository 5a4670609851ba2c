/** The head of the page as one goes from screen to screen; the records are shown by unit tests. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metadataFor } from '../../src/app/metadata/metadataFor.ts';
import { goBack, goForward, open } from './app.tsx';

/** Goes on as a link does, and waits for the next title. */
async function follow(path: string, title = metadataFor(path)?.title): Promise<void> {
  history.pushState(null, '', path);
  await expect.poll(() => document.title).toBe(title);
}

/** The tags of the page by name, as they stand. */
function tags(): Record<string, string> {
  const all = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')];
  return Object.fromEntries(
    all.map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.content]),
  );
}

test('title, description, keywords, Open Graph and Twitter tags follow the path, on load, on a link, on back and forward', {
  tags: 'meta-follows-path',
}, async () => {
  const expectTags = async (path: string) => {
    const { title = '', description, keywords } = metadataFor(path) ?? {};
    await expect.poll(() => document.title).toBe(title);
    expect(tags()).toMatchObject({ description, keywords, 'og:type': 'website', 'twitter:title': title });
  };
  await open('/');
  await expectTags('/');
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expectTags('/compare');
  await goBack();
  await expectTags('/');
  await goForward();
  await expectTags('/compare');
});

test('missing tags are created, and each exists once', { tags: 'meta-missing-tags-created' }, async () => {
  await open('/compare');
  await expect.poll(() => document.title).toBe(metadataFor('/compare')?.title);
  for (const tag of document.head.querySelectorAll(
    'meta[name="description"], meta[property^="og:"], link[rel="canonical"]',
  ))
    tag.remove();
  await follow('/countries');
  expect(tags().description).toBe(metadataFor('/countries')?.description);
  for (const selector of [
    'meta[name="description"]',
    'meta[property="og:description"]',
    'link[rel="canonical"]',
  ])
    expect(document.head.querySelectorAll(selector), selector).toHaveLength(1);
});

test('Open Graph and Twitter titles and descriptions fall back to the main ones; own ones come before', {
  tags: 'meta-open-graph-fallback',
}, async () => {
  await open('/wizard');
  await follow('/wizard');
  const { title, description } = metadataFor('/wizard') ?? {};
  expect(tags()).toMatchObject({
    ...{ description, 'og:title': title, 'twitter:title': title },
    ...{ 'og:description': description, 'twitter:description': description },
  });
  await follow('/tax-calculator/malta');
  expect(tags()['og:title']).toBe(metadataFor('/tax-calculator/malta')?.ogTitle);
  await follow('/');
  expect(tags()['og:description']).toBe(metadataFor('/')?.ogDescription);
});

test('keywords are set only when present, and go when the next page has none; og:type is there always', {
  tags: 'meta-keywords-when-present',
}, async () => {
  await open('/privacy');
  for (const [path, hasKeywords] of [
    ['/privacy', false],
    ['/countries', true],
    ['/terms', false],
  ] as const) {
    await follow(path);
    expect('keywords' in tags(), path).toBe(hasKeywords);
    expect(tags()['og:type']).toBe('website');
  }
});

test('a trailing -1 or -2 has the metadata of its country, with its scheme behind the title; a ranking page its generated one', {
  tags: 'meta-trailing-number',
}, async () => {
  await open('/terms');
  const { title } = metadataFor('/tax-calculator/malta') ?? {};
  await follow('/tax-calculator/malta-2', `${title} · Nomad Residence Permit`);
  await follow('/zero-tax-countries-for-digital-nomads', 'Zero-Tax Countries for Digital Nomads Worldwide');
});

test("an unknown path is 'Page Not Found' and not indexed; the next page is again", {
  tags: ['meta-other-paths', 'error-unknown-route'],
}, async () => {
  await open('/compare');
  for (const path of ['/nowhere', '/guides/low-tax-countries-for-everyone', '/zero-tax-countries-for-cats']) {
    await follow(path, 'Page Not Found');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    expect(tags()).toMatchObject({ 'og:title': 'Page Not Found', robots: 'noindex' });
    await follow('/compare');
    expect(tags()).not.toHaveProperty('robots');
    expect(document.head.querySelector('link[rel="canonical"]')).not.toBeNull();
  }
});
