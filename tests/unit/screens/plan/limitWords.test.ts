/** Limits of the plan in a sentence: which are behind, which concerns only some clients, and which is next. */
import { describe, expect, test, vi } from 'vitest';
import type { IncomeMark } from '../../../../src/catalogue/limits.ts';
import type { Limits } from '../../../../src/screens/plan/limits/useLimits.ts';

vi.mock('virtual:lowtide/catalogue', () => ({
  exchangeRates: { asOf: '2026-07', rates: {} },
  countries: [],
  taxBrackets: {},
}));

const { isBound, resultWords, shortWords } = await import('../../../../src/screens/plan/limits/words.ts');

const mark = (kind: IncomeMark['kind'], at: number): IncomeMark => ({
  ...{ kind, at, label: '' },
  taxes: kind === 'cap' ? ['pension'] : [],
});

interface Case {
  readonly marks: readonly IncomeMark[];
  readonly onlyLocal?: boolean;
  readonly clients?: 'abroad' | 'local';
  readonly hasThreshold?: boolean;
}

/** At an income of 70,000 in Bulgaria. */
function limitsOf({ marks, onlyLocal, clients, hasThreshold = true }: Case): Limits {
  return {
    marks,
    vat: { name: 'VAT (DDS)', onlyLocal, registrationThreshold: hasThreshold ? {} : null },
    move: {
      figures: {
        ...{ income: 70_000, currency: 'USD', situation: { clients } },
        money: (usd: number) => `$${usd}`,
      },
      chosen: { regime: { name: 'Flat tax' }, country: { name: 'Bulgaria' } },
    },
  } as unknown as Limits;
}

const CAPS = [mark('cap', 30_000), mark('cap', 35_000)];
const VAT = mark('vat', 50_000);

describe('limits in a sentence', () => {
  test.each<[string, Case, string]>([
    ['nothing', { marks: [] }, 'No limit at any income.'],
    [
      'caps once, and VAT that foreign clients do not touch',
      { marks: [...CAPS, VAT], onlyLocal: true },
      'Contributions stop growing; VAT charged only to clients in Bulgaria.',
    ],
    ['local clients', { marks: [VAT], onlyLocal: true, clients: 'local' }, 'VAT registration is due.'],
    ['fees from everywhere count', { marks: [VAT], clients: 'abroad' }, 'VAT registration is due.'],
    [
      'the next one',
      { marks: [...CAPS, mark('ceiling', 90_000)] },
      'Contributions stop growing; next: highest income of the regime at $90000.',
    ],
    ['no threshold', { marks: [], hasThreshold: false }, 'VAT from the first invoice.'],
  ])('%s', (_, one, words) => {
    expect(resultWords(limitsOf(one))).toBe(words);
  });

  test('beside the page: how far the next one is', () => {
    expect(shortWords(limitsOf({ marks: [VAT] }))).toBe('1 passed, none ahead');
    expect(shortWords(limitsOf({ marks: [] }))).toBe('No limit');
    expect(shortWords(limitsOf({ marks: [], hasThreshold: false }))).toBe('VAT from the first invoice');
    expect(shortWords(limitsOf({ marks: [VAT, mark('ceiling', 90_000)] }))).toBe('$20,000 below the next');
  });

  test('a limit binds where it ends something or makes something due', () => {
    expect(
      [CAPS[0], VAT, mark('ceiling', 1)].map((one) => one && isBound(one, limitsOf({ marks: [] }))),
    ).toEqual([false, true, true]);
  });
});
