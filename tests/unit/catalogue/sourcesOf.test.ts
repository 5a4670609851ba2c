import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { Source } from '../../../src/catalogue/entities.ts';
import { isAboutRegime, sourcesOf } from '../../../src/catalogue/sourcesOf.ts';
import { scheduleOf, traceOf } from '../../../src/law/index.ts';

const source = (title: string, kind: Source['kind'], ...about: string[]): Source => ({
  title,
  publisher: '',
  url: '',
  supports: '',
  kind,
  about,
});

const SOURCES = [
  source('of the country, all about it but tax', 'official'),
  source('contributions of all regimes', 'professional', 'socialContribution'),
  source('all lines of one regime', 'professional', 'xx-one'),
  source('income tax of one regime', 'official', 'xx-one', 'income'),
  source('income tax of the other', 'professional', 'xx-two', 'income'),
  source('income tax', 'professional', 'income', 'dividend'),
];
const titles = (...line: [kind: 'income' | 'socialContribution' | 'other', regimeId: string]) =>
  sourcesOf(...line, SOURCES).map(({ title }) => title);

test('a line has the sources that name it, those of states first, then those that name the kind', () => {
  expect(titles('income', 'xx-one')).toEqual([
    'income tax of one regime',
    'income tax',
    'all lines of one regime',
  ]);
  expect(titles('income', 'xx-two')).toEqual(['income tax of the other', 'income tax']);
  expect(titles('socialContribution', 'xx-two')).toEqual(['contributions of all regimes']);
  expect(titles('other', 'xx-two')).toEqual([]);
});

test('a regime has the sources that name it or no regime at all', () => {
  expect(SOURCES.filter((one) => !isAboutRegime(one, 'xx-two')).map(({ title }) => title)).toEqual([
    'all lines of one regime',
    'income tax of one regime',
  ]);
});

test('at most four are shown', () => {
  const many = Array.from({ length: 9 }, (_, at) => source(`${at}`, 'professional', 'income'));
  expect(sourcesOf('income', 'xx-one', many).map(({ title }) => title)).toEqual(['0', '1', '2', '3']);
});

test('every line of every regime in the data has one', () => {
  const { countries, texts, taxBrackets } = compileData();
  let lines = 0;
  for (const { slug, taxRegimes } of countries) {
    for (const regime of taxRegimes) {
      for (const { kind, steps } of traceOf(scheduleOf(regime, taxBrackets[regime.id] ?? []), 60_000)) {
        if (steps.length === 0) continue;
        lines++;
        const found = sourcesOf(kind, regime.id, texts[slug]?.country.sources ?? []);
        expect(found.length, `${regime.id} ${kind}`).toBeGreaterThan(0);
      }
    }
  }
  expect(lines).toBeGreaterThan(150);
});
