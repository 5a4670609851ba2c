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
import { FIT_WORDS } from './english.ts';
import { notCounted } from './otherMoneyEnglish.ts';
import { monthsWords, permitShort } from './permitEnglish.ts';
import { type NeedTerm, openNeeds, type PermitNeed } from './terms.ts';

/** A line whose first words stand out. */
export interface Says {
  readonly first: string;
  readonly rest: string;
  /** Whether a row below an answer says enough without it, where there is little room. */
  readonly isExtra?: boolean;
}

/** What has to hold before the amount is the person's; undefined where it fits, or nothing is open. */
export function conditionOf(one: Pick<Assessed, 'fit' | 'needs'>): NeedTerm | undefined {
  return one.fit === 'fits' ? undefined : openNeeds(one)[0];
}

/**
 * The first of these that is true: what it needs, what still goes home, what of other money is not counted, both amounts where
 * years differ, what a better scheme there needs, the permit. Null where there is nothing to say.
 */
export function rowSays(one: Assessed, money: MoneyFormat): Says | null {
  const need = conditionOf(one);
  if (need) return needSays(need, money);
  const due = one.terms.find((term) => term.kind === 'due-at-home');
  const dated = datedAmounts(one);
  // Without a stay the amount beside it may be that of the first year.
  const hasTwo = dated && Math.round(dated.first / 12) !== Math.round(one.kept / 12);
  if (due && !hasTwo)
    return { first: `${money(due.amount / 12)} a month`, rest: 'still goes to the US', isExtra: true };
  const taken = one.terms.find((term) => term.kind === 'due-elsewhere');
  if (taken) return { first: `${money(taken.amount / 12)} a month`, rest: takenSays(taken) };
  const without = notCounted(one);
  if (without) return { first: 'Without', rest: `your ${without}` };
  if (dated && hasTwo) {
    const after = due ? ', after US tax' : '';
    return {
      first: `${money(dated.first / 12)} ${dated.until},`,
      rest: `${thenWords(dated, money)}${after}`,
    };
  }
  if (dated) return { first: `${capitalised(dated.until)},`, rest: thenWords(dated, money) };
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
  const need = conditionOf(one);
  if (!need) return undefined;
  const { first, rest } = needSays(need, money);
  return `${first.toLowerCase()} ${rest}`.trim();
}

/** For whom a scheme is, in the words of a row: what it needs first, else that it fits, or everybody. */
export function forWhom(one: Pick<Assessed, 'fit' | 'needs'>, money: MoneyFormat): Says {
  const need = conditionOf(one);
  if (need) return needSays(need, money);
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

/** What is kept a year until the first one that leaves another amount, and in the end; USD, as the amount of the stay counts it. */
export interface DatedAmounts {
  readonly first: number;
  /** Null where it is over. */
  readonly then: number | null;
  /** "until 2029", "in 2027" */
  readonly until: string;
  /** Whether it goes there in more than one step. */
  readonly isGradual: boolean;
}

/** Parts of an amount that are no other amount: what moves with an index alone needs no words. */
const SAME_AMOUNT = 0.01;

/** Null where all years of the stay leave the same. */
export function datedAmounts({
  strip,
  runningCosts,
}: Pick<Assessed, 'strip' | 'runningCosts'>): DatedAmounts | null {
  const years = strip.map(({ year, kept, ended }) => ({
    year,
    kept: ended || kept === null ? null : Math.max(0, kept - runningCosts),
  }));
  const isAs = (one: number | null, other: number | null) =>
    one === null || other === null ? one === other : Math.abs(one - other) <= Math.abs(other) * SAME_AMOUNT;
  const first = years[0];
  const turn = years.findIndex(({ kept }) => !isAs(kept, first?.kept ?? null));
  const next = years[turn];
  if (first?.kept == null || !next) return null;
  // What is over only after that says so by its end.
  const then = next.kept === null ? null : (years.at(-1)?.kept ?? next.kept);
  return {
    first: first.kept,
    then,
    until: next.year - 1 > first.year ? `until ${next.year - 1}` : `in ${first.year}`,
    isGradual: years.slice(turn).some(({ kept }) => kept !== null && !isAs(kept, then)),
  };
}

/** "€5,091 until 2029, then €4,352", "€5,889 a month in 2027, falling to €4,210" */
export function datedWords(dated: DatedAmounts, money: MoneyFormat, every = ''): string {
  return `${money(dated.first / 12)}${every} ${dated.until}, ${thenWords(dated, money)}`;
}

function thenWords({ first, then, isGradual }: DatedAmounts, money: MoneyFormat): string {
  if (then === null) return 'then it is over';
  const way = isGradual ? `${then < first ? 'falling' : 'rising'} to` : 'then';
  return `${way} ${money(then / 12)}`;
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
