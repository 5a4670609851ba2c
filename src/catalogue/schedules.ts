import { type BracketFigures, scheduleOf, type TaxSchedule } from '../tax/index.ts';
import type { TaxRegime } from './entities.ts';

/** Prepared schedules by regime. */
export interface Schedules {
  /** By regime id. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  scheduleOf(regime: TaxRegime): TaxSchedule;
}

interface Prepared {
  readonly brackets: readonly BracketFigures[] | undefined;
  readonly schedule: TaxSchedule;
}

/** Shared by all: screens hold the same regimes, and each is prepared once however many screens evaluate it. */
const prepared = new WeakMap<TaxRegime, Prepared>();

/** Schedules with the brackets of all regimes, by regime id; a regime without an entry has none. */
export function schedulesFor(taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>): Schedules {
  return {
    taxBrackets,
    scheduleOf(regime) {
      const brackets = taxBrackets[regime.id];
      let known = prepared.get(regime);
      if (!known || known.brackets !== brackets) {
        known = { brackets, schedule: scheduleOf(regime, brackets ?? []) };
        prepared.set(regime, known);
      }
      return known.schedule;
    },
  };
}
