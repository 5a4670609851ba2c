/** Employees: what follows a scheme that ends, and what its years cost. */
import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, recommended } from './people.ts';

const EMPLOYEE: Situation = { work: 'remote', contract: 'payroll', citizenships: ['gb'], years: 5 };

/** The regimes of the years of a stay, each once. */
const idsOf = (years: readonly { readonly regimeId: string }[] = []) => [
  ...new Set(years.map(({ regimeId }) => regimeId)),
];

describe('on a payroll', () => {
  test('a permit that ends is followed by the tax on wages, and not by a scheme for the self-employed', () => {
    const { projection } = assessed(EMPLOYEE, 'me-digital-nomad');
    expect(idsOf(projection?.years)).toEqual(['me-digital-nomad', 'me-wage']);
    const invoicing = assessed({ ...EMPLOYEE, contract: 'invoices' }, 'me-digital-nomad');
    expect(idsOf(invoicing.projection?.years)).toEqual(['me-digital-nomad', 'me-sole-entrepreneur']);
  });

  test('a relief for newcomers is taken from the wage, and ends in the tax on wages', () => {
    const relief = recommended(EMPLOYEE)
      .all.flatMap(({ best, others }) => [best, ...others])
      .find(({ regime }) => regime.id === 'pl-return-relief');
    expect(idsOf(relief?.projection?.years)).toEqual(['pl-return-relief', 'pl-wage']);
    expect(relief?.employer?.total).toBeGreaterThan(0);
  });
});
