/**
 * Figures of one tariff move together: what follows by a rule waits, and the value before goes on, while something of its
 * group is not out for that tax year. What is law always counts.
 */
import { type Problem, problem, unknown } from '../problems.ts';
import type { CalendarFile } from './calendarFile.ts';
import type { LawFile, LawInFile, WaitingValue } from './lawFile.ts';
import { type DatedLaws, type FigureOfYear, isNotOut, yearOfCountry } from './yearReport.ts';

type Dated = LawFile['figures'][string]['in'][number] | LawFile['scales'][string]['in'][number];

const known = new WeakMap<LawInFile, { readonly calendar: CalendarFile; readonly law: LawFile }>();

/** A law without the values that wait; those stand in its `waiting`. */
export function inOnePiece(country: string, file: LawInFile, calendar: CalendarFile): LawFile {
  const last = known.get(file);
  if (last?.calendar === calendar) return last.law;
  const law = withoutWaiting(file, waitingIn(country, file, calendar));
  known.set(file, { calendar, law });
  return law;
}

function withoutWaiting(file: LawInFile, waiting: readonly WaitingValue[]): LawFile {
  if (waiting.length === 0) return file;
  const waits = (name: string, value: Dated) =>
    isByRule(value) && waiting.some((one) => one.name === name && one.from === value.from);
  const without = <Of extends { readonly in: readonly Dated[] }>(all: Readonly<Record<string, Of>>) =>
    Object.fromEntries(
      Object.entries(all).map(([name, one]) => [
        name,
        { ...one, in: one.in.filter((value) => !waits(name, value)) },
      ]),
    ) as Record<string, Of>;
  const { figures, scales, steps } = file;
  return { ...file, figures: without(figures), scales: without(scales), steps: without(steps), waiting };
}

function waitingIn(country: string, file: LawInFile, calendar: CalendarFile): WaitingValue[] {
  const years = new Map<number, readonly FigureOfYear[]>();
  const yearOf = (taxYear: number) => {
    const figures = years.get(taxYear) ?? yearOfCountry(country, file, calendar, taxYear).figures;
    years.set(taxYear, figures);
    return figures;
  };
  return Object.values(file.groups ?? {}).flatMap((names) =>
    names.flatMap((name) =>
      // The first value has none before it that could go on.
      valuesOf(file, name)
        .slice(1)
        .filter(isByRule)
        .flatMap(({ from, is }): WaitingValue[] => {
          const taxYear = taxYearOf(from, file);
          const notOut = yearOf(taxYear).filter((one) => names.includes(one.name) && isNotOut(one));
          if (notOut.length === 0) return [];
          const waitsFor = notOut.map((one) => one.name);
          return [{ name, from, taxYear, is: typeof is === 'number' ? is : null, waitsFor }];
        }),
    ),
  );
}

function isByRule({ status }: Dated): boolean {
  return status === 'by-rule';
}

function valuesOf({ figures, scales, steps }: LawInFile, name: string): readonly Dated[] {
  return (figures[name] ?? scales[name] ?? steps[name])?.in ?? [];
}

/** The tax year in which a day lies, by the calendar year in which it begins. */
function taxYearOf(day: string, { taxYearStarts = '01-01' }: LawInFile): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < taxYearStarts ? year - 1 : year;
}

/**
 * Groups of which something is new in a tax year, because it is law, and something else is not out. In years in which the
 * laws have been gone through all that is not new goes on.
 */
export interface MixedGroup {
  readonly group: string;
  readonly taxYear: number;
  /** Names of what is law for that year. */
  readonly isLaw: readonly string[];
  readonly notOut: readonly FigureOfYear[];
}

export function mixedGroups(
  country: string,
  file: LawFile,
  calendar: CalendarFile,
  taxYear: number,
): readonly MixedGroup[] {
  const groups = Object.entries(file.groups ?? {});
  if (groups.length === 0 || taxYear <= Number(calendar.since.slice(0, 4))) return [];
  const { figures } = yearOfCountry(country, file, calendar, taxYear);
  return groups.flatMap(([group, names]) => {
    const own = figures.filter(({ name }) => names.includes(name));
    const isLaw = own.filter(({ standing }) => standing === 'law').map(({ name }) => name);
    const notOut = own.filter(isNotOut);
    return isLaw.length > 0 && notOut.length > 0 ? [{ group, taxYear, isLaw, notOut }] : [];
  });
}

/** Members of groups that are no figure, scale or step of their law, or stand in two groups. */
export function checkGroups({ law }: Pick<DatedLaws, 'law'>): Problem[] {
  return Object.entries(law).flatMap(([country, file]) => {
    const known = [file.figures, file.scales, file.steps].flatMap((all) => Object.keys(all));
    const named = Object.entries(file.groups ?? {}).flatMap(([group, names]) =>
      names.map((name) => ({ group, name })),
    );
    return named.flatMap(({ group, name }, place) => {
      const report = (message: string) => [problem(`data/law/${country}.json`, `groups.${group}`, message)];
      if (!known.includes(name)) return report(unknown(name, 'figure or scale', known));
      return named.findIndex((one) => one.name === name) < place
        ? report(`"${name}" stands in a group already; a figure moves with one tariff`)
        : [];
    });
  });
}

/** What is mixed in a tax year and in the next one, for whoever keeps the laws. */
export function mixed({ law, calendar }: DatedLaws, taxYear: number): Problem[] {
  return Object.entries(law).flatMap(([country, file]) =>
    [taxYear, taxYear + 1].flatMap((year) =>
      mixedGroups(country, file, calendar, year).map(({ group, isLaw, notOut }) => {
        const missing = notOut.map(({ name, due }) => (due ? `${name} (due ${due})` : name)).join(', ');
        const message = `${year} is mixed: ${isLaw.join(', ')} ${isLaw.length === 1 ? 'is' : 'are'} law, not out: ${missing}`;
        return problem(`data/law/${country}.json`, `groups.${group}`, message);
      }),
    ),
  );
}
