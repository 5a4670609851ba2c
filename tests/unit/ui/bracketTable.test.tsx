import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TaxBracket } from '../../../src/law/index.ts';
import { BracketTable } from '../../../src/ui/BracketTable.tsx';

const bracket = (more: Partial<TaxBracket>): TaxBracket => ({
  taxType: 'income',
  lowerBound: 0,
  upperBound: null,
  rate: 0,
  description: '',
  ...more,
});

/** The text of each row, cells apart. */
function rowsOf(brackets: readonly TaxBracket[]): string[] {
  const html = renderToStaticMarkup(<BracketTable brackets={brackets} />);
  return [...html.matchAll(/<(?:caption|tr|li)[^>]*>(.*?)<\/(?:caption|tr|li)>/g)].map(([, cells = '']) =>
    cells
      .replace(/<\/(?:th|td)>/g, '|')
      .replace(/<[^>]+>/g, '')
      .replace(/\|$/, ''),
  );
}

test('an empty upperBound is unbounded, shown as infinity', { tags: 'field-bracket-unbounded' }, () => {
  const brackets = [bracket({ lowerBound: 37_800, amount: 5_150 }), bracket({ upperBound: 37_800 })];
  expect(rowsOf(brackets)).toEqual([
    'Income tax brackets, a year',
    'From – to|Tax',
    '$0 – $37,800|0%',
    '$37,800 – ∞|$5,150',
  ]);
});

test('each kind has a table of its own, in the fixed order', () => {
  const brackets = [
    bracket({ taxType: 'pension', rate: 5, amount: 100 }),
    bracket({ taxType: 'income', rate: 19 }),
  ];
  expect(rowsOf(brackets)).toEqual([
    'Income tax brackets, a year',
    'From – to|Tax',
    '$0 – ∞|19%',
    'Pension brackets, a year',
    'From – to|Tax',
    '$0 – ∞|5% + $100',
  ]);
});

test('a rate has as many decimals as the law gives it', () => {
  const brackets = [bracket({ upperBound: 1, rate: 2.65 }), bracket({ lowerBound: 1, rate: 12.095 })];
  expect(rowsOf(brackets).slice(2)).toEqual(['$0 – $1|2.65%', '$1 – ∞|12.095%']);
});

test('a rate that is none of the law’s, because it holds a relief, is explained below', () => {
  const brackets = [
    bracket({ upperBound: 10, rate: 44.6 }),
    bracket({ lowerBound: 10, rate: 54.1417, description: '85% of each further euro' }),
  ];
  expect(rowsOf(brackets).slice(2)).toEqual([
    '$0 – $10|44.6%',
    '$10 – ∞|54.142%',
    '$10 – ∞ counts as 54.142% here: 85% of each further euro',
  ]);
});

test('no brackets make no table', () => {
  expect(renderToStaticMarkup(<BracketTable brackets={[]} />)).toBe('');
});
