import { describe, expect, test } from 'vitest';
import { mendedAddress, writtenQuery } from '../../../src/catalogue/query.ts';

test('a written query is valid, and its commas stay readable', () => {
  expect(
    writtenQuery(
      new URLSearchParams([
        ['costs', '10%'],
        ['citizen', 'de,us'],
      ]),
    ),
  ).toBe('costs=10%25&citizen=de,us');
});

describe('an address that came through a message', () => {
  test.each([
    ['/compare?income=70000&currency=EUR.', '/compare?income=70000&currency=EUR'],
    ['/compare?income=70000&currency=EUR),', '/compare?income=70000&currency=EUR'],
    ['/compare?income=70000&currency=EUR%C2%BB', '/compare?income=70000&currency=EUR'],
    ['/compare?income=70000&currency=EUR"', '/compare?income=70000&currency=EUR'],
    ['/compare?income=70000&currency=EUR%E2%80%8B', '/compare?income=70000&currency=EUR'],
    [
      '/compare?tax_regime_ids=mt-res-non-dom%2Cge-small-business%22',
      '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business',
    ],
    ['/countries?costs=10%.', '/countries?costs=10%25'],
    ['/compare?income=70000&data=2026-11-26.', '/compare?income=70000&data=2026-11-26'],
    ['/compare?.', '/compare'],
    ['/compare%3Fincome%3D70000%26currency%3DEUR', '/compare?income=70000&currency=EUR'],
    ['/compare?income%3D70000%26currency%3DEUR', '/compare?income=70000&currency=EUR'],
    ['/compare?income%3D70000%26amp%3Bcurrency%3DEUR', '/compare?income=70000&amp;currency=EUR'],
    ['/tax-calculator/malta.', '/tax-calculator/malta'],
    ['/tax-calculator/malta-1%E2%80%8B', '/tax-calculator/malta-1'],
    ['/compare/)', '/compare/'],
    ['/)', '/'],
  ])('%s is %s', (sent, mended) => {
    expect(mendedAddress(sent)).toBe(mended);
    expect(mendedAddress(mended)).toBe(mended);
  });

  test.each([
    '/',
    '/compare?',
    '/compare?income=',
    '/compare?income=70000&amp;currency=EUR',
    '/countries?costs=10%',
    '/countries?income=70.000,00&currency=EUR',
    '/countries?q=St.',
    '/%E0%A4%A',
  ])('%s stays as it is', (address) => {
    expect(mendedAddress(address)).toBe(address);
  });

  test.each(['/compare?income=7000…', '/compare?income=7000...', '/tax-calculator/mal…'])(
    '%s has been cut, and what is left is not taken for all of it',
    (address) => {
      expect(mendedAddress(address)).toBe(address);
    },
  );
});
