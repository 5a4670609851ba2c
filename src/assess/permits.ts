/** The right to live in a country, by citizenship and the permits that open a regime. */
import type { RegimePermit } from '../catalogue/conditions.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import { movesFreely } from '../situation/places.ts';
import {
  FIT_LEVELS,
  type FitLevel,
  type NeedsQuestion,
  type PermitNeed,
  type PermitProblem,
} from './terms.ts';

/** Of two citizenships, the one that opens more counts; null where none has been said. */
export function permitNeed(question: NeedsQuestion): PermitNeed | null {
  let best: PermitNeed | null = null;
  for (const citizenship of question.situation.citizenships ?? []) {
    const need = needOf(citizenship, question);
    if (!best || levelOf(need) < levelOf(best)) best = need;
  }
  return best;
}

const levelOf = ({ fit }: { readonly fit: FitLevel }) => FIT_LEVELS.indexOf(fit);

/**
 * A permit that everybody of the citizenship needs is nothing to check by itself: its income minimum decides, and what
 * else the regime says about it.
 */
function needOf(citizenship: string, question: NeedsQuestion): PermitNeed {
  const { country, regime, permits } = question;
  const about = { place: country.name, citizenship };
  const code = country.code.toLowerCase();
  const isEu = movesFreely(citizenship);
  if (citizenship === code || (isEu && movesFreely(code))) return needFor(about, null, HOLDS);
  const group = isEu ? 'eu' : 'non-eu';
  let best: PermitNeed | null = null;
  for (const asked of regime.permits ?? []) {
    const permit = permits.find(({ id }) => id === asked.permit);
    if (!permit || (permit.for !== 'all' && permit.for !== group)) continue;
    const need = needFor(about, permit, problemOf(permit, asked, question));
    if (!best || levelOf(need) < levelOf(best)) best = need;
  }
  return best ?? needFor(about, null, toCheck({ is: 'unknown' }));
}

type Standing = Pick<PermitNeed, 'state' | 'fit' | 'problem'>;

const HOLDS: Standing = { state: 'met', fit: 'fits', problem: null };
const against = (problem: PermitProblem): Standing => ({ state: 'unmet', fit: 'no', problem });
const toCheck = (problem: PermitProblem): Standing => ({ state: 'open', fit: 'check', problem });

function needFor(
  { place, citizenship }: Pick<PermitNeed, 'place' | 'citizenship'>,
  permit: PermitTerms | null,
  { state, fit, problem }: Standing,
): PermitNeed {
  return { kind: 'needs', what: 'permit', decides: true, place, citizenship, permit, state, fit, problem };
}

function problemOf(
  permit: PermitTerms,
  { check }: RegimePermit,
  { income, years, situation: { clients } }: NeedsQuestion,
): Standing {
  if (permit.nomad && clients === 'local') return against({ is: 'clients' });
  const missing = (permit.minIncome?.usd ?? 0) - income;
  if (missing > 0) return against({ is: 'income', missing });
  const { longestMonths } = permit;
  if (years !== null && longestMonths !== undefined && longestMonths < years * 12) {
    return toCheck({ is: 'ends', months: longestMonths });
  }
  if (check !== undefined) return toCheck({ is: 'check', because: check });
  return HOLDS;
}
