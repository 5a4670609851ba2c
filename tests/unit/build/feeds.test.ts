import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { changeFeeds } from '../../../src/build/feeds.ts';

const ORIGIN = 'https://lowtide.test';
const data = compileData();
const feeds = changeFeeds(data, ORIGIN);

const idsOf = (feed: string) => [...feed.matchAll(/<entry>[\s\S]*?<id>(.*?)<\/id>/g)].map(([, id]) => id);

test('there is a feed of all changes and one for each country', { tags: 'years-atom-feeds' }, () => {
  expect(Object.keys(feeds)).toEqual([
    'changes.xml',
    ...data.countries.map(({ slug }) => `changes/${slug}.xml`),
  ]);
  expect(idsOf(feeds['changes.xml'] ?? '')).toHaveLength(data.changes.length);
  const malta = data.changes.filter(({ country }) => country === 'malta');
  expect(idsOf(feeds['changes/malta.xml'] ?? '')).toHaveLength(malta.length);
});

test('entries have ids of their own that lead to the entry on the page', () => {
  const ids = idsOf(feeds['changes.xml'] ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^https:\/\/lowtide\.test\/changes\?country=([a-z-]+)#\1-\d{4}-/);
});

test('feeds are well-formed Atom with a day of update', { tags: 'years-atom-feeds' }, () => {
  for (const feed of Object.values(feeds)) {
    expect(feed).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/,
    );
    expect(feed).toMatch(/<updated>\d{4}-\d{2}-\d{2}T00:00:00Z<\/updated>/);
    expect(feed.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
    const open = [...feed.matchAll(/<([a-z]+)(?:\s[^>]*[^/])?>/g)].length;
    expect([...feed.matchAll(/<\/[a-z]+>/g)]).toHaveLength(open);
  }
});

test('entries say the old and the new figure where there is one', () => {
  const change = data.changes.find(({ before }) => before !== undefined);
  if (!change) throw new Error('no change with figures');
  expect(feeds[`changes/${change.country}.xml`]).toContain(`${change.before} → ${change.after}. `);
});
