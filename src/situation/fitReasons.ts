/** What answers say for and against a regime: held against its conditions, the permits of its country and its days. */
import { type Condition, decides } from '../catalogue/conditions.ts';
import { formatStatutory, nameInText } from '../catalogue/format.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import { PROFESSIONS } from '../catalogue/professions.ts';
import { type FitLevel, type FitQuestion, type FitReason, LEVELS } from './fit.ts';
import { movesFreely, placeOf } from './places.ts';
import type { Situation } from './situation.ts';

export function reasonsOf(question: FitQuestion): readonly FitReason[] {
  const { regime, situation, facts } = question;
  const conditions = facts.conditions[regime.id] ?? [];
  return [
    citizenReason(question),
    companyReason(question),
    clientsReason(conditions, situation),
    daysReason(question),
    ...conditionReasons(conditions, situation),
  ].filter((reason) => reason !== null);
}

function reason(level: FitLevel, head: string | null, text: string): FitReason {
  return { level, head, text };
}

/** Of two citizenships, the one that opens more counts. */
function citizenReason(question: FitQuestion): FitReason | null {
  const { country, situation } = question;
  const { citizenships = [] } = situation;
  const reasons = citizenships.map((id): FitReason => {
    const head = `${placeOf(id)?.adjective ?? 'Foreign'} citizen`;
    const code = country.code.toLowerCase();
    if (id === code) return reason('fits', head, 'you need no permit.');
    if (movesFreely(id) && movesFreely(code)) return reason('fits', head, 'you register, no permit.');
    const group = movesFreely(id) ? 'eu' : 'non-eu';
    return permitReason(head, group, question);
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
  group: 'eu' | 'non-eu',
  { country, regime, situation: { clients, years }, income, facts, money }: FitQuestion,
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

function companyReason({ regime, situation: { company, work } }: FitQuestion): FitReason | null {
  if (!regime.requiresIncorporation) {
    return company === false ? reason('fits', 'No company', 'you work in your own name.') : null;
  }
  if (company === true) return reason('fits', 'A company', 'the regime is made for one.');
  if (company === false) return reason('no', 'No company', 'the regime needs one.');
  return work === 'business' ? null : reason('check', null, 'The regime needs a company.');
}

function clientsReason(conditions: readonly Condition[], { clients }: Situation): FitReason | null {
  if (clients === undefined || conditions.some(({ type }) => type === 'clients-abroad')) {
    return clients === 'abroad' ? reason('fits', 'Clients abroad', 'as the regime asks.') : null;
  }
  return reason(
    'fits',
    clients === 'abroad' ? 'Clients abroad' : 'Local clients, too',
    'all fees count alike.',
  );
}

/** Too few days do not fit, unless a shorter rule applies on conditions of its own. */
function daysReason({ country, situation: { days }, facts: { dayRules } }: FitQuestion): FitReason | null {
  const { name, code, residencyDays } = country;
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
  return conditions.filter(decides).flatMap((condition) => {
    const head = headOf(condition, situation);
    return head === false ? [] : [reason(levelOf(condition, situation, head), head, condition.because)];
  });
}

/** What an answer means; before one, there is something to check. */
function levelOf(condition: Condition, { profession }: Situation, head: string | null): FitLevel {
  if (head === null) return 'check';
  if (condition.type !== 'profession' || !profession) return condition.unmet;
  return condition.no.includes(profession) ? 'no' : 'check';
}

/** The answer that a condition concerns; null where it is everybody's to check, false where it concerns somebody else. */
function headOf(condition: Condition, situation: Situation): string | null | false {
  const { citizenships = [], clients, livedIn, profession, work, workplace } = situation;
  const isEu = citizenships.some(movesFreely);
  switch (condition.type) {
    case 'citizenship':
      if (condition.closedTo === 'eu') return isEu && 'EU citizen';
      return citizenships.length > 0 && !isEu && 'Citizen of a country outside the EU';
    case 'clients-abroad':
      return clients === 'local' && 'Local clients, too';
    case 'own-name':
      return work === 'business' && 'Business owner';
    case 'work-abroad':
      return workplace === 'here' && 'You work there';
    case 'profession':
      if (!profession) return null;
      return !condition.fits.includes(profession) && (LABELS.get(profession) ?? profession);
    case 'earlier-residence':
      if (!livedIn) return null;
      return livedIn.includes(condition.country) && `Lived in ${placeOf(condition.country)?.name}`;
    default:
      return null;
  }
}

const LABELS = new Map<string, string>(PROFESSIONS.map(({ id, label }) => [id, label]));
