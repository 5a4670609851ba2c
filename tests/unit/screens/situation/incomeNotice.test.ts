import { expect, test } from 'vitest';
import { incomeNotice } from '../../../../src/screens/situation/SituationBar.tsx';

test.each([null, '', '0', '75000', '10000000'])('nothing to say about %j', (text) => {
  expect(incomeNotice(text, '$60,000')).toBeNull();
});

test('an income that is left out is quoted, with what an income is and which one is shown', () => {
  expect(incomeNotice('1e9', '$60,000')).toBe(
    'The income “1e9” in the address is not a number from $0 to $10,000,000. You see figures for $60,000 a year.',
  );
});

test.each([
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(30)}…`],
  ['💶'.repeat(20), '💶'.repeat(20)],
  ['💶'.repeat(40), `${'💶'.repeat(30)}…`],
])('texts longer than 30 characters are cut where they are quoted: %s', (text, quoted) => {
  expect(incomeNotice(text, '$60,000')).toContain(`The income “${quoted}” in`);
});
