/** Which figures of the laws stand for a tax year, which are missing, and when those are due. */
import { type Problem, problem } from '../problems.ts';
import type { CalendarEntry, CalendarFile } from './calendarFile.ts';
import type { LawFile } from './lawFile.ts';

/**
 * How a figure stands in a tax year: it has a value of that year, which is law or follows by a rule; such a value waits for
 * others of its group; it goes on until a law changes it; somebody has looked and found no new value; or it must be renewed,
 * and nobody has.
 */
export type Standing = 'law' | 'by-rule' | 'waits' | 'goes-on' | 'checked' | 'missing';

export interface FigureOfYear {
  readonly name: string;
  readonly standing: Standing;
  /** The value of that year; null for bands, and where there is none. */
  readonly is: number | null;
  /** Values that are no law yet: "37,369 (bill)". */
  readonly beside: readonly string[];
  /** Of what waits: what of its group is not out. */
  readonly waitsFor: readonly string[];
  /** When the calendar expects it, as "2026-12-15"; null where it does not name it. */
  readonly due: string | null;
}

export interface YearOfCountry {
  readonly country: string;
  readonly figures: readonly FigureOfYear[];
  /** What else the calendar expects for that year. */
  readonly expected: readonly { readonly what: string; readonly due: string }[];
}

/** The laws by their countries' slugs, and when what of them is due. */
export interface DatedLaws {
  readonly law: Readonly<Record<string, LawFile>>;
  readonly calendar: CalendarFile;
}

interface DatedFigure {
  readonly isYearly: boolean;
  readonly in: readonly {
    readonly from: string;
    readonly is: unknown;
    readonly status?: 'by-rule' | 'waits' | 'bill' | 'announced' | undefined;
    readonly checkedFor?: number | undefined;
  }[];
}

/** The figures, scales and steps of a country; of the latter the calendar knows which are set every year. */
function datedFigures(file: LawFile, entries: readonly CalendarEntry[]): Map<string, DatedFigure> {
  const isExpected = (name: string) => entries.some(({ figures = [] }) => figures.includes(name));
  const { figures, scales, steps, waiting = [] } = file;
  const withWaiting = (name: string, values: DatedFigure['in']): DatedFigure['in'] => [
    ...values,
    ...waiting
      .filter((one) => one.name === name)
      .map(({ from, is }) => ({ from, is, status: 'waits' as const })),
  ];
  return new Map<string, DatedFigure>([
    ...Object.entries(figures).map(
      ([name, { unit, set = setOf(unit), in: values }]): [string, DatedFigure] => [
        name,
        { isYearly: set === 'yearly', in: withWaiting(name, values) },
      ],
    ),
    ...[...Object.entries(scales), ...Object.entries(steps)].map(([name, bands]): [string, DatedFigure] => [
      name,
      { isYearly: isExpected(name), in: withWaiting(name, bands.in) },
    ]),
  ]);
}

/** Money is set every year, all else until it is changed, where a file does not say so. */
function setOf(unit: LawFile['figures'][string]['unit']): 'yearly' | 'until-changed' {
  return ['year', 'quarter', 'month', 'week'].includes(unit) ? 'yearly' : 'until-changed';
}

const entriesOf = ({ entries }: CalendarFile, of: string) => entries.filter(({ country }) => country === of);

/** The day on which an entry of the calendar is due for a tax year. */
export function dueDay({ due, of }: Pick<CalendarEntry, 'due' | 'of'>, taxYear: number): string {
  const year = { 'next-year': taxYear - 1, 'same-year': taxYear, 'year-before': taxYear + 1 }[of];
  return `${year}-${due}`;
}

function firstDay({ taxYearStarts = '01-01' }: LawFile, taxYear: number): string {
  return `${taxYear}-${taxYearStarts}`;
}

type DatedValue = DatedFigure['in'][number];

function isInForce({ status }: DatedValue): boolean {
  return status === undefined || status === 'by-rule';
}

function standingOf({ status }: DatedValue): Standing {
  return status === 'by-rule' || status === 'waits' ? status : 'law';
}

/** Whether a figure that is renewed has no value of the year yet. */
export function isNotOut({ standing, due }: Pick<FigureOfYear, 'standing' | 'due'>): boolean {
  return standing === 'missing' || ((standing === 'goes-on' || standing === 'checked') && due !== null);
}

/** How a figure stands in a year for which it has no new value. */
function standingWithout(figure: DatedFigure, starts: string, taxYear: number): Standing {
  const isSetUntilLater = figure.in.some((value) => isInForce(value) && value.from >= starts);
  if (isSetUntilLater) return 'goes-on';
  if (figure.in.some(({ checkedFor = 0 }) => checkedFor >= taxYear)) return 'checked';
  return figure.isYearly ? 'missing' : 'goes-on';
}

/** How every figure of a country stands in a tax year. */
export function yearOfCountry(
  country: string,
  file: LawFile,
  calendar: CalendarFile,
  taxYear: number,
): YearOfCountry {
  const entries = entriesOf(calendar, country);
  const [starts, ends] = [firstDay(file, taxYear), firstDay(file, taxYear + 1)];
  const { waiting = [] } = file;
  const figures = [...datedFigures(file, entries)].map(([name, figure]): FigureOfYear => {
    const fromThen = figure.in.filter(({ from }) => from >= starts);
    const ofYear = fromThen.filter(({ from }) => from < ends);
    const value = ofYear.find(isInForce) ?? ofYear.find(({ status }) => status === 'waits');
    const entry = entries.find((one) => one.figures?.includes(name));
    return {
      name,
      standing: value ? standingOf(value) : standingWithout(figure, starts, taxYear),
      is: typeof value?.is === 'number' ? value.is : null,
      beside: fromThen
        .filter((one) => !isInForce(one) && one.status !== 'waits')
        .map(({ is, status }) => (typeof is === 'number' ? `${amount(is)} (${status})` : `${status}`)),
      waitsFor: waiting.find((one) => one.name === name && one.taxYear === taxYear)?.waitsFor ?? [],
      due: entry ? dueDay(entry, taxYear) : null,
    };
  });
  const expected = entries
    .filter((entry) => !entry.figures)
    .map((entry) => ({ what: entry.what, due: dueDay(entry, taxYear) }));
  return { country, figures, expected };
}

const amount = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 });

/** How the years of countries stand, as text: what is law, what follows by a rule, what is missing and when it is due. */
export function yearInWords(years: readonly YearOfCountry[], taxYear: number): string {
  const blocks = years.map(({ country, figures, expected }) => {
    const row = (title: string, words: readonly string[]) =>
      words.length > 0 ? [`  ${title.padEnd(14)}${words.join(', ')}`] : [];
    const of = (...standings: readonly Standing[]) =>
      figures.filter(({ standing }) => standings.includes(standing));
    const withDue = ({ name, due }: FigureOfYear) => (due ? `${name} (due ${due})` : name);
    const withValue = (one: FigureOfYear) => `${withDue(one)}${one.is === null ? '' : ` ${amount(one.is)}`}`;
    return [
      country,
      ...row(
        'law',
        of('law').map(({ name, is }) => (is === null ? name : `${name} ${amount(is)}`)),
      ),
      ...row(
        'goes on',
        of('goes-on', 'checked').flatMap((one) => (isNotOut(one) ? [] : [one.name])),
      ),
      ...row('by a rule', of('by-rule').map(withValue)),
      ...row(
        'waits',
        of('waits').map((one) => `${withValue(one)} for ${one.waitsFor.join(' and ')}`),
      ),
      ...row(
        'no law yet',
        figures.flatMap(({ name, beside }) => beside.map((value) => `${name} ${value}`)),
      ),
      ...row(
        'not yet out',
        of('goes-on', 'checked').flatMap((one) => (isNotOut(one) ? [withDue(one)] : [])),
      ),
      ...row('missing', of('missing').map(withDue)),
      ...row(
        'also expected',
        expected.map(({ what, due }) => `${what} (due ${due})`),
      ),
    ].join('\n');
  });
  const all = years.flatMap(({ figures }) => figures);
  const count = (...standings: readonly Standing[]) =>
    all.filter(({ standing }) => standings.includes(standing)).length;
  const total = `${taxYear}: ${all.length} figures; ${count('law')} law of that year, ${count('goes-on', 'checked')} go on, ${count('by-rule')} by a rule, ${count('waits')} wait, ${count('missing')} missing`;
  return [...blocks, total].join('\n\n');
}

/**
 * What the calendar has expected by a day and the laws do not have: no value that is law from the year in question on.
 * Names that no law knows are told as well.
 */
export function overdue({ law, calendar }: DatedLaws, today: string): Problem[] {
  return Object.entries(law).flatMap(([country, file]) => {
    const path = `data/law/${country}.json`;
    const entries = entriesOf(calendar, country);
    const figures = datedFigures(file, entries);
    return entries.flatMap((entry) => {
      const taxYear = newestDueYear(entry, today);
      const due = dueDay(entry, taxYear);
      return (entry.figures ?? []).flatMap((name) => {
        const figure = figures.get(name);
        if (!figure) {
          return [problem('data/calendar.json', country, `"${name}" is no figure of ${path}`)];
        }
        const isDone = due < calendar.since ? wasSettled(calendar, figure, file, taxYear) : false;
        if (isDone || isLaw(figure, firstDay(file, taxYear))) return [];
        return [problem(path, name, `was due on ${due} for ${taxYear}: ${entry.what}`)];
      });
    });
  });
}

function isLaw(figure: DatedFigure, starts: string): boolean {
  return figure.in.some(({ from, status }) => from >= starts && status === undefined);
}

/** Whether somebody has looked for what was due before the laws were last gone through. */
function wasSettled({ since }: CalendarFile, figure: DatedFigure, file: LawFile, taxYear: number): boolean {
  const starts = firstDay(file, taxYear);
  const wasLookedFor = figure.in.some(
    ({ from, status, checkedFor = 0 }) =>
      checkedFor >= taxYear || (from >= starts && (status === 'by-rule' || status === 'waits')),
  );
  return wasLookedFor || taxYear <= Number(since.slice(0, 4));
}

/** The newest tax year for which an entry was due by a day. */
function newestDueYear(entry: CalendarEntry, today: string): number {
  const year = Number(today.slice(0, 4)) + 1;
  return [year, year - 1, year - 2, year - 3].find((one) => dueDay(entry, one) <= today) ?? year;
}
