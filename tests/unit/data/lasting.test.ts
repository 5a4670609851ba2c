import { describe, expect, it } from 'vitest';
import { compiled, realFiles } from './samples.ts';

describe('the compiled years', () => {
  const data = compiled(realFiles);

  it('are in dollars and without words', () => {
    const lasting = data.lasting['pt-simplified'];
    const rate = data.exchangeRates.rates.EUR ?? Number.NaN;
    expect(lasting?.phases[0]?.brackets?.[0]?.upperBound).toBe(8342 / rate);
    expect(JSON.stringify(data.lasting)).not.toMatch(/"(because|source|thenWords|[A-Z]{3})":/);
  });

  it('name what follows', () => {
    expect(data.lasting['al-self-employed-zero']).toMatchObject({
      years: null,
      until: '2029-12-31',
      then: 'al-self-employed-standard',
      phases: [],
    });
  });

  it('hold only regimes that end, change or have reliefs', () => {
    expect(data.lasting['mt-res-non-dom']).toBeUndefined();
    expect(Object.keys(data.lasting)).toContain('me-digital-nomad');
  });

  it('have their words in the same order in the texts', () => {
    for (const { slug, taxRegimes } of data.countries) {
      for (const { id } of taxRegimes) {
        const texts = data.texts[slug]?.regimes[id]?.lastingTexts;
        const figures = data.lasting[id];
        for (const list of ['phases', 'changes', 'otherReliefs'] as const) {
          expect(texts?.[list]).toHaveLength(figures?.[list].length ?? 0);
        }
      }
    }
  });
});
