/** A term in a few words, and the lines that are made of them; in whole sentences it is in english.ts. */
import type { InsuredAtHome } from '../catalogue/coverage.ts';
import { capitalised, countOf, formatMonthName } from '../catalogue/format.ts';
import { rateText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { PROFESSIONS, REGION_NAMES } from '../catalogue/professions.ts';
import { inSentence } from '../situation/words.ts';
import type { Assessed, CheaperMonth } from './assessor.ts';
import { duePart, elsewherePart } from './elsewhereEnglish.ts';
import { byContract, type DueTerm, FIT_WORDS, fromWords, untilWords } from './english.ts';
import { averagePart } from './homeWords.ts';
import { monthsWords, permitLastsPart, permitShort } from './permitEnglish.ts';
import { daysPart } from './personEnglish.ts';
import { datedAmounts, datedWords } from './rowEnglish.ts';
import {
  type End,
  type EndTerm,
  type FitLevel,
  type NeedTerm,
  type PermitNeed,
  type Term,
  type TermLevel,
  termLevel,
} from './terms.ts';

type StatedNeed = Extract<NeedTerm, { condition: unknown }>;

/** The one line under a figure. */
export interface Line {
  readonly fit: FitLevel;
  /** The sign before it: that of the state, but where it stands open and its parts are no good news. */
  readonly level: TermLevel;
  /** "Work done abroad only", "2 years", "then 19.1%": who, how long, then what. */
  readonly parts: readonly string[];
}

/**
 * What a figure depends on in one line: what is against it or has to be checked, how long it lasts and what follows,
 * what is still due at home. What only has to be kept in mind is left out, and how long a permit is valid where there is
 * something to be checked.
 */
export function line({ fit, terms }: Pick<Assessed, 'fit' | 'terms'>, money: MoneyFormat): Line {
  const inLine = terms.filter((term) => isInLine(term) && (fit === 'fits' || term.kind !== 'permit-lasts'));
  const parts = [...new Set(inLine.map((term) => partOf(term, money)))];
  if (inLine.some(({ kind }) => kind !== 'permit-lasts')) {
    const isGood = inLine.every((term) => termLevel(term) === 'fits');
    return { fit, level: fit === 'fits' && !isGood ? 'note' : fit, parts };
  }
  const needs = terms.filter((term) => term.kind === 'needs');
  if (needs.some(({ decides }) => decides)) {
    const [lasts] = inLine;
    const limit = lasts?.kind === 'permit-lasts' ? permitLastsPart(lasts.months, 'permit') : 'no time limit';
    return { fit, level: fit, parts: [FIT_WORDS.fits, limit] };
  }
  const isMinded = needs.some(({ state }) => state !== 'met');
  return { fit, level: fit, parts: [isMinded ? NO_TIME_LIMIT : `${NO_TIME_LIMIT}, no conditions`] };
}

export const NO_TIME_LIMIT = 'No time limit';

function isInLine(term: Term): boolean {
  return term.kind === 'needs' ? term.decides && term.state !== 'met' : STAND_IN_LINES.has(term.kind);
}

const STAND_IN_LINES: ReadonlySet<Term['kind']> = new Set([
  'today',
  'stay',
  'permit-lasts',
  'cheaper-first',
  'ends',
  'changes',
  'due-at-home',
  'due-elsewhere',
]);

/** The line as one text: "Work done abroad only · 2 years · then 19.1%". */
export function lineText(assessed: Pick<Assessed, 'fit' | 'terms'>, money: MoneyFormat): string {
  return line(assessed, money).parts.join(' · ');
}

/**
 * The terms of a guide in two parts: what stands in a line, too, and what has only to be kept in mind or holds anyway. What
 * applies otherwise is said once.
 */
export function guideTerms(terms: readonly Term[]): {
  readonly first: readonly Term[];
  readonly more: readonly Term[];
} {
  const said = new Set<string | null>();
  const once = terms.map((term) => {
    if (term.kind !== 'needs' || !term.otherwise || term.what === 'work-abroad') return term;
    const { otherwise, ...rest } = term;
    if (said.has(otherwise.regimeId)) return rest as NeedTerm;
    said.add(otherwise.regimeId);
    return term;
  });
  // What is not out stands beside the figure.
  const rest = once.filter((term) => !isInLine(term) && term.kind !== 'tariff-not-out');
  return { first: once.filter(isInLine), more: rest };
}

/** "Arrive in January and you pay €9,054 less in 2027." */
export function cheaperMonthSentence({ year, month, less }: CheaperMonth, money: MoneyFormat): string {
  return `Arrive in ${formatMonthName(month)} and you pay ${money(less)} less in ${year}.`;
}

/** A term in a few words, for a line: "2 years · then 19.1%". */
export function partOf(term: Term, money: MoneyFormat): string {
  switch (term.kind) {
    case 'needs':
      return needPart(term, money);
    case 'today':
      return `What you pay today${term.average ? `, ${averagePart(term.average)}` : ''}`;
    case 'home-average':
      return `Today: ${averagePart(term.average)}`;
    case 'stay':
      return term.who ?? 'Without moving';
    case 'permit-lasts':
      return permitLastsPart(term.months);
    case 'cheaper-first':
      return `${rateText(term.rate)} in ${term.years === 1 ? 'year one' : `the first ${countOf(term.years, 'year')}`}`;
    case 'ends':
      return endPart(term);
    case 'changes':
      return `${rateText(term.rate)} from ${fromWords(term.on)}`;
    case 'limit':
      return `Up to ${money(term.upTo, 'down')} a year`;
    case 'due-at-home':
      return term.onPayroll === null
        ? `+ ${money(term.amount)} US ${isInsuranceAlone(term) ? 'self-employment tax' : 'tax'}`
        : `+ ${byContract(term, money)} US tax, depending on your contract`;
    case 'due-elsewhere':
      return duePart(term, money);
    case 'nothing-withheld':
      return 'A certificate for who pays you';
    case 'return-at-home':
      return 'A US return every year';
    case 'assumes-exclusion':
      return 'With the US exclusion';
    case 'at-home':
      return 'Rules at home';
    case 'kept-company':
      return `Your company: ${term.short}`;
    case 'no-health-cover':
      return 'Health cover is not in it';
    case 'insured-at-home':
      return INSURED_PARTS[term.what];
    case 'employer':
      return 'If your employer agrees';
    case 'own-savings':
      return 'Some of it stays yours today';
    case 'profession-asks':
      return term.what === 'licence' ? 'Needs a licence there' : 'Tax on sales at home';
    case 'tariff-not-out':
      return `${term.year} as in ${term.as}`;
    case 'costs-ignored':
      return 'Costs do not count';
  }
}

function endPart({ at, then }: EndTerm): string {
  const lasts = lastsWords(at);
  const rate = then?.rate ?? null;
  return rate === null ? lasts : `${lasts} · then ${rateText(rate)}`;
}

function lastsWords(at: End): string {
  if ('years' in at) return countOf(at.years, 'year');
  if ('permitMonths' in at) return `Permit for ${monthsWords(at.permitMonths)}`;
  return `Until ${untilWords(at.day)}`;
}

function needPart(need: NeedTerm, money: MoneyFormat): string {
  switch (need.what) {
    case 'company':
      return need.state === 'met' ? 'With your company' : 'Needs a company';
    case 'employee':
      return 'For employees only';
    case 'permit':
      return permitPart(need, money);
    case 'days':
      return daysPart(need);
    case 'other-country':
      return `At most ${countOf(need.most, 'day')} in another country`;
    case 'kept-resident':
      return need.only === undefined
        ? `${citizenshipOf(need.citizenship)?.name ?? 'Your country'} may keep you resident`
        : `May keep ${need.only} citizens resident`;
    case 'held-resident':
      return `${capitalised(inSentence(need.home))} goes on taxing you`;
    case 'elsewhere':
      return elsewherePart(need, money);
    case 'region':
      return `Outside ${REGION_NAMES[need.region]}`;
    case 'profession':
      return professionPart(need);
    case 'work-abroad':
      if (need.withPermit) return 'Work there counts as work for abroad';
      if (need.state === 'met') return 'For the work you do elsewhere';
      return need.state === 'unmet' ? 'Not for work done there' : need.condition.chip;
    case 'stay-only':
      return 'Makes nobody resident: not for a move';
    default:
      return need.condition.chip;
  }
}

function professionPart({ state, profession, condition }: StatedNeed): string {
  if (!profession) return condition.chip;
  switch (state) {
    case 'met':
      return `Open to ${PROFESSIONS[profession].people}`;
    case 'open':
      return `May not suit ${PROFESSIONS[profession].people}`;
    case 'unmet':
      return `Not for ${PROFESSIONS[profession].people}`;
  }
}

function permitPart({ permit, problem }: PermitNeed, money: MoneyFormat): string {
  switch (problem?.is) {
    case undefined:
      return permit === null ? 'No permit needed' : permit.name;
    case 'income':
      return `Permit asks for ${money(problem.missing, 'up')} more`;
    case 'clients':
      return 'Clients abroad only';
    case 'family':
      return 'Permit without family';
    case 'ends':
      return `Permit for ${monthsWords(problem.months)}`;
    case 'check':
    case 'spouse':
      return 'Needs a permit';
    case 'unsaid':
      return 'A permit, by passport';
    case 'unknown':
      return 'Needs a residence permit';
  }
}

const INSURED_PARTS: Readonly<Record<InsuredAtHome, string>> = {
  'may-stay': 'May stay insured at home',
  'goes-on': 'Contributions at home go on',
  'several-states': 'One insurance in the EU',
};

function isInsuranceAlone({ work, incomeTax }: DueTerm): boolean {
  return work === 'self-employed' && incomeTax === 0;
}

/** How long a figure lasts: both amounts or the rates where years differ, and the permit; "No time limit" where nothing does. */
export function lastsText(
  one: Pick<Assessed, 'terms' | 'strip' | 'runningCosts'>,
  money: MoneyFormat,
): string {
  const { terms } = one;
  const dated = datedAmounts(one);
  const permit = terms.find((term) => term.kind === 'permit-lasts');
  const ends = terms.filter(({ kind }) => kind === 'ends' || kind === 'changes' || kind === 'cheaper-first');
  return (
    [
      ...(dated ? [datedWords(dated, money)] : ends.map((term) => partOf(term, money))),
      ...(permit ? [permitShort(permit.months)] : []),
    ].join('. ') || NO_TIME_LIMIT
  );
}
