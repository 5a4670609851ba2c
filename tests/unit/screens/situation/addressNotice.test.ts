import { expect, test } from 'vitest';
import { addressNotice } from '../../../../src/screens/situation/AddressSentence.tsx';
import { unreadFigures } from '../../../../src/situation/address.ts';

/** What is said about the figures of an address, on a page that shows $60,000. */
const said = (search: string) => addressNotice(unreadFigures(search), '$60,000');

test.each(['', 'income=', 'income=0', 'income=75000', 'income=70.000,00&currency=eur', 'years=5&more=%%'])(
  'nothing to say about %j',
  (search) => {
    expect(said(search)).toBeNull();
  },
);

test('an income that is left out is quoted, with what an income is and which one is shown', () => {
  expect(said('income=1e9')).toBe(
    'The income “1e9” in the address is not a number from $0 to $10,000,000. You see figures for $60,000 a year.',
  );
});

test.each([
  ['currency=xyz', '“currency=xyz” in the address is not understood.'],
  ['costs=101%25', '“costs=101%” in the address is not understood.'],
  ['years=99', '“years=99” in the address is not understood.'],
  ['from=2027-13', '“from=2027-13” in the address is not understood.'],
  ['profession=astronaut', '“profession=astronaut” in the address is not understood.'],
  ['deduct=yes', '“deduct=yes” in the address is not understood.'],
  ['pay=worst', '“pay=worst” in the address is not understood.'],
  [
    'income=70000&currency=xyz&costs=some&years=99',
    '“currency=xyz”, “costs=some”, and “years=99” in the address are not understood.',
  ],
  [
    'income=some&years=99',
    'The income “some” in the address is not a number from $0 to $10,000,000. “years=99” in the address is not understood.',
  ],
])('%s: %s', (search, words) => {
  expect(said(search)).toBe(`${words} You see figures for $60,000 a year.`);
});

test('a parameter that its screen and the figures tell about is named once; without figures no income is shown', () => {
  const twice = [...unreadFigures('income=abc'), { name: 'income', text: 'abc' }];
  expect(addressNotice(twice, '$60,000')).toBe(said('income=abc'));
  expect(addressNotice([{ name: 'status', text: 'some' }], null)).toBe(
    '“status=some” in the address is not understood.',
  );
});

test('a parameter that is there twice is named, with what counts', () => {
  expect(said('income=70000&income=90000')).toBe(
    '“income” is in the address twice: “70000” counts, and not “90000”. You see figures for $60,000 a year.',
  );
  expect(said('income=70000&income=70000')).toBeNull();
});

test.each([
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(30)}…`],
  ['💶'.repeat(20), '💶'.repeat(20)],
  ['💶'.repeat(40), `${'💶'.repeat(30)}…`],
])('texts longer than 30 characters are cut where they are quoted: %s', (text, quoted) => {
  expect(said(`income=${text}`)).toContain(`The income “${quoted}” in`);
});
