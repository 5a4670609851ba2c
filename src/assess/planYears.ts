/** The years of a stay, with the reasons of every step as the guide says them. */
import type { CountryGuide } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes } from '../catalogue/schedules.ts';
import { project } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import type { Assessed } from './assessor.ts';
import type { AssessedYear } from './dueAtHome.ts';
import { bracketsOf } from './guideAssessor.ts';
import { followingFor } from './holder.ts';

/** The years of a regime with the reasons of every step as its guide says them; without a guide, in the engine's words. */
export function yearsInWords(
  { regime, strip, options, holder }: Pick<Assessed, 'regime' | 'strip' | 'options' | 'holder'>,
  figures: Pick<Figures, 'income' | 'costs' | 'estimate' | 'from' | 'situation'>,
  guide: CountryGuide | null,
  { schemes }: Pick<PersonFacts, 'schemes'>,
): readonly AssessedYear[] {
  const lookup = guide && lastingRegimes([guide], bracketsOf(guide), schemes);
  const lasting = lookup?.(regime.id);
  if (!lookup || !lasting) return strip;
  const plan = { income: figures.income, from: figures.from, years: strip.length };
  const { years } = project(lasting, { ...options, ...plan }, followingFor(holder.situation, lookup));
  return strip.map((year, at) => ({ ...year, reasons: years[at]?.reasons ?? year.reasons }));
}
