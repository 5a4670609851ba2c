/** Ties that the citizenships answer are not asked again. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { tiesKnown } from '../../../src/assess/useTies.ts';

const { leaving } = compileData();

function known(home: string, citizenships: readonly string[] | undefined) {
  const found = leaving[home];
  if (!found) throw new Error(`There is no page about leaving ${home}.`);
  return tiesKnown(found, citizenships);
}

describe('what a citizenship answers about leaving', () => {
  it('is not asked again in the United States, whichever it is', () => {
    expect(known('us', ['us'])).toEqual({ citizenship: 'yes', registration: 'no' });
    expect(known('us', ['de', 'us'])).toEqual({ citizenship: 'yes', registration: 'no' });
    expect(known('us', ['de'])).toEqual({ citizenship: 'no' });
  });

  it('answers in Sweden and in India for one side alone', () => {
    expect(known('se', ['se'])).toEqual({ citizenship: 'yes' });
    expect(known('se', ['de'])).toEqual({});
    expect(known('in', ['in'])).toEqual({});
    expect(known('in', ['de'])).toEqual({ citizenship: 'no' });
  });

  it('is asked while no citizenship is said, and answers nothing where it makes no difference', () => {
    expect(known('us', undefined)).toEqual({});
    expect(known('de', ['de'])).toEqual({});
  });
});
