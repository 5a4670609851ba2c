/** Programs as they travel: nothing is lost, and who says what else she earns loads little for it. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { packed, unpacked } from '../../../src/law/packed.ts';

const { laws, households, otherIncomes } = compileData();

const asWritten = (value: unknown) => JSON.parse(JSON.stringify(value));
const bytesOf = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

describe('programs as they travel', () => {
  test.each(Object.entries({ laws, households, otherIncomes }))('%s are the same again', (_name, value) => {
    expect(unpacked(packed(value))).toEqual(asWritten(value));
  });

  test.each(Object.entries({ laws, households, otherIncomes }))('%s take less', (_name, value) => {
    expect(bytesOf(packed(value))).toBeLessThan(0.9 * bytesOf(value));
  });

  test('a formula is the same text wherever it stands', () => {
    const steps = [
      ['given', 0],
      ['number', 7],
      ['multiply', 0, 1],
      ['given', 0],
      ['number', 7],
      ['multiply', 3, 4],
    ];
    const { law } = packed({ law: { steps } }) as { law: { steps: { back: readonly unknown[] } } };
    expect(law.steps.back.slice(3)).toEqual(law.steps.back.slice(0, 3));
  });

  test('steps behind a law start from its values and its figures', () => {
    const before = { steps: 9, given: 2, figures: 3, scales: 0, tables: 0 };
    const steps = [
      ['figure', 3],
      ['figure', 1],
      ['asked', 2, 4],
      ['add', 9, 4],
    ];
    const law = { before, steps };
    expect(packed({ law })).toEqual({
      law: {
        before,
        steps: {
          starts: [4],
          back: [
            ['figure', 0],
            ['figure', -2],
            ['asked', 0, -1],
            ['add', 3, -1],
          ],
        },
      },
    });
  });
});

describe('the rules of a country', () => {
  const all = packed(otherIncomes) as typeof otherIncomes;

  test.each(Object.entries(all.countries))('of %s take at most 4 KB', (slug, country) => {
    const schemes = Object.entries(all.regimes).filter(([, scheme]) => scheme.country === slug);
    expect(bytesOf({ country, schemes })).toBeLessThanOrEqual(4096);
  });
});
