/** Pages to read, as they are prerendered: who runs the site, what it says of itself, how figures come about, and its data. */

import { cases } from 'virtual:lowtide/cases';
import { dataVersion, exchangeRates } from 'virtual:lowtide/essentials';
import { methodology } from 'virtual:lowtide/methodology';
import { openDataBytes } from 'virtual:lowtide/releases';
import { site } from 'virtual:lowtide/site';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { handleApi } from '../../../src/api/handlers.ts';
import { OPEN_API_PATH } from '../../../src/api/paths.ts';
import { prerenderPage } from '../../../src/app/prerender.tsx';
import { dataSource } from '../../../src/build/host/dataSource.ts';
import { type CaseDifference, countryIdOf, countsText } from '../../../src/catalogue/checkedCases.ts';
import { inWords } from '../../../src/catalogue/format.ts';
import { PLACES } from '../../../src/catalogue/places.ts';
import { examplesIn } from '../../../src/catalogue/site.ts';
import { Cases } from '../../../src/screens/checked/Checked.tsx';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };

/** The words of a piece of HTML. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll(/&(amp|#x27|quot|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ');
}

/** The words of every element of a name. */
function wordsIn(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    wordsOf(inner),
  );
}

/** The part of a page with this heading of the second level. */
function partOf(html: string, heading: string): string {
  const part = html.split('<section').find((one) => wordsIn(one, 'h2')[0] === heading);
  if (part === undefined) throw new Error(`no part "${heading}"`);
  return part;
}

async function pageAt(path: string): Promise<string> {
  const { html } = await prerenderPage(path, {}, '2026-11-26');
  const main = /<main.*<\/main>/s.exec(html)?.[0];
  if (main === undefined) throw new Error(`no main part on ${path}`);
  return main;
}

describe('the legal pages', () => {
  test('privacy: each named subject has its section, and says that nothing leaves the device', {
    tags: ['product-legal-pages', 'route-privacy', 'product-free-help'],
  }, async () => {
    const html = await pageAt('/privacy');
    expect(wordsIn(html, 'h1')).toEqual(['Privacy policy']);
    expect(wordsIn(html, 'h2')).toEqual(
      expect.arrayContaining([
        'Cookies',
        'Server logs',
        'Newsletter',
        'Web analytics',
        'Social networks',
        'Payment provider',
        'Your rights',
        'No automated decision-making',
      ]),
    );
    const text = wordsOf(html);
    for (const words of ['GDPR', 'double opt-in', 'tracking pixels', 'sets no cookies'])
      expect(text).toContain(words);
    expect(text).toContain('The site sells nothing and includes no payment provider.');
  });

  test('terms: four sections, and all data is directional', {
    tags: ['product-legal-pages', 'route-terms', 'product-directional'],
  }, async () => {
    const html = await pageAt('/terms');
    expect(wordsIn(html, 'h2')).toEqual([
      'General disclaimer',
      'No tax or legal advice',
      'No liability',
      'Information accuracy',
    ]);
    expect(wordsOf(html)).toContain('directional');
  });

  test('impressum: company, management, contact, register, capital and VAT; what is an example says so', {
    tags: ['product-legal-pages', 'route-impressum', 'route-example-details'],
  }, async () => {
    const html = await pageAt('/impressum');
    const terms = wordsIn(html, 'dt');
    const details = wordsIn(html, 'dd');
    const shown = Object.fromEntries(terms.map((term, at) => [term, details[at]]));
    expect(shown).toMatchObject({
      Company: site.company,
      Management: site.management,
      'Contact person': site.contactName,
      Register: site.register,
      Capital: site.capital,
      VAT: site.vat,
    });
    const note = wordsIn(html, 'p').filter((text) => text.startsWith('These details are examples'));
    expect(note).toHaveLength(examplesIn(site).length > 0 ? 1 : 0);
    for (const text of note) expect(text).toContain('data/site.json');
  });
});

test('help by e-mail is free, and there is no paid offer', { tags: 'product-free-help' }, async () => {
  const html = await pageAt('/low-tax-countries-for-freelancers');
  expect(wordsOf(html)).toContain('E-mail help is free, and there is nothing to buy.');
});

describe('the methodology', () => {
  let html = '';
  beforeAll(async () => {
    html = await pageAt('/methodology');
  });

  test('shows formulas, exchange rates with their date, index editions and what is not modelled', () => {
    expect(wordsOf(html)).toContain('line = min(cap, max(minimum, tax))');
    const rates = partOf(html, 'Exchange rates');
    expect(rates).toContain(`dateTime="${methodology.exchangeRates.asOf}"`);
    expect(methodology.exchangeRates.asOf).toBe(exchangeRates.asOf);
    expect(wordsIn(rates, 'li')).toHaveLength(Object.keys(methodology.exchangeRates.rates).length);
    const indices = partOf(html, 'Indices and their editions');
    for (const { edition } of Object.values(methodology.indexSources))
      expect(wordsOf(indices)).toContain(edition);
    expect(wordsOf(partOf(html, 'The weather score'))).toContain('rain days / 20');
    expect(wordsOf(partOf(html, 'What we leave out'))).toContain('children');
    const [latest] = methodology.reviews.map(({ date }) => date).sort((a, b) => b.localeCompare(a));
    expect(/dateTime="([^"]*)"/.exec(partOf(html, 'Data updates'))?.[1]).toBe(latest);
  });

  test('addresses in a text are links named without their scheme', () => {
    const indices = partOf(html, 'Indices and their editions');
    expect(wordsOf(indices)).not.toContain('https:');
    expect(wordsIn(indices, 'a').filter((text) => text.startsWith('github.com'))).toHaveLength(3);
  });
});

describe('the page of the open data', () => {
  const source = dataSource();
  let html = '';
  beforeAll(async () => {
    html = await pageAt('/data');
  });

  test('offers every file of the data set, with licence and version', () => {
    expect(wordsIn(html, 'h1')).toEqual(['Open data']);
    expect(wordsOf(html)).toContain(dataVersion);
    expect(wordsIn(html, 'a')).toContain('CC BY 4.0');
    const names = [...html.matchAll(/<a href="\/data\/([^"]*)" download/g)].map(([, name = '']) => name);
    expect(names).toContain('lowtide.json');
    for (const name of names) expect(openDataBytes[name], name).toBeGreaterThan(0);
  });

  test('each call of the API stands there as a line for a terminal, and is answered', async () => {
    const lines = wordsIn(partOf(html, 'Use the web API'), 'code').filter((line) => line.startsWith('curl '));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const { origin, pathname } = new URL(line.slice('curl '.length));
      expect(origin).toBe(site.origin);
      const { status, data } = await handleApi({ method: 'GET', path: pathname }, source);
      expect(status, line).toBe(200);
      expect(data).not.toEqual([]);
    }
    expect(html).toContain(`href="${OPEN_API_PATH}"`);
    expect((await handleApi({ method: 'GET', path: OPEN_API_PATH }, source)).status).toBe(200);
  });
});

describe('what others expect', () => {
  let html: string;
  // What is folded comes with the page's code.
  const folded = renderToStaticMarkup(createElement(Cases, { of: cases, place: 'All' }));
  beforeAll(async () => {
    html = await pageAt('/checked');
  });

  test('the page says how many cases of how many sources there are, and when the last was read', () => {
    const publishers = new Set(cases.map(({ source }) => source.publisher));
    expect(wordsIn(html, 'h1')).toEqual(['Checked against others']);
    expect(wordsOf(html)).toMatch(
      new RegExp(
        `We compared our figures with ${cases.length} results from ${publishers.size} sources, among them official calculators, tax tables and open projects. We last checked them on \\d+ \\w+ 2026`,
      ),
    );
    for (const publisher of publishers) expect(wordsOf(folded)).toContain(publisher);
  });

  test('each row names its country, how many cases there are, and how many agree', () => {
    const rows = wordsIn(html, 'summary').map((row) => row.trim());
    expect(rows.length).toBeGreaterThan(20);
    let counted = 0;
    for (const row of rows) {
      const place = PLACES.find(({ name }) => row.startsWith(name));
      const of = cases.filter(({ scheme }) => scheme.startsWith(`${place?.id}-`));
      expect(row.startsWith(`${place?.name}${countsText(of)}`)).toBe(true);
      counted += of.length;
    }
    expect(counted).toBe(cases.length);
  });

  test('a row says where the cases that do not agree differ', () => {
    const of = (...all: readonly (number | CaseDifference)[]) =>
      all.map((one) =>
        typeof one === 'number' ? { points: one } : { points: 2, differs: { because: 'Why.', at: one } },
      );
    expect(countsText(of(0))).toBe('The only case agrees.');
    expect(countsText(of(0, 0.05))).toBe('Both agree.');
    expect(countsText(of(0, 0, 0.05))).toBe('All 3 agree.');
    expect(countsText(of(0, 'question', 'question', 'source'))).toBe(
      '1 of 4 agrees. Two count something else and one looks wrong at the source.',
    );
    expect(countsText(of('question', 'question'))).toBe('Neither agrees. Two count something else.');
    expect(countsText(of('source', 'source', 'question', 'open'))).toBe(
      'None of the 4 agree. One counts something else, two look wrong at the source, and one is unexplained.',
    );
    expect(countsText(of(0, 0, 'open'))).toBe('2 of 3 agree. One is unexplained.');
    expect(countsText(of(0, 'open', 'open'))).toBe('1 of 3 agrees. Two are unexplained.');
    expect(countsText(of('source'))).toBe('The only case looks wrong at the source.');
  });

  test('countries with a case that nobody has explained stand first, and say so', () => {
    const marked = wordsIn(html, 'summary').map((row) => / (\w+) (?:is|are) unexplained\./i.exec(row)?.[1]);
    const open = cases.filter(({ differs }) => differs?.at === 'open');
    const countries = new Set(open.map(countryIdOf)).size;
    expect(marked.findLastIndex(Boolean)).toBe(countries - 1);
    const numbers = marked.slice(0, countries).map((word) => {
      return Array.from({ length: 20 }, (_, at) => inWords(at).toLowerCase()).indexOf(
        `${word?.toLowerCase()}`,
      );
    });
    expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(open.length);
  });

  test('every case has its scheme, what is expected, what it is here, and why where they differ', () => {
    expect(folded.match(/<tbody id=/g)).toHaveLength(cases.length);
    const words = wordsOf(folded);
    for (const { name, differs } of cases) {
      expect(words).toContain(name);
      if (differs) expect(words).toContain(differs.because);
    }
  });

  test('what nobody has found yet is named as that, and counted beside what agrees', () => {
    const open = cases.filter(({ differs }) => differs?.at === 'open');
    expect(open).not.toEqual([]);
    const words = wordsOf(folded);
    expect(wordsOf(html)).toMatch(new RegExp(`${open.length} differ, and we have not found why yet`));
    expect(words.match(/Not yet explained\./g)).toHaveLength(open.length);
    expect(words).toContain('Tests of open projects.');
  });
});
