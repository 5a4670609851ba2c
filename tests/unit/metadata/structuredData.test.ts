import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { structuredData } from '../../../src/app/metadata/structuredData.ts';
import { structuredDataTag } from '../../../src/build/pageHtml.ts';
import { allPaths } from '../../../src/catalogue/pages.ts';

const ORIGIN = 'https://lowtide.test';
const { countries } = compileData();
const typesAt = (path: string) => structuredData(path, ORIGIN, countries).map((data) => data['@type']);

test.each(['/tax-calculator/north-macedonia', '/tax-calculator/north-macedonia-1'])(
  '%s carries its breadcrumbs: Home, Countries, country name',
  { tags: 'meta-json-ld' },
  (path) => {
    const [data] = structuredData(path, ORIGIN, countries);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${ORIGIN}/` },
        { position: 2, name: 'Countries', item: `${ORIGIN}/countries` },
        { position: 3, name: 'North Macedonia', item: `${ORIGIN}/tax-calculator/north-macedonia` },
      ],
    });
  },
);

test('how-it-works carries the 4 steps as a HowTo, each with its place on the page', {
  tags: 'meta-json-ld',
}, () => {
  const [data] = structuredData('/how-it-works', ORIGIN, countries);
  expect(data).toMatchObject({
    '@type': 'HowTo',
    step: [
      { position: 1, name: 'Find the right country', url: `${ORIGIN}/how-it-works#find` },
      { position: 2, name: 'Get new residency' },
      { position: 3, name: 'Stop the current tax residency' },
      { position: 4, name: 'Move' },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('**');
});

test('every calculator has breadcrumbs, and no other page claims what it does not show', {
  tags: 'meta-json-ld',
}, () => {
  for (const path of allPaths(countries)) {
    const isCalculator = path.startsWith('/tax-calculator/');
    const expected = isCalculator ? ['BreadcrumbList'] : path === '/how-it-works' ? ['HowTo'] : [];
    expect(typesAt(path), path).toEqual(expected);
  }
  expect(typesAt('/tax-calculator/atlantis')).toEqual([]);
});

test('no text can end the script element', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const tag = structuredDataTag(data);
  expect(tag.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(tag.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
