/** What the comparison knows, from the data themselves. */
import { compileData } from '../../../../data/compiler/index.ts';
import { type Brackets, type Column, compareRegimes } from '../../../../src/assess/comparison.ts';
import { NO_PERSON_FACTS } from '../../../../src/catalogue/personFacts.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';
import { FACTS } from '../../assess/people.ts';

export const { countries, taxBrackets } = compileData();

/** What regimes cost somebody who has said this, with the brackets that have arrived. */
export function compared(columns: readonly Column[], situation: Situation, arrived: Brackets = taxBrackets) {
  const figures = figuresOf(situation, 60_000, 2026);
  const facts = figures.estimate === 'law' ? FACTS : NO_PERSON_FACTS;
  return compareRegimes(columns, figures, countries, arrived, facts);
}
