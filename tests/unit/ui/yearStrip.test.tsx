import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearStrip } from '../../../src/ui/YearStrip.tsx';

test('the strip says from which month the year of a move is, and which years have ended', () => {
  const years = [
    { year: 2027, rate: 12.5, total: 10_000, move: { on: '2027-05-01' } },
    { year: 2028, rate: 5, total: 4_000 },
    { year: 2029, rate: null, total: null },
  ];
  expect(renderToStaticMarkup(<YearStrip years={years} />)).toContain(
    'aria-label="Tax rate by year: 2027 from May 12.5%, 2028 5.0%, 2029 ended"',
  );
});

test('a year whose tax is more than the income has no rate of hundreds of percent', () => {
  const years = [
    { year: 2027, rate: 141, total: 2_823 },
    { year: 2028, rate: 0, total: 2_823 },
  ];
  expect(renderToStaticMarkup(<YearStrip years={years} />)).toContain('2027 over 100%, 2028 over 100%');
});
