import { expect, test } from 'vitest';
import { capFromDescription } from '../../../src/law/index.ts';

test.each([
  ['15% of net income with a cap of 4360 USD', 4_360],
  ['15% of net income with a cap of 4,360 USD per year.', 4_360],
  ['Cap of 1,234,567.50 USD', 1_234_567.5],
  ['a cap of  900 USD', 900],
  ['CAP OF 900 usd a year', 900],
  ['a cap of 900USD', 900],
  ['up to a cap of 0 USD', 0],
])(
  'a cap may be parsed from a description of the form "cap of N USD": %s',
  { tags: 'constant-cap-in-words' },
  (text, cap) => {
    expect(capFromDescription(text)).toBe(cap);
  },
);

test.each([
  '',
  'No cap',
  'cap of EUR 4,360',
  'cap of 4,360 EUR',
  'capped at 4,360 USD',
  'cap of USD',
  'handicap of some kind, 4,360 USD',
  'a cap of 4,360 USDT',
])('no cap is read from %o', (text) => {
  expect(capFromDescription(text)).toBeNull();
});
