/**
 * One law behind another, as one program: a table says where what the second asks for stands in the first. What walks the
 * first law, or looks for the best wage in it, then sees both.
 */
import type { RegimeLaw } from './laws.ts';
import type { LawProgram, Step } from './program.ts';

/** Where a linked program has what the law behind takes, in the currency of the first; before its other names stands "behind.". */
export const BEHIND = 'behind';

/** The law of a country that goes on taxing a person, as it stands behind those of schemes. */
export interface LawBehind {
  /** The same where programs are the same. */
  readonly key: string;
  /** A scheme's program with it, which is made once. */
  readonly programOf: (law: InCurrency, regimeId: string) => LawProgram;
}

/** A law in its currency. */
type InCurrency = Pick<RegimeLaw, 'program' | 'perDollar'>;

/** What a table is made of: places of steps behind those of the first law. */
export interface Writer {
  readonly number: (value: number) => number;
  /** What the case gives. */
  readonly given: (name: string) => number;
  /** What the case says, else another place. */
  readonly asked: (name: string, otherwise: number) => number;
  /** A line, never below 0, or what else the first law is asked for; 0 where it has none. */
  readonly line: (kind: string) => number;
  readonly extra: (name: string) => number;
  readonly step: (...step: Step) => number;
  /** The same amount in the currency of the law behind. */
  readonly money: (place: number) => number;
}

/** By the name under which the law behind asks: where it stands. What is left out is as the case says it, else as is usual. */
export type Table = Readonly<Record<string, number>>;

/** Operations whose first operand is an index into a list of the program. */
const LISTS = {
  figure: 'figures',
  sum: 'figures',
  sumOfYear: 'figures',
  scale: 'scales',
  table: 'tables',
} as const;

/** The name in a linked program of what the law behind has, or is asked. */
export function behind(name: string): string {
  return `${BEHIND}.${name}`;
}

/**
 * The case can answer what the law behind asks, with "behind." before it; its lines and values are extras.
 * @throws {RangeError} where the tax years do not begin on the same day
 */
export function linkedBehind(
  { program: first, perDollar }: InCurrency,
  { program: second, perDollar: secondPerDollar }: InCurrency,
  tableOf: (write: Writer) => Table,
): LawProgram {
  if (first.taxYearStarts !== second.taxYearStarts)
    throw new RangeError(
      `${second.id} cannot stand behind ${first.id}: its tax year begins on ${second.taxYearStarts}, not on ${first.taxYearStarts}`,
    );
  const steps = [...first.steps];
  const given = [...first.given];
  const rate = secondPerDollar / perDollar;
  const step = (...one: Step) => steps.push(one) - 1;
  const number = (value: number) => step('number', value);
  const indexOf = (name: string) => (given.includes(name) ? given.indexOf(name) : given.push(name) - 1);
  const notNegative = (place: number) => step('greatest', place, number(0));
  const times = (place: number, factor: number) =>
    factor === 1 ? place : step('multiply', place, number(factor));
  const placeIn = (places: Readonly<Record<string, number>>, name: string) => places[name] ?? number(0);
  const table = tableOf({
    ...{ number, step },
    given: (name) => step('given', indexOf(name)),
    asked: (name, otherwise) => step('asked', indexOf(behind(name)), otherwise),
    line: (kind) => notNegative(placeIn(first.lines, kind)),
    extra: (name) => placeIn(first.extras, name),
    money: (place) => times(place, rate),
  });

  const places: number[] = [];
  for (const [operation, index = 0, ...operands] of second.steps) {
    const others = operands.map((place) => places[place] as number);
    places.push(write(operation, index, others));
  }
  const placed = (named: readonly (readonly [string, number])[], before = '') =>
    Object.fromEntries(named.map(([name, place]) => [behind(before + name), places[place] as number]));
  const lines = Object.entries(second.lines);
  const total = lines
    .map(([, place]) => notNegative(places[place] as number))
    .reduce((sum, line) => step('add', sum, line), number(0));
  return {
    ...first,
    steps,
    given,
    scales: [...first.scales, ...second.scales],
    tables: [...first.tables, ...second.tables],
    // Under names of their own: a case can set a figure by its name.
    figures: [...first.figures, ...second.figures.map((one) => ({ ...one, name: behind(one.name) }))],
    extras: {
      ...first.extras,
      ...placed(second.values),
      ...placed(lines, 'line.'),
      [BEHIND]: times(total, 1 / rate),
    },
  };

  function write(operation: Step[0], index: number, others: readonly number[]): number {
    const name = second.given[index] ?? '';
    const own = table[name];
    switch (operation) {
      case 'number':
        return number(index);
      case 'given':
        return own ?? step('given', indexOf(name));
      case 'asked':
        return step('asked', indexOf(behind(name)), own ?? (others[0] as number));
      case 'figure':
      case 'sum':
      case 'sumOfYear':
      case 'scale':
      case 'table':
        return step(operation, index + first[LISTS[operation]].length, ...others);
      default:
        return step(operation, places[index] as number, ...others);
    }
  }
}
