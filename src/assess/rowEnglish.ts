/** The one line of a row: what the amount beside it depends on, or how long it lasts. */
import type { Condition } from '../catalogue/conditions.ts';
import { capitalised, countOf, nameInText } from '../catalogue/format.ts';
import { keptText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { PROFESSIONS, type Profession, REGION_NAMES } from '../catalogue/professions.ts';
import { inSentence } from '../situation/words.ts';
import type { Assessed } from './assessor.ts';
import { mayTake, onlyIfLeft, takenSays } from './elsewhereEnglish.ts';
import { FIT_WORDS, untilWords } from './english.ts';
import { notCounted } from './otherMoneyEnglish.ts';
import { monthsWords, permitShort } from './permitEnglish.ts';
import { type EndTerm, type NeedTerm, openNeeds, type PermitNeed } from './terms.ts';

/** A line whose first words stand out. */
export interface Says {
  readonly first: string;
  readonly rest: string;
  /** Whether a row below an answer says enough without it, where there is little room. */
  readonly isExtra?: boolean;
}

/**
 * The first of these that is true: what it needs, what still goes home, both amounts of its end, what of other money is not
 * counted, what a better scheme there needs, the permit. Null where there is nothing to say.
 */
export function rowSays(one: Assessed, money: MoneyFormat): Says | null {
  const [need] = openNeeds(one);
  if (one.fit !== 'fits' && need) return needSays(need, money);
  const due = one.terms.find((term) => term.kind === 'due-at-home');
  const end = datedEnd(one);
  const hasTwo = end && Math.round(end.first / 12) !== Math.round(one.kept / 12);
  if (due && !hasTwo)
    return { first: `${money(due.amount / 12)} a month`, rest: 'still goes to the US', isExtra: true };
  const taken = one.terms.find((term) => term.kind === 'due-elsewhere');
  if (taken) return { first: `${money(taken.amount / 12)} a month`, rest: takenSays(taken) };
  if (end && hasTwo) {
    const after = due ? ', after US tax' : '';
    return { first: `${money(end.first / 12)} ${end.until},`, rest: `then ${money(end.then / 12)}${after}` };
  }
  if (end) return { first: `${capitalised(end.until)},`, rest: `then ${money(end.then / 12)}` };
  const without = notCounted(one);
  if (without) return { first: 'Without', rest: `your ${without}` };
  const relief = one.terms.find((term) => term.kind === 'cheaper-first');
  const [year] = one.strip;
  if (relief && year?.kept != null && Math.round(year.kept / 12) > Math.round(one.kept / 12)) {
    const span = relief.years === 1 ? 'in the first year' : `in the first ${countOf(relief.years, 'year')}`;
    return { first: `${money(year.kept / 12)} ${span}`, rest: '' };
  }
  const { better } = one;
  if (better)
    return { first: `${money(better.kept / 12)} if`, rest: onlyIf(better.need, money), isExtra: true };
  const permit = permitWords(one);
  return permit === null ? null : { first: '', rest: permit };
}

/**
 * What becomes of the company that a person keeps: "Your company: taxed like a local company, €4,123 a month", the amount that
 * of the scheme by which it is. Null where none is kept.
 * @param isWhole whether it says why
 */
export function companySays(
  { terms }: Pick<Assessed, 'terms'>,
  money: MoneyFormat,
  schemeOf: (id: string) => Assessed | undefined,
  isWhole = false,
): Says | null {
  const kept = terms.find((term) => term.kind === 'kept-company');
  if (!kept) return null;
  const as = kept.scheme === null ? undefined : schemeOf(kept.scheme);
  const rest = as ? `${kept.short}, ${keptText(as.kept, money, 'month')}` : kept.short;
  return { first: 'Your company:', rest: isWhole ? `${rest}. ${kept.why}` : rest };
}

/** "only if you set up a company", to go on a sentence; undefined where nothing is open. */
export function conditionWords(one: Pick<Assessed, 'fit' | 'needs'>, money: MoneyFormat): string | undefined {
  const [need] = openNeeds(one);
  if (one.fit === 'fits' || !need) return undefined;
  const { first, rest } = needSays(need, money);
  return `${first.toLowerCase()} ${rest}`.trim();
}

/** For whom a scheme is, in the words of a row: what it needs first, else that it fits, or everybody. */
export function forWhom(one: Pick<Assessed, 'fit' | 'needs'>, money: MoneyFormat): Says {
  const [need] = openNeeds(one);
  if (one.fit !== 'fits' && need) return needSays(need, money);
  return { first: '', rest: one.needs.some(({ decides }) => decides) ? FIT_WORDS.fits : 'Everyone' };
}

/** Whether the permit can be renewed, else how long it is valid, or that none is needed; null where that is not known. */
function permitWords({ terms }: Pick<Assessed, 'terms'>): string | null {
  const lasts = terms.find((term) => term.kind === 'permit-lasts');
  if (lasts) return permitShort(lasts.months);
  const permit = terms.find((term): term is PermitNeed => term.kind === 'needs' && term.what === 'permit');
  if (permit?.state !== 'met') return null;
  return permit.permit === null ? 'No permit needed, just register' : permit.permit.name;
}

/** An end within the stay, with what is kept before and after it. */
export interface DatedEnd {
  /** USD per year. */
  readonly first: number;
  readonly then: number;
  /** Its day, an ISO date; null where it comes after so many years. */
  readonly day: string | null;
  /** "until 2029", "for 3 years" */
  readonly until: string;
}

/** Null where nothing ends within the stay, or nothing is known to follow. */
export function datedEnd({ terms, strip }: Pick<Assessed, 'terms' | 'strip'>): DatedEnd | null {
  const end = terms.find((term): term is EndTerm => term.kind === 'ends' && term.isWithinStay);
  const [start] = strip;
  if (!end || !start || 'permitMonths' in end.at) return null;
  const { at } = end;
  const last = 'years' in at ? start.year + at.years - 1 : Number(at.day.slice(0, 4));
  const mean = (years: typeof strip) => {
    const kept = years.flatMap((year) => (year.kept === null || year.ended ? [] : [year.kept]));
    return kept.length === 0 ? null : kept.reduce((sum, amount) => sum + amount, 0) / kept.length;
  };
  const first = mean(strip.filter(({ year }) => year <= last));
  const then = mean(strip.filter(({ year }) => year > last));
  if (first === null || then === null) return null;
  const until = 'years' in at ? `for ${countOf(at.years, 'year')}` : `until ${untilWords(at.day)}`;
  return { first, then, day: 'years' in at ? null : at.day, until };
}

/** "€5,091 until 2029, then €4,352" */
export function endWords({ first, then, until }: DatedEnd, money: MoneyFormat): string {
  return `${money(first / 12)} ${until}, then ${money(then / 12)}`;
}

/** "Only if you set up a company", "Not for consulting, law or medicine" */
function needSays(need: NeedTerm, money: MoneyFormat): Says {
  const { what } = need;
  const excluded = what === 'profession' && !need.profession ? excludedBy(need.condition) : null;
  if (excluded !== null) return { first: 'Not', rest: `for ${excluded}` };
  return need.what === 'elsewhere' && need.why === 'work'
    ? { first: '', rest: mayTake(need, money) }
    : { first: 'Only if', rest: onlyIf(need, money) };
}

/** @param home as it stands in a sentence */
export function residenceEnds(home: string): string {
  return `your tax residence in ${home} ends`;
}

/** What a need asks for, to follow "Only if". */
export function onlyIf(need: NeedTerm, money: MoneyFormat): string {
  const act = actOf(need);
  if (act !== null) return `you ${act}`;
  switch (need.what) {
    case 'company':
      return 'you set up a company';
    case 'employee':
      return 'you are on a payroll';
    case 'permit':
      return permitIf(need, money);
    case 'days':
      if (need.work?.isHome && need.work.country)
        return `you no longer work in ${inSentence(need.work.country)}`;
      return `you are there ${need.rule.days} days a year`;
    case 'other-country':
      return `you are at most ${countOf(need.most, 'day')} in any other country`;
    case 'kept-resident':
      return `${nameInText(citizenshipOf(need.citizenship)?.name ?? 'your country')} lets you go`;
    case 'held-resident':
      return residenceEnds(inSentence(need.home));
    case 'elsewhere':
      return onlyIfLeft(need);
    case 'region':
      return `you would live outside ${REGION_NAMES[need.region]}`;
    case 'profession':
      return professionIf(need);
    case 'clients-abroad':
      return 'your clients are abroad';
    case 'private-clients':
      return 'your clients are private people';
    case 'self-employed':
      return 'you are self-employed';
    case 'citizenship':
      return need.condition.type === 'citizenship' && need.condition.closedTo === 'eu'
        ? 'you are not an EU citizen'
        : 'you are an EU citizen';
    case 'earlier-residence':
      return livedIf(need);
    case 'no-same-clients':
      return 'you do not work for a former employer';
    case 'qualification':
      return 'you have the qualification';
    case 'approval':
      return 'your application is approved';
    case 'domicile':
      return 'your domicile stays abroad';
    case 'stay-only':
      return 'you do not settle there';
    case 'payer-abroad':
      return 'you are paid from abroad';
    case 'contract-pay':
      return 'the company pays you for managing it';
    case 'nationality':
      return 'your passport or permit allows it';
    case 'activity':
      return 'your trade is not shut out';
    default:
      return `this holds: ${need.condition.chip.charAt(0).toLowerCase()}${need.condition.chip.slice(1)}`;
  }
}

/** "you have not lived there in 5 years", "you have not lived there for 17 of the last 20 years" */
function livedIf({ condition }: Extract<NeedTerm, { condition: unknown }>): string {
  if (condition.type !== 'earlier-residence') return 'you have not lived there recently';
  const { years, atLeast } = condition;
  const span =
    atLeast === undefined ? `in ${countOf(years, 'year')}` : `for ${atLeast} of the last ${years} years`;
  return `you have not lived there ${span}`;
}

function permitIf({ problem }: PermitNeed, money: MoneyFormat): string {
  switch (problem?.is) {
    case 'income':
      return `you earn ${money(problem.missing, 'up')} more, for the permit`;
    case 'clients':
      return 'all your clients are abroad';
    case 'family':
      return 'you come without family';
    case 'ends':
      return `you stay no longer than ${monthsWords(problem.months)}`;
    default:
      return 'you get a permit';
  }
}

/** As many professions as a line names. */
const NAMED = 3;

/** Whether it takes the reader's own work, else who it is not for, or who it is for, where a line has room for them. */
function professionIf({ condition, profession, state }: Extract<NeedTerm, { condition: unknown }>): string {
  if (profession && state === 'open') return `the scheme takes ${PROFESSIONS[profession].people}`;
  const excluded = excludedBy(condition);
  if (excluded !== null) return `you do not work in ${excluded}`;
  const taken = condition.type === 'profession' ? fieldsOf(condition.fits) : null;
  return taken === null ? 'your profession is on its list' : `you work in ${taken}`;
}

/** Fields whose people cannot use it; null where it names professions that can, or too many. */
function excludedBy(condition: Condition): string | null {
  return condition.type === 'profession' && condition.fits.length > 0 ? fieldsOf(condition.no) : null;
}

/** "consulting, law or medicine"; null of none, or of more than a line has room for. */
function fieldsOf(ids: readonly Profession[]): string | null {
  // Other services are nobody in particular.
  const named = ids.filter((id) => id !== 'other').map((id) => PROFESSIONS[id].field);
  if (named.length === 0 || named.length > NAMED) return null;
  const [last] = named.slice(-1);
  return named.length === 1 ? `${last}` : `${named.slice(0, -1).join(', ')} or ${last}`;
}

/** What still goes home, in a sentence: "The US still takes $765 a month." */
export function dueAtHomeWords({ terms }: Pick<Assessed, 'terms'>, money: MoneyFormat): string | null {
  const due = terms.find((term) => term.kind === 'due-at-home');
  return due ? `The US still takes ${money(due.amount / 12)} a month.` : null;
}

/** The line of a scheme that takes nothing: of which work that is true. */
export function zeroSays({ needs }: Pick<Assessed, 'needs'>, money: MoneyFormat): Says {
  const abroad = needs.find(({ what }) => what === 'work-abroad');
  return abroad
    ? { first: 'Only if', rest: onlyIf(abroad, money) }
    : { first: '', rest: 'Zero wherever you work' };
}

/** What a need asks one to do, to follow "you"; null where one has to be or to have something. */
export function actOf(need: NeedTerm): string | null {
  switch (need.what) {
    case 'work-abroad':
      return `work outside ${nameInText(need.place)}`;
    case 'work-here':
      return `work in ${nameInText(need.place)}`;
    case 'managed-here':
      return 'run your company from there';
    case 'own-name':
      return 'work in your own name';
    case 'family':
      return 'come without family';
    default:
      return null;
  }
}
