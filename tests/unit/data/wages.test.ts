/** The tax on wages at the command line: every country's, and what regimes take of a wage by a law of its own. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answer } from '../../../src/commands/tax.ts';

const DATA = compileData();
const WAGES = Object.values(DATA.schemes)
  .flat()
  .filter(({ id }) => /^[a-z]{2}-wage$/.test(id));

interface Answer {
  readonly estimate: string;
  readonly total: number;
  readonly employer: { readonly lines: Readonly<Record<string, number>>; readonly total: number };
}

function asked(id: string, ...more: readonly string[]): Answer {
  return JSON.parse(answer([id, '--income', '60000', '--json', ...more], DATA));
}

describe('the tax on wages', () => {
  test.each(WAGES.map(({ id }) => id))('%s answers with what the employer pays on top', (id) => {
    const { estimate, employer } = asked(id);
    expect(estimate).toBe('law');
    expect(employer.total).toBeCloseTo(
      Object.values(employer.lines).reduce((sum, amount) => sum + amount, 0),
      6,
    );
  });

  test('is that of employees, and not of the self-employed', () => {
    const { total, employer } = asked('gb-wage', '--currency', 'GBP');
    expect(total).toBeCloseTo(11432 + 3210.6, 2);
    expect(employer).toEqual({ lines: { socialContribution: 8250 }, total: 8250 });
  });
});
