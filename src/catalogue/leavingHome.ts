/** What ends and what goes on when a person leaves the country in which tax is paid today. */

import type { Certainty, Country, Reference } from './entities.ts';
import { capitalised, countOf, formatDate, formatList, inWords, nameInText } from './format.ts';

export interface LeavingSource extends Reference {
  /** Of an address: whether a state or one of its offices publishes it there. */
  readonly kind?: 'official';
}

/** A country that one can move to, as lists name it. */
export type Destination = Pick<Country, 'slug' | 'name' | 'code'>;

interface Sourced {
  readonly text: string;
  readonly source: LeavingSource;
  readonly confidence?: Certainty;
}

/** What a tie that is kept does: residence goes on, may go on, or does not depend on it. */
export type TieEffect = 'continues' | 'may-continue' | 'no-effect';

/** One link to the country that its law asks about. */
export interface Tie extends Sourced {
  readonly id: string;
  /** The question, to be answered with yes or no. */
  readonly ask: string;
  readonly ifYes: TieEffect;
  readonly because: string;
  /** What a citizen of the country answers, where that alone answers it. */
  readonly citizens?: TieAnswer | undefined;
  /** What somebody with other citizenships answers. */
  readonly others?: TieAnswer | undefined;
}

interface ExitTax extends Sourced {
  /** On what it falls, or when, in a few words. */
  readonly inShort?: string;
  readonly applies: boolean;
  /** On what it falls. */
  readonly on: string | null;
  readonly threshold: string | null;
  readonly appliesToSoleTrader: boolean | null;
}

/** Tax that goes on after residence has ended. */
export interface TailRule extends Sourced {
  readonly title: string;
  /** "if you are a German citizen" */
  readonly onlyIf?: string;
  /** What it is called, where it has a name. */
  readonly name?: string | undefined;
  /** Null where it does not end by itself. */
  readonly years: number | null;
  /** Slugs of the destinations it concerns, or `all`. */
  readonly concerns: readonly string[];
}

/** Something to do before, on or after the day of leaving. */
export interface LeavingStep extends Sourced {
  readonly when: 'before' | 'on-leaving' | 'after';
  /** Days from the day of leaving, negative before it; null where there is no fixed day. */
  readonly offsetDays: number | null;
  /** The last day for it in the calendar year after leaving, MM-DD; it takes the place of the offset. */
  readonly dueNextYear?: string;
  /** "By 7 July after the tax year" */
  readonly dueInWords?: string;
  readonly title: string;
}

/** What two countries have agreed. */
export interface Agreement {
  /** Null where it is not known. */
  readonly taxTreaty: boolean | null;
  /** Calendar year from which the treaty applies. */
  readonly since: number | null;
  /** Null where it is not known. */
  readonly socialSecurity: boolean | null;
  readonly note: string | null;
}

export interface Leaving {
  /** Lower-case country code. */
  readonly id: string;
  readonly name: string;
  /** ISO date. */
  readonly reviewed: string;
  readonly residenceEnds: Sourced & {
    /** On which day, in one short sentence without its full stop. */
    readonly inShort: string;
  };
  /** From how long a stay abroad it lets somebody go who means to come back. */
  readonly shortStay: Sourced;
  readonly ties: readonly Tie[];
  readonly daysBack: Sourced & {
    readonly days: number | null;
    /** How long visits may be, and what makes it fewer or more, in a few words. */
    readonly inShort: string;
    readonly but: string;
  };
  readonly exitTax: ExitTax;
  readonly tail: readonly TailRule[];
  readonly company: Sourced;
  readonly clients: Sourced;
  /** What clients and employers withhold from people who have left; of fees null where they withhold nothing. */
  readonly withheld: { readonly fees: Sourced | null; readonly wages: Sourced };
  /** Where employees stay insured whose employer stays there. */
  readonly insured: readonly Sourced[];
  readonly socialSecurity: Sourced;
  readonly steps: readonly LeavingStep[];
  readonly returnsStillDue: string;
  /** What citizenship alone keeps; null where it keeps nothing. */
  readonly citizens: string | null;
  /** By the destination's slug. */
  readonly agreements: Readonly<Record<string, Agreement>>;
  readonly agreementsSource: LeavingSource;
  readonly confidence: Certainty;
}

/** What a person has said about one tie: whether it is kept. */
export type TieAnswer = 'yes' | 'no';

/** What can be answered to a tie, in the order in which every page offers it. */
export const TIE_CHOICES = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const satisfies readonly (readonly [TieAnswer, string])[];

/** What follows for one tie. Never a verdict on residence: the law weighs all ties together. */
type TieOutcome = 'ends' | 'may-continue' | 'continues' | 'no-effect';

export const TIE_OUTCOME_LABELS: Readonly<Record<TieOutcome, string>> = {
  ends: 'No longer a reason to tax you',
  'may-continue': 'May keep you taxable: ask an adviser',
  continues: 'Keeps you taxable',
  'no-effect': 'Makes no difference to residence',
};

/** What an answer means for a tie; null while it is not answered. A tie without effect has none either way. */
export function tieOutcome(tie: Pick<Tie, 'ifYes'>, answer: TieAnswer | undefined): TieOutcome | null {
  if (answer === undefined) return null;
  if (tie.ifYes === 'no-effect') return 'no-effect';
  return answer === 'no' ? 'ends' : tie.ifYes;
}

/** The ties that decide on residence: only they are asked about and counted. */
export function decidingTies<T extends Pick<Tie, 'ifYes'>>(ties: readonly T[]): readonly T[] {
  return ties.filter(({ ifYes }) => ifYes !== 'no-effect');
}

/** "For up to 10 years" and what has no end; null where nothing goes on. */
export function tailWords(
  rules: readonly Pick<TailRule, 'years' | 'concerns'>[],
): [string, string | null] | null {
  if (rules.length === 0) return null;
  const most = Math.max(...rules.map(({ years }) => years ?? 0));
  const endless = rules.filter(({ years }) => years === null);
  const longest = most === 1 ? 'For 1 year' : `For up to ${most} years`;
  if (endless.length === 0) return [longest, null];
  const what = endless.some(({ concerns }) => concerns.includes('all')) ? 'some things' : 'some destinations';
  return most === 0 ? [`For ${what}`, 'without a fixed end'] : [longest, `longer for ${what}`];
}

/** "Extended tax liability, up to 10 years" */
export function tailTitle({ title, years }: Pick<TailRule, 'title' | 'years'>): string {
  return years === null ? title : `${title}, up to ${countOf(years, 'year')}`;
}

/** "Four ties are gone, one may keep you taxable.": what the answers come to, in one sentence; null without an answer. */
export function tiesSentence(
  ties: readonly Pick<Tie, 'id' | 'ifYes'>[],
  answers: Readonly<Record<string, TieAnswer>>,
): string | null {
  const outcomes = ties.flatMap((tie) => tieOutcome(tie, answers[tie.id]) ?? []);
  const count = (wanted: TieOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const open = openTies(ties, answers);
  if (outcomes.length === 0) return null;
  const say = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${inWords(number)} ${number === 1 ? one : many}`];
  const parts = [
    ...say(count('ends'), 'tie is gone', 'ties are gone'),
    ...say(count('may-continue'), 'may keep you taxable', 'may keep you taxable'),
    ...say(count('continues'), 'keeps you taxable', 'keep you taxable'),
    ...say(open, 'is not answered', 'are not answered'),
  ];
  if (parts.length === 0) return 'None of these ties decides.';
  const [first = '', ...rest] = parts;
  return `${[first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', ')}.`;
}

/** Ties as a sentence names them, by their id. */
const TIE_NAMES: Readonly<Record<string, string>> = {
  home: 'the home',
  family: 'your family',
  registration: 'the registration',
  days: 'the days',
  visits: 'the visits',
  work: 'the work',
  centre: 'the centre of your life',
  domicile: 'your domicile',
  citizenship: 'your citizenship',
};

/** The ties that are kept, as a sentence names them: "your family". */
function keptNames(ties: readonly Pick<Tie, 'id'>[], answers: Readonly<Record<string, TieAnswer>>): string[] {
  return ties.filter(({ id }) => answers[id] === 'yes').map(({ id }) => TIE_NAMES[id] ?? id);
}

/** What is open about leaving, in a sentence: "Two questions to answer.", "Your family can keep you resident.", "No ties left." */
export function openTiesSentence(
  ties: readonly Pick<Tie, 'id' | 'ifYes'>[],
  answers: Readonly<Record<string, TieAnswer>>,
): string {
  const asked = decidingTies(ties);
  const open = openTies(ties, answers);
  const kept = keptNames(asked, answers);
  if (kept.length > 0) return `${capitalised(formatList(kept))} can keep you resident.`;
  if (open === 0) return 'No ties left.';
  return `${inWords(open)} ${open === 1 ? 'question' : 'questions'} to answer.`;
}

/** How many of the ties that decide are not answered. */
function openTies(
  ties: readonly Pick<Tie, 'id' | 'ifYes'>[],
  answers: Readonly<Record<string, TieAnswer>>,
): number {
  return decidingTies(ties).filter(({ id }) => answers[id] === undefined).length;
}

/** "Open: the home and your family can keep you resident. Answer 3 more.": what to settle next, never a verdict. */
export function tiesNext(
  ties: readonly Pick<Tie, 'id' | 'ifYes'>[],
  answers: Readonly<Record<string, TieAnswer>>,
): string | null {
  const asked = decidingTies(ties);
  const open = openTies(ties, answers);
  if (open === asked.length) return null;
  const kept = keptNames(asked, answers);
  const names = formatList(kept);
  const found =
    kept.length > 0 ? `Open: ${names} can keep you resident.` : 'No tie is left among your answers.';
  if (open > 0) return `${found} Answer ${open} more.`;
  return kept.length > 0
    ? `${found} Settle that first.`
    : 'None of these ties is left. The law looks at all of them together.';
}

/** "90 days before", "On the day", "30 days after"; null where no day is fixed. */
export function offsetWords(offsetDays: number | null): string | null {
  if (offsetDays === null) return null;
  if (offsetDays === 0) return 'On the day of leaving';
  const size = Math.abs(offsetDays);
  const words = countOf(size, 'day');
  return offsetDays < 0 ? `${words} before` : `${words} after`;
}

/** When a step is due, in words: a day of the next year where the law names one. */
export function stepWords({
  offsetDays,
  dueNextYear,
  dueInWords,
}: Pick<LeavingStep, 'offsetDays' | 'dueNextYear' | 'dueInWords'>): string {
  if (dueNextYear !== undefined) {
    const [month = 1, day = 1] = dueNextYear.split('-').map(Number);
    return `By ${formatDate({ day: 'numeric', month: 'long' }, 2000, month, day)} of the next year`;
  }
  return dueInWords ?? offsetWords(offsetDays) ?? 'Later';
}

/**
 * What a home country has against a destination, in sentences: a list that it stands on, a treaty that is missing, and
 * rules with a name that concern it for years. The page about leaving has the whole of it.
 */
export function againstDestination(
  { name, agreements, tail }: Pick<Leaving, 'name' | 'agreements' | 'tail'>,
  slug: string,
): string[] {
  const home = nameInText(name);
  const { note, taxTreaty } = agreements[slug] ?? {};
  const listed = note?.split('; ').find((part) => /^On .* lists? of /.test(part));
  return [
    ...(listed ? [`${listed}: clients in ${home} may have to withhold tax.`] : []),
    ...(taxTreaty === false ? [`No tax treaty with ${home}.`] : []),
    ...tail
      .filter(({ concerns }) => concerns.includes(slug))
      .flatMap(({ name, years }) =>
        name && years ? [`${name} may go on for ${countOf(years, 'year')}.`] : [],
      ),
  ];
}

type Statements = Readonly<
  Record<'residenceEnds' | 'daysBack' | 'exitTax' | 'company' | 'clients' | 'socialSecurity', Sourced>
> &
  Readonly<Record<'ties' | 'tail' | 'steps' | 'insured', readonly Sourced[]>> &
  Pick<Leaving, 'withheld' | 'shortStay'>;

/**
 * On what the statements of a page rest, counted: "9 of 24 statements rest on law or public offices, 15 on advisers; 6
 * are unsure."
 */
export function restsOnWords({
  residenceEnds,
  shortStay,
  ties,
  daysBack,
  exitTax,
  tail,
  company,
  clients,
  withheld: { fees, wages },
  insured,
  socialSecurity,
  steps,
}: Statements): string {
  const statements: readonly Sourced[] = [
    residenceEnds,
    shortStay,
    ...ties,
    daysBack,
    exitTax,
    ...tail,
    company,
    clients,
    ...(fees ? [fees] : []),
    wages,
    ...insured,
    socialSecurity,
    ...steps,
  ];
  const official = statements.filter(
    ({ source }) => source.url === null || source.kind === 'official',
  ).length;
  const unsure = statements.filter(
    ({ confidence }) => confidence !== undefined && confidence !== 'high',
  ).length;
  const rest = `${official} of ${statements.length} statements rest on law or public offices, ${statements.length - official} on advisers`;
  if (unsure === 0) return `${rest}.`;
  return `${rest}; ${unsure === 1 ? '1 is' : `${unsure} are`} unsure.`;
}
