/** Like is set beside like: where health cover is in today's figure and not in the other one, it is said. */
import { expect, test } from 'vitest';
import { sentence } from '../../../src/assess/english.ts';
import type { HomeTax } from '../../../src/catalogue/homeSchemes.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { assessed } from './people.ts';

const said = (home: HomeTax | undefined, id: string) =>
  assessed({ income: 80_000, work: 'freelancer', ...(home && { home }) }, id)
    .terms.filter(({ kind }) => kind === 'no-health-cover')
    .map((term) => sentence(term, moneyIn('USD')));

test('Georgia insures nobody; what is paid in Germany does, what is paid in India does not', () => {
  const words = ['Health cover is not in it, and it is in what you pay today.'];
  expect(said({ country: 'de' }, 'ge-small-business')).toEqual(words);
  expect(said({ country: 'in' }, 'ge-small-business')).toEqual([]);
  expect(said({ rate: 40 }, 'ge-small-business')).toEqual([]);
  expect(said(undefined, 'ge-small-business')).toEqual([]);
});

test('where a scheme insures, nothing is said', () => {
  expect(said({ country: 'de' }, 'bg-freelancer-flat-tax')).toEqual([]);
});
