import { type BracketFigures, scheduleOf, type TaxSchedule } from '../tax/index.ts';
import { bracketsFor, regimeFor } from './byProfession.ts';
import type { TaxRegime } from './entities.ts';
import type { Profession } from './professions.ts';

/** Prepared schedules by regime. */
export interface Schedules {
  /** By regime id. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  /** As the law has the regime for a profession; by its own figures where none is said. */
  scheduleOf(regime: TaxRegime, profession?: Profession): TaxSchedule;
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
    scheduleOf(regime, profession) {
      const own = taxBrackets[regime.id];
      const rules = regimeFor(regime, profession);
      let known = prepared.get(rules);
      if (!known || known.brackets !== own) {
        known = { brackets: own, schedule: scheduleOf(rules, bracketsFor(regime, own ?? [], profession)) };
        prepared.set(rules, known);
      }
      return known.schedule;
    },
  };
}
