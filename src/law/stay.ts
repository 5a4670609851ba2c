import type { BracketFigures, TaxRules } from './flatRules.ts';
import type { DrawnBracket, Lasting, LastingTexts, RegimeChange, RuleOverrides } from './lasting.ts';
import { scheduleOf, type TaxSchedule } from './schedule.ts';

/** A regime as the years need it. */
export interface LastingRegime {
  readonly id: string;
  readonly rules: TaxRules;
  readonly brackets: readonly BracketFigures[];
  /** Null where it has no end, reliefs or changes. */
  readonly lasting: Lasting | null;
  /** The reasons in words; without them the engine's own are used. */
  readonly texts?: LastingTexts | null | undefined;
}

/** Finds the regime that follows another one. */
export type RegimeLookup = (id: string) => LastingRegime | undefined;

/** When a stay begins and how long it is; the months before and after full calendar years are not modelled. */
export interface StayPlan {
  readonly from: { readonly year: number };
  /** Whole years, 1 or more. */
  readonly years: number;
  /** Whether reliefs that must be asked for are asked for; true by default. */
  readonly optionalReliefs?: boolean | undefined;
}

/** Which law applies in a year of a stay. */
export interface LawInForce {
  readonly year: number;
  readonly regime: string;
  /** 1 in the first year of the activity there. */
  readonly yearOfStay?: number | undefined;
  /** Reliefs that are asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
}

/** A relief of the first years that one year of a stay has, up to an income. */
interface YearRelief {
  /** Its place in the regime's list of phases. */
  readonly index: number;
  readonly optional: boolean;
  /** Only up to this yearly income in USD, inclusive; null: at every income. */
  readonly upTo: number | null;
  readonly schedule: TaxSchedule;
}

/** One year of a stay: which regime is in force and under which rules, whatever the income. */
export interface StayYear {
  /** Calendar year. */
  readonly year: number;
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly regime: LastingRegime;
  /** The regime that it takes over from this year on; null where it was in force before, or was asked for. */
  readonly follows: LastingRegime | null;
  /** True where no regime follows the one that is over: its figures do not count. */
  readonly ended: boolean;
  /** Places of the changes that apply in the regime's list. */
  readonly changes: readonly number[];
  /** Without the relief. */
  readonly schedule: TaxSchedule;
  readonly relief: YearRelief | null;
}

/**
 * The years of a stay, one entry each. A regime is over when nobody can use it in that calendar year any more or when
 * the person has used it for all its years; then the next one takes over, or, where none follows and no change is
 * known, the rest of the stay has ended. Reliefs of the first years count from the first year of the activity and do
 * not begin anew when the next regime takes over, unless it says so. Nothing depends on the clock.
 */
export function stayOf(regime: LastingRegime, plan: StayPlan, lookup: RegimeLookup): StayYear[] {
  const years: StayYear[] = [];
  let current = regime;
  let entered = 1;
  let phasesFrom = 1;
  let ended = false;
  for (let place = 1; place <= plan.years; place++) {
    const year = plan.from.year + place - 1;
    const before = current;
    const seen = new Set([current.id]);
    while (!ended && isOver(current.lasting, year, place - entered)) {
      const { then = null, thenRestartsPhases, changes = [] } = current.lasting ?? {};
      const next = then === null ? undefined : lookup(then);
      if (next === undefined || seen.has(next.id)) {
        ended = changes.length === 0 || next !== undefined;
        break;
      }
      seen.add(next.id);
      current = next;
      entered = place;
      if (thenRestartsPhases) phasesFrom = place;
    }
    const last = years.at(-1);
    years.push({
      ...yearOf(current, { year, place, entered, phasesFrom, ended, plan }, last),
      follows: current === before ? null : before,
    });
  }
  return years;
}

/** Whether a regime can no longer be used in a calendar year, after full years in it. */
function isOver(lasting: Lasting | null, year: number, yearsIn: number): boolean {
  if (lasting === null) return false;
  const { years, until } = lasting;
  return (until !== undefined && until < firstDayOf(year)) || (years !== null && yearsIn >= years);
}

function firstDayOf(year: number): string {
  return `${year}-01-01`;
}

interface Place {
  readonly year: number;
  readonly place: number;
  readonly entered: number;
  readonly phasesFrom: number;
  readonly ended: boolean;
  readonly plan: StayPlan;
}

function yearOf(regime: LastingRegime, at: Place, last: StayYear | undefined): Omit<StayYear, 'follows'> {
  const { year, place, entered, phasesFrom, ended, plan } = at;
  const { phases = [], changes: all = [] } = regime.lasting ?? {};
  const changes = all.flatMap((change, index) => (applies(change, year, place - entered) ? [index] : []));
  const index = phaseAt(phases, place - phasesFrom);
  const phase = phases[index];
  const hasRelief = phase !== undefined && (!phase.optional || (plan.optionalReliefs ?? true));
  const lawOf = {
    regimeId: regime.id,
    year,
    yearOfStay: place - phasesFrom + 1,
    reliefs: hasRelief ? phase.reliefs : undefined,
  };
  const isSame = last?.regime === regime && last.changes.join() === changes.join();
  if (isSame && (last.relief?.index ?? -1) === (hasRelief ? index : -1)) {
    const relief = last.relief && { ...last.relief, schedule: { ...last.relief.schedule, lawOf } };
    return { ...last, year, place, ended, relief, schedule: { ...last.schedule, lawOf } };
  }
  const inForce = all.filter((_, change) => changes.includes(change));
  const changed = inForce.reduce(overridden, regime);
  const scheduleIn = ({ rules, brackets }: Rules) => ({ ...scheduleOf(rules, brackets), lawOf });
  return {
    ...{ year, place, regime, ended, changes },
    schedule: isSame ? { ...last.schedule, lawOf } : scheduleIn(changed),
    relief: hasRelief
      ? {
          index,
          optional: phase.optional,
          upTo: phase.upTo ?? null,
          schedule: scheduleIn(overridden(changed, phase)),
        }
      : null,
  };
}

type Rules = Pick<LastingRegime, 'rules' | 'brackets'>;

/** Whether a change applies in a calendar year, after full years in the regime. */
function applies({ from, afterYears }: RegimeChange, year: number, yearsIn: number): boolean {
  return (
    (from !== undefined && from <= firstDayOf(year)) || (afterYears !== undefined && yearsIn >= afterYears)
  );
}

/** Place of the relief that counts after full years of activity; -1 after the last one. */
function phaseAt(phases: Lasting['phases'], yearsActive: number): number {
  let end = 0;
  return phases.findIndex(({ years }) => {
    end += years;
    return yearsActive < end;
  });
}

/** A regime under other rules: fields take the place of its own, brackets that of all brackets of their kinds. */
function overridden<R extends Rules>(regime: R, { rules, brackets = [] }: RuleOverrides): R {
  const kinds = new Set(brackets.map(({ taxType }) => taxType));
  const statutory = Object.entries(regime.rules.statutory ?? {}).filter(([field]) => !(field in rules));
  return {
    ...regime,
    rules: { ...regime.rules, statutory: Object.fromEntries(statutory), ...rules },
    brackets: [...regime.brackets.filter(({ taxType }) => !kinds.has(taxType)), ...brackets.map(withEnd)],
  };
}

function withEnd(bracket: DrawnBracket, index: number, all: readonly DrawnBracket[]): BracketFigures {
  const next = all[index + 1];
  return { ...bracket, upperBound: next?.taxType === bracket.taxType ? next.lowerBound : null };
}
