/** What the comparison knows, from the data themselves. */

import { lasting } from 'virtual:lowtide/years';
import { compileData } from '../../../../data/compiler/index.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import { type Column, compareRegimes } from '../../../../src/screens/compare/columns.ts';
import { NO_PERSON_FACTS } from '../../../../src/situation/assessed.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';
import type { TaxBracket } from '../../../../src/tax/index.ts';

export const { countries, taxBrackets } = compileData();

/** What regimes cost somebody who has said this, with the brackets that have arrived. */
export function compared(
  columns: readonly Column[],
  situation: Situation,
  arrived: Readonly<Record<string, readonly TaxBracket[]>> = taxBrackets,
) {
  const schedules = schedulesFor(taxBrackets);
  const known = { countries, taxBrackets: arrived, schedules, facts: { ...NO_PERSON_FACTS, lasting } };
  return compareRegimes(columns, figuresOf(situation, 60_000), known);
}
