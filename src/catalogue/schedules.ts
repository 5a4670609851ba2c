/** Regimes as the engine calculates with them, prepared once. */
import {
  type BracketFigures,
  type LastingRegime,
  type RegimeLookup,
  scheduleOf,
  type TaxSchedule,
  wageLawOf,
} from '../law/index.ts';
import type { Country, GuideRegime, Scheme, TaxRegime } from './entities.ts';

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

/**
 * Regimes as projections over years need them. Finds them by id, each the same object every time. Reasons are in the
 * engine's own words, except on a guide, whose regimes bring theirs along.
 */
export function lastingRegimes(
  countries: readonly Country[],
  taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>,
  schemes: Readonly<Record<string, readonly TaxRegime[]>> = {},
): RegimeLookup {
  const byId = new Map<string, LastingRegime>();
  for (const { slug, taxRegimes } of countries) {
    for (const regime of [...taxRegimes, ...(schemes[slug] ?? [])]) {
      const { id, lasting } = regime;
      const texts = 'lastingTexts' in regime ? (regime as GuideRegime).lastingTexts : null;
      byId.set(id, { id, rules: regime, brackets: taxBrackets[id] ?? [], lasting, texts });
    }
  }
  return (id) => byId.get(id);
}

const afterWages = new WeakMap<RegimeLookup, RegimeLookup>();

/** What follows a regime for an employee: in place of one for the self-employed, the country's tax on wages. */
export function followingOnWages(lookup: RegimeLookup): RegimeLookup {
  const known = afterWages.get(lookup);
  if (known) return known;
  const following: RegimeLookup = (id) => {
    const regime = lookup(id);
    return !regime || takesWages(regime.rules as TaxRegime) ? regime : lookup(wageLawOf(id.slice(0, 2)));
  };
  afterWages.set(lookup, following);
  return following;
}

function takesWages(regime: TaxRegime | Scheme): boolean {
  return 'for' in regime
    ? regime.for.includes('payroll')
    : !regime.conditions.some(({ type }) => type === 'self-employed');
}
