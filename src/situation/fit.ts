/** Whether a regime is open to a person, and why: her answers against the regime's conditions and permits. */
import type { Condition, ConditionTest, RegimePermit } from '../catalogue/conditions.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { formatStatutory, nameInText } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import { movesFreely, placeOf } from './places.ts';
import { decidesFit, type Situation } from './situation.ts';

export const FIT_LABELS = { fits: 'Fits', check: 'Check', no: 'Does not fit' } as const;
export type FitLevel = keyof typeof FIT_LABELS;

/** What one answer means for a regime. */
export interface FitReason {
  readonly level: FitLevel;
  /** The answer it follows from, "German citizen"; null where it concerns everyone. */
  readonly head: string | null;
  /** What follows, a sentence or the end of one. */
  readonly text: string;
  /** The permit with which it is so. */
  readonly permit?: PermitTerms;
}

export interface Fit {
  /** The worst of the reasons. */
  readonly level: FitLevel;
  /** All of them: those against first, then what to check, then what speaks for it. */
  readonly reasons: readonly FitReason[];
  /** What the figure takes for granted where it has not been answered, "if the work counts as foreign". */
  readonly mark: string | null;
  /** Id of the country's regime that applies where the work counts as local; null where that is not in question. */
  readonly instead: string | null;
}

/** A number of days a year that makes a person tax resident. */
export interface DayRule {
  readonly days: number;
  /** Whether it takes more than `days`; else that many are enough. */
  readonly isExceeded: boolean;
  /** What else must be true, in sentences. */
  readonly needsAlso: readonly string[];
}

/** What is known about who may use which regime. */
export interface FitFacts {
  /** By regime id. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>;
  readonly regimePermits: Readonly<Record<string, readonly RegimePermit[]>>;
  /** By country slug. */
  readonly permits: Readonly<Record<string, readonly PermitTerms[]>>;
  /** By upper-case country code. */
  readonly dayRules: Readonly<Record<string, readonly DayRule[]>>;
}

export const NO_FACTS: FitFacts = { conditions: {}, regimePermits: {}, permits: {}, dayRules: {} };

/** Nothing has been said that decides it. */
export const UNKNOWN_FIT: Fit = { level: 'fits', reasons: [], mark: null, instead: null };

type FitCountry = Pick<Country, 'name' | 'code' | 'slug' | 'residencyDays'>;
type FitRegime = Pick<TaxRegime, 'id' | 'requiresIncorporation'>;

/** @param income USD per year, which permits ask for. */
export function fitOf(
  country: FitCountry,
  regime: FitRegime,
  situation: Situation,
  income: number,
  facts: FitFacts,
  money: MoneyFormat,
): Fit {
  const conditions = facts.conditions[regime.id] ?? [];
  const local = conditions.find(({ when }) => when === 'work-here');
  if (!decidesFit(situation))
    return local ? { ...UNKNOWN_FIT, mark: territorialMark(situation) } : UNKNOWN_FIT;
  const reasons = [
    citizenReason(country, regime, situation, income, facts, money),
    companyReason(regime, situation),
    clientsReason(conditions, situation),
    daysReason(country, situation, facts),
    ...conditionReasons(conditions, situation),
  ].filter((reason) => reason !== null);
  return {
    level: reasons.reduce<FitLevel>((worst, { level }) => worseOf(worst, level), 'fits'),
    reasons: [...reasons].sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level)),
    mark: local ? territorialMark(situation) : null,
    instead: (situation.workplace !== 'elsewhere' && local?.instead) || null,
  };
}

/** What the figure of a country that taxes its own income only takes for granted. */
function territorialMark({ workplace, days = 0 }: Situation): string | null {
  if (workplace === undefined) return 'if the work counts as foreign';
  // Whoever spends days there works there on some of them.
  return workplace === 'elsewhere' && days > 0 ? 'for the work that you do elsewhere' : null;
}

const LEVELS: readonly FitLevel[] = ['fits', 'check', 'no'];

function worseOf(a: FitLevel, b: FitLevel): FitLevel {
  return LEVELS.indexOf(b) > LEVELS.indexOf(a) ? b : a;
}

function reason(level: FitLevel, head: string | null, text: string): FitReason {
  return { level, head, text };
}

/** Of two citizenships, the one that opens more counts. */
function citizenReason(
  country: FitCountry,
  regime: FitRegime,
  situation: Situation,
  income: number,
  facts: FitFacts,
  money: MoneyFormat,
): FitReason | null {
  const { citizenships = [] } = situation;
  const reasons = citizenships.map((id): FitReason => {
    const head = `${placeOf(id)?.adjective ?? 'Foreign'} citizen`;
    const code = country.code.toLowerCase();
    if (id === code) return reason('fits', head, 'you need no permit.');
    if (movesFreely(id) && movesFreely(code)) return reason('fits', head, 'you register, no permit.');
    const group = movesFreely(id) ? 'eu' : 'non-eu';
    return permitReason(head, country, regime, group, situation, income, facts, money);
  });
  return bestOf(reasons);
}

function bestOf(reasons: readonly FitReason[]): FitReason | null {
  return reasons.reduce<FitReason | null>(
    (best, one) => (best === null || LEVELS.indexOf(one.level) < LEVELS.indexOf(best.level) ? one : best),
    null,
  );
}

/**
 * A permit that everybody of the citizenship needs is nothing to check by itself: its income minimum decides, and what
 * else the regime says about it.
 */
function permitReason(
  head: string,
  country: FitCountry,
  regime: FitRegime,
  group: 'eu' | 'non-eu',
  { clients, years }: Situation,
  income: number,
  facts: FitFacts,
  money: MoneyFormat,
): FitReason {
  const known = facts.permits[country.slug] ?? [];
  const reasons = (facts.regimePermits[regime.id] ?? []).flatMap(({ permit: id, check }): FitReason[] => {
    const permit = known.find((one) => one.id === id);
    if (!permit || (permit.for !== 'all' && permit.for !== group)) return [];
    if (permit.nomad && clients === 'local') {
      return [reason('no', head, `the ${named(permit)} is for clients abroad only.`)];
    }
    const missing = permit.minIncome === null ? 0 : permit.minIncome.usd - income;
    if (missing > 0) {
      return [
        reason(
          'no',
          head,
          `the ${named(permit)} asks for ${minimumOf(permit)}: ${money(missing, 'up')} a year more than you earn.`,
        ),
      ];
    }
    const from = permit.minIncome === null ? '' : `, from ${minimumOf(permit)}`;
    if (years !== undefined && permit.longestMonths !== undefined && permit.longestMonths < years * 12) {
      return [
        reason('check', head, `the ${named(permit)} ends after ${monthsInWords(permit.longestMonths)}.`),
      ];
    }
    const level = check === undefined ? 'fits' : 'check';
    return [{ level, head, text: [`with the ${named(permit)}${from}.`, check].join(' ').trim(), permit }];
  });
  return (
    bestOf(reasons) ?? reason('check', head, `you need a residence permit for ${nameInText(country.name)}.`)
  );
}

/** Names of permits begin in lower case unless they are names. */
function named({ name }: PermitTerms): string {
  return /^[A-Z][a-z]+ (?:[a-z]|$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "18 months", "2 years". */
function monthsInWords(months: number): string {
  if (months % 12 > 0) return `${months} months`;
  return months === 12 ? 'one year' : `${months / 12} years`;
}

/** "€3,500 a month", or a year where a twelfth is no round amount. */
function minimumOf({ minIncome }: PermitTerms): string {
  if (minIncome === null) return 'nothing';
  const { currency, amount } = minIncome;
  const monthly = amount / 12;
  const isRound = Number.isInteger(monthly / 10);
  return isRound
    ? `${formatStatutory({ currency, amount: monthly })} a month`
    : `${formatStatutory({ currency, amount })} a year`;
}

function companyReason({ requiresIncorporation }: FitRegime, { company, work }: Situation): FitReason | null {
  if (!requiresIncorporation) {
    return company === false ? reason('fits', 'No company', 'you work in your own name.') : null;
  }
  if (company === true) return reason('fits', 'A company', 'the regime is made for one.');
  if (company === false) return reason('no', 'No company', 'the regime needs one.');
  return work === 'business' ? null : reason('check', null, 'The regime needs a company.');
}

function clientsReason(conditions: readonly Condition[], { clients }: Situation): FitReason | null {
  if (clients === undefined || conditions.some(({ when }) => when === 'clients-local')) {
    return clients === 'abroad' ? reason('fits', 'Clients abroad', 'as the regime asks.') : null;
  }
  return reason(
    'fits',
    clients === 'abroad' ? 'Clients abroad' : 'Local clients, too',
    'all fees count alike.',
  );
}

/** Too few days do not fit, unless a shorter rule applies on conditions of its own. */
function daysReason(
  { name, code, residencyDays }: FitCountry,
  { days }: Situation,
  { dayRules }: FitFacts,
): FitReason | null {
  if (days === undefined) return null;
  const head = `${days} days a year`;
  const ordinary = { days: residencyDays, isExceeded: false, needsAlso: [] };
  const rules = dayRules[code] ?? [ordinary];
  const met = rules.filter((rule) => (rule.isExceeded ? days > rule.days : days >= rule.days));
  if (met.some((rule) => rule.days >= residencyDays)) {
    return reason('fits', head, `enough for tax residence in ${name}.`);
  }
  const [shorter] = met;
  if (shorter) {
    const also = shorter.needsAlso.map((sentence) => ` ${sentence}`).join('');
    return reason('check', head, `a rule of ${shorter.days} days makes you resident, on conditions.${also}`);
  }
  const { isExceeded } = rules.find((rule) => rule.days === residencyDays) ?? ordinary;
  return reason(
    'no',
    head,
    `tax residence in ${name} takes ${isExceeded ? 'more than ' : ''}${residencyDays}.`,
  );
}

function conditionReasons(conditions: readonly Condition[], situation: Situation): FitReason[] {
  const { citizenships = [], clients, work, workplace } = situation;
  const isEu = citizenships.some(movesFreely);
  const heads: Readonly<Record<ConditionTest, string | null | false>> = {
    always: null,
    'citizen-eu': isEu && 'EU citizen',
    'citizen-other': citizenships.length > 0 && !isEu && 'Citizen of a country outside the EU',
    'clients-local': clients === 'local' && 'Local clients, too',
    company: work === 'business' && 'Business owner',
    'work-here': workplace === 'here' && 'You work there',
  };
  return conditions.flatMap(({ when, fits, because }) => {
    const head = heads[when];
    return head === false ? [] : [reason(fits, head, because)];
  });
}
