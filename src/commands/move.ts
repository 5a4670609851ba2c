/**
 * `npm run -s move -- <file>`: what years of a move cost. The file holds cases, an arrival or a departure each, with
 * amounts in the country's currency; standard output is `[{"id", "total"}]`, rounded to cents. Exits 2 with a message
 * if the file cannot be read or asks about something unknown.
 */
import * as v from 'valibot';
import { type CompiledData, compileData } from '../../data/compiler/index.ts';
import { readAmount } from '../catalogue/amounts.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { dayOf, shareUntil, taxOfArrival, taxOfDeparture } from '../tax/index.ts';
import {
  answered,
  asksForHelp,
  CasesError,
  casesError,
  casesOf,
  contentOf,
  failed,
  isDay,
  mistakeInWords,
  type Outcome,
  print,
  quoted,
  remarks,
  UsageError,
} from './commandLine.ts';

const id = v.union([v.string(), v.number()]);
const day = v.pipe(v.string(), v.check(isDay, 'is no date such as "2027-05-01"'));
/** A number, or an amount as it is written: "70.000". */
const amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => (typeof given === 'number' ? given : amountIn(given))),
  v.check((value) => Number.isFinite(value) && value >= 0, 'is no income; allowed is a number, 0 or more'),
);
const currency = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'is no currency code such as "EUR"'),
);

const arriveCase = v.strictObject({
  id,
  arrive: v.strictObject({ regime: v.string(), on: day, reliefs: v.nullish(v.array(v.string()), []) }),
  incomeThere: amount,
  incomeBefore: v.nullish(amount, 0),
  currency,
  ...remarks,
});
const leaveCase = v.strictObject({
  id,
  leave: v.strictObject({ home: v.string(), on: day }),
  incomeOfYear: amount,
  currency,
  ...remarks,
});

function amountIn(text: string): number {
  const read = readAmount(text, Number.MAX_VALUE);
  return read && read.currency === null ? read.amount : Number.NaN;
}

/** A year of arrival; amounts are in `currency`. */
type ArriveCase = v.InferOutput<typeof arriveCase>;
/** A year of departure; `incomeOfYear` is earned evenly over it, amounts are in `currency`. */
type LeaveCase = v.InferOutput<typeof leaveCase>;

/** A case, or what is wrong with it. */
function readCase(content: unknown, index: number): ArriveCase | LeaveCase | readonly string[] {
  const isObject = typeof content === 'object' && content !== null;
  const isArrival = isObject && 'arrive' in content;
  if (!isObject || isArrival === 'leave' in content) {
    return [`[${index}]: must be a case with either "arrive" or "leave"`];
  }
  const result = isArrival ? v.safeParse(arriveCase, content) : v.safeParse(leaveCase, content);
  if (result.success) return result.output;
  return result.issues.map((issue) => mistakeInWords(issue, `[${index}].${v.getDotPath(issue) ?? ''}`));
}

/**
 * @param text a list of cases as JSON, or an object that holds it as `cases`
 * @throws CasesError with everything that is wrong
 */
export function readMoveCases(text: string): readonly (ArriveCase | LeaveCase)[] {
  const list = contentOf(text);
  if (!Array.isArray(list)) throw new CasesError('It must hold a list of cases.');
  const read = list.map(readCase);
  const mistakes = read.flatMap((one) => ('id' in one ? [] : one));
  if (mistakes.length > 0) throw casesError(mistakes);
  return read.flatMap((one) => ('id' in one ? [one] : []));
}

/** Units of one currency for one unit of another. */
function exchange(
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
  id: string | number,
): number {
  const [ofFrom, ofTo] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  if (from === to) return 1;
  if (ofFrom === undefined || ofTo === undefined) {
    throw new UsageError(`Case ${id}: there is no exchange rate for "${from}".`);
  }
  return ofTo / ofFrom;
}

/** What the destination takes in the year of an arrival, in the case's currency. */
function totalOfArrival(
  { moveYear, laws, reliefNames, exchangeRates }: CompiledData,
  asked: ArriveCase,
): number {
  const { id, arrive, incomeThere, incomeBefore, currency } = asked;
  const countries = Object.values(moveYear.arrive);
  const country = countries.find(({ regimes }) => Object.hasOwn(regimes, arrive.regime));
  const law = laws.regimes[arrive.regime];
  if (!country || !law) {
    const ids = countries.flatMap(({ regimes }) => Object.keys(regimes));
    throw new UsageError(
      `Case ${id}: there is no regime ${quoted(arrive.regime)}; nearest are ${nearestNames(arrive.regime, ids, 3).join(', ')}.`,
    );
  }
  const known = Object.entries(reliefNames[arrive.regime] ?? {});
  const reliefs = arrive.reliefs.map((name) => {
    const relief = known.find((names) => names.includes(name));
    if (relief) return relief[0];
    const allowed = known.map(([, words]) => words).join(', ');
    throw new UsageError(
      `Case ${id}: ${arrive.regime} has no relief "${name}"; ${known.length === 0 ? 'it has none' : `allowed are ${allowed}`}.`,
    );
  });
  const rate = exchange(currency, law.program.currency, exchangeRates.rates, id);
  const { total } = taxOfArrival(country, law, {
    on: dayOf(arrive.on),
    incomeThere: incomeThere * rate,
    incomeBefore: incomeBefore * rate,
    reliefs,
  });
  return total / rate;
}

/** What the home country takes of the tax year of a departure, in the case's currency. */
function totalOfDeparture(data: CompiledData, { id, leave, incomeOfYear, currency }: LeaveCase): number {
  const { moveYear, homeCountries, laws, exchangeRates } = data;
  const home = homeCountries.find((one) => one.id === leave.home || one.slug === leave.home);
  const country = home && moveYear.leave[home.id];
  const law = country && laws.regimes[country.regimeId];
  if (!country || !law) {
    const ids = homeCountries.map((one) => one.id);
    throw new UsageError(
      `Case ${id}: there is no home country ${quoted(leave.home)}; allowed are ${ids.join(', ')}.`,
    );
  }
  const rate = exchange(currency, law.program.currency, exchangeRates.rates, id);
  const on = dayOf(leave.on);
  const until = incomeOfYear * rate * shareUntil(country, on);
  return taxOfDeparture(law, { on, until, after: incomeOfYear * rate - until }).total / rate;
}

const USAGE = 'Usage: npm run -s move -- <file>';
const HELP = `${USAGE}

Answers what years of a move cost. The file is a list of cases, or an object that holds it as "cases":
  {"id", "arrive": {"regime": "bg-eood-company", "on": "2027-05-01", "reliefs": []}, "incomeThere": 40000, "incomeBefore": 20000,
   "currency": "EUR"}: what the destination takes in the year of the arrival
  {"id", "leave": {"home": "de", "on": "2027-05-01"}, "incomeOfYear": 60000, "currency": "EUR"}: what the home country takes of
   the tax year of the departure
Standard output is [{"id", "total"}].`;

/** What `npm run move` prints for these arguments, and its exit code. */
export function moveCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    const cases = casesOf(args, readMoveCases);
    const data = compileData();
    const answers = cases.map((one) => {
      const total = 'arrive' in one ? totalOfArrival(data, one) : totalOfDeparture(data, one);
      return { id: one.id, total: Math.round(total * 100) / 100 };
    });
    return answered(JSON.stringify(answers, null, 2));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(moveCommand(process.argv.slice(2)));
