/** Limits of the plan in a sentence: which are behind, which concerns only some clients, and which is next. */
import { describe, expect, test } from 'vitest';
import type { IncomeMark } from '../../../../src/catalogue/limits.ts';
import { isBound, type Limits, limitLead } from '../../../../src/screens/plan/Limits.tsx';

const mark = (kind: IncomeMark['kind'], at: number): IncomeMark => ({
  kind,
  at,
  label: '',
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
        income: 70_000,
        currency: 'USD',
        situation: { clients },
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
    ['nothing', { marks: [] }, 'There is no limit at any income.'],
    [
      'VAT that foreign clients do not touch',
      { marks: [...CAPS, VAT], onlyLocal: true },
      'You register for VAT (DDS) once clients in Bulgaria pay you over $50000 a year.',
    ],
    [
      'local clients',
      { marks: [VAT], onlyLocal: true, clients: 'local' },
      'You register for VAT (DDS): you are above $50000.',
    ],
    ['VAT that lies ahead', { marks: [mark('vat', 90_000)] }, 'You register for VAT (DDS) above $90000.'],
    [
      'the next one',
      { marks: [...CAPS, mark('ceiling', 90_000)] },
      'You can use this scheme up to $90000 a year.',
    ],
    [
      'too much',
      { marks: [mark('ceiling', 50_000)] },
      'Your income is above the limit of this scheme, $50000.',
    ],
    ['caps alone', { marks: CAPS }, 'Contributions stop growing at $35000 a year.'],
    ['no threshold', { marks: [], hasThreshold: false }, 'VAT (DDS) is due from the first invoice.'],
  ])('%s', (_, one, words) => {
    const { before, figure, after } = limitLead(limitsOf(one));
    expect(`${before}${figure === '' ? '' : ' '}${figure}${after}`).toBe(words);
  });

  test('a limit binds where it ends something or makes something due', () => {
    expect(
      [CAPS[0], VAT, mark('ceiling', 1)].map((one) => one && isBound(one, limitsOf({ marks: [] }))),
    ).toEqual([false, true, true]);
  });
});
