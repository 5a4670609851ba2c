import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresSource } from '../../../data/compiler/figuresSource.ts';
import { compileData } from '../../../data/compiler/index.ts';

const RATES = { EUR: 0.876, ALL: 82.2, AED: 3.6725, PAB: 1 };

/** The value as a browser has it. */
function evaluated(value: unknown, rates = RATES): unknown {
  return new Function(`return ${figuresSource(value, rates)}`)();
}

describe('figures as source', () => {
  it('brings back every figure of the catalogue to the last bit', () => {
    const { countries, taxBrackets, exchangeRates } = compileData();
    const figures = { countries, taxBrackets };
    expect(evaluated(figures, exchangeRates.rates as typeof RATES)).toEqual(figures);
  });

  it('writes a converted amount as the statutory amount and its rate', () => {
    expect(figuresSource({ cap: 14_000_000 / 82.2 }, RATES)).toMatch(
      /`\{"cap":\$\{14000000\/rates\.ALL\}\}`/,
    );
  });

  it('names only the rates it needs', () => {
    expect(figuresSource([100_000 / 0.876], RATES)).toContain('{"EUR":0.876}');
  });

  it('brings back any JSON, whatever its texts hold', () => {
    const texts = fc.string({
      unit: fc.constantFrom('`', '$', '{', '}', '\\', '"', "'", 'a', '\n', '\u2028'),
    });
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...Object.values(RATES)))
      .map(([amount, rate]) => amount / rate);
    const values = fc.array(
      fc.record({
        text: texts,
        amount: fc.oneof(amounts, fc.double({ noNaN: true, noDefaultInfinity: true })),
      }),
    );
    fc.assert(
      fc.property(values, (value) => {
        expect(evaluated(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
