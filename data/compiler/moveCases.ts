/** Reads cases of years of a move: arrivals by regime, departures by home country. */
import * as v from 'valibot';
import { dayOf, MoveDateError } from '../../src/tax/index.ts';

/** A year of arrival; amounts are in `currency`. */
export interface ArriveCase {
  readonly id: string | number;
  readonly arrive: { readonly regime: string; readonly on: string; readonly reliefs: readonly string[] };
  /** Earned in the months there, and in those before. */
  readonly incomeThere: number;
  readonly incomeBefore: number;
  readonly currency: string;
}

/** A year of departure; amounts are in `currency`. */
export interface LeaveCase {
  readonly id: string | number;
  readonly leave: { readonly home: string; readonly on: string };
  /** What she earns in the whole tax year, evenly. */
  readonly incomeOfYear: number;
  readonly currency: string;
}

export type MoveCase = ArriveCase | LeaveCase;

/** A file that holds no cases; the message lists everything that is wrong with it. */
export class MoveCasesError extends Error {}

const id = v.union([v.string(), v.number()]);
const day = v.pipe(v.string(), v.check(isDay, 'is no date such as "2027-05-01"'));
const amount = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value >= 0, 'is no income; allowed is a number, 0 or more'),
);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no currency code such as "EUR"'));

const arriveCase = v.object({
  id,
  arrive: v.object({ regime: v.string(), on: day, reliefs: v.nullish(v.array(v.string()), []) }),
  incomeThere: amount,
  incomeBefore: v.nullish(amount, 0),
  currency,
});
const leaveCase = v.object({
  id,
  leave: v.object({ home: v.string(), on: day }),
  incomeOfYear: amount,
  currency,
});

function isDay(text: string): boolean {
  try {
    dayOf(text);
    return true;
  } catch (error) {
    if (error instanceof MoveDateError) return false;
    throw error;
  }
}

/** Mistakes shown of a file; more would bury the first. */
const SHOWN = 10;

function mistakesOf(
  content: unknown,
  index: number,
): { readonly read?: MoveCase; readonly mistakes: string[] } {
  const isObject = typeof content === 'object' && content !== null;
  const isArrival = isObject && 'arrive' in content;
  if (!isObject || isArrival === 'leave' in content) {
    return { mistakes: [`[${index}]: must be a case with either "arrive" or "leave"`] };
  }
  const result = isArrival ? v.safeParse(arriveCase, content) : v.safeParse(leaveCase, content);
  if (result.success) return { read: result.output, mistakes: [] };
  return {
    mistakes: result.issues.map((issue) => {
      const found = issue.received === 'undefined' ? 'nothing' : issue.received;
      const words = issue.message.startsWith('Invalid ')
        ? `found ${found}, allowed is ${issue.expected}`
        : `${found} ${issue.message}`;
      return `[${index}].${v.getDotPath(issue) ?? ''}: ${words}`;
    }),
  };
}

/**
 * @param text a list of cases as JSON, or an object that holds it as `cases`
 * @throws MoveCasesError with everything that is wrong
 */
export function readMoveCases(text: string): readonly MoveCase[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new MoveCasesError(`It is not valid JSON: ${(error as SyntaxError).message}`);
  }
  const list =
    typeof content === 'object' && content !== null && 'cases' in content ? content.cases : content;
  if (!Array.isArray(list)) throw new MoveCasesError('It must hold a list of cases.');
  const read = list.map(mistakesOf);
  const mistakes = read.flatMap((one) => one.mistakes);
  if (mistakes.length > 0) {
    const more = mistakes.length - SHOWN;
    throw new MoveCasesError(
      [...mistakes.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    );
  }
  return read.flatMap((one) => (one.read ? [one.read] : []));
}
