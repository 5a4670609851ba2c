import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { cardOptions } from '../../../src/build/embedCards.ts';
import { embedSnippet } from '../../../src/catalogue/embed.ts';
import { askedIncome } from '../../../src/embed/cardAddress.ts';
import { type CardData, cardFigures } from '../../../src/embed/cardFigures.ts';
import { cardPages } from '../../../src/embed/cardPages.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';

const data = compileData();
const pages = cardPages(cardOptions(data.texts, '/assets/card-1.js', (name) => `/assets/1-${name}`));
const regimes = data.countries.flatMap(({ taxRegimes }) => taxRegimes);
const regimeOf = (id: string) => regimes.find((regime) => regime.id === id) ?? regimes[0];

describe('cards', () => {
  test('there is one for every regime', () => {
    expect(pages.size).toBe(regimes.length);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/embed/malta', '/embed/malta-2']));
  });

  test('the HTML of each is at most 12 KB in brotli, and holds everything but script and pictures', async () => {
    for (const [path, html] of pages) {
      const { length } = await promisify(brotliCompress)(html);
      expect(length, path).toBeLessThanOrEqual(12 * 1024);
      const asked = [...html.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(
        ([, address = '']) => address.split('?')[0],
      );
      expect(asked).toEqual([
        '/icons/favicon.svg',
        '/',
        '/icons/favicon.svg',
        expect.stringMatching(/^\/flags\/[a-z]{2}\.svg$/),
        expect.stringMatching(/^\/tax-calculator\/[a-z-]+(?:-[12])?$/),
        '/assets/card-1.js',
      ]);
    }
  });

  test('none has a figure in it: the build does not know which income an address asks for', () => {
    for (const [path, html] of pages) {
      const [calculator = ''] = /<label.*<p class="line">/s.exec(html) ?? [];
      expect(calculator.replace(/<[^>]*>/g, ' '), path).not.toMatch(/\d/);
      expect(html, path).toContain('The figures need JavaScript');
    }
  });

  test('each has the typefaces of the site, from the site itself', () => {
    for (const [path, html] of pages) {
      const asked = [...html.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address);
      expect(asked, path).toEqual(['/assets/1-instrument-sans.woff2', '/assets/1-bricolage-grotesque.woff2']);
      expect(html, path).toContain('var(--font-display)');
    }
  });

  test('each names its source, the day of its review, and that it is no advice; its release is in the address alone', () => {
    for (const [path, html] of pages) {
      expect(html, path).toMatch(/Source: <a href="https?:\/\/[^"]+"/);
      expect(html, path).toMatch(/Checked \d+ [A-Z][a-z]+ \d{4}/);
      const words = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
      expect(words, path).toContain(
        '. An estimate, not tax advice. It counts work alone, no other money and no family.',
      );
      expect(words, path).not.toContain('data=');
      expect(html, path).toContain(`"release":"${data.releases.newest}"`);
    }
  });
});

describe('the income that the address of a card asks for', () => {
  const card = { rates: { USD: 1, EUR: 0.9, CAD: 1.4, HUF: 350 } };
  const asked = (search: string) => askedIncome(search, card);

  test.each([
    ['', 60_000, 'USD'],
    ['?income=70000', 70_000, 'USD'],
    ['?income=70000&currency=EUR', 70_000, 'EUR'],
    ['?income=70000&amp;currency=eur', 70_000, 'EUR'],
    ['?income=70.000,00&currency=€', 70_000, 'EUR'],
    ['?income=%E2%82%AC70,000', 70_000, 'EUR'],
    ['?income=$70k&currency=CAD', 70_000, 'CAD'],
    ['?income=100', 100, 'USD'],
    ['?income=0', 0, 'USD'],
    ['?income=72345', 72_345, 'USD'],
    ['?income=5000000', 5_000_000, 'USD'],
    ['?income=&currency=EUR', 60_000, 'EUR'],
    ['?currency=HUF', 60_000 * 100, 'HUF'],
  ])('%s', (search, amount, currency) => {
    expect(asked(search)).toEqual({ amount, currency, unread: null });
  });

  test.each([
    ['?income=abc', 'abc'],
    ['?income=-5', '-5'],
    ['?income=1e999', '1e999'],
    ['?income=NaN&currency=EUR', 'NaN'],
    ['?income=10000001', '10000001'],
    ['?income=70000&currency=XXX', 'XXX'],
    ['?income=$70000&currency=EUR', '$70000'],
  ])('%s is not understood: the figures are those of no address, and the card says so', (search, unread) => {
    expect(asked(search)).toEqual({ amount: 60_000, currency: 'USD', unread });
  });
});

describe('what a card says at an income', () => {
  const rates = { USD: 1, EUR: 0.9 };
  const cardOf = (id: string): CardData => {
    const regime = regimeOf(id);
    if (!regime) throw new Error(`There is no regime ${id}.`);
    return {
      rules: regime,
      brackets: data.taxBrackets[id] ?? [],
      rates,
      release: '2026-11',
      calculator: '/c',
    };
  };

  test('is what the engine says, in dollars', () => {
    const card = cardOf('bg-eood-company');
    const { kept } = assess(scheduleOf(card.rules, card.brackets), 80_000);
    expect(cardFigures(card, { amount: 80_000, currency: 'USD' })).toMatchObject({
      income: '$80,000',
      keeps: `$${Math.round(kept / 12).toLocaleString('en-US')}`,
      address: '/c?income=80000&data=2026-11',
    });
  });

  test('above the limit of the scheme it says so instead of a figure', () => {
    const card = cardOf('ge-small-business');
    const { keeps, tax } = cardFigures(card, { amount: 200_000, currency: 'USD' });
    expect(keeps).toBe('Too much');
    expect(tax).toMatch(/^This scheme ends at \$\d{3},\d{3} a year\.$/);
  });
});

test.each([
  ['/embed/malta-1', 'Not for EU citizens · Work done abroad only'],
  ['/embed/albania', 'Until 2029'],
  ['/embed/bulgaria-1', 'Needs a company'],
])('the line of %s says who and how long, and no rate that would move with the slider: %s', (path, line) => {
  const [, says] = /<p class="line">([^<]*)</.exec(pages.get(path) ?? '') ?? [];
  expect(says).toContain(line);
  expect(says).not.toContain('%');
});

test('what is put into a page: a frame of the card, and a script that listens to it alone', () => {
  const snippet = embedSnippet({
    origin: 'https://lowtide.example',
    path: '/tax-calculator/malta-1',
    title: 'Tax "calculator" & more',
  });
  expect(snippet).toContain('src="https://lowtide.example/embed/malta-1"');
  expect(snippet).toContain('title="Tax &quot;calculator&quot; &amp; more"');
  expect(snippet).toContain('e.origin==="https://lowtide.example"');
});
