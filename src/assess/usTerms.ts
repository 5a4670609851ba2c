/** What US citizens and holders of a green card have to know of a figure beside it, as terms. */
import type { UsTax, UsTaxes } from '../catalogue/usTax.ts';
import type { Term } from './terms.ts';

interface Under {
  readonly slug: string;
  readonly regimeId: string;
  /** What is due in a year. */
  readonly due: UsTax;
  /** What is due instead if the income is a wage; null where it is said whether it is. */
  readonly onPayroll: number | null;
}

/** What is due, the return, the exclusion on which the figure rests, and what the data say of the rule. */
export function usTerms(us: UsTaxes, { slug, regimeId, due, onPayroll }: Under): Term[] {
  const work = us.workUnder(regimeId);
  const { total: amount, insurance, incomeTax, ifKept } = due;
  const isSame = onPayroll !== null && Math.abs(onPayroll - amount) < 1;
  const dueTerm = { kind: 'due-at-home', work, amount, insurance, incomeTax, ifKept } as const;
  return [
    ...(amount > 0
      ? [{ ...dueTerm, onPayroll: isSame ? null : onPayroll }]
      : [{ kind: 'return-at-home', hasCompany: work === 'company' } as const]),
    { kind: 'assumes-exclusion', text: us.exclusion },
    ...us.saying(slug, regimeId, due).map((text) => ({ kind: 'at-home', text }) as const),
  ];
}
