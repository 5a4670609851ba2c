/** A law put into a year: figures become numbers, and what depends on nothing else is worked out once. */
import type { Band, ByDay, LawProgram, Step, TableStep } from './program.ts';

/** A tax year, or the part of one in which a person is taxed. */
export interface LawPeriod {
  /** The calendar year in which the tax year begins. */
  readonly taxYear: number;
  /** First and last month of it, counted from 1 where the tax year begins; the whole year where they are left out. */
  readonly firstMonth?: number;
  readonly lastMonth?: number;
}

/** A program in which every figure is a number. */
export interface LawOfYear {
  readonly program: LawProgram;
  readonly steps: readonly Step[];
  readonly scales: readonly (readonly Band[])[];
  readonly tables: readonly (readonly TableStep[])[];
}

/** What a person has said that chooses figures. */
export interface Choices {
  /** Figures that the case sets itself; percents are fractions. */
  readonly set?: Readonly<Record<string, number>> | undefined;
  /** What figures by profession, region or town go by. */
  readonly is?: readonly string[] | undefined;
}

const kept = new WeakMap<LawProgram, Map<string, LawOfYear>>();

/**
 * A law with the figures of a year put in, which is done once.
 * @throws {RangeError} for a figure that has no value in that year
 */
export function lawOfYear(program: LawProgram, period: LawPeriod, choices: Choices = {}): LawOfYear {
  const { set, is = [] } = choices;
  const { taxYear, firstMonth = 1, lastMonth = 12 } = period;
  const years = kept.get(program) ?? new Map<string, LawOfYear>();
  kept.set(program, years);
  const key = JSON.stringify([taxYear, firstMonth, lastMonth, is, set]);
  const law = years.get(key) ?? putInto(program, period, choices);
  years.set(key, law);
  return law;
}

function putInto(program: LawProgram, period: LawPeriod, choices: Choices): LawOfYear {
  const { firstMonth = 1, lastMonth = 12, taxYear } = period;
  const dayOf = (month: number) => dayIn(program, taxYear, month);
  const first = dayOf(firstMonth);
  const steps = program.steps.map((step): Step => {
    const [operation, index = 0] = step;
    if (operation === 'figure')
      return ['number', figureOn(program, index, countingDay(program, index), choices)];
    if (operation !== 'sum' && operation !== 'sumOfYear') return step;
    const [from, to] = operation === 'sum' ? [firstMonth, lastMonth] : [1, 12];
    let sum = 0;
    for (let month = from; month <= to; month++) sum += figureOn(program, index, dayOf(month), choices);
    return ['number', sum];
  });
  return {
    program,
    steps,
    scales: program.scales.map((scale) => chosenOn(scale, first, choices) ?? []),
    tables: program.tables.map(({ in: steps }) => chosenOn(steps, first, choices) ?? []),
  };

  function countingDay({ figures }: LawProgram, index: number): string {
    const { counts = 'start', before = 0 } = figures[index] ?? {};
    const year = taxYear - before;
    if (counts === 'start') return dayIn(program, year, firstMonth);
    return counts === 'end' ? dayIn(program, year, lastMonth) : `${year}-${counts}`;
  }
}

/** The day on which a month of a tax year begins. */
function dayIn({ taxYearStarts }: LawProgram, taxYear: number, month: number): string {
  const [startMonth = 1, day = 1] = taxYearStarts.split('-').map(Number);
  const months = startMonth - 1 + month - 1;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${taxYear + Math.floor(months / 12)}-${two((months % 12) + 1)}-${two(day)}`;
}

function figureOn({ figures, id }: LawProgram, index: number, day: string, choices: Choices): number {
  const figure = figures[index];
  const value = figure && (choices.set?.[figure.name] ?? chosenOn(figure.in, day, choices));
  if (value === undefined) throw new RangeError(`${id}: ${figure?.name ?? `figure ${index}`} has no value`);
  return value;
}

/** The value in force on a day for a person; before the first one the first, as the data say nothing of earlier years. */
function chosenOn<T>(values: ByDay<T>, day: string, { is = [] }: Choices): T | undefined {
  const dated = values.findLast(({ from }) => from <= day) ?? values[0];
  return is.map((choice) => dated?.of?.[choice]).find((value) => value !== undefined) ?? dated?.is;
}
