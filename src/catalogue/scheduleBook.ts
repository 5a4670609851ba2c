import { scheduleOf, type TaxBracket, type TaxSchedule } from '../tax/index.ts';
import type { TaxRegime } from './entities.ts';

/** Prepared schedules by regime, so that each is made once however often it is evaluated. */
export interface ScheduleBook {
  scheduleOf(regime: TaxRegime): TaxSchedule;
}

/** Makes a book over the brackets of all regimes, by regime id; a regime without an entry has none. */
export function scheduleBook(taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>): ScheduleBook {
  const schedules = new Map<string, TaxSchedule>();
  return {
    scheduleOf(regime) {
      let schedule = schedules.get(regime.id);
      if (schedule === undefined) {
        schedule = scheduleOf(regime, taxBrackets[regime.id] ?? []);
        schedules.set(regime.id, schedule);
      }
      return schedule;
    },
  };
}
