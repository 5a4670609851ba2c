import { describe, expect, it } from 'vitest';
import { namesText, regimesText, unknownIdsNotice } from '../../../../src/screens/compare/words.ts';

describe('the words of the compare page', () => {
  it('the toast names the unknown ids', () => {
    expect(unknownIdsNotice(['x-1'])).toBe('“x-1” was left out: there is no tax regime with this id.');
    expect(unknownIdsNotice(['x', 'y'])).toBe(
      '“x” and “y” were left out: there are no tax regimes with these ids.',
    );
  });

  it('the toast stays short however long the address is', () => {
    const many = Array.from({ length: 500 }, (_, at) => `${'x'.repeat(500)}${at}`);
    expect(unknownIdsNotice(many)).toContain('497 more');
    expect(unknownIdsNotice(many).length).toBeLessThan(220);
  });

  it('a country with two regimes is named once', () => {
    expect(namesText(['Malta', 'Spain', 'Malta'])).toBe('Malta and Spain');
    expect(regimesText(1)).toBe('1 tax regime');
    expect(regimesText(3)).toBe('3 tax regimes');
  });
});
