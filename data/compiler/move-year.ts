/**
 * `npm run -s move -- <file>`: what years of a move cost. The file holds cases, an arrival or a departure each, with
 * amounts in the country's currency; standard output is `[{"id", "total"}]`, rounded to cents. Exits 2 with a message
 * if the file cannot be read or asks about something unknown.
 */
import * as v from 'valibot';
import {
  dayOf,
  MoveDateError,
  scheduleOf,
  shareUntil,
  taxOfArrival,
  taxOfDeparture,
} from '../../src/tax/index.ts';
import { casesOf, UsageError } from './commandLine.ts';
import { type CompiledData, compileData, DataError } from './index.ts';
import { nearestNames } from './schema/primitives.ts';

/** A year of arrival; amounts are in `currency`. */
interface ArriveCase {
  readonly id: string | number;
  readonly arrive: { readonly regime: string; readonly on: string; readonly reliefs: readonly string[] };
  /** Earned in the months there, and in those before. */
  readonly incomeThere: number;
  readonly incomeBefore: number;
  readonly currency: string;
}

/** A year of departure; amounts are in `currency`. */
interface LeaveCase {
  readonly id: string | number;
  readonly leave: { readonly home: string; readonly on: string };
  /** What she earns in the whole tax year, evenly. */
  readonly incomeOfYear: number;
  readonly currency: string;
}

type MoveCase = ArriveCase | LeaveCase;

/** A file that holds no cases; the message lists everything that is wrong with it. */
class MoveCasesError extends Error {}

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

const USAGE = 'Usage: npm run -s move -- <file>';

/** Units of one currency for one unit of another. */
function exchange(
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
  id: MoveCase['id'],
): number {
  const [ofFrom, ofTo] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  if (from === to) return 1;
  if (ofFrom === undefined || ofTo === undefined) {
    throw new UsageError(`Case ${id}: there is no exchange rate for "${from}".`);
  }
  return ofTo / ofFrom;
}

/** What the destination takes in the year of an arrival, in the case's currency. */
function totalOfArrival({ moveYear, exchangeRates }: CompiledData, asked: ArriveCase): number {
  const { id, arrive, incomeThere, incomeBefore, currency } = asked;
  const countries = Object.values(moveYear.arrive);
  const country = countries.find(({ regimes }) => regimes.some((one) => one.id === arrive.regime));
  const regime = country?.regimes.find((one) => one.id === arrive.regime);
  if (!country || !regime) {
    const ids = countries.flatMap(({ regimes }) => regimes.map((one) => one.id));
    throw new UsageError(
      `Case ${id}: there is no regime "${arrive.regime}"; nearest are ${nearestNames(arrive.regime, ids, 3).join(', ')}.`,
    );
  }
  const known = Object.keys(regime.reliefs ?? {});
  for (const name of arrive.reliefs) {
    if (known.includes(name)) continue;
    throw new UsageError(
      `Case ${id}: ${regime.id} has no relief "${name}"; ${known.length === 0 ? 'it has none' : `allowed are ${known.join(', ')}`}.`,
    );
  }
  const rate = exchange(currency, regime.currency, exchangeRates.rates, id);
  const { total } = taxOfArrival(country, regime, {
    on: dayOf(arrive.on),
    incomeThere: incomeThere * rate,
    incomeBefore: incomeBefore * rate,
    reliefs: arrive.reliefs,
  });
  return total / rate;
}

/** What the home country takes of the tax year of a departure, in the case's currency. */
function totalOfDeparture(data: CompiledData, { id, leave, incomeOfYear, currency }: LeaveCase): number {
  const { moveYear, homeCountries, exchangeRates } = data;
  const home = homeCountries.find((one) => one.id === leave.home || one.slug === leave.home);
  const country = home && moveYear.leave[home.id];
  if (!home || !country) {
    const ids = homeCountries.map((one) => one.id);
    throw new UsageError(
      `Case ${id}: there is no home country "${leave.home}"; allowed are ${ids.join(', ')}.`,
    );
  }
  const rate = exchange(currency, country.currency, exchangeRates.rates, id);
  const on = dayOf(leave.on);
  const until = incomeOfYear * rate * shareUntil(country, on);
  const { total } = taxOfDeparture(country, {
    ...{ on, until, after: incomeOfYear * rate - until },
    schedule: scheduleOf(home.regime, home.regime.taxBrackets),
    rate: country.currency === 'USD' ? 1 : (exchangeRates.rates[country.currency] ?? 1),
  });
  return total / rate;
}

/** What `npm run move` prints for these arguments, and its exit code. */
export function moveCommand(args: readonly string[]): { status: number; stdout: string; stderr: string } {
  try {
    const cases = casesOf(args, readMoveCases, MoveCasesError);
    const data = compileData();
    const answers = cases.map((one) => {
      const total = 'arrive' in one ? totalOfArrival(data, one) : totalOfDeparture(data, one);
      return { id: one.id, total: Math.round(total * 100) / 100 };
    });
    return { status: 0, stdout: `${JSON.stringify(answers, null, 2)}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n${USAGE}\n` };
    if (error instanceof DataError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
    throw error;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { status, stdout, stderr } = moveCommand(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
