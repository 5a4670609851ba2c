import { expect, test } from 'vitest';
import { forgetFailures, lazyComponent } from '../../../src/ui/lazy.tsx';

test('code that arrived empty has failed, and is asked for again', async () => {
  const modules = [{}, { default: () => 'here' }];
  const Part = lazyComponent(async () => modules.shift() as { default: () => string });
  await expect(Part.load()).rejects.toThrow('empty');
  await expect(Part.load()).rejects.toThrow('empty');
  forgetFailures();
  await expect(Part.load()).resolves.toBeUndefined();
});
