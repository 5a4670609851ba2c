import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { expectedTotal } from '../../accuracy/example.ts';
import { EXAMPLES } from '../../accuracy/examples.ts';
import { keepsLimits, LIMITS, measureAll, summaryOf } from '../../accuracy/measure.ts';
import { accuracyFigures, accuracyPage } from '../../accuracy/page.ts';
import { projectionsPage } from '../../accuracy/projections.ts';

const measured = measureAll();
const { countries } = compileData();

test('the page of projections is that of the data and the engine', {
  tags: 'years-projections-reviewed',
}, () => {
  const written = readFileSync(new URL('../../../docs/projections.md', import.meta.url), 'utf8');
  expect(written).toBe(projectionsPage());
});

describe('accuracy, measured', () => {
  test('the estimate of the law has a median error of at most 0.5 percentage points', () => {
    expect(summaryOf(measured, 'law').median).toBeLessThanOrEqual(LIMITS.median);
  });

  test('at least 90 % of the examples lie within 2 percentage points of the estimate of the law', () => {
    expect(summaryOf(measured, 'law').shareWithin).toBeGreaterThanOrEqual(LIMITS.shareWithin);
  });

  test('the figures that the methodology page shows are those of this report', () => {
    expect(readFileSync(new URL('../../../docs/accuracy.json', import.meta.url), 'utf8')).toBe(
      accuracyFigures(measured),
    );
  });

  test('a median above 0.5 or a share below 90 % breaks the limits', () => {
    expect(keepsLimits({ median: 0.5, percentile90: 3, shareWithin: 90 })).toBe(true);
    expect(keepsLimits({ median: 0.51, percentile90: 3, shareWithin: 100 })).toBe(false);
    expect(keepsLimits({ median: 0, percentile90: 3, shareWithin: 89.9 })).toBe(false);
  });

  test('median, 90th percentile and share within two points are taken from absolute errors', () => {
    const [first] = measured;
    if (!first) throw new Error('no examples');
    const errors = [-4, -1, 0, 0.5, 3];
    const sample = errors.map((error) => ({ ...first, error: { specified: 0, law: error } }));
    expect(summaryOf(sample, 'law')).toEqual({ median: 1, percentile90: 3.6, shareWithin: 60 });
  });

  test.each(countries.map(({ slug }) => slug))('%s has at least two examples, each with sources', (slug) => {
    const examples = EXAMPLES[slug] ?? [];
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const { lines } of examples) {
      expect(lines.length).toBeGreaterThan(0);
      for (const { sources } of lines) {
        expect(sources.length).toBeGreaterThan(0);
        for (const { title, publisher, url } of sources) {
          expect(title).not.toBe('');
          expect(publisher).not.toBe('');
          expect(new URL(url).protocol).toMatch(/^https?:$/);
        }
      }
    }
  });

  test('every example belongs to a regime of its country, and every example is measured', () => {
    const ids = new Map(countries.map(({ slug, taxRegimes }) => [slug, taxRegimes.map(({ id }) => id)]));
    for (const [slug, examples] of Object.entries(EXAMPLES)) {
      for (const { regimeId } of examples) expect(ids.get(slug)).toContain(regimeId);
    }
    expect(measured).toHaveLength(Object.values(EXAMPLES).flat().length);
  });

  test('the lines of a published example add up to the printed total', () => {
    const published = measured.map(({ example }) => example).filter(({ origin }) => origin === 'published');
    expect(published.length).toBeGreaterThan(0);
    for (const example of published) {
      expect(example.publishedTotal).toBeDefined();
      expect(expectedTotal(example)).toBeCloseTo(example.publishedTotal ?? Number.NaN, 2);
    }
  });

  test('an estimate that is off by more than half a point says why', () => {
    const off = measured.filter(({ error }) => Math.abs(error.law) > LIMITS.median);
    expect(off.filter(({ example }) => example.remark === undefined)).toEqual([]);
  });

  test('the page names every example with its figures', () => {
    const page = accuracyPage(measured);
    for (const { country, regime } of measured) expect(page).toContain(`| ${country} | ${regime} |`);
    expect(page).toContain(`${measured.length} examples from 22 countries`);
  });
});
